import type { Flow, Option } from '@wyrdhall/kernel';
import { everySeat, type Fateforge, type FateforgeTable, heroAt } from '../state.ts';
import { isStanding } from './figures.ts';

const permutations = (list: readonly number[]): number[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((first, k) => permutations(list.toSpliced(k, 1)).map((rest) => [first, ...rest]));

const orders = new Map<string, Option<number[]>[]>();

function orderOptions(s: Fateforge): Option<number[]>[] {
  const ids = s.heroes.map(({ id }) => id);
  const key = ids.join();
  const found = orders.get(key);
  if (found) return found;
  const made = permutations(ids.map((_, i) => i)).map((order) => ({
    id: `order:${order.map((i) => ids[i]).join(',')}`,
    value: order,
  }));
  orders.set(key, made);
  return made;
}

/** FF-208, R-47: one answer of any seat sets the order; it can be changed until somebody begins. */
export function* setOrder(t: FateforgeTable): Flow {
  const s = t.state;
  const seats = everySeat(s);
  for (;;) {
    if (s.heroes.length > 1) {
      const question = { id: 'order', rule: 'FF-208', data: { place: s.place } };
      const { value } = yield* t.anyone(seats, question, () => orderOptions(s));
      s.order = [...value];
    }
    if (s.players === 1) break;
    const data = { order: s.order.map((i) => heroAt(s, i).id) };
    const { value } = yield* t.anyone(
      seats,
      { id: 'begin', rule: 'FF-208', data, quiet: 'begin' },
      () => BEGIN,
    );
    if (value) break;
  }
  t.tell({ kind: 'order', rule: 'FF-208', heroes: s.order.map((i) => heroAt(s, i).id), place: s.place });
  if (s.settings.screens) t.reveal();
  for (const h of s.heroes)
    if (isStanding(h)) t.tell({ kind: 'shows', rule: 'FF-193', hero: h.id, results: [...h.pool] });
  s.phase = 'action';
  s.at = 0;
  s.began = false;
  s.rank = -1;
}

const BEGIN: readonly Option<boolean>[] = [
  { id: 'begin', value: true },
  { id: 'change', value: false },
];
