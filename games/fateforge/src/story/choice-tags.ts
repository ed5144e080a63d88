import { Fault } from '@wyrdhall/kernel';
import { LEVELS, type Level } from '../content/campaign/economy.ts';
import { TRAITS, type Trait } from '../content/cards.ts';
import { unknown } from './effects.ts';

/** FF-331, FF-341: one hero, each for himself, or as many as not. */
type TestWho = 'one' | 'all' | 'most';

export interface TestCard {
  readonly type: Trait;
  readonly level: Level;
  readonly who: TestWho;
}

export interface ChoiceTags {
  readonly id: string;
  /** Why it cannot be chosen, as a text of the catalogue; ''. */
  readonly closed: string;
  readonly test: TestCard | undefined;
  /** A branch that a test takes. */
  readonly when: 'passed' | 'failed' | undefined;
}

function readTest([type, level, who]: readonly string[], tag: string): TestCard {
  const known = TRAITS.find((trait) => trait === type);
  const hard = LEVELS.find((one) => one === level);
  if (!known || !hard || (who !== 'one' && who !== 'all' && who !== 'most')) throw unknown(tag);
  return { type: known, level: hard, who };
}

/** Reads the tags of a choice. */
export function readChoice(tags: readonly string[]): ChoiceTags {
  const choice: { -readonly [K in keyof ChoiceTags]: ChoiceTags[K] } = {
    id: '',
    closed: '',
    test: undefined,
    when: undefined,
  };
  for (const written of tags) {
    const tag = written.trim();
    const [verb, ...words] = tag.split(/\s+/);
    if (verb === 'id' && words.length === 1) choice.id = words[0] as string;
    else if (verb === 'closed') choice.closed = tag.slice('closed'.length).trim();
    else if (verb === 'test') choice.test = readTest(words, tag);
    else if (tag === 'when passed' || tag === 'when failed') {
      choice.when = tag === 'when passed' ? 'passed' : 'failed';
      choice.id = choice.when;
    } else throw unknown(tag);
  }
  if (choice.id === '') throw new Fault('A story has a choice without an id.');
  return choice;
}
