import { Random, randomPick, readOptions, start } from '@wyrdhall/kernel';
import { expect, test } from 'vitest';
import { fateforge } from '../../index.ts';
import { campaignOf, valuesFor } from './memory.ts';

test('scripts hear who bears the crown only where nobody stood at the end', () => {
  const random = Random.fromSeed(1);
  const options = readOptions(fateforge as never, { players: 2, mode: 'campaign' });
  const play = start(fateforge, options, Random.fromSeed(1));
  for (let i = 0; i < 50 && play.table.state.heroes.length === 0; i++) {
    const [prompt] = play.prompts;
    if (prompt) play.reply(0, randomPick(prompt, random));
  }
  const { state } = play.table;
  expect(valuesFor(state, 'after_hask').crownBearer).toBe('');
  const [, second] = state.heroes;
  second?.corruption.push('murmurs');
  campaignOf(state).ending = 'd';
  expect(valuesFor(state, 'after_hask').crownBearer).toMatch(/^\w+$/);
});
