import type { Die, Flow, Seat } from '@wyrdhall/kernel';
import type { FateTable, HeroId } from '../state.ts';

const FACES = ['1', '2', '3', '4', '5', '6'] as const;
type Face = (typeof FACES)[number];

/** RF-003 */
export const ACTION_DIE: Die<Face> = { id: 'action', faces: FACES };
export const LUCK_DIE: Die<Face> = { id: 'luck', faces: FACES };
/** RF-137, RF-143: for removing and withstanding statuses. */
export const STATUS_DIE: Die<Face> = { id: 'status', faces: FACES };
/** RF-136 */
const COIN: Die<'off' | 'on'> = { id: 'coin', faces: ['off', 'on'] };

const VALUE: Readonly<Record<Face, number>> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 };

/** So many dice, as numbers. */
export function* rollDice(t: FateTable, seat: Seat, die: Die<Face>, n: number, rule: string): Flow<number[]> {
  const values: number[] = [];
  for (const face of yield* t.roll(seat, die, n, rule)) values.push(VALUE[face]);
  return values;
}

export function* rollDie(t: FateTable, seat: Seat, die: Die<Face>, rule: string): Flow<number> {
  const [value = 0] = yield* rollDice(t, seat, die, 1, rule);
  return value;
}

/** Whether the token comes off. */
export function* flipToken(t: FateTable, seat: Seat): Flow<boolean> {
  return (yield* t.roll(seat, COIN, 1, 'RF-136'))[0] === 'off';
}

/** RF-116: one of them at random. */
export function* anyOf(t: FateTable, heroes: readonly HeroId[], rule: string): Flow<HeroId> {
  if (heroes.length === 1) return heroes[0] as HeroId;
  return (yield* t.roll(0, { id: 'whom', faces: heroes }, 1, rule))[0] as HeroId;
}
