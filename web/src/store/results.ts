import { hashText, type Options } from '@wyrdhall/kernel';
import type { Luck, Standing } from './kept-table.ts';
import type { TableHead } from './rows.ts';

/** How a table ended at which people sat: what statistics count. */
export interface Result {
  readonly game: string;
  readonly won: boolean;
  readonly rounds: number;
  readonly options: Options;
  /** The people who gave a name. */
  readonly people: readonly string[];
  readonly luck?: Luck;
}

/**
 * Tables on the shelf say themselves how they ended. Only when a finished one is deleted, its result is written down,
 * about 300 bytes in localStorage, so that it still counts; a table that comes back from a file is then counted once.
 */
interface Remembered extends Result {
  /** The same for the same game in the same final position. */
  readonly print: number;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;
type Finished = Pick<TableHead, 'game' | 'seats' | 'names' | 'options' | 'standing'>;

const KEY = 'wyrdhall-results';
/** As many as fit into the storage beside everything else; the oldest go first. */
const MOST = 2000;

/** Undefined where it is not over, nobody but bots played, or an older hall kept too little. */
function resultOf({ game, seats, names = [], options, standing }: Finished): Result | undefined {
  const { outcome, round, luck } = standing;
  if (!outcome || !options || !seats.includes('human')) return undefined;
  const people = names.filter((name, seat) => name !== '' && seats[seat] === 'human');
  return { game, won: outcome === 'won', rounds: round, options, people, ...(luck && { luck }) };
}

const printOf = (
  game: string,
  options: Options | undefined,
  { round, outcome, end, last }: Standing,
): number => hashText(JSON.stringify([game, options, round, outcome, end, last]));

/** Writes down how a table ended that is being deleted. */
export function rememberResult(table: Finished, shelf: () => Shelf = () => localStorage): void {
  const result = resultOf(table);
  if (!result) return;
  const print = printOf(table.game, table.options, table.standing);
  const others = remembered(shelf).filter((other) => other.print !== print);
  try {
    shelf().setItem(KEY, JSON.stringify([...others, { ...result, print }].slice(-MOST)));
  } catch {
    // Without room for it, it is forgotten.
  }
}

/** All that ended on this device: tables on the shelf, and those that were deleted. */
export function allResults(
  tables: readonly Finished[],
  shelf: () => Shelf = () => localStorage,
): readonly Result[] {
  const here = tables.flatMap((table) => resultOf(table) ?? []);
  const prints = new Set(tables.map(({ game, options, standing }) => printOf(game, options, standing)));
  const gone = remembered(shelf).filter(({ print }) => !prints.has(print));
  return [...here, ...gone];
}

/** What cannot be read was never written. */
function remembered(shelf: () => Shelf): readonly Remembered[] {
  try {
    const stored: unknown = JSON.parse(shelf().getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRemembered) : [];
  } catch {
    return [];
  }
}

function isRemembered(value: unknown): value is Remembered {
  if (typeof value !== 'object' || value === null) return false;
  const { game, won, options, people, print, luck } = value as Partial<Remembered>;
  const counts = luck === undefined || (Number.isFinite(luck.got) && Number.isFinite(luck.expected));
  return (
    typeof game === 'string' &&
    typeof won === 'boolean' &&
    typeof print === 'number' &&
    typeof options === 'object' &&
    Number.isInteger(options?.players) &&
    Array.isArray(people) &&
    counts
  );
}
