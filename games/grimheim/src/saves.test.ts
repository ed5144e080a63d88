import { readdirSync, readFileSync } from 'node:fs';
import {
  choice,
  fingerprint,
  hashState,
  type Prompt,
  Random,
  randomPick,
  readSave,
  resume,
  save,
} from '@wyrdhall/kernel';
import { describe, expect, test } from 'vitest';
import { grimheim } from './index.ts';

const folder = new URL('../saves/', import.meta.url);

/** One or more saves of every version that was released, each made by the code of its version. */
describe('a save of an older version', () => {
  test.each(readdirSync(folder))('%s opens, plays on and is saved again', (file) => {
    const { run } = resume(grimheim, readSave(readFileSync(new URL(file, folder), 'utf8')));
    expect(grimheim.broken?.(run.state)).toBeUndefined();
    const random = Random.fromSeed(file);
    for (let i = 0; i < 50 && !run.outcome; i++) {
      const prompt = random.of(run.prompts) as Prompt;
      run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
      expect(grimheim.broken?.(run.state)).toBeUndefined();
    }
    const again = resume(grimheim, readSave(JSON.stringify(save(run)))).run;
    expect(hashState(again.state)).toBe(hashState(run.state));
    expect(again.prompts.map(fingerprint)).toEqual(run.prompts.map(fingerprint));
  });
});
