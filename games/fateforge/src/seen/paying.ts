import type { Need } from '../content/results.ts';
import { maskFor, needMask } from '../rules/pool.ts';
import type { Hero } from '../state.ts';

const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

/** Which results of a hero would go for a cost, by their places in the pool; undefined where they do not suffice. */
export function wouldSpend(h: Hero, cost: readonly Need[]): number[] | undefined {
  const masks = h.pool.map((id) => maskFor(h, id));
  const needs = cost.map(needMask).filter((mask) => mask !== 0);
  // What can do least goes first.
  const places = masks.map((_, k) => k).sort((a, b) => bits(masks[a] as number) - bits(masks[b] as number));
  const pay = (k: number, taken: readonly number[]): number[] | undefined => {
    if (k === needs.length) return [...taken];
    for (const place of places) {
      if (taken.includes(place) || ((masks[place] as number) & (needs[k] as number)) === 0) continue;
      const paid = pay(k + 1, [...taken, place]);
      if (paid) return paid;
    }
    return undefined;
  };
  return pay(0, []);
}
