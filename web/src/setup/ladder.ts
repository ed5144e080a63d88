import type { Game, OptionSpec } from '@wyrdhall/kernel';
import type { KeptTable } from '../store/kept-table.ts';

/** What a kept table tells about what was won at it. */
interface Played {
  readonly game: string;
  readonly seats: KeptTable['seats'];
  readonly standing: Pick<KeptTable['standing'], 'outcome'>;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A value of an option whose values come in an order. */
export interface Rung {
  readonly value: string;
  readonly mark: 'won' | 'next' | 'later';
  /** What must be won before it, where values open in order. */
  readonly after?: string;
}

type InOrder = Extract<OptionSpec, { readonly kind: 'choice' }> & { readonly inOrder: true };

export const isLadder = (spec: OptionSpec): spec is InOrder =>
  spec.kind === 'choice' && spec.inOrder === true;

/** The next is the first that was never won. What was won stays open, also where it was won out of order. */
export function ladderOf(values: readonly string[], won: ReadonlySet<string>): readonly Rung[] {
  const next = values.find((value) => !won.has(value));
  return values.map((value, i): Rung => {
    const before = values[i - 1];
    if (won.has(value)) return { value, mark: 'won' };
    const closed = before !== undefined && !won.has(before);
    return { value, mark: value === next ? 'next' : 'later', ...(closed && { after: before }) };
  });
}

/** The values with which people won; what only bots played does not count. */
export function wonWith(game: string, option: string, tables: readonly Played[]): ReadonlySet<string> {
  const won = tables.filter(
    (table) => table.game === game && table.standing.outcome === 'won' && table.seats.includes('human'),
  );
  return new Set(won.map(({ options }) => String(options?.[option])));
}

/** What of a ladder is chosen: as it was, if that is open; else the next. */
export function openOf(ladder: readonly Rung[], value: string): string {
  const closed = ladder.some((rung) => rung.value === value && rung.after !== undefined);
  return closed ? (nextOf(ladder) ?? value) : value;
}

const nextOf = (ladder: readonly Rung[]): string | undefined =>
  ladder.find(({ mark }) => mark === 'next')?.value;

interface Wish {
  readonly options: Readonly<Record<string, unknown>>;
  /** Which of them somebody asked for. */
  readonly asked: Readonly<Record<string, unknown>>;
  readonly inOrder: boolean;
}

/** Goes on where people have come to: the next value, unless another was asked for that is open. */
export function goOn(game: Game, tables: readonly Played[], { options, asked, inOrder }: Wish) {
  const chosen: Record<string, unknown> = { ...options };
  for (const [name, spec] of Object.entries(game.options)) {
    if (!isLadder(spec)) continue;
    const ladder = ladderOf(spec.values, wonWith(game.id, name, tables));
    const value = String(options[name]);
    if (!(name in asked)) chosen[name] = nextOf(ladder) ?? value;
    else if (inOrder) chosen[name] = openOf(ladder, value);
  }
  return chosen;
}
