import type { Flow, Option } from '@wyrdhall/kernel';
import type { Item, ItemId } from '../../content/cards.ts';
import { boardOf } from '../../content/index.ts';
import type { DieColour } from '../../content/results.ts';
import { everySeat, type Fateforge, type FateforgeTable, heroAt, seatOf } from '../../state.ts';
import { cleanse } from '../corruption.ts';

/** FF-367: how many cards of an item are still in the box. */
export const inSupply = (s: Fateforge, item: Item): number => {
  const owned = [...s.bag.items, ...s.heroes.flatMap(({ gear }) => gear.map(({ id }) => id))];
  return item.copies - owned.filter((id) => id === item.id).length;
};

export function gainItem(t: FateforgeTable, id: ItemId): void {
  t.state.bag.items.push(id);
  t.tell({ kind: 'item', rule: 'FF-105', item: id });
}

/** '' where there is nothing to choose from. */
export function* chooseItem(t: FateforgeTable, items: readonly Item[]): Flow<ItemId> {
  if (items.length === 0) return '';
  const options = items.map(({ id }): Option<ItemId> => ({ id: `item:${id}`, value: id }));
  const question = { id: 'which-item', rule: 'FF-275' };
  return (yield* t.anyone(everySeat(t.state), question, () => options)).value;
}

/** FF-299: the hero gives one Corruption card back. */
export function* giveBack(t: FateforgeTable, i: number): Flow {
  const h = heroAt(t.state, i);
  if (h.corruption.length === 0) return;
  const options = h.corruption.map((id): Option<string> => ({ id, value: id }));
  const question = { id: 'wax', rule: 'FF-299', figure: h.id };
  cleanse(t, i, yield* t.choose(seatOf(t.state, i), question, options));
}

export function* chooseHero(t: FateforgeTable, what: string, able: readonly number[]): Flow<number> {
  const s = t.state;
  const options = able.map(
    (i): Option<number> => ({ id: `hero:${heroAt(s, i).id}`, value: i, at: heroAt(s, i).id }),
  );
  const question = { id: 'who-of-you', rule: 'FF-326', data: { what, n: 1 } };
  return (yield* t.anyone(everySeat(s), question, () => options)).value;
}

/** FF-041: another die, from the hero's own list. */
export function* gainDie(t: FateforgeTable, i: number): Flow {
  const h = heroAt(t.state, i);
  const colours = [...new Set(boardOf(h.id).upgrades)];
  const options = colours.map((colour): Option<DieColour> => ({ id: `die:${colour}`, value: colour }));
  const question = { id: 'new-die', rule: 'FF-041', figure: h.id };
  const colour = yield* t.choose(seatOf(t.state, i), question, options);
  h.dice.push(colour);
  t.tell({ kind: 'new-die', rule: 'FF-041', hero: h.id, colour });
}
