import { readFileSync } from 'node:fs';
import { checks } from '@wyrdhall/kernel/conformance';
import { describe, test } from 'vitest';
import { MAKE_UPS, QUESTLINES, SCENES } from './content/index.ts';
import { fateforge } from './index.ts';

const rulebook = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8');

type Series = Omit<Parameters<typeof checks>[1], 'rulebook'>;

/** Weighing a turn solves it, which random play asks for far more often than anybody who plays well. */
const WEIGHS = 'it weighs every option of a choice, and at least one that is open';
const FEW = 6;

function conforms(series: Series): void {
  for (const check of checks(fateforge, { rulebook, ...series }))
    if (check.name !== WEIGHS) test(check.name, check.run, 120_000);
  const few = checks(fateforge, { rulebook, ...series, games: FEW });
  for (const check of few) if (check.name === WEIGHS) test(check.name, check.run, 120_000);
}

/** Random games with 1 to 4 players and all options; campaigns are looked at beside. */
conforms({ games: 24, starts: [{ mode: 'scene' }, { mode: 'battle' }] });

describe('begun in every scene', () => {
  const scenes = [...SCENES, ...MAKE_UPS];
  const starts = scenes.map(({ id }) => ({ scene: id, mode: 'scene' }));
  conforms({ games: scenes.length, starts, seed: 3 });
});

describe('begun in every questline', () => {
  const starts = QUESTLINES.map(({ id }) => ({ questline: id, mode: 'battle' }));
  conforms({ games: 2 * QUESTLINES.length, starts, seed: 5 });
});
