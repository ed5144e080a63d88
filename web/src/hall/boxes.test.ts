import '../testing/no-browser.ts';
import type { Box } from '@wyrdhall/games';
import { type Game, Run, replay, save } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { expect, test } from 'vitest';
import { openTextsOfPart } from './boxes.ts';

test('a chapter that is played again has its own texts, and those of the one it leads into', async () => {
  const game = { ...toy, chapter: (s) => `round ${toy.clock(s).round}` } as typeof toy as Game;
  const run = Run.start(game, { players: 1 }, { seed: 5 }) as Run;
  for (const choice of ['bold', 'end']) run.answer({ seat: 0, choice });
  run.answer({ seat: 0, choice: [] });
  const rounds: number[] = [];
  const texts = async (state: unknown) => void rounds.push(game.clock(state).round);
  const [part] = replay(game, save(run));
  await openTextsOfPart({ texts } as unknown as Box, part?.run as Run);
  expect(rounds).toEqual([1, 2]);
});
