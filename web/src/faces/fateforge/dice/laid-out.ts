import { type FateforgeTold, resultFacts } from '@wyrdhall/fateforge';
import type { Told } from '@wyrdhall/kernel';

/** A die or a result before a hero. */
export interface Laid {
  readonly id: string;
  /** Its place in the pool; a die that was spent has none, and lies where it lay. */
  readonly place: number | undefined;
}

/** What the dice of a hero showed when the turns of this round began. */
export function rolledBy(hero: string, told: readonly Told[]): readonly string[] {
  const all = told as readonly FateforgeTold[];
  const last = all.findLast((e) => e.kind === 'round' || (e.kind === 'shows' && e.hero === hero));
  return last?.kind === 'shows' ? last.results : [];
}

/** Spent dice stay where they lay, a die that was turned as well; what came later lies behind them. */
export function laidOut(pool: readonly string[], rolled: readonly string[]): readonly Laid[] {
  const left = new Map(pool.entries());
  const take = (is: (id: string) => boolean): number | undefined => {
    for (const [place, id] of left) {
      if (!is(id)) continue;
      left.delete(place);
      return place;
    }
    return undefined;
  };
  const same = rolled.map((id) => take((other) => other === id));
  const dice = rolled.map((id, k) => {
    const { colour, origin } = resultFacts(id);
    const isTurned = (other: string) => origin === '' && isDieOf(other, colour);
    return { id, place: same[k] ?? take(isTurned) };
  });
  return [
    ...dice.map(({ id, place }) => ({ id: place === undefined ? id : (pool[place] ?? id), place })),
    ...[...left].map(([place, id]) => ({ id, place })),
  ];
}

function isDieOf(id: string, of: string): boolean {
  const { colour, origin } = resultFacts(id);
  return origin === '' && colour === of;
}
