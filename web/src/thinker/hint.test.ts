import '../testing/no-browser.ts';
import { type Game, Run } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { expect, test } from 'vitest';
import type { GameFace } from '../kit/face.ts';
import { tutor } from '../kit/guide/tutor.ts';
import { answer, openSession } from '../session/answering.ts';
import { tableHere } from '../session/testing/table-here.ts';
import { ownPrompt } from '../session/viewing.ts';
import { askHint, dismissHint, hintFor } from './hint.ts';

const openToy = () => {
  const run = Run.start(toy as Game, { players: 1 }, { seed: 5 }) as Run;
  return openSession({ lasts: () => 0 } as unknown as GameFace, tableHere(run));
};

test('a hint belongs to its table and its question, even where another table asks the same', async () => {
  const [one, other] = [openToy(), openToy()];
  const key = ownPrompt(one)?.key ?? '';
  expect(ownPrompt(other)?.key).toBe(key);
  tutor.value = { key, option: 'wary' };
  await askHint(one);
  expect(hintFor(one)).toEqual({ state: 'ready', choice: 'wary' });
  expect(hintFor(other)).toBeUndefined();
  await answer(one, 0, 'bold', key);
  expect(hintFor(one)).toBeUndefined();
  tutor.value = undefined;
  dismissHint();
});
