import { grimheim } from '@wyrdhall/grimheim';
import { choice, type Game, Random, Run, randomPick, readRulebook } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { expect, test } from 'vitest';
import { firstSentence } from '../../kit/guide/first-sentence.ts';

const books = import.meta.glob<string>('../../../../games/{grimheim,toy}/rulebook.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The rules behind all that is asked in a few games. */
function rulesAsked(game: Game, players: readonly number[]): Set<string> {
  const rules = new Set<string>();
  for (const [seed, count] of players.entries()) {
    const run = Run.start(game, { players: count }, { seed, ownDice: seed % 2 === 0 });
    const random = Random.fromSeed(seed);
    for (let i = 0; i < 600 && !run.outcome; i++) {
      for (const { question } of run.prompts) rules.add(question.rule);
      const prompt = random.of(run.prompts);
      run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
    }
  }
  return rules;
}

test.each<[string, Game]>([
  ['grimheim', grimheim as unknown as Game],
  ['toy', toy as unknown as Game],
])('what a learner reads in English, one can read in German: %s', (id, game) => {
  const { rules } = readRulebook(books[`../../../games/${id}/rulebook.md`] ?? '');
  const missing = [...rulesAsked(game, [1, 2, 3, 4])].filter((rule) => {
    const text = rules.find((one) => one.id === rule)?.text ?? '';
    return firstSentence(text) !== '' && !game.words?.de?.lesson?.(rule);
  });
  expect(missing).toEqual([]);
});
