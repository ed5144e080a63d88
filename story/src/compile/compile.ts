import { Compiler, CompilerOptions } from 'inkjs/full';
import { allItems, type Container, type Entry, isContainer } from '../ink/script.ts';
import { readsOf, variablesOf } from '../ink/variables.ts';
import type { Structure } from '../structure.ts';
import { takeProse } from './prose.ts';

/** What a script becomes: a structure that the rules run, and its texts, by key. */
export interface Compiled {
  readonly structure: Structure;
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Compiles an ink script. What the compiler complains about is thrown, warnings too. `proseTags` are the first words
 * of tags whose other words are prose (`title`).
 */
export function compile(file: string, source: string, proseTags: readonly string[] = []): Compiled {
  const ink = compileInk(file, source);
  const texts = takeProse(ink.root as Container, proseTags);
  return { structure: structureOf(ink), texts };
}

/** The structure of a script as the ink compiler makes it, with its prose in it. */
export const compileWhole = (file: string, source: string): Structure =>
  structureOf(compileInk(file, source));

function structureOf(ink: Entry): Structure {
  const root = ink.root as Container;
  return { ink: ink as Structure['ink'], variables: variablesOf(root), reads: readsOf(root) };
}

function compileInk(file: string, source: string): Entry {
  const complaints: string[] = [];
  const options = new CompilerOptions(null, [], false, (message: string) => complaints.push(message));
  const json = attempt(() => new Compiler(source, options).Compile().ToJson(), complaints);
  if (complaints.length > 0 || typeof json !== 'string') {
    throw new Error(`${file}:\n${complaints.join('\n')}`);
  }
  const ink: Entry = JSON.parse(json);
  refuse(file, json, ink);
  return ink;
}

/** Where the compiler has complained, it may also give up. */
function attempt<T>(work: () => T, complaints: string[]): T | undefined {
  try {
    return work();
  } catch (error) {
    complaints.push(String(error));
    return undefined;
  }
}

/** Chance of the runtime: RANDOM, SEED_RANDOM, LIST_RANDOM, shuffles. */
const CHANCE = ['rnd', 'srnd', 'lrnd', 'seq'];

/** What ink knows and a story must not use. */
function refuse(file: string, json: string, ink: Entry): void {
  const items = isContainer(ink.root) ? [...allItems(ink.root)] : [];
  const chance = items.find((item) => CHANCE.includes(item as string));
  if (chance) throw new Error(`${file}:\na story has no chance of its own ("${chance}"): the game rolls.`);
  const fraction = items.find((item) => typeof item === 'number' && !Number.isInteger(item));
  if (fraction) throw new Error(`${file}:\nthe numbers of a story are whole, not ${fraction}.`);
  if (/[⟦⟧⟨⟩]/.test(json)) throw new Error(`${file}:\n⟦, ⟧, ⟨ and ⟩ are kept for references.`);
}
