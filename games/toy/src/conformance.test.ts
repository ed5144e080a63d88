import { readFileSync } from 'node:fs';
import { checks } from '@wyrdhall/kernel/conformance';
import { test } from 'vitest';
import { toy } from './index.ts';

const rulebook = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8');

for (const check of checks(toy, { rulebook, games: 1000 })) test(check.name, check.run, 60_000);
