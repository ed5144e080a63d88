import { choice, type Prompt, Random, Run, randomPick } from '@wyrdhall/kernel';
import { describe, expect, it } from 'vitest';
import { rollingFates } from '../rolling-fates.ts';
import { statistics } from './statistics.ts';
import { noTally } from './tally.ts';

/** A random game to its end. */
function played(seed: number, mercy = 'mercy') {
  const run = Run.start(rollingFates, { players: 3, mercy }, { seed });
  const random = Random.fromSeed(seed);
  while (!run.outcome) {
    const prompt = run.prompts[0] as Prompt;
    run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
  }
  return run;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('statistics [RF-191]', () => {
  it('begin with nothing', () => {
    const s = Run.start(rollingFates, { players: 2 }, { seed: 1 }).state;
    const { heroes, zones, nodes, retries } = statistics(s);
    expect({ zones, nodes, retries }).toEqual({ zones: 0, nodes: 0, retries: 0 });
    expect(statistics({ ...s, ending: 'won' }).zones).toBe(1);
    expect(heroes).toHaveLength(2);
    for (const hero of heroes) {
      expect(hero).toMatchObject({ ...noTally(), expectedPips: 0, percentile: 50, expectedLucky: 0 });
    }
  });

  it('agree with what was told, also for the step in which the game ended', () => {
    for (let seed = 0; seed < 4; seed++) {
      const run = played(seed);
      const told = run.told();
      const { heroes, together } = statistics(run.state);
      heroes.forEach((hero, seat) => {
        const mine = told.filter((event) => 'seat' in event && event.seat === seat);
        const lost = mine.flatMap((e) =>
          e.kind === 'hurt' ? [e.lost] : e.kind === 'loses' ? [e.amount] : [],
        );
        const dealt = mine.flatMap((e) => (e.kind === 'hit' ? [e.lost] : []));
        expect(hero.taken).toBe(sum(lost));
        expect(hero.dealt).toBe(sum(dealt));
        expect(hero.best).toBe(Math.max(0, ...dealt));
        expect(hero.kills).toBe(mine.filter((e) => e.kind === 'enemy-dies').length);
        expect(hero.fates).toBe(mine.filter((e) => e.kind === 'roll').length);
        expect(hero.rolled).toBe(
          sum(mine.flatMap((e) => ('to' in e && Array.isArray(e.to) ? [e.to.length] : []))) + 5 * hero.fates,
        );
        const given = told.flatMap((e) => (e.kind === 'heal' && e.by === seat ? [e.amount] : []));
        expect(hero.healed).toBe(sum(given));
      });
      expect(together.dealt).toBe(sum(heroes.map((hero) => hero.dealt)));
      expect(together.best).toBe(Math.max(...heroes.map((hero) => hero.best)));
    }
  });

  it('measure luck against dice that show 3.5 on average [RF-003]', () => {
    const { state } = played(1);
    const [first] = state.heroes;
    if (!first) throw new Error('no hero');
    const of = (rolled: number, pips: number) => {
      const tally = { ...noTally(), rolled, pips, fates: 12 };
      return statistics({ ...state, heroes: [{ ...first, tally }] }).heroes[0];
    };
    expect(of(100, 350)).toMatchObject({ expectedPips: 350, percentile: 50, expectedLucky: 2 });
    expect(of(100, 378)?.percentile).toBe(95);
    expect(of(100, 322)?.percentile).toBe(5);
  });

  it('keep counting when a zone is tried again [RF-197]', () => {
    const run = Run.start(rollingFates, { players: 2, mercy: 'retry' }, { seed: 2 });
    const random = Random.fromSeed(2);
    while (statistics(run.state).retries === 0) {
      const prompt = run.prompts[0] as Prompt;
      const again = prompt.options.some(({ id }) => id === 'retry');
      run.answer({ seat: prompt.seat, choice: again ? 'retry' : choice(prompt, randomPick(prompt, random)) });
    }
    expect(statistics(run.state).together.taken).toBeGreaterThan(0);
    expect(run.state.heroes.every((hero) => hero.life > 0)).toBe(true);
  });
});
