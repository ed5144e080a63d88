import { readFileSync } from 'node:fs';
import { checks } from '@wyrdhall/kernel/conformance';
import { describe, test } from 'vitest';
import { BEGINNINGS } from './content/campaign/schedule.ts';
import { fateforge } from './index.ts';

const rulebook = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8');

/** Weighing a turn solves it (see conformance.test.ts). */
const WEIGHS = 'it weighs every option of a choice, and at least one that is open';

describe('a campaign that begins anywhere', () => {
  const starts = ['start', ...BEGINNINGS].map((at) => ({ mode: 'campaign', at }));
  for (const check of checks(fateforge, { rulebook, starts, games: 2 }))
    if (check.name !== WEIGHS) test(check.name, check.run, 300_000);
});
