import { expect, test } from 'vitest';
import { Random } from './chance.ts';
import { forkFor } from './forks.ts';
import type { Game } from './game.ts';
import { choice, randomPick } from './picks.ts';
import type { Prompt } from './prompt.ts';
import { Run } from './run.ts';
import { type Prepared, preparation } from './testing/preparation.ts';

/** Every way to a position begins with a copy of the state: guesses that lead nowhere too. */
function beginsPerFork(ownDice: boolean): number {
  let copies = 0;
  const game: Game<Prepared> = {
    ...preparation,
    copy: (s) => {
      copies++;
      return preparation.copy(s);
    },
  };
  const random = Random.fromSeed(3);
  const forks = 600;
  const seeds = 4;
  let begins = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const run = Run.start(game, { players: 4 }, { seed, ownDice });
    for (let i = 0; i < 14; i++) {
      const prompt = run.prompts.find(({ seat }) => seat > 0) as Prompt | undefined;
      if (prompt) run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
    }
    copies = 0;
    for (let i = 0; i < forks; i++) forkFor(run, 0, random);
    begins += copies;
  }
  return begins / (forks * seeds);
}

test.each([false, true])(
  'the forks of a long decision behind screens take worlds that were found before; own dice: %s',
  (ownDice) => {
    const begins = beginsPerFork(ownDice);
    expect(begins).toBeLessThan(1.5);
  },
);
