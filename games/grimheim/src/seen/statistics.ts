import { attackDie, countHits } from '../rules/dice.ts';
import type { Hero, HeroId, Tally } from '../rules/state.ts';

/** What a hero did in a game, as far as it has come. */
export interface HeroStatistics extends Readonly<Tally> {
  readonly hero: HeroId;
  /** Hits that so many dice show on average, cover aside (GR-283). */
  readonly expectedHits: number;
  /** Hits beyond that: above 0 the dice were kind. */
  readonly luck: number;
}

export interface Statistics {
  readonly heroes: readonly HeroStatistics[];
  /** The same for all of them together. */
  readonly together: Readonly<Tally> & Pick<HeroStatistics, 'expectedHits' | 'luck'>;
}

const HITS_PER_DIE = countHits(attackDie.faces, false) / attackDie.faces.length;

const withLuck = (tally: Readonly<Tally>) => {
  const expectedHits = tally.dice * HITS_PER_DIE;
  return { ...tally, expectedHits, luck: tally.hits - expectedHits };
};

const NOTHING: Readonly<Tally> = {
  damage: 0,
  kills: 0,
  experience: 0,
  steps: 0,
  dice: 0,
  hits: 0,
  taken: 0,
  knockOuts: 0,
};

const add = (a: Readonly<Tally>, b: Readonly<Tally>): Tally => ({
  damage: a.damage + b.damage,
  kills: a.kills + b.kills,
  experience: a.experience + b.experience,
  steps: a.steps + b.steps,
  dice: a.dice + b.dice,
  hits: a.hits + b.hits,
  taken: a.taken + b.taken,
  knockOuts: a.knockOuts + b.knockOuts,
});

export function statistics(s: { readonly heroes: readonly Pick<Hero, 'id' | 'tally'>[] }): Statistics {
  return {
    heroes: s.heroes.map(({ id, tally }) => ({ hero: id, ...withLuck(tally) })),
    together: withLuck(s.heroes.map((hero) => hero.tally).reduce(add, NOTHING)),
  };
}
