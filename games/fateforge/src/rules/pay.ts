import type { Flow, Option, Reason } from '@wyrdhall/kernel';
import type { Need } from '../content/results.ts';
import { type FateforgeTable, type Hero, heroAt, seatOf } from '../state.ts';
import { maskFor, needMask, resultFacts } from './pool.ts';
import { because } from './reasons.ts';

/** Whether results from the k-th need on can be paid with those of the pool that are not taken. */
function covers(masks: readonly number[], needs: readonly number[], k: number, taken: number): boolean {
  if (k === needs.length) return true;
  const need = needs[k] as number;
  for (let i = 0; i < masks.length; i++) {
    if ((taken & (1 << i)) !== 0 || ((masks[i] as number) & need) === 0) continue;
    if (covers(masks, needs, k + 1, taken | (1 << i))) return true;
  }
  return false;
}

const masksOf = (h: Hero): number[] => h.pool.map((id) => maskFor(h, id));

/** Whether the pool holds these results, each met by another one (FF-097). */
export function hasResults(h: Hero, needs: readonly number[]): boolean {
  if (needs.length === 0) return true;
  if (needs.length > h.pool.length) return false;
  return covers(masksOf(h), needs, 0, 0);
}

const resultNeeds = (cost: readonly Need[]): number[] => {
  const needs: number[] = [];
  for (const need of cost) {
    const mask = needMask(need);
    if (mask !== 0) needs.push(mask);
  }
  return needs;
};

/** Why a cost cannot be paid. */
export function unpayable(h: Hero, cost: readonly Need[]): Reason | undefined {
  if (cost.length === 0) return undefined;
  let energy = 0;
  let health = 0;
  let flasks = 0;
  for (const need of cost) {
    if (need === 'energy') energy++;
    else if (need === 'health') health++;
    else if (need === 'flask') flasks++;
  }
  if (energy > h.energy) return because.noEnergy;
  // Nobody pays with the last health: it would end the use that it pays for.
  if (health > 0 && health >= h.health) return because.lastHealth;
  if (flasks > h.flasks) return because.noFlask;
  return hasResults(h, resultNeeds(cost)) ? undefined : because.noResults;
}

/** The place in the pool of the one that is spent first among those with this face. */
function placeOf(h: Hero, face: string): number {
  let best = -1;
  let rank = 9;
  for (let i = 0; i < h.pool.length; i++) {
    const facts = resultFacts(h.pool[i] as string);
    if (facts.face === face && facts.rank < rank) {
      best = i;
      rank = facts.rank;
    }
  }
  return best;
}

/** Faces that can pay a need while the others can still be paid, each once. */
function payers(h: Hero, needs: readonly number[], k: number): string[] {
  const masks = masksOf(h);
  const faces: string[] = [];
  for (let i = 0; i < masks.length; i++) {
    if (((masks[i] as number) & (needs[k] as number)) === 0) continue;
    const { face } = resultFacts(h.pool[i] as string);
    if (!faces.includes(face) && covers(masks, needs, k + 1, 1 << i)) faces.push(face);
  }
  return faces;
}

/** A face that can do nothing that the others could not do too: it is spent without a question. */
function plainest(h: Hero, faces: readonly string[]): string | undefined {
  const mask = (face: string): number => maskFor(h, h.pool[placeOf(h, face)] as string);
  return faces.find((face) => faces.every((other) => (mask(face) & ~mask(other)) === 0));
}

/** Spends results for these needs, so that those in reserve stay payable; asks only where it matters which (FF-063). */
export function* spend(
  t: FateforgeTable,
  i: number,
  needs: readonly number[],
  what: string,
  reserve: readonly number[] = [],
): Flow<string[]> {
  const h = heroAt(t.state, i);
  const spent: string[] = [];
  const both = reserve.length > 0 ? [...needs, ...reserve] : needs;
  const all = hasResults(h, both) ? both : needs;
  for (let k = 0; k < needs.length; k++) {
    const faces = payers(h, all, k);
    let face = faces.length === 1 ? faces[0] : plainest(h, faces);
    if (face === undefined) {
      const options = faces.map((id): Option<string> => ({ id: `pay:${id}`, value: id }));
      const data = { what, need: needs[k] as number };
      face = yield* t.choose(seatOf(t.state, i), { id: 'pay', rule: 'FF-063', figure: h.id, data }, options);
    }
    spent.push(...h.pool.splice(placeOf(h, face), 1));
  }
  return spent;
}

/** Pays the whole cost of a card (FF-085). */
export function* pay(
  t: FateforgeTable,
  i: number,
  cost: readonly Need[],
  what: string,
  reserve: readonly number[] = [],
): Flow<string[]> {
  const h = heroAt(t.state, i);
  for (const need of cost) {
    if (need === 'energy') h.energy--;
    else if (need === 'health') h.health--;
    else if (need === 'flask') h.flasks--;
  }
  return yield* spend(t, i, resultNeeds(cost), what, reserve);
}
