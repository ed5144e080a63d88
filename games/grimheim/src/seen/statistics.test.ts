import { choice, type Prompt, Random, Run, randomPick } from '@wyrdhall/kernel';
import { describe, expect, it } from 'vitest';
import { grimheim } from '../grimheim.ts';
import { statistics } from './statistics.ts';

/** A random game to its end. */
function played(seed: number) {
  const run = Run.start(grimheim, { players: 3 }, { seed });
  const random = Random.fromSeed(seed);
  while (!run.outcome) {
    const prompt = run.prompts[0] as Prompt;
    run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
  }
  return run;
}

describe('statistics', () => {
  it('begin with nothing', () => {
    const s = Run.start(grimheim, { players: 1, startingKit: false }, { seed: 1 }).state;
    expect(statistics(s).heroes).toEqual([
      {
        hero: 'bjorn',
        damage: 0,
        kills: 0,
        experience: 0,
        steps: 0,
        dice: 0,
        hits: 0,
        taken: 0,
        knockOuts: 0,
        expectedHits: 0,
        luck: 0,
      },
    ]);
  });

  it('agree with what was told', () => {
    for (let seed = 0; seed < 5; seed++) {
      const run = played(seed);
      const told = run.told();
      const { heroes, together } = statistics(run.state);
      heroes.forEach((hero, seat) => {
        const mine = told.filter((event) => 'seat' in event && event.seat === seat);
        const number = (kind: string): number => mine.filter((event) => event.kind === kind).length;
        expect(hero.steps).toBe(number('step'));
        expect(hero.kills).toBe(number('dies'));
        expect(hero.knockOuts).toBe(number('knocked-out'));
        const hurt = mine.flatMap((event) => (event.kind === 'hurt' ? [event.amount] : []));
        expect(hero.taken).toBe(hurt.reduce((sum, amount) => sum + amount, 0));
      });
      expect(together.kills).toBe(heroes.reduce((sum, hero) => sum + hero.kills, 0));
      expect(together.dice).toBe(heroes.reduce((sum, hero) => sum + hero.dice, 0));
    }
  });

  it('measure luck against half a hit for each die (GR-283)', () => {
    const { state } = played(3);
    const [first] = state.heroes;
    if (!first) throw new Error('no hero');
    const tally = { ...first.tally, dice: 10, hits: 7 };
    const [hero] = statistics({ heroes: [{ ...first, tally }] }).heroes;
    expect(hero).toMatchObject({ expectedHits: 5, luck: 2 });
  });
});
