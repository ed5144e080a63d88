import type { Game, Question } from '@wyrdhall/kernel';
import { useEffect, useState } from 'preact/hooks';
import { boxOf, type OpenRulebook, openRulebook } from '../../hall/boxes.ts';
import { firstSentence } from '../../kit/guide/first-sentence.ts';
import { preferences } from '../../preferences/preferences.ts';

/** For learners: the question in one sentence of the game's own, or the rule behind it. */
export function LearnerLine({ game, question }: { game: Game; question: Question }) {
  const { rule, id } = question;
  const { learner, language } = preferences.value;
  const [book, setBook] = useState<OpenRulebook | undefined>(undefined);
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
  }, [game, learner, language]);
  const lesson = learner && game.words?.[language]?.lesson?.(rule, id);
  if (lesson === '') return null;
  if (lesson) return <span class="learner">{lesson}</span>;
  const text = learner && book?.rules.find(({ id }) => id === rule)?.text;
  const said = text && firstSentence(text);
  if (!said || !book) return null;
  return (
    <span class="learner" lang={book.language}>
      {said}
    </span>
  );
}
