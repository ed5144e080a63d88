import { signal } from '@preact/signals';
import type { Seen, Words } from '@wyrdhall/kernel';
import type { Sitter } from '../store/kept-table.ts';
import { readable } from '../words/readable.ts';

/** A command of the table menu that remakes the game. */
export interface RemakeItem {
  readonly id: string;
  readonly label: string;
  /** The options that it may change. */
  readonly changes: readonly string[];
  readonly closed?: { readonly reason: string; readonly rule: string };
}

/** The command that somebody is about to give. */
export const chosenRemake = signal<RemakeItem | undefined>(undefined);

/** The remakes of a game in words; the game names them by `remake:ID`. */
export function remakeItems(remakes: Seen['remakes'], words: Words): RemakeItem[] {
  return remakes.map(({ id, changes, closed }) => ({
    id,
    label: words.term?.(`remake:${id}`) ?? readable(id),
    changes,
    ...(closed && { closed: { reason: words.reason(closed), rule: closed.rule } }),
  }));
}

type Values = Readonly<Record<string, unknown>>;

/** Of these options those that a remake may change. */
export const changedBy = ({ changes }: RemakeItem, options: Values): Values =>
  Object.fromEntries(changes.filter((name) => name in options).map((name) => [name, options[name]]));

/** Who sits where with so many players: those who come are people, those who leave were the last. */
export const seatsAfter = (seats: readonly Sitter[], players: number): readonly Sitter[] =>
  seats.length === players
    ? seats
    : Array.from({ length: players }, (_, seat): Sitter => seats[seat] ?? 'human');
