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

/** All that is asked in a few games, with the rules behind it. */
function questionsAsked(game: Game, players: readonly number[]): Map<string, string> {
  const asked = new Map<string, string>();
  for (const [seed, count] of players.entries()) {
    const run = Run.start(game, { players: count }, { seed, ownDice: seed % 2 === 0 });
    const random = Random.fromSeed(seed);
    for (let i = 0; i < 600 && !run.outcome; i++) {
      for (const { question } of run.prompts) asked.set(question.id, question.rule);
      const prompt = random.of(run.prompts);
      run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
    }
  }
  return asked;
}

test.each<[string, Game]>([
  ['grimheim', grimheim as unknown as Game],
  ['toy', toy as unknown as Game],
])('what a learner reads in English, one can read in German: %s', (id, game) => {
  const { rules } = readRulebook(books[`../../../games/${id}/rulebook.md`] ?? '');
  const missing = [...questionsAsked(game, [1, 2, 3, 4])].filter(([question, rule]) => {
    const { en, de } = game.words ?? {};
    const text = rules.find((one) => one.id === rule)?.text ?? '';
    const isRead = en?.lesson?.(rule, question) ?? firstSentence(text);
    return isRead && !de?.lesson?.(rule, question);
  });
  expect(missing).toEqual([]);
});

test('in Grimheim every question has a sentence of its own, in both languages', () => {
  for (const question of questionsAsked(grimheim as unknown as Game, [1, 2, 3, 4]).keys()) {
    const sentences = [grimheim.words?.en, grimheim.words?.de].map((words) => words?.lesson?.('', question));
    for (const sentence of sentences) expect(sentence, question).toBeTruthy();
  }
});
