import { readFileSync } from 'node:fs';
import { checks } from '@wyrdhall/kernel/conformance';
import { describe, test } from 'vitest';
import { SCENES } from './content/index.ts';
import { fateforge } from './index.ts';

const rulebook = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8');

/** Random games with 1 to 4 players and all options. */
for (const check of checks(fateforge, { rulebook, games: 24 })) test(check.name, check.run, 120_000);

describe('begun in every scene', () => {
  const starts = SCENES.map(({ id }) => ({ scene: id }));
  for (const check of checks(fateforge, { rulebook, games: SCENES.length, starts, seed: 3 }))
    test(check.name, check.run, 120_000);
});
