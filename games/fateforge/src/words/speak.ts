import { Facts, type Outcome, type Seating, type Words } from '@wyrdhall/kernel';
import { questlineOf } from '../content/index.ts';
import type { FateforgeTold } from '../told.ts';
import {
  type EventWords,
  type OptionWords,
  offered,
  type QuestionWords,
  type ReasonWords,
} from './language.ts';
import { cardName, enemyName, heroName, resultName, sceneName } from './names.ts';

/** All that a language has to say. */
export interface Catalogue {
  readonly questions: QuestionWords;
  readonly options: OptionWords;
  readonly reasons: ReasonWords;
  readonly events: EventWords;
  readonly outcomes: Readonly<Record<string, string>>;
  readonly terms: Readonly<Record<string, string>>;
  /** The title of a phase, for the clock: `turn:2 reactions`. */
  turn(round: string, what: string): string;
  player(seat: number): string;
}

const at = <T>(words: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(words, id) ? words[id] : undefined;

/** Makes the words of a language out of its catalogue. */
export function speak(c: Catalogue): Words<FateforgeTold> {
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
      if (o.question === 'roll') return rolled(o.id);
      if (o.question === 'draw') return cardName(o.id) ?? o.id;
      const words = at(c.options, o.kind);
      return (typeof words === 'function' ? words(o) : words) ?? o.id;
    },
    reason: (reason) => at(c.reasons, reason.id) ?? reason.id,
    event: (event) => (c.events[event.kind] as (e: FateforgeTold) => string)(event),
    outcome: (outcome: Outcome) => at(c.outcomes, outcome.why) ?? outcome.why,
    term(id) {
      const turn = /^turn:(\d+) (.+)$/.exec(id);
      if (turn) return c.turn(turn[1] ?? '', turn[2] ?? '');
      if (id.startsWith('scene:')) return sceneName(id.slice(6));
      const quest = questlineOf(id.replace(/^questline:/, ''));
      if (quest) return quest.name;
      const hero = heroName(id.replace(/^heroes:/, ''));
      return at(c.terms, id) ?? cardName(id.replace(/^ally:/, '')) ?? (hero === id ? undefined : hero);
    },
  };
}

/** `red:hit` of several dice, an item of a chest, a zone. */
function rolled(id: string): string {
  const face = id.slice(id.indexOf(':') + 1);
  return cardName(id) ?? (enemyName(id) === id ? resultName(face) : enemyName(id));
}
