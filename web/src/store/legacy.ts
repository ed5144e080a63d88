import { type Game, type Legacy, mergeLegacy, type Run, readLegacy } from '@wyrdhall/kernel';

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (game: string): string => `wyrdhall-legacy-${game}`;

/** What a table leaves that can still be taken back there: its numbers, as long as the chapter lasts. */
interface Pending {
  readonly chapters: number;
  readonly numbers: Legacy;
}

/** What is kept for a game. What was seen stays seen; a rating counts only as long as nobody takes it back. */
interface Kept {
  readonly left: Legacy;
  readonly tables: Readonly<Record<string, Pending>>;
}

/** What the tables of a game have left to later ones on this device. */
export function legacyOf(game: string, shelf: () => Shelf = () => localStorage): Legacy {
  const { left, tables } = keptOf(game, shelf);
  return Object.values(tables).reduce((sum, { numbers }) => mergeLegacy(sum, numbers), left);
}

/** Adds what a table leaves as far as it has got. */
export function leaveLegacy(
  game: Game,
  table: string,
  { state, past }: Pick<Run, 'state' | 'past'>,
  shelf: () => Shelf = () => localStorage,
): void {
  if (!game.legacy) return;
  try {
    const legacy = game.legacy(state);
    const { left, tables } = keptOf(game.id, shelf);
    const before = Object.hasOwn(tables, table) ? tables[table] : undefined;
    // Nobody can go back beyond the beginning of a chapter.
    const isSure = before !== undefined && before.chapters !== past.length;
    const seen = mergeLegacy(isSure ? mergeLegacy(left, before.numbers) : left, only(legacy, 'object'));
    const numbers = only(legacy, 'number');
    const pending = Object.keys(numbers).length > 0 && { [table]: { chapters: past.length, numbers } };
    keep(game.id, { left: seen, tables: { ...tables, ...pending } }, shelf);
  } catch {
    // Without room for it the game goes on all the same.
  }
}

const only = (legacy: Legacy, type: 'number' | 'object'): Legacy =>
  Object.fromEntries(Object.entries(legacy).filter(([, left]) => typeof left === type));

function keep(game: string, kept: Kept, shelf: () => Shelf): void {
  const text = JSON.stringify(kept);
  if (text !== shelf().getItem(keyOf(game))) shelf().setItem(keyOf(game), text);
}

/** Storage that cannot be read is as good as empty. */
function keptOf(game: string, shelf: () => Shelf): Kept {
  try {
    return readKept(JSON.parse(shelf().getItem(keyOf(game)) ?? '{}'));
  } catch {
    return { left: {}, tables: {} };
  }
}

/** An older hall kept only the sum. */
function readKept(value: Readonly<Record<string, unknown>>): Kept {
  const { left, tables } = value;
  if (typeof left !== 'object' || left === null || Array.isArray(left)) {
    return { left: readLegacy(value), tables: {} };
  }
  const pending = Object.entries((tables ?? {}) as Record<string, Pending>).map(
    ([id, { chapters, numbers }]) => [id, { chapters, numbers: readLegacy(numbers) }] as const,
  );
  return { left: readLegacy(left), tables: Object.fromEntries(pending) };
}
