import { heroPlace } from '../rules/harm-enemy.ts';
import type { Fateforge, Hero } from '../state.ts';

/** What of the fight is still to come, as far as judging a position needs it. */
export interface Outlook {
  /** Whether a hero, by index, still has a turn in this round. */
  readonly acts: readonly boolean[];
  /** Rounds after this one. */
  readonly rounds: number;
  readonly reactionsToCome: boolean;
  readonly enemiesToCome: boolean;
}

const BEFORE: readonly Fateforge['phase'][] = ['setup', 'learn', 'arm', 'prepare', 'dash', 'order'];

/** Whether it is this hero's turn, or the turn is over and nobody else's has begun. */
function stillActs(s: Fateforge, h: Hero, i: number, done: number): boolean {
  if (h.ko || h.revived || i === done) return false;
  if (s.phase !== 'action') return BEFORE.includes(s.phase);
  if (s.at > s.heroes.length) return false;
  const place = s.order.indexOf(i);
  const tile = place >= s.place ? place + 1 : place;
  return tile >= s.at;
}

/** `done` is a hero whose turn counts as over; -1. */
export function outlookOf(s: Fateforge, done: number): Outlook {
  const before = BEFORE.includes(s.phase);
  const isAction = s.phase === 'action';
  const rounds = Math.max(0, s.rounds + s.extra - s.round);
  return {
    acts: s.heroes.map((h, i) => stillActs(s, h, i, done)),
    rounds,
    reactionsToCome: before || (isAction && s.at <= s.place),
    enemiesToCome: before || isAction,
  };
}

/** The hero whose tile is resolved, or -1. */
export const acting = (s: Fateforge): number => {
  const place = s.phase === 'action' && s.at <= s.heroes.length ? heroPlace(s) : -1;
  return place < 0 ? -1 : (s.order[place] ?? -1);
};
