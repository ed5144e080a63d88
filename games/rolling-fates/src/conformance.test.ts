import { readFileSync } from 'node:fs';
import { checks } from '@wyrdhall/kernel/conformance';
import { test } from 'vitest';
import { rollingFates } from './index.ts';

const rulebook = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8');

/** Random games with 1 to 4 players and all options. */
for (const check of checks(rollingFates, { rulebook, games: 32 })) test(check.name, check.run, 60_000);
