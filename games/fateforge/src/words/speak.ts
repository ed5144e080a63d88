import { Facts, type Outcome, type Seating, type Words } from '@wyrdhall/kernel';
import { tellProse } from '../story/prose.ts';
import type { FateforgeTold } from '../told.ts';
import type { CampaignNames } from './campaign-words.ts';
import { whyWords } from './hint.ts';
import {
  type EventWords,
  type Language,
  type Offered,
  type OptionWords,
  offered,
  type QuestionWords,
  type ReasonWords,
} from './language.ts';
import { isEnemyId, namesIn } from './names.ts';

/** All that a language has to say. */
export interface Catalogue {
  readonly language: Language;
  readonly questions: QuestionWords;
  readonly options: OptionWords;
  readonly reasons: ReasonWords;
  readonly campaign: CampaignNames;
  taleOption(o: Offered): string;
  readonly events: EventWords;
  readonly outcomes: Readonly<Record<string, string>>;
  readonly terms: Readonly<Record<string, string>>;
  /** The title of a phase, for the clock: `turn:2 reactions`. */
  turn(round: string, what: string): string;
  player(seat: number): string;
  /** An entry of the campaign, as a point to begin at. */
  beginning(entry: string, scene: (id: string) => string): string;
}

const at = <T>(words: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(words, id) ? words[id] : undefined;

/** `known:hask`, `place:bell-yard`: names of the campaign, for a page of its own. */
const campaignTerms = (names: CampaignNames, kind: string): Readonly<Record<string, string>> =>
  ({
    known: names.known,
    place: names.places,
    location: names.locations,
    'story-card': names.cards,
    trait: names.traits,
  })[kind] ?? {};

/** Makes the words of a language out of its catalogue. */
export function speak(c: Catalogue): Words<FateforgeTold> {
  const { cardName, enemyName, heroName, questlineName, resultName, sceneName } = namesIn(c.language);
  /** `red:hit` of several dice, an item of a chest, a zone. */
  const rolled = (id: string): string =>
    cardName(id) ?? (isEnemyId(id) ? enemyName(id) : resultName(id.slice(id.indexOf(':') + 1)));
  const who = (seating: Seating | undefined, seat: number, figure: string | undefined): string =>
    figure !== undefined
      ? heroName(figure)
      : seating?.[seat]
        ? heroName(seating[seat] ?? '')
        : c.player(seat);
  return {
    question: (question, seat, seating) =>
      at(c.questions, question.id)?.(new Facts(question), who(seating, seat, question.figure)) ?? question.id,
    option(prompt, index) {
      const o = offered(prompt, index);
      if (o.question === 'roll') return at(c.campaign.faces, o.id) ?? rolled(o.id);
      if (o.question === 'tale' && o.id !== 'pack') return c.taleOption(o);
      if (o.question === 'draw') return cardName(o.id) ?? o.id;
      const words = at(c.options, o.kind);
      return (typeof words === 'function' ? words(o) : words) ?? o.id;
    },
    why: (why) => whyWords(why, c.language),
    // A script says by itself why a choice is closed.
    reason: (reason) =>
      reason.id === 'story'
        ? tellProse(String(reason.data?.text ?? ''), c.language)
        : (at(c.reasons, reason.id) ?? reason.id),
    event: (event) => (c.events[event.kind] as (e: FateforgeTold) => string)(event),
    outcome: (outcome: Outcome) => at(c.outcomes, outcome.why) ?? outcome.why,
    term(id) {
      const turn = /^turn:(\d+) (.+)$/.exec(id);
      if (turn) return c.turn(turn[1] ?? '', turn[2] ?? '');
      if (id.startsWith('scene:')) return sceneName(id.slice(6));
      const [, kind = '', of = ''] = /^(known|place|location|story-card|trait):(.+)$/.exec(id) ?? [];
      const named = kind === '' ? undefined : at(campaignTerms(c.campaign, kind), of);
      if (named !== undefined) return named;
      if (id.startsWith('at:')) return c.beginning(id.slice(3), sceneName);
      const quest = questlineName(id.replace(/^questline:/, ''));
      if (quest !== undefined) return quest;
      const hero = heroName(id.replace(/^heroes:/, ''));
      return at(c.terms, id) ?? cardName(id.replace(/^ally:/, '')) ?? (hero === id ? undefined : hero);
    },
  };
}
