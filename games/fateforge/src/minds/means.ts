import { maskFor, resultFacts } from '../rules/pool.ts';
import type { Hero } from '../state.ts';

/** What a hero can still spend in a turn. */
export interface Means {
  /** For each result what it can be spent as, as bits. */
  readonly results: readonly number[];
  readonly energy: number;
  /** What was used up in this round, as bits. */
  readonly used: number;
  /** Something forces a Step: having more is not always better. */
  readonly isForced: boolean;
}

const bits = new Map<string, number>();

function bitOf(word: string): number {
  const known = bits.get(word);
  if (known !== undefined) return known;
  const made = bits.size;
  bits.set(word, made);
  return made;
}

const FRESH = 1 << 20;

export function meansOf(h: Hero): Means {
  const keeps = h.passives.includes('keep-result') || h.passives.includes('keep-focus');
  const results: number[] = [];
  for (const id of h.pool) {
    const mask = maskFor(h, id);
    if (mask !== 0) results.push(keeps && resultFacts(id).origin !== '=' ? mask | FRESH : mask);
  }
  return {
    results,
    energy: h.energy,
    used: usedBy(h),
    isForced: h.fear.includes('fear:panic') || h.corruption.includes('corruption:greed'),
  };
}

/** Which words stand for which bits depends on the hero's cards alone: there are never more than a few. */
function usedBy(h: Hero): number {
  let used = 0;
  for (const word of h.round) {
    const at = h.skills.indexOf(word);
    if (at >= 0) used |= 1 << at;
    else {
      const gear = h.gear.findIndex(({ id }) => id === word);
      used |= 1 << (gear >= 0 ? 6 + Math.min(gear, 9) : 16 + (bitOf(word) % 14));
    }
  }
  return used;
}

/** Whether each result of the second has one of its own among the first that can do all that it can. */
function covers(first: readonly number[], second: readonly number[], k: number, taken: number): boolean {
  if (k === second.length) return true;
  const wanted = second[k] as number;
  for (let i = 0; i < first.length; i++) {
    if ((taken & (1 << i)) !== 0 || (wanted & ~(first[i] as number)) !== 0) continue;
    if (covers(first, second, k + 1, taken | (1 << i))) return true;
  }
  return false;
}

/** Whether whoever has the first can do at least as much as with the second. */
export function coversAll(first: Means, second: Means): boolean {
  if (first.energy < second.energy || (first.used & ~second.used) !== 0) return false;
  if (first.results.length < second.results.length) return false;
  if (first.isForced && (first.results.length !== second.results.length || first.energy !== second.energy))
    return false;
  return covers(first.results, second.results, 0, 0);
}

/** Names a position together with what its hero can still spend. */
export const nameOf = (key: number, { results, energy, used }: Means): string =>
  `${key} ${[...results].sort().join()} ${energy} ${used}`;
