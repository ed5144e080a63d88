import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Game, prefixOf } from '@wyrdhall/kernel';
import { type Case, CaseFault, type CaseResult, parseCases, runCase } from '@wyrdhall/kernel/cases';
import { type RuledGame, ruledGames } from './rulebooks.ts';

export interface CheckedCase extends CaseResult {
  readonly file: string;
  readonly line: number;
}

export interface Checked {
  readonly cases: readonly CheckedCase[];
  /** Files that could not be read, games that are not there. */
  readonly problems: readonly string[];
}

/** Runs the cases of these files and folders. `game` is for those that do not name one. */
export async function checkFiles(paths: readonly string[], game?: string): Promise<Checked> {
  const problems: string[] = [];
  const cases: CheckedCase[] = [];
  const ruled = ruledGames();
  for (const file of paths.flatMap((path) => filesIn(path, problems))) {
    for (const given of readFile(file, problems)) {
      const found = gameOf(given, file, game, ruled);
      if (typeof found === 'string') problems.push(`${file}:${given.line}: ${given.id}: ${found}`);
      else cases.push({ ...runCase(await load(found), given), file, line: given.line });
    }
  }
  return { cases, problems };
}

const load = (ruled: RuledGame): Promise<Game> => ruled.box.load();

/** A file itself; of a folder, all the YAML files below it. */
function filesIn(path: string, problems: string[]): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) {
    problems.push(`${path}: there is no such file or folder`);
    return [];
  }
  if (!stats.isDirectory()) return [path];
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ya?ml$/.test(file) && !/(^|[\\/])node_modules[\\/]/.test(file))
    .sort();
  if (files.length === 0) problems.push(`${path}: there are no case files (*.yaml) in this folder`);
  return files.map((file) => join(path, file));
}

function readFile(file: string, problems: string[]): Case[] {
  try {
    return parseCases(readFileSync(file, 'utf8'));
  } catch (error) {
    const line = error instanceof CaseFault ? `:${error.line}` : '';
    problems.push(`${file}${line}: ${(error as Error).message}`);
    return [];
  }
}

/** The game that the case or its file names, else the asked one, else by the path, else by its rules. */
function gameOf(
  given: Case,
  file: string,
  asked: string | undefined,
  ruled: readonly RuledGame[],
): RuledGame | string {
  const known = `known: ${ruled.map(({ box }) => box.id).join(', ')}`;
  const named = given.game ?? asked;
  if (named !== undefined) {
    return ruled.find(({ box }) => box.id === named) ?? `there is no game "${named}"; ${known}`;
  }
  const folders = resolve(file).split(/[\\/]/);
  const byPath = ruled.find(({ box }) => folders.some((f, i) => f === box.id && folders[i - 1] === 'games'));
  const prefixes = given.rules.map(prefixOf);
  return (
    byPath ??
    ruled.find(({ book }) => prefixes.includes(book.prefix)) ??
    `which game is it? Name it in the file (game: …) or with --game; ${known}`
  );
}
