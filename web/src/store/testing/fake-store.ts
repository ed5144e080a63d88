import { checkSave, type Save } from '@wyrdhall/kernel';
import { joinRows, type StoredPage, type StoredSegment, type StoredTable, type Write } from '../rows.ts';

/** A store as the browser's is: a write is done or not, and a page can be added only once. */
export class FakeStore {
  table: StoredTable | undefined;
  readonly segments = new Map<number, StoredSegment>();
  readonly pages = new Map<number, StoredPage>();
  /** Asked before each write: the error with which it fails. */
  trouble: () => DOMException | undefined = () => undefined;

  async write({ table, segments, pages }: Write): Promise<void> {
    await Promise.resolve();
    const error = pages.some(({ from }) => this.pages.has(from))
      ? new DOMException('It is there already.', 'ConstraintError')
      : this.trouble();
    if (error) throw error;
    this.table = structuredClone(table);
    for (const segment of structuredClone(segments)) this.segments.set(segment.segment, segment);
    for (const page of structuredClone(pages)) this.pages.set(page.from, page);
  }

  save(): Save {
    if (!this.table) throw new Error('Nothing was kept.');
    const byNumber = ([one]: [number, unknown], [other]: [number, unknown]) => one - other;
    const segments = [...this.segments].sort(byNumber).map(([, segment]) => segment);
    const pages = [...this.pages].sort(byNumber).map(([, page]) => page);
    return checkSave(joinRows({ table: this.table, segments, pages }));
  }
}
