import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Game, Run, save } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSave, takes } from './shelf.ts';
import { Stop } from './stop.ts';
import { camp } from './testing/camp.ts';

it('what an option takes is said for every kind', () => {
  const players = { min: 1, max: 3 };
  const { company, known } = camp.options;
  expect(company && takes(company, players)).toBe(
    '2 for 1, 2 for 2, 3 for 3 players, with commas: ash, birch, cedar',
  );
  expect(known && takes(known, players)).toBe('any of these, with commas: song-1, song-2 (none)');
  const seats = { kind: 'seats', values: ['ash', 'birch'] } as const;
  expect(takes(seats, { min: 1, max: 2 })).toBe('one for each player, with commas: ash, birch');
  expect(takes({ ...seats, figures: [2, 2] }, { min: 1, max: 2 })).toBe('2 in all, with commas: ash, birch');
  expect(takes({ kind: 'set', values: ['a', 'b'], default: ['b'] }, players)).toContain('(b)');
});

describe('a saved game that cannot be used', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'wyrdhall-shelf-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const sound = JSON.stringify(save(Run.start(toy as Game, {}, { seed: 6 })));
  const nested = `"x":${'['.repeat(20_000)}${']'.repeat(20_000)}`;

  it.each([
    ['cut off', sound.slice(0, 200), 'it is no JSON document'],
    ['changed', sound.replace('"toy"', '"boy"'), 'does not match its sum'],
    ['too deep', sound.replace('"schema":2', `"schema":2,${nested}`), 'nested more than'],
    ['without a schema', sound.replace('"schema":2,', ''), 'its "schema" is missing or malformed'],
    ['foreign', '{"format":"chess"}', 'its format is "chess"'],
    ['no object', '[]', 'it is no object'],
    ['of a game that is not there', JSON.stringify(save(Run.start(camp as Game, {}))), 'not on the shelf'],
  ])('is refused with the name of the file and exit code 1 where it is %s', async (name, text, message) => {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, text);
    const error = await openSave(file).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(Stop);
    expect(error).toMatchObject({ code: 1, message: expect.stringContaining(message) });
    expect(error.message).toContain(file);
    expect(error.message).not.toContain('\n');
  });
});
