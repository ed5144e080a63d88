import { describe, expect, it } from 'vitest';
import type { Words } from '../game.ts';
import { Run } from '../run.ts';
import { type LanternTold, lanterns } from '../testing/lanterns.ts';
import { questionsIn, WordsCheck } from './index.ts';

const GOOD: Words<LanternTold> = {
  question: () => 'What do you do?',
  option: () => 'light it',
  reason: () => 'There is no oil.',
  event: () => 'A lantern is lit.',
  outcome: () => 'It is over.',
};

/** What is wrong with a game that says this, in a language beside a good one. */
function faultOf(planted: Partial<Words<LanternTold>>, allowed = {}): string {
  const game = { ...lanterns, words: { en: GOOD, xx: { ...GOOD, ...planted } } };
  const run = Run.start(game, { players: 2 }, { seed: 1 });
  try {
    new WordsCheck(game, { ids: /\bwick\b/, ...allowed }).read(run);
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing is found';
}

describe('words', () => {
  it('may say anything that can be read', () => {
    expect(faultOf({})).toBe('nothing is found');
  });

  it.each([
    ['a question without words', { question: ({ id }) => id }, /no words for the question/],
    [
      'an option without words',
      { option: ({ options }, i) => options[i]?.id ?? '' },
      /no words for the option/,
    ],
    ['something that was not there', { question: () => `undefined, what do you do?` }, /undefined/],
    ['an id', { option: () => 'take lantern:3' }, /lantern:3/],
    ['an id of the game’s own', { question: () => 'Do you light the wick?' }, /wick/],
    ['a gap', { question: () => 'Do you take  it?' }, / {2}/],
  ] satisfies [string, Partial<Words<LanternTold>>, RegExp][])('are refused: %s', (_, planted, message) => {
    expect(faultOf(planted)).toMatch(message);
  });

  it('may be ids where the game allows it', () => {
    const run = Run.start(lanterns, { players: 2 }, { seed: 1 });
    const same = run.prompts.flatMap(({ options }) => options.map(({ id }) => id));
    const byId: Partial<Words<LanternTold>> = { option: ({ options }, i) => options[i]?.id ?? '' };
    expect(faultOf(byId, { same, prose: run.prompts.map(({ question }) => question.id) })).toBe(
      'nothing is found',
    );
  });
});

it('questions are found in the source of rules', () => {
  const source =
    "const QUESTION = { id: 'pay-oil', rule: 'XX-002' };\nt.choose(0, { id: 'light',\n rule }, [{ id: 'x', value: 1 }]);";
  expect(questionsIn(source)).toEqual(['pay-oil', 'light']);
});
