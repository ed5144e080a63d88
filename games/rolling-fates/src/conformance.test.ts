import { readFileSync } from 'node:fs';
import type { Options } from '@wyrdhall/kernel';
import { checks } from '@wyrdhall/kernel/conformance';
import { describe, test } from 'vitest';
import { rollingFates } from './index.ts';

const rulebook = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8');

/** Random games with 1 to 4 players and all options. */
for (const check of checks(rollingFates, { rulebook, games: 32 })) test(check.name, check.run, 60_000);

/** Random play does not get far: with much Life it also sees late zones and their enemies. */
const enduring = {
  ...rollingFates,
  begin(options: Options) {
    const s = rollingFates.begin(options);
    for (const hero of s.heroes) {
      hero.extraLife += 80;
      hero.life += 80;
    }
    return s;
  },
};

describe('heroes who endure', () => {
  for (const check of checks(enduring, { rulebook, games: 12, seed: 5 })) test(check.name, check.run, 60_000);
});
