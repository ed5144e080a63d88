import { choice, Random, Run, randomPick, readSave, replay, resume, save, type Told } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { expect, test } from 'vitest';
import { joinPages, splitSave } from './pages.ts';

function playOn<S, E extends Told>(run: Run<S, E>, answers: number): Run<S, E> {
  const random = Random.fromSeed(3);
  for (let i = 0; i < answers; i++) {
    const [prompt] = run.prompts;
    if (prompt) run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
  }
  return run;
}

const played = () => playOn(Run.start(toy, { players: 2 }, { seed: 4 }), 60);

test('a save that was taken apart is put together again', () => {
  const saved = save(played());
  const split = splitSave('a', saved);
  expect(split.save).not.toHaveProperty('journal');
  expect(joinPages(split)).toEqual(saved);
  expect(readSave(JSON.stringify(joinPages(split)))).toEqual(saved);
});

test('so is one that has been played by two versions of the rules', () => {
  const next = { ...toy, version: toy.version + 1 };
  const saved = save(playOn(resume(next, save(played())).run, 5));
  const split = splitSave('a', saved);
  expect(split.segments).toHaveLength(2);
  expect(joinPages(split)).toEqual(saved);
  expect(replay(next, joinPages(split))).toHaveLength(2);
});
