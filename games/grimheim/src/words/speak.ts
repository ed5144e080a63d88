import { Facts, type Outcome, type Seating, type Words } from '@wyrdhall/kernel';
import type { HeroId } from '../rules/state.ts';
import type { GrimheimTold } from '../rules/told.ts';
import {
  type EventWords,
  heroName,
  type LessonWords,
  type Offered,
  type OptionWords,
  offered,
  type QuestionWords,
  type ReasonWords,
  type Who,
} from './language.ts';

/** All that a language has to say. */
export interface Catalogue {
  readonly questions: QuestionWords;
  readonly options: OptionWords;
  /** A monster and its victim, `goblin-2:embla`. */
  strike(o: Offered): string;
  readonly faces: Readonly<Record<string, string>>;
  readonly reasons: ReasonWords;
  readonly events: EventWords;
  /** A seat whose hero is not known. */
  player(seat: number): string;
  won(pieces: number): string;
  lost(): string;
  /** Options before the start, their values, and boundaries. */
  readonly terms: Readonly<Record<TermId, string>>;
  readonly lessons: LessonWords;
}

type TermId =
  | 'heroes'
  | 'track'
  | 'monsterDie'
  | 'startingKit'
  | 'dearerUpgrades'
  | 'moreHouses'
  | 'yellowLonger'
  | 'hands'
  | 'track:short'
  | 'track:long'
  | 'hands:open'
  | 'hands:closed'
  | `heroes:${HeroId}`
  | 'until:monster-turn';

const at = <T>(words: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(words, id) ? words[id] : undefined;

/** Makes the words of a language out of its catalogue; what it does not know stays an id. */
export function speak(c: Catalogue): Words<GrimheimTold> {
  const who = (seating: Seating | undefined): Who => {
    return (seat) => {
      const id = seating?.[seat];
      return id === undefined ? c.player(seat) : heroName(id);
    };
  };
  return {
    question: (question, seat, seating) =>
      at(c.questions, question.id)?.(new Facts(question), who(seating)(seat)) ?? question.id,
    option: (prompt, index) => {
      const o = offered(prompt, index);
      if (o.question === 'roll') return at(c.faces, o.id) ?? o.id;
      if (o.question === 'monster-attack' && o.id !== 'any-order') return c.strike(o);
      return at(c.options, o.kind)?.(o) ?? o.id;
    },
    reason: (reason) => at(c.reasons, reason.id) ?? reason.id,
    event: (event, seating) => endedOnce((c.events[event.kind] as Say)(event, who(seating))),
    outcome: (outcome: Outcome) => (outcome.won ? c.won(outcome.score ?? 0) : c.lost()),
    term: (id) => at(c.terms, id),
    lesson: (_rule, question) => at<string>(c.lessons, question ?? ''),
  };
}

/** A card whose name is a call needs no full stop after it. */
const endedOnce = (text: string): string => text.replace(/([!?])\.$/, '$1');

type Say = (event: GrimheimTold, who: Who) => string;
