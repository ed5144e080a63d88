import { leaderOf, type Options, type Seat, type Told } from '@wyrdhall/kernel';

export const WARDENS = ['ash', 'briar', 'cole', 'dew'];
export const ROADS = ['short', 'long'];
export const CHARMS = ['owl', 'horn'];
export const CARDS = ['wood', 'mist'].flatMap((kind) => [1, 2, 3, 4, 5, 6].map((n) => `${kind}.${n}`));
export const HAND = 2;
export const watchDie = { id: 'watch', faces: ['dark', 'dark', 'spark', 'spark', 'blaze'] };
export const raidDie = { id: 'raid', faces: ['1', '2', '2', '3'] };

export interface Warden {
  id: string;
  hand: string[];
  /** Behind the screen at dusk; open afterwards. */
  dice: string[];
}

export interface Watch {
  players: number;
  nights: number;
  storm: boolean;
  road: string;
  /** Charms that earlier tables found. */
  charms: string[];
  /** Charms that this one found. */
  found: string[];
  chapter: 'valley' | 'peak';
  night: number;
  phase: 'dusk' | 'raid' | 'way';
  fire: number;
  wardens: Warden[];
  deck: string[];
  used: string[];
}

export type WatchTold = Told &
  (
    | { readonly kind: 'dice'; readonly warden: string; readonly dice: readonly string[] }
    | { readonly kind: 'raid'; readonly strength: number }
    | { readonly kind: 'burn'; readonly warden: string }
    | { readonly kind: 'fire'; readonly fire: number }
    | { readonly kind: 'draw'; readonly warden: string; readonly card?: string }
    | { readonly kind: 'way'; readonly seat: Seat; readonly charm: string }
  );

export const leads = (s: Watch, seat: Seat, warden: number): boolean => leaderOf(warden, s.players) === seat;

/** WA-004 */
export const goalOf = (s: Watch): number => (s.road === 'long' ? 5 : 4) * s.wardens.length;

/** WA-006 */
export const firstFire = (charms: readonly string[]): number => 5 + charms.length;

export function begin(options: Options): Watch {
  const { players, wardens, nights, storm, road, charms } = options;
  return {
    players,
    nights: nights as number,
    storm: storm as boolean,
    road: road as string,
    charms: [...(charms as string[])],
    found: [],
    chapter: 'valley',
    night: 1,
    phase: 'dusk',
    fire: firstFire(charms as string[]),
    wardens: (wardens as string[]).map((id) => ({ id, hand: [], dice: [] })),
    deck: [...CARDS],
    used: [],
  };
}

/** WA-001: from a deck that was shuffled. */
export function deal(s: Watch): void {
  for (const warden of s.wardens) warden.hand = s.deck.splice(-HAND);
}

export const copy = (s: Watch): Watch => ({
  ...s,
  charms: [...s.charms],
  found: [...s.found],
  wardens: s.wardens.map(({ id, hand, dice }) => ({ id, hand: [...hand], dice: [...dice] })),
  deck: [...s.deck],
  used: [...s.used],
});
