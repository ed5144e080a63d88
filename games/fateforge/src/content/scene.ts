import type { MapToken } from './token.ts';

/** FF-269: what is asked of the party. Enemies are `name-number`, cards are ids. */
export type Objective =
  | { readonly kind: 'take'; readonly tokens: readonly string[] }
  | { readonly kind: 'exit'; readonly exits: readonly string[]; readonly all: boolean }
  | { readonly kind: 'defeat'; readonly enemy: string }
  | { readonly kind: 'defeat-all'; readonly cards: readonly string[]; readonly by: number }
  | { readonly kind: 'gone'; readonly card: string }
  | { readonly kind: 'spare'; readonly enemy: string }
  | { readonly kind: 'collect'; readonly what: 'gem' | 'food'; readonly zone: string }
  | { readonly kind: 'open'; readonly chests: readonly string[] }
  | { readonly kind: 'explore'; readonly tokens: readonly string[] }
  | { readonly kind: 'door'; readonly door: string }
  | { readonly kind: 'counter'; readonly counter: string; readonly least: number }
  | { readonly kind: 'exploit'; readonly spot: number; readonly by: number }
  | { readonly kind: 'health'; readonly above: number; readonly who: 'all' | 'exited' }
  | { readonly kind: 'no-ko' | 'no-gem-stolen' | 'no-fear-card' | 'no-trap-card' };

export const take = (...tokens: readonly string[]): Objective => ({ kind: 'take', tokens });
export const exitAll = (...exits: readonly string[]): Objective => ({ kind: 'exit', exits, all: true });
export const exitAny = (...exits: readonly string[]): Objective => ({ kind: 'exit', exits, all: false });
export const defeat = (enemy: string): Objective => ({ kind: 'defeat', enemy });
const LATEST = 99;
export const defeatAll = (cards: readonly string[], by = LATEST): Objective => ({
  kind: 'defeat-all',
  cards,
  by,
});
export const gone = (card: string): Objective => ({ kind: 'gone', card });
export const spare = (enemy: string): Objective => ({ kind: 'spare', enemy });
export const collect = (what: 'gem' | 'food', zone: string): Objective => ({ kind: 'collect', what, zone });
export const open = (...chests: readonly string[]): Objective => ({ kind: 'open', chests });
export const explore = (...tokens: readonly string[]): Objective => ({ kind: 'explore', tokens });
export const doorOpen = (door: string): Objective => ({ kind: 'door', door });
export const counterLeft = (counter: string, least: number): Objective => ({
  kind: 'counter',
  counter,
  least,
});
export const exploit = (spot: number, by = LATEST): Objective => ({ kind: 'exploit', spot, by });
export const healthAbove = (above: number, who: 'all' | 'exited'): Objective => ({
  kind: 'health',
  above,
  who,
});
export const noKO: Objective = { kind: 'no-ko' };
export const noGemStolen: Objective = { kind: 'no-gem-stolen' };
export const noFearCard: Objective = { kind: 'no-fear-card' };
export const noTrapCard: Objective = { kind: 'no-trap-card' };

export interface Placed {
  readonly card: string;
  /** FF-169 */
  readonly number: number;
  readonly zone: string;
  /** `exit A`, `objective obj1`, `door d-e`, `portal d-h`, `enemy lamp-sergeant-1`, or ''. */
  readonly guards: string;
}

export const foe = (card: string, number: number, zone: string, guards = ''): Placed => ({
  card,
  number,
  zone,
  guards,
});

/** What only this scene has. */
export type Special =
  /** From this round on the enemy uses another band. */
  | { readonly kind: 'band'; readonly enemy: string; readonly from: number; readonly band: string }
  /** At the end of that round it leaves with what it carries, if it is in the zone and no hero is. */
  | { readonly kind: 'escape'; readonly enemy: string; readonly zone: string; readonly round: number }
  /** At the end of each Enemy Turns but the last. */
  | { readonly kind: 'spawn'; readonly card: string; readonly zones: readonly string[] }
  /** At the end of Enemy Turns each enemy there takes a cube. */
  | { readonly kind: 'toll'; readonly counter: string };

export const otherBand = (enemy: string, from: number, band: string): Special => ({
  kind: 'band',
  enemy,
  from,
  band,
});
export const getAway = (enemy: string, zone: string, round: number): Special => ({
  kind: 'escape',
  enemy,
  zone,
  round,
});
export const spawn = (card: string, ...zones: readonly string[]): Special => ({ kind: 'spawn', card, zones });
export const toll = (token: string): Special => ({ kind: 'toll', counter: token });

export interface ZoneFacts {
  readonly id: string;
  readonly name: string;
  /** Where it is drawn, on a board of 100 by 68. */
  readonly at: readonly [number, number];
}

export interface Scene {
  readonly id: string;
  readonly title: string;
  readonly act: 1 | 2 | 3 | 'side';
  readonly rounds: number;
  /** How many rests lie behind standard heroes. */
  readonly stage: number;
  readonly zones: readonly ZoneFacts[];
  /** `a-b b-c`. */
  readonly edges: string;
  readonly start: readonly string[];
  readonly exits: Readonly<Record<string, string>>;
  /** For two heroes, and what comes in addition with three and with four. */
  readonly enemies: readonly (readonly Placed[])[];
  readonly tokens: readonly MapToken[];
  readonly primary: readonly Objective[];
  readonly secondary: readonly Objective[];
  /** FF-209, FF-228: after how many heroes, and which cards in each round. */
  readonly place: 0 | 1;
  readonly reactions: readonly (readonly string[])[];
  readonly specials: readonly Special[];
  /** Rules that it teaches (FF-011). */
  readonly unlocks: readonly number[];
}

export const zone = (id: string, name: string, x: number, y: number): ZoneFacts => ({
  id,
  name,
  at: [x, y],
});
