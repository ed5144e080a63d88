import type { Save } from '@wyrdhall/kernel';
import { cleanName } from '../preferences/people.ts';
import type { Sitter } from './kept-table.ts';
import { isSitter } from './sitters.ts';

/** What a file says about its table, as far as it can be believed. */
export interface FileLabel {
  readonly name: string;
  readonly seats: readonly Sitter[];
  /** By seat, where anybody said. */
  readonly names?: readonly string[];
  /** Sitters that are not known here: people sit in their place. */
  readonly unknown: readonly { readonly seat: number; readonly sitter: string }[];
}

const MOST_NAME = 60;

/** Reads the label of a save from outside: it may say anything. */
export function readLabel({ label }: Pick<Save, 'label'>, players: number): FileLabel {
  const said =
    typeof label === 'object' && label !== null ? (label as Readonly<Record<string, unknown>>) : {};
  const name = typeof said.name === 'string' ? said.name.slice(0, MOST_NAME) : '';
  const listed = Array.isArray(said.seats) ? Array.from(said.seats, String) : [];
  const named = Array.from({ length: players }, (_, seat) => listed[seat] ?? 'human');
  const unknown = named.flatMap((sitter, seat) => {
    return isSitter(sitter) ? [] : [{ seat, sitter: sitter.slice(0, MOST_NAME) }];
  });
  const called = Array.isArray(said.names) ? said.names : [];
  const names = named.map((_, seat) => (typeof called[seat] === 'string' ? cleanName(called[seat]) : ''));
  return {
    name,
    seats: named.map((sitter) => (isSitter(sitter) ? sitter : 'human')),
    ...(names.some(Boolean) && { names }),
    unknown,
  };
}
