import { readFileSync } from 'node:fs';
import { checks } from '@wyrdhall/kernel/conformance';
import { describe, test } from 'vitest';
import { MAKE_UPS, QUESTLINES, SCENES } from './content/index.ts';
import { fateforge } from './index.ts';

const rulebook = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8');

/** Random games with 1 to 4 players and all options. */
for (const check of checks(fateforge, { rulebook, games: 24 })) test(check.name, check.run, 120_000);

describe('begun in every scene', () => {
  const scenes = [...SCENES, ...MAKE_UPS];
  const starts = scenes.map(({ id }) => ({ scene: id, mode: 'scene' }));
  for (const check of checks(fateforge, { rulebook, games: scenes.length, starts, seed: 3 }))
    test(check.name, check.run, 120_000);
});

describe('begun in every questline', () => {
  const starts = QUESTLINES.map(({ id }) => ({ questline: id, mode: 'battle' }));
  for (const check of checks(fateforge, { rulebook, games: 2 * QUESTLINES.length, starts, seed: 5 }))
    test(check.name, check.run, 120_000);
});
