import { type Run, save } from '@wyrdhall/kernel';
import type { WriteEnd } from '../../store/keeper.ts';
import type { KeptTable, Sitter } from '../../store/kept-table.ts';
import { type HereTerms, linkHere } from '../here.ts';
import type { TableLink } from '../link.ts';

interface Wish extends Partial<HereTerms> {
  readonly seats?: readonly Sitter[];
  /** How a write ends, and when. */
  readonly write?: (table: KeptTable) => Promise<WriteEnd>;
}

/** A table on this page whose store is as good as a test wants it. */
export function tableHere(run: Run, { seats = ['human'], write, ...terms }: Wish = {}): TableLink {
  const table = { id: 'a', name: 'A table', game: run.game.id, seats, began: 0, changed: 0 };
  return linkHere({
    run,
    table: table as unknown as KeptTable,
    keeperOf: () => ({ keep: write ?? (async () => 'kept') }),
    openTexts: async () => {},
    whole: async (label) => save(run, label),
    ...terms,
  });
}
