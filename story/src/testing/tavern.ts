import { Fault } from '@wyrdhall/kernel';
import { compile, compileWhole } from '../compile/compile.ts';
import { Teller } from '../teller.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** Tags of a small game that exists only in tests. */
export type TavernEffect =
  | { readonly kind: 'set'; readonly name: string; readonly to: string }
  | { readonly kind: 'go'; readonly knot: string };

export interface TavernChoice {
  readonly id: string;
  /** Why it cannot be taken. */
  readonly closed: string;
  /** The faces of a die that lead here; none where somebody chooses. */
  readonly faces: readonly number[];
}

interface TavernHead {
  readonly title: string;
}

const rest = (tag: string): string => tag.slice(tag.indexOf(' ') + 1);

const vocabulary: Vocabulary<TavernHead, TavernEffect, TavernChoice> = {
  isHead: (tag) => tag.startsWith('title '),
  head: ([title = '']) => ({ title: rest(title) }),
  effect: (tag) => {
    const [verb, name = '', to = 'true'] = tag.split(' ');
    if (verb === 'set') return { kind: 'set', name, to };
    if (verb === 'go') return { kind: 'go', knot: name };
    throw new Fault(`nobody understands "# ${tag}"`);
  },
  choice: (tags) => {
    const found = (verb: string): string => {
      const tag = tags.find((one) => one.startsWith(`${verb} `));
      return tag === undefined ? '' : rest(tag);
    };
    const roll = found('roll');
    return { id: found('id') || roll, closed: found('closed'), faces: [...roll].map(Number) };
  },
};

const PROSE_TAGS = ['title', 'closed'];

export const compileTavern = (source: string) => compile('tavern.ink', source, PROSE_TAGS);

export type TavernTeller = Teller<TavernHead, TavernEffect, TavernChoice>;

/** Tells these scripts, by chapter. */
export const tellerOf = (scripts: Readonly<Record<string, string>>, kept?: number): TavernTeller =>
  new Teller(
    Object.fromEntries(
      Object.entries(scripts).map(([chapter, source]) => [
        chapter,
        JSON.stringify(compileTavern(source).structure),
      ]),
    ),
    vocabulary,
    kept,
  );

/** Tells a script as it is written, with its prose in it. */
export const wholeTellerOf = (source: string): TavernTeller =>
  new Teller({ tavern: JSON.stringify(compileWhole('tavern.ink', source)) }, vocabulary);
