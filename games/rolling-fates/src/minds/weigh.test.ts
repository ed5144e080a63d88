import { type Game, type Prompt, Random, randomPick, readOptions, start } from '@wyrdhall/kernel';
import { describe, expect, it } from 'vitest';
import { rollingFates } from '../rolling-fates.ts';
import type { RollingFates } from '../state.ts';
import { TestTable } from '../testing/table.ts';
import { weigh } from './weigh.ts';

const game = rollingFates as Game;

/** The option with the greatest weight; of a question about several, all that are more likely taken than not. */
function sensible(s: RollingFates, prompt: Prompt, random: Random) {
  const open = (i: number) => !prompt.options[i]?.closed;
  const weights = weigh(s, prompt).map((weight, i) => (open(i) ? weight : -1));
  if (prompt.ask === 'one') return weights.indexOf(Math.max(...weights));
  const taken = weights.flatMap((weight, i) => (weight > 1 ? [i] : []));
  const enough = taken.length >= prompt.min && taken.length <= prompt.max;
  return prompt.ask === 'many' && enough ? taken : randomPick(prompt, random);
}

function won(seed: number, isSensible: boolean): boolean {
  const random = Random.fromSeed(`bot ${seed}`);
  const play = start(game, readOptions(game, { players: 2 }), Random.fromSeed(seed));
  for (let prompt = play.prompts[0]; prompt && !play.outcome; prompt = play.prompts[0]) {
    const s = play.table.state as RollingFates;
    play.reply(0, isSensible ? sensible(s, prompt, random) : randomPick(prompt, random));
  }
  return play.outcome?.won ?? false;
}

describe('the sense of a player', { timeout: 60_000 }, () => {
  const games = Array.from({ length: 16 }, (_, seed) => seed);

  it('wins the first adventure often, where chance never does', () => {
    expect(games.filter((seed) => won(seed, true)).length).toBeGreaterThan(6);
    expect(games.filter((seed) => won(seed, false)).length).toBeLessThan(2);
  });

  const liked = (table: TestTable): string | undefined => {
    const prompt = table.play.prompts[0] as Prompt;
    return prompt.options[sensible(table.state, prompt, Random.fromSeed(1)) as number]?.id;
  };

  it('makes a strong enemy weak before it strikes (RF-060)', () => {
    const heroes = { quill: { dice: [3, 3, 6, 4, 5], luck: 1 }, brakka: { dice: [1, 1, 1, 2, 2] } };
    expect(liked(new TestTable({ heroes, enemies: { 'marsh-ogre': {} } }))).toBe('use:expose');
  });

  it('gives up only where a fight has long stood still (RF-191)', () => {
    const heroes = { orrin: { dice: [4, 4], luck: 1 }, sel: { life: 1 } };
    const at = (round: number) => new TestTable({ heroes, enemies: { 'hedge-bandit': {} }, round });
    const chance = (round: number): number => {
      const table = at(round);
      const prompt = table.play.prompts[0] as Prompt;
      const weights = weigh(table.state, prompt);
      return weights[prompt.options.findIndex(({ id }) => id === 'give-up')] as number;
    };
    expect(chance(49)).toBeLessThan(1e-100);
    expect(liked(at(49).do('give-up'))).toBe('fight-on');
    expect(liked(at(50))).toBe('give-up');
    expect(liked(at(50).do('give-up'))).toBe('give-up');
  });

  it('heals whoever is about to fall, and nobody who is well (RF-190)', () => {
    const orrin = { dice: [4, 4, 1], luck: 1 };
    const enemies = { 'hedge-bandit': {}, 'gutter-imp': {} };
    const hurt = new TestTable({ heroes: { orrin, sel: { life: 2 } }, enemies });
    expect(liked(hurt)).toBe('use:warm-light');
    const well = new TestTable({ heroes: { orrin, sel: {} }, enemies });
    expect(liked(well)).toBe('use:lamp-oil');
  });
});
