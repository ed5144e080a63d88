import type { HeroId, RollingFates, Tally } from '../state.ts';
import { noTally } from './tally.ts';

/** How kind the dice were. */
interface Luck {
  /** What that many dice show on average. */
  readonly expectedPips: number;
  /** How many of 100 such series of rolls show less (RF-003): 50 is neither luck nor bad luck. */
  readonly percentile: number;
  /** Uses of luck that as many Fate Phases bring on average, one face of six (RF-065). */
  readonly expectedLucky: number;
}

export interface HeroStatistics extends Readonly<Tally>, Luck {
  readonly hero: HeroId;
}

export interface Statistics {
  readonly heroes: readonly HeroStatistics[];
  /** The same for all of them together; `best` is the best single hit. */
  readonly together: Readonly<Tally> & Luck;
  /** Zones and nodes behind the party. */
  readonly zones: number;
  readonly nodes: number;
  readonly retries: number;
}

const MEAN = 3.5;
const VARIANCE = 35 / 12;

function luckOf(tally: Readonly<Tally>): Luck {
  const expectedPips = tally.rolled * MEAN;
  const deviation = Math.sqrt(tally.rolled * VARIANCE);
  const z = deviation === 0 ? 0 : (tally.pips - expectedPips) / deviation;
  return {
    expectedPips,
    percentile: Math.round(100 * normal(z)),
    expectedLucky: tally.fates / 6,
  };
}

/** The part of a normal distribution below z, good to three digits (after Page, 1977). */
const normal = (z: number): number => 1 / (1 + Math.exp(-(1.5976 * z + 0.070566 * z ** 3)));

function add(a: Readonly<Tally>, b: Readonly<Tally>): Tally {
  const sum = noTally();
  for (const key of Object.keys(sum) as (keyof Tally)[]) sum[key] = a[key] + b[key];
  sum.best = Math.max(a.best, b.best);
  return sum;
}

export function statistics(s: Pick<RollingFates, 'ending' | 'heroes' | 'journey' | 'retries'>): Statistics {
  const all = s.heroes.map((hero) => hero.tally).reduce(add, noTally());
  return {
    heroes: s.heroes.map(({ id, tally }) => ({ hero: id, ...tally, ...luckOf(tally) })),
    together: { ...all, ...luckOf(all) },
    zones: s.journey.zone + (s.ending === 'won' ? 1 : 0),
    nodes: s.journey.path.length,
    retries: s.retries,
  };
}
