import { type KeptTable, personAt } from '../store/kept-table.ts';
import { say } from '../words/words.ts';

/** Who sits at a table: people by name, then those who gave none, then bots. Nothing where nobody gave a name. */
export function partyWords(table: Pick<KeptTable, 'seats' | 'names'>): string {
  const { people, list } = say.value;
  const named = table.seats.flatMap((_, seat) => personAt(table, seat) ?? []);
  if (named.length === 0) return '';
  const bots = table.seats.filter((sitter) => sitter !== 'human').length;
  const others = table.seats.length - bots - named.length;
  return list([
    ...named,
    ...(others > 0 ? [people.others(others)] : []),
    ...(bots > 0 ? [people.bots(bots)] : []),
  ]);
}
