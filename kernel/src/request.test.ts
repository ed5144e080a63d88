import { describe, expect, test } from 'vitest';
import { Refusal } from './fault.ts';
import type { Game } from './game.ts';
import { MOST_CHANGES } from './limits.ts';
import type { Request } from './request.ts';
import { resume } from './resume.ts';
import { Run } from './run.ts';
import { readSave, save } from './save.ts';
import { choosing, type Noted, type Notes, sketch } from './testing/sketch.ts';

const talk = choosing('talk', 'yes', 'no');
const game: Game<Notes, Noted> = {
  ...sketch(talk, talk, talk),
  options: { known: { kind: 'set', values: ['a', 'b'], default: [] } },
  remakes: { again: { changes: ['known'], make: (s) => ({ ...s, step: 0 }) } },
};
const recordOf = (run: Run<Notes, Noted>) => run.segments.map(({ record }) => record);

describe('a request from a wire', () => {
  const round: Record<string, unknown> = {};
  round.round = round;

  test.each<[unknown, id: string | undefined]>([
    [null, 'no-request'],
    [undefined, 'no-request'],
    ['x', 'no-request'],
    [[], 'no-request'],
    [{}, 'no-request'],
    [{ undo: null }, 'no-request'],
    [{ undo: '0' }, 'no-request'],
    [{ undo: 0, seat: {} }, 'no-request'],
    [{ undo: -1 }, 'no-request'],
    [{ redo: 1 }, 'no-request'],
    [{ remake: 5, options: {} }, 'no-request'],
    [{ remake: 'again' }, 'no-request'],
    [{ remake: 'again', options: null }, 'no-request'],
    [{ remake: 'again', options: [] }, 'no-request'],
    [{ remake: 'again', options: round }, 'no-request'],
    [{ remake: 'again', options: { known: 1n } }, 'no-request'],
    [{ remake: '__proto__', options: {} }, 'no-remake'],
    [{ reseed: {} }, 'no-seed'],
    [{ reseed: Object.create(null) }, 'no-seed'],
    [{ seat: 0, choice: 'yes', key: 5 }, 'no-request'],
    [{ seat: 0, choice: 'yes', key: '' }, 'stale'],
    [{ choice: 'yes' }, 'not-asked'],
    [{ seat: 0, choice: null }, undefined],
  ])('number %# is refused, and nothing is recorded', (request, id) => {
    const run = Run.start(game, {});
    run.answer({ seat: 0, choice: 'yes' });
    const before = [run.hash(), run.revision, ...recordOf(run)];
    const apply = () => run.apply(request as Request);
    expect(apply).toThrow(Refusal);
    expect(apply).toThrow(
      expect.objectContaining({ why: id === undefined ? undefined : expect.objectContaining({ id }) }),
    );
    expect([run.hash(), run.revision, ...recordOf(run)]).toEqual(before);
  });

  test('is recorded as the kernel reads it, and not as the caller keeps it', () => {
    const run = Run.start(game, {});
    const known = ['a'];
    const request = { remake: 'again', options: { known }, by: 'somebody' };
    const change = run.apply(request);
    known.push('b');
    expect(change).toEqual({ remake: 'again', options: { known: ['a'] } });
    expect(change).not.toBe(request);
    expect(run.options.known).toEqual(['a']);
    expect(run.past[0]?.record).not.toContain('somebody');
  });

  test.each([7, '0123456789abcdef0123456789abcdef'])(
    'a seed that the record can say is loaded: %j',
    (reseed) => {
      const run = Run.start(game, {});
      expect(run.apply({ reseed })).toEqual({ reseed });
      expect(resume(game, readSave(JSON.stringify(save(run)))).run.hash()).toBe(run.hash());
    },
  );
});

test('settings that could not be loaded again are refused', () => {
  expect(() => Run.start(game, {}, { ownDice: [-1] })).toThrow('These are no settings of a table.');
  expect(() => Run.start(game, {}, { freeUndo: 1 } as never)).toThrow(Refusal);
});

test('an entry that is given takes away what could be done again', () => {
  const run = Run.start(game, {});
  run.answer({ seat: 0, choice: 'yes' });
  const [entry] = run.entries;
  run.answer({ seat: 0, choice: 'yes' });
  run.undo();
  if (entry) run.give(entry);
  expect(run.canRedo).toBe(false);
  expect(resume(game, readSave(JSON.stringify(save(run)))).run.hash()).toBe(run.hash());
});

describe('a record that a loader would refuse does not grow', () => {
  test('beyond the changes of a table', () => {
    const { options, settings } = Run.start(game, {});
    const past = [{ version: 1, options, from: 0, changes: MOST_CHANGES - 1, record: '' }];
    const run = Run.from(game, options, settings, Run.start(game, {}).checkpoint(), past);
    run.answer({ seat: 0, choice: 'yes' });
    const before = run.hash();
    for (const request of [{ seat: 0, choice: 'yes' }, { undo: 0 }, { reseed: 1 }]) {
      expect(() => run.apply(request)).toThrow('The record of this table is full');
    }
    expect([run.hash(), run.revision]).toEqual([before, MOST_CHANGES]);
    const simulated = Run.start(game, {}, {}, 'last');
    simulated.answer({ seat: 0, choice: 'yes' });
  });
});
