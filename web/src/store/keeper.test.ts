import {
  choice,
  forFile,
  type Game,
  Random,
  Run,
  randomPick,
  readSave,
  resume,
  type Segment,
  save,
  verify,
} from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { describe, expect, test } from 'vitest';
import { type Keeper, keeperOf } from './keeper.ts';
import type { KeptTable } from './kept-table.ts';
import { isUnread, joinRecent, joinRows, writeSince } from './rows.ts';
import { FakeStore } from './testing/fake-store.ts';

const table: KeptTable = {
  id: 'a',
  name: 'A table',
  game: 'toy',
  seats: ['human', 'human'],
  began: 1,
  changed: 1,
  standing: { round: 1 },
};

/** The toy in chapters of one round, so that segments end and begin. */
const game = { ...toy, chapter: (s) => `round ${toy.clock(s).round}` } as typeof toy as Game;

const settled = async () => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};

function changeOnce(run: Run, random: Random): void {
  const kind = random.below(8);
  const undos = run.undos(3);
  if (kind === 0 && undos.length > 0) run.apply({ undo: random.of(undos).keep });
  else if (kind === 1 && run.canRedo) run.apply({ redo: true });
  else if (run.prompts.length > 0) {
    const prompt = random.of(run.prompts);
    run.apply({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
  } else if (undos.length > 0) run.apply({ undo: random.of(undos).keep });
}

interface Told {
  late: number;
  failed: number;
}

function sitDown(run: Run, store: FakeStore, revision: number, told: Told): Keeper {
  return keeperOf(run, revision, {
    write: (write) => store.write(write),
    writeHead: (head, revision) => store.writeHead(head, revision),
    onKept: () => {},
    onLate: () => {
      told.late++;
    },
    onFailed: () => {
      told.failed++;
    },
  });
}

describe('a store that appends', () => {
  test('holds the whole game after 2,000 random changes with failing writes and reloads', async () => {
    const random = Random.fromSeed(17);
    const store = new FakeStore();
    const told = { late: 0, failed: 0 };
    let changes = 0;
    for (let evening = 0; changes < 2000; evening++) {
      store.segments.clear();
      store.pages.clear();
      store.trouble = () => undefined;
      let run = Run.start(game, { players: 2 }, { seed: evening, freeUndo: true }) as Run;
      await store.write(writeSince(table, run, 0));
      store.trouble = () =>
        random.below(4) === 0 ? new DOMException('No room.', 'QuotaExceededError') : undefined;
      let keeper = sitDown(run, store, 0, told);
      for (let i = 0; i < 250; i++) {
        changeOnce(run, random);
        changes++;
        keeper.keep(table);
        if (random.below(3) === 0) await settled();
        if (random.below(20) > 0) continue;
        await settled();
        const stored = store.save();
        const again = resume(game, stored).run;
        // What is stored is the beginning of what was played.
        expect(stored.revision).toBeLessThanOrEqual(run.revision);
        expect(recordOf(run).startsWith(recordOf(again))).toBe(true);
        if (random.below(2) === 0) {
          run = again;
          keeper = sitDown(run, store, stored.revision, told);
        }
      }
      store.trouble = () => undefined;
      changeOnce(run, random);
      keeper.keep(table);
      await settled();
      const again = resume(game, store.save()).run;
      expect(again.hash()).toBe(run.hash());
      // The run that was played still knows what led into its chapter.
      expect(again.told()).toEqual(run.told('watcher', again.logStart));
      expect(save(again).segments).toEqual(save(run).segments);
    }
    expect(told.late).toBe(0);
    expect(told.failed).toBeGreaterThan(100);
  });

  test('tells a second window that it is late, and takes nothing from it', async () => {
    const store = new FakeStore();
    const run = Run.start(game, { players: 2 }, { seed: 4 }) as Run;
    await store.write(writeSince(table, run, 0));
    const other = resume(game, store.save()).run;
    const [mine, theirs] = [
      { late: 0, failed: 0 },
      { late: 0, failed: 0 },
    ];
    const [keeper, second] = [sitDown(run, store, 0, mine), sitDown(other, store, 0, theirs)];
    changeOnce(run, Random.fromSeed(2));
    keeper.keep(table);
    await settled();
    changeOnce(other, Random.fromSeed(9));
    second.keep(table);
    second.keep(table);
    await settled();
    expect([mine.late, theirs.late]).toEqual([0, 1]);
    expect(recordOf(resume(game, store.save()).run)).toBe(recordOf(run));
  });
});

describe('a table of which only the last chapter was read', () => {
  /** A table that was played for some chapters, and opened again. */
  async function opened() {
    const store = new FakeStore();
    const run = Run.start(game, { players: 2 }, { seed: 4 }) as Run;
    await store.write(writeSince(table, run, 0));
    const keeper = sitDown(run, store, 0, { late: 0, failed: 0 });
    const random = Random.fromSeed(5);
    while (run.past.length < 3) changeOnce(run, random);
    keeper.keep(table);
    await settled();
    const again = resume(game, joinRecent(store.rows('recent'))).run;
    return { store, run, again, random };
  }

  test('stands where it stood, although no earlier page was read', async () => {
    const { store, run, again } = await opened();
    expect(store.rows('recent').pages.every(({ segment }) => segment === 3)).toBe(true);
    expect(again.hash()).toBe(run.hash());
    expect(again.revision).toBe(run.revision);
  });

  test('cannot be written to a file without its past', async () => {
    const { store, run, again } = await opened();
    expect(() => save(again)).toThrow('was not read from the store');
    expect(() => JSON.stringify(again.segments)).toThrow('was not read from the store');
    const kept = joinRows(store.rows()).segments;
    const whole = again.segments.map((segment, i) => (isUnread(segment) ? kept[i] : segment) as Segment);
    expect(save(again, undefined, whole)).toEqual(save(run));
  });

  test('is kept on through further chapters, and nothing of it is lost', async () => {
    const { store, run, again, random } = await opened();
    const keeper = sitDown(again, store, again.revision, { late: 0, failed: 0 });
    while (again.past.length < 5) {
      changeOnce(again, random);
      keeper.keep(table);
      await settled();
    }
    expect(readSave(JSON.stringify(forFile(store.save()))).revision).toBe(again.revision);
    const whole = resume(game, store.save()).run;
    expect(whole.hash()).toBe(again.hash());
    expect(recordOf(whole).startsWith(recordOf(run))).toBe(true);
    verify(game, readSave(JSON.stringify(save(whole))));
  });
});

const recordOf = (run: Run): string => run.segments.map(({ record }) => record).join('');
