import '../testing/no-browser.ts';
import { type Box, games } from '@wyrdhall/games';
import { choice, type Game, type Prompt, Random, Run, randomPick, replay, save } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { afterEach, describe, expect, test } from 'vitest';
import { preferences } from '../preferences/preferences.ts';
import { openBox, openTextsOfPart } from './boxes.ts';

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

describe('a game is opened as far as a table needs it', () => {
  const before = preferences.peek();
  afterEach(() => {
    preferences.value = before;
  });

  test.each(games.map((box) => [box.id, box] as const))('%s plays the same as the whole', async (_, box) => {
    const [opened, whole] = await Promise.all([openBox(box), box.load()]);
    const [here, there] = [opened, whole].map((game) => {
      const random = Random.fromSeed(3);
      const run = Run.start(game, { players: 2 }, { seed: 3 });
      for (let i = 0; i < 200 && !run.outcome; i++) {
        const prompt = run.prompts[0] as Prompt;
        run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
      }
      return [save(run), run.prompts.map(({ seat, question }) => game.words?.en?.question(question, seat))];
    });
    expect(here).toEqual(there);
  });

  test.each(games.filter(({ atTable }) => atTable).map((box) => [box.id, box] as const))(
    '%s brings another language when it is chosen, all that the whole has',
    async (_, box) => {
      expect((await box.atTable?.())?.words).not.toHaveProperty('de');
      preferences.value = { ...before, language: 'de' };
      const [opened, whole] = await Promise.all([openBox(box), box.load()]);
      expect(opened.words?.de).toBe(whole.words?.de);
      expect(Object.keys(box.words ?? {}).sort()).toEqual(
        Object.keys(whole.words ?? {}).filter((id) => id !== 'en'),
      );
    },
  );
});
