import { Facts, type Outcome, type Seating, type Words } from '@wyrdhall/kernel';
import { tellProse } from '../story/prose.ts';
import type { RollingFatesTold } from '../told.ts';
import {
  type CounselWords,
  type EventWords,
  type Language,
  type LessonWords,
  type Offered,
  type OptionWords,
  offered,
  type QuestionWords,
  type ReasonWords,
  type Who,
} from './language.ts';
import { heroName } from './world.ts';

/** All that a language has to say. */
export interface Catalogue {
  readonly language: Language;
  readonly questions: QuestionWords;
  readonly lessons: LessonWords;
  /** Why a hint says what it says. */
  readonly counsels: CounselWords;
  readonly options: OptionWords;
  /** What dice show that are not numbered. */
  readonly faces: Readonly<Record<string, string>>;
  readonly reasons: ReasonWords;
  readonly events: EventWords;
  /** A seat whose hero is not known. */
  player(seat: number): string;
  readonly outcomes: Readonly<Record<'end-of-the-adventure' | 'hero-fell' | 'gave-up', string>>;
  /** RF-033: fights on a way, how many of 100 parties the worst of them ends, Treasures for each hero. */
  road(fights: number, danger: number, reward: number): string;
  /** Options before the start and their values. */
  readonly terms: Readonly<Record<string, string>>;
}

const at = <T>(words: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(words, id) ? words[id] : undefined;

/** Makes the words of a language out of its catalogue; what it does not know stays an id. */
export function speak(c: Catalogue): Words<RollingFatesTold> {
  const who = (seating: Seating | undefined): Who => {
    return (seat) => heroName(seating?.[seat] ?? '') ?? c.player(seat);
  };
  return {
    question: (question, seat, seating) =>
      at(c.questions, question.id)?.(new Facts(question), who(seating)(seat)) ?? question.id,
    option: (prompt, index) => {
      const o = offered(prompt, index);
      if (o.question === 'roll') return at(c.faces, o.id) ?? heroName(o.id) ?? o.id;
      if (o.question === 'scene') return tellProse(sceneText(o), c.language) + roadText(o, c);
      const words = at(c.options, o.kind);
      return (typeof words === 'function' ? words(o) : words) ?? o.id;
    },
    reason: (reason) => at(c.reasons, reason.id) ?? reason.id,
    event: (event, seating) => (c.events[event.kind] as Say)(event, who(seating)),
    outcome: (outcome: Outcome) => at(c.outcomes, outcome.why) ?? outcome.why,
    term: (id) => at(c.terms, id),
    why: (why, seating) => at(c.counsels, why.id)?.(new Facts(why), who(seating)(0)) ?? why.id,
    lesson: (_, question) => question && at(c.lessons, question),
  };
}

/** By its id: an answer that was given long ago has no place among the options any more. */
function sceneText({ facts, id }: Offered): string {
  return facts.texts('texts')[facts.texts('ids').indexOf(id)] ?? id;
}

/** RF-033: what is known about a way. */
function roadText({ facts, id }: Offered, c: Catalogue): string {
  if (!facts.has('fights')) return '';
  const at = facts.texts('ids').indexOf(id);
  const fights = facts.numbers('fights')[at] ?? -1;
  if (fights < 0) return '';
  return ` (${c.road(fights, facts.numbers('danger')[at] ?? 0, facts.numbers('reward')[at] ?? 0)})`;
}

type Say = (event: RollingFatesTold, who: Who) => string;
