import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prefixOf, RULE_ID } from '@wyrdhall/kernel';
import type { RuledGame } from './rulebooks.ts';

const READ = /\.([cm]?[jt]sx?|ya?ml|md|json|html|css|svelte)$/;
const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'package-lock.json']);
/** Nothing here knows a game of the shelf: the ids are those of games that only tests or a document play. */
const OTHER_GAMES = /^((kernel|parts|story|players|docs\/example)\/|docs\/add-a-game\.md$)/;

export interface Citations {
  /** How many files were read: a check of nothing always passes. */
  readonly files: number;
  /** As `file:line: XX-999 is not in the rulebook of …`. */
  readonly unknown: readonly string[];
}

/** Looks through everything below a folder for ids with a known prefix that no rulebook has. */
export function citations(folder: string, ruled: readonly Pick<RuledGame, 'book'>[]): Citations {
  const books = new Map(ruled.map(({ book }) => [book.prefix, book]));
  const ids = new Set(ruled.flatMap(({ book }) => book.rules.map((rule) => rule.id)));
  const files = filesBelow(folder).filter((file) => !OTHER_GAMES.test(file));
  const unknown = files.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line, i) =>
        (line.match(RULE_ID) ?? []).flatMap((id) => {
          const book = books.get(prefixOf(id));
          if (!book || ids.has(id)) return [];
          return [`${file}:${i + 1}: ${id} is not in the rulebook of ${book.title}`];
        }),
      ),
  );
  return { files: files.length, unknown };
}

function filesBelow(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !SKIPPED.has(name))
    .flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) return filesBelow(folder, path);
      return READ.test(path) ? [path] : [];
    });
}
