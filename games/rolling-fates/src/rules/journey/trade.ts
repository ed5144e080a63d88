import type { Flow, Option, Seat } from '@wyrdhall/kernel';
import { type FateTable, heroAt, type RollingFates, type TreasureId } from '../../state.ts';
import { because } from '../reasons.ts';
import { tell } from '../tell.ts';
import { fits, setAside, settle, tradeValue, without } from './carry.ts';

interface Carried {
  readonly seat: Seat;
  readonly treasure: TreasureId;
}

const carried = (s: RollingFates, seats: readonly Seat[]): Carried[] =>
  seats.flatMap((seat) => heroAt(s, seat).treasures.map((treasure) => ({ seat, treasure })));

const carriedOption = (value: Carried): Option<Carried> => ({ id: `treasure:${value.treasure}`, value });

export const seatsOf = (s: RollingFates): Seat[] => s.heroes.map((_, seat) => seat);

export const hasTreasures = (s: RollingFates): boolean =>
  s.heroes.some(({ treasures }) => treasures.length > 0);

/** RF-166, RF-171: one Treasure changes hands, is swapped for another, or is given up; false where nothing is done. */
export function* openPack(t: FateTable, speaker: Seat): Flow<boolean> {
  const s = t.state;
  const all = carried(s, seatsOf(s));
  const question = { id: 'pack', rule: 'RF-166', quiet: 'close' };
  const taken = yield* t.choose<Carried | undefined>(speaker, question, [
    ...all.map(carriedOption),
    { id: 'close', value: undefined },
  ]);
  if (!taken) return false;
  const { seat, treasure } = taken;
  const hand = { id: 'hand', rule: 'RF-166', data: { treasure, seat }, quiet: 'close' };
  const deal = yield* t.choose<Deal>(speaker, hand, dealsFor(s, taken, all));
  switch (deal.kind) {
    case 'give':
      giveTo(t, taken, deal.to);
      yield* settle(t, deal.to);
      break;
    case 'swap':
      giveTo(t, taken, deal.for.seat);
      giveTo(t, deal.for, seat);
      yield* settle(t, deal.for.seat);
      break;
    case 'discard':
      setAside(t, seat, treasure, 'choice', 'RF-171');
      break;
    default:
      return false;
  }
  yield* settle(t, seat);
  return true;
}

type Deal =
  | { readonly kind: 'give'; readonly to: Seat }
  | { readonly kind: 'swap'; readonly for: Carried }
  | { readonly kind: 'discard' | 'close' };

/** RF-166: whether both have room in the end. */
function dealsFor(s: RollingFates, { seat, treasure }: Carried, all: readonly Carried[]): Option<Deal>[] {
  const giver = heroAt(s, seat);
  const left = without(giver.treasures, treasure);
  const full = (fitting: boolean) => (fitting ? {} : { closed: because.noRoom });
  const gifts = s.heroes.flatMap((hero, to): Option<Deal>[] => {
    if (to === seat) return [];
    const fitting = fits(hero, [...hero.treasures, treasure]) && fits(giver, left);
    return [{ id: `give:${hero.id}`, value: { kind: 'give', to }, ...full(fitting) }];
  });
  const swaps = all.flatMap((other): Option<Deal>[] => {
    if (other.seat === seat) return [];
    const hero = heroAt(s, other.seat);
    const theirs = [...without(hero.treasures, other.treasure), treasure];
    const fitting = fits(hero, theirs) && fits(giver, [...left, other.treasure]);
    return [{ id: `swap:${other.treasure}`, value: { kind: 'swap', for: other }, ...full(fitting) }];
  });
  return [
    ...gifts,
    ...swaps,
    { id: 'discard', value: { kind: 'discard' } },
    { id: 'close', value: { kind: 'close' } },
  ];
}

function giveTo(t: FateTable, { seat, treasure }: Carried, to: Seat): void {
  const giver = heroAt(t.state, seat);
  giver.treasures = without(giver.treasures, treasure);
  heroAt(t.state, to).treasures.push(treasure);
  tell(t, { kind: 'gives', rule: 'RF-166', seat, to, treasure });
}

/** What the Treasures of these heroes are worth in a trade (RF-168). */
export const wealth = (s: RollingFates, seats: readonly Seat[]): number =>
  carried(s, seats).reduce((sum, { seat, treasure }) => sum + tradeValue(heroAt(s, seat), treasure), 0);

/** RF-168: Treasures are given away, one after the other, until they are worth so much. */
export function* payValue(t: FateTable, speaker: Seat, need: number): Flow<number> {
  const s = t.state;
  const paid: Carried[] = [];
  let value = 0;
  while (value < need) {
    const question = { id: 'pay-treasure', rule: 'RF-168', data: { need, paid: value } };
    const options = carried(s, seatsOf(s)).filter((own) => !paid.some((p) => p.treasure === own.treasure));
    const given = yield* t.choose(speaker, question, options.map(carriedOption));
    paid.push(given);
    value += tradeValue(heroAt(s, given.seat), given.treasure);
  }
  yield* handOver(t, paid, value);
  return value;
}

/** As many of their Treasures as they like, but at least one; gives what they are worth. */
export function* payAny(
  t: FateTable,
  speaker: Seat,
  seats: readonly Seat[],
  max = Number.MAX_SAFE_INTEGER,
): Flow<number> {
  const s = t.state;
  const options = carried(s, seats).map(carriedOption);
  const most = Math.min(max, options.length);
  const question = { id: 'pay-treasures', rule: 'RF-168', data: { most } };
  const paid = yield* t.chooseMany(speaker, question, options, { min: 1, max: most });
  const value = paid.reduce((sum, { seat, treasure }) => sum + tradeValue(heroAt(s, seat), treasure), 0);
  yield* handOver(t, paid, value);
  return value;
}

function* handOver(t: FateTable, paid: readonly Carried[], value: number): Flow {
  tell(t, { kind: 'pays', rule: 'RF-168', treasures: paid.map(({ treasure }) => treasure), value });
  for (const { seat, treasure } of paid) setAside(t, seat, treasure, 'paid', 'RF-168');
  for (const seat of new Set(paid.map(({ seat }) => seat))) yield* settle(t, seat);
}
