import type { Seat } from '@wyrdhall/kernel';
import type { Face, Stance, Trick } from '@wyrdhall/toy';

interface TrickWords {
  readonly name: string;
  readonly when: string;
  readonly text: string;
}

/** All that the winter board says in its own words; questions, answers and events are the game's. */
export interface WinterWords {
  readonly board: string;
  readonly camp: (stores: number) => string;
  readonly deepSnow: string;
  readonly area: (name: string) => string;
  readonly hunter: (seat: Seat) => string;
  readonly wolf: (id: string) => string;
  readonly health: (left: number, of: number) => string;
  readonly round: (round: number, of: number) => string;
  readonly stores: (left: number, of: number) => string;
  readonly stepsLeft: string;
  readonly tricksInHand: string;
  readonly noTricks: string;
  readonly down: string;
  readonly trick: string;
  readonly stances: Readonly<Record<Stance, string>>;
  readonly faces: Readonly<Record<Face, string>>;
  readonly tricks: Readonly<Record<Trick, TrickWords>>;
}
