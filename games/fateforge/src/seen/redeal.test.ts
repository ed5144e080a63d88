import { Random, randomPick, readOptions, start } from '@wyrdhall/kernel';
import { expect, test } from 'vitest';
import { copy } from '../copy.ts';
import { fateforge } from '../fateforge.ts';
import { resultFacts } from '../rules/pool.ts';
import { redeal } from './view.ts';

const colourOf = (id: string) => resultFacts(id).colour;

test('while the order is set, what others did behind their screens is guessed: dice and cards', () => {
  const options = readOptions(fateforge, { players: 2, mode: 'scene', scene: 'c12', screens: true });
  const random = Random.fromSeed(4);
  let others = 0;
  for (let seed = 0; seed < 20; seed++) {
    const play = start(fateforge, options, Random.fromSeed(seed));
    while (!play.outcome && play.table.state.phase !== 'order')
      play.reply(0, randomPick(play.prompts[0] as (typeof play.prompts)[number], random));
    const s = copy(play.table.state);
    const h = s.heroes[1];
    if (!h || s.phase !== 'order') continue;
    h.round.push('three', 'lucky-coin');
    redeal(s, 0, random);
    expect(h.round.filter((id) => id !== 'reroll' && id !== 'dash')).toEqual([]);
    const before = h.pool.map(colourOf).join();
    for (let i = 0; i < 20; i++) {
      redeal(s, 0, random);
      if (h.pool.map(colourOf).join() !== before) others++;
    }
  }
  expect(others).toBeGreaterThan(100);
});
