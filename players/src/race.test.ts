import { Random } from '@wyrdhall/kernel';
import { describe, expect, it } from 'vitest';
import { race as pausing, type Runner } from './race.ts';

const runners = (...priors: number[]): Runner[] => priors.map((prior, pick) => ({ pick, prior, values: [] }));
/** All of it in one go. */
function race(...race: Parameters<typeof pausing<Runner>>): void {
  for (const _ of pausing(...race));
}

const triesOf = (all: readonly Runner[]): number =>
  all.reduce((sum, runner) => sum + runner.values.length, 0);

/** Worth this much on average, with luck that all share in the same deal and luck of one's own. */
function luck(means: readonly number[], shared: number, own: number) {
  return ({ pick }: Runner, deal: number): number => {
    const common = Random.fromSeed(`deal ${deal}`).fraction() - 0.5;
    const alone = Random.fromSeed(`${pick} ${deal}`).fraction() - 0.5;
    return (means[pick as number] as number) + shared * common + own * alone;
  };
}

describe('race', () => {
  it('puts the best first, however much luck all of them share', () => {
    const all = runners(0, 0, 0, 0);
    race(all, 400, luck([0.5, 0.53, 0.51, 0.4], 0.6, 0.1));
    expect(all[0]?.pick).toBe(1);
  });

  it('stops early where the lead is clear', () => {
    const all = runners(0, 0, 0);
    race(all, 400, luck([0.2, 0.8, 0.3], 0.1, 0.1));
    expect(all[0]?.pick).toBe(1);
    expect(triesOf(all)).toBeLessThan(40);
  });

  it('stops early where it does not matter', () => {
    const all = runners(0, 0);
    race(all, 1000, () => 0.5);
    expect(triesOf(all)).toBeLessThan(300);
  });

  it('tries those most that may be the best', () => {
    const all = runners(0, 0, 0, 0);
    race(all, 400, luck([0.5, 0.505, 0.2, 0.1], 0.2, 0.3));
    const tries = all.toSorted((a, b) => Number(a.pick) - Number(b.pick)).map(({ values }) => values.length);
    expect(Math.min(tries[0] as number, tries[1] as number)).toBeGreaterThan(5 * (tries[2] as number));
  });

  it('never makes more tries than it may, and numbers the deals of each from 0', () => {
    const deals: number[][] = [[], [], []];
    const all = runners(0, 0, 0);
    race(all, 50, ({ pick }, deal) => {
      deals[pick as number]?.push(deal);
      return Random.fromSeed(`${pick} ${deal}`).fraction();
    });
    expect(triesOf(all)).toBe(50);
    for (const own of deals) expect(own).toEqual(own.map((_, i) => i));
  });

  it('can be given up after any try', () => {
    const all = runners(0, 0, 0);
    const running = pausing(all, 400, luck([0.5, 0.53, 0.51], 0.6, 0.1));
    for (let i = 0; i < 5; i++) running.next();
    expect(triesOf(all)).toBe(5);
  });

  it('goes by the first sight where the tries say the same', () => {
    const all = runners(-0.1, 0, -0.2);
    race(all, 60, () => 0.5);
    expect(all.map(({ pick }) => pick)).toEqual([1, 0, 2]);
  });
});
