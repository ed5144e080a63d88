import type { Flow, Option, Seat } from '@wyrdhall/kernel';
import { treasureOf } from '../../content/index.ts';
import { type FateTable, type Hero, heroAt, type TreasureId } from '../../state.ts';
import { hasCard, inventory } from '../board.ts';
import { capLife } from '../life.ts';
import { shedStatuses } from '../status.ts';
import { tell } from '../tell.ts';

/** RF-161, RF-166: only the result counts, also for cards that change the room themselves. */
export const fits = (hero: Hero, treasures: readonly TreasureId[]): boolean =>
  treasures.length <= inventory({ ...hero, treasures: [...treasures] });

export const without = <T>(list: readonly T[], item: T): T[] => list.filter((other) => other !== item);

/** RF-168; Silver Tongue knows how to praise them. */
export const tradeValue = (hero: Hero, id: TreasureId): number =>
  treasureOf(id).value + (hasCard(hero, 'silver-tongue') ? 1 : 0);

/** What a hero does with a card that was drawn; `drops` is the one that it is swapped for, or ''. */
interface Decision {
  readonly seat: Seat;
  readonly card: TreasureId;
  readonly kept: boolean;
  readonly drops: TreasureId | '';
}

/** RF-162, RF-164: swap or refuse where there is no room, otherwise take or refuse. RF-169 may follow a swap. */
function* decide(t: FateTable, seat: Seat, cards: readonly TreasureId[]): Flow<Decision> {
  const [only = ''] = cards;
  const card = cards.length === 1 ? only : yield* pickOne(t, seat, cards);
  const hero = heroAt(t.state, seat);
  const { treasures } = hero;
  const room = fits(hero, [...treasures, card]);
  const options: Option<Decision>[] = room
    ? [{ id: 'keep', value: { seat, card, kept: true, drops: '' } }]
    : treasures.map((drops) => ({ id: `swap:${drops}`, value: { seat, card, kept: true, drops } }));
  options.push({ id: 'refuse', value: { seat, card, kept: false, drops: '' } });
  const rule = room ? 'RF-164' : 'RF-162';
  const question = {
    id: 'treasure',
    rule,
    data: { treasure: card },
    confirm: true,
    quiet: options[0]?.id ?? '',
  };
  return yield* t.choose(seat, question, options);
}

function* pickOne(t: FateTable, seat: Seat, cards: readonly TreasureId[]): Flow<TreasureId> {
  const question = { id: 'pick', rule: 'RF-160', data: { treasures: [...cards] } };
  return yield* t.choose(
    seat,
    question,
    cards.map((card) => ({ id: `treasure:${card}`, value: card })),
  );
}

/**
 * RF-160, RF-165: each of the seats draws one Treasure and decides about it, all at the same time; gives those
 * that were kept. `look` is how many cards each may look at for it.
 */
export function* findTreasures(
  t: FateTable,
  seats: readonly Seat[],
  by: string,
  look = 1,
): Flow<TreasureId[]> {
  if (t.state.settings.companion) {
    for (const seat of seats) {
      tell(t, { kind: 'instruct', rule: 'RF-160', seat, what: look > 1 ? 'look' : 'treasure', amount: look });
    }
    return [];
  }
  const drawn = new Map<Seat, readonly TreasureId[]>();
  for (const seat of seats) {
    const cards = drawCards(t, seat, look);
    if (cards.length > 0) drawn.set(seat, cards);
  }
  const finders = [...drawn.keys()];
  const decisions = yield* t.all(finders, (seat) => decide(t, seat, drawn.get(seat) ?? []));
  t.state.journey.drawn = [];
  for (const decision of decisions) settleDecision(t, decision, drawn.get(decision.seat) ?? [], by);
  for (const seat of finders) yield* settle(t, seat);
  return decisions.flatMap(({ card, kept }) => (kept ? [card] : []));
}

/** RF-170; Light Fingers looks at two. */
function drawCards(t: FateTable, seat: Seat, look: number): TreasureId[] {
  const cards: TreasureId[] = [];
  const wanted = Math.max(look, hasCard(heroAt(t.state, seat), 'light-fingers') ? 2 : 1);
  while (cards.length < wanted) {
    const card = t.draw(t.state.treasures);
    if (card === undefined) break;
    cards.push(card);
    t.state.journey.drawn.push(card);
  }
  if (cards.length === 0) tell(t, { kind: 'no-treasure', rule: 'RF-170', seat });
  return cards;
}

/** RF-163: what is not kept is set aside. */
function settleDecision(
  t: FateTable,
  { seat, card, kept, drops }: Decision,
  drawn: readonly TreasureId[],
  by: string,
): void {
  const s = t.state;
  const hero = heroAt(s, seat);
  for (const other of without(drawn, card)) {
    s.aside.push(other);
    tell(t, { kind: 'refuses', rule: 'RF-163', seat, treasure: other });
  }
  if (!kept) {
    s.aside.push(card);
    tell(t, { kind: 'refuses', rule: 'RF-163', seat, treasure: card });
    return;
  }
  if (drops !== '') {
    hero.treasures = without(hero.treasures, drops);
    s.aside.push(drops);
    tell(t, { kind: 'swaps', rule: 'RF-162', seat, gets: card, drops });
  } else tell(t, { kind: 'treasure', rule: 'RF-160', seat, treasure: card, by });
  hero.treasures.push(card);
}

/** RF-163, RF-171: a carried Treasure is set aside. */
export function setAside(t: FateTable, seat: Seat, treasure: TreasureId, by: string, rule: string): void {
  const hero = heroAt(t.state, seat);
  hero.treasures = without(hero.treasures, treasure);
  t.state.aside.push(treasure);
  tell(t, { kind: 'discards', rule, seat, treasure, by });
}

/** After a change of cards: Life under its maximum (RF-010), immunities (RF-144), no more than fits (RF-169). */
export function* settle(t: FateTable, seat: Seat): Flow {
  const hero = heroAt(t.state, seat);
  capLife(t, seat);
  shedStatuses(t, seat);
  while (hero.treasures.length > inventory(hero)) {
    const question = {
      id: 'discard',
      rule: 'RF-169',
      data: { over: hero.treasures.length - inventory(hero) },
    };
    const options = hero.treasures.map((id) => ({ id: `treasure:${id}`, value: id }));
    setAside(t, seat, yield* t.choose(seat, question, options), 'limit', 'RF-169');
    capLife(t, seat);
  }
}
