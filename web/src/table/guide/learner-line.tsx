import type { Game, Question, Rulebook } from '@wyrdhall/kernel';
import { useEffect, useState } from 'preact/hooks';
import { boxOf, openRulebook } from '../../hall/boxes.ts';
import { firstSentence } from '../../kit/guide/first-sentence.ts';
import { preferences } from '../../preferences/preferences.ts';

/** For learners: a sentence for this question, where the game has one; else the rule behind it, in one sentence. */
export function LearnerLine({ game, question }: { game: Game; question: Question }) {
  const { id, rule } = question;
  const { learner, language } = preferences.value;
  const [book, setBook] = useState<Rulebook | undefined>(undefined);
  useEffect(() => {
    const box = boxOf(game.id);
    if (!learner || !box) return undefined;
    let left = false;
    openRulebook(box)
      .then((read) => !left && setBook(read))
      .catch(() => undefined); // Without it the question still stands.
    return () => {
      left = true;
    };
  }, [game, learner]);
  const words = game.words?.[language];
  const lesson = learner && (words?.lesson?.(id) ?? words?.lesson?.(rule));
  if (lesson) return <span class="learner">{lesson}</span>;
  const text = learner && book?.rules.find(({ id }) => id === rule)?.text;
  const said = text && firstSentence(text);
  if (!said) return null;
  return (
    <span class="learner" lang="en">
      {said}
    </span>
  );
}
