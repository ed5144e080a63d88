import { type Checkpoint, choice, type Game, Random, Run, randomPick } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import type { Page } from 'playwright-core';
import { type StoredPage, type StoredSegment, type Write, writeSince } from '../src/store/rows.ts';

const about = {
  id: 'long',
  name: 'A long campaign',
  game: 'toy',
  seats: ['human'],
  began: 1,
  changed: 1,
  standing: { round: 1, line: { en: '', de: '' }, question: { en: '', de: '' } },
};

/** The rows of a table after so many chapters, one page for each change, as they are written while it is played. */
export function longTable(chapters: number, changes: number): Write {
  const game = toy as unknown as Game;
  const random = Random.fromSeed(3);
  const segments = new Map<number, StoredSegment>();
  const pages: StoredPage[] = [];
  let run = Run.start(game, { players: 1 }, { seed: 5 }) as Run;
  let last = writeSince(about, run, 0);
  for (let chapter = 0; chapter < chapters; chapter++) {
    if (chapter > 0) {
      const start = run.checkpoint() as Checkpoint;
      run = Run.from(game, run.options, run.settings, start, run.segments) as Run;
    }
    for (let i = 0; i < changes; i++) {
      const { revision } = run;
      changeOnce(run, random, i === changes - 1);
      last = writeSince(about, run, revision);
      for (const segment of last.segments) segments.set(segment.segment, segment);
      pages.push(...last.pages);
    }
  }
  return { table: last.table, save: last.save, segments: [...segments.values()], pages };
}

/** Answers; now and then, and at the end of a chapter, takes all back. */
function changeOnce(run: Run, random: Random, isLast: boolean): void {
  const undos = run.undos();
  const first = undos.at(-1);
  if (first && (isLast || run.outcome || undos.length >= 12)) run.apply({ undo: first.keep });
  else {
    const prompt = random.of(run.prompts);
    run.apply({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
  }
}

/** Lays it into the store of a page that has the hall open. */
export async function layTable(
  page: Page,
  { table: head, save: place, segments: heads, pages: all }: Write,
): Promise<void> {
  const rows: { table: object; save: object; segments: readonly object[]; pages: readonly object[] } = {
    table: head,
    save: { table: head.id, save: place },
    segments: heads,
    pages: all,
  };
  await page.evaluate(
    ({ table, save, segments, pages }) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('wyrdhall');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(
            ['tables', 'saves', 'segments', 'changes'],
            'readwrite',
          );
          transaction.objectStore('tables').put(table);
          transaction.objectStore('saves').put(save);
          for (const segment of segments) transaction.objectStore('segments').put(segment);
          for (const row of pages) transaction.objectStore('changes').put(row);
          transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
          transaction.onerror = () => failed(transaction.error);
        };
      }),
    rows,
  );
}
