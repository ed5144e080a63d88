import { checkSave, type Save, type SaveHead } from '@wyrdhall/kernel';
import { tooLate } from '../depot.ts';
import { joinRows, type StoredPage, type StoredSegment, type TableHead, type Write } from '../rows.ts';

/** A store as the browser's is: a write is done or not, and a page can be added only once. */
export class FakeStore {
  table: TableHead | undefined;
  head: SaveHead | undefined;
  readonly segments = new Map<number, StoredSegment>();
  readonly pages = new Map<number, StoredPage>();
  /** Asked before each write: the error with which it fails. */
  trouble: () => DOMException | undefined = () => undefined;

  async write({ table, save, segments, pages }: Write): Promise<void> {
    await Promise.resolve();
    const error = pages.some(({ from }) => this.pages.has(from)) ? tooLate() : this.trouble();
    if (error) throw error;
    this.table = structuredClone(table);
    this.head = structuredClone(save);
    for (const segment of structuredClone(segments)) this.segments.set(segment.segment, segment);
    for (const page of structuredClone(pages)) this.pages.set(page.from, page);
  }

  async writeHead(table: TableHead, revision: number): Promise<void> {
    await Promise.resolve();
    if (this.head?.revision !== revision) throw tooLate();
    this.table = structuredClone(table);
  }

  /** What is read of it: all, or the heads of its segments and the pages of the last one. */
  rows(recent?: 'recent'): Write {
    if (!this.table || !this.head) throw new Error('Nothing was kept.');
    const byNumber = ([one]: [number, unknown], [other]: [number, unknown]) => one - other;
    const segments = [...this.segments].sort(byNumber).map(([, segment]) => segment);
    const from = (recent && segments.at(-1)?.from) ?? 0;
    const pages = [...this.pages].sort(byNumber).flatMap(([at, page]) => (at < from ? [] : [page]));
    return { table: this.table, save: this.head, segments, pages };
  }

  save(): Save {
    return checkSave(joinRows(this.rows()));
  }
}
