import { boxOf } from '../hall/boxes.ts';
import type { KeptTable } from '../store/kept-table.ts';
import { say } from '../words/words.ts';

/** Tables one can go on with, and those that are over. */
export interface Sorted<T> {
  readonly open: readonly T[];
  readonly over: readonly T[];
}

export function sortTables<T extends Pick<KeptTable, 'standing'>>(tables: readonly T[]): Sorted<T> {
  const isOver = ({ standing }: T): boolean => standing.outcome !== undefined;
  return { open: tables.filter((table) => !isOver(table)), over: tables.filter(isOver) };
}

/** Without case and accents, so that `jon` finds Jón. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

type Sought = Pick<KeptTable, 'name' | 'game' | 'names' | 'standing'>;

/** Those that have all words of the search somewhere: in their name, the game's, a person's, or how they ended. */
export function findTables<T extends Sought>(tables: readonly T[], search: string): readonly T[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return tables;
  const { won, lost } = say.value.tables;
  return tables.filter(({ name, game, names = [], standing: { outcome } }) => {
    const end = outcome && { won, lost }[outcome];
    const text = plain([name, boxOf(game)?.name ?? game, ...names, end ?? ''].join(' '));
    return words.every((word) => text.includes(word));
  });
}
