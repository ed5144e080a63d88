import { useEffect, useRef, useState } from 'preact/hooks';
import { playSound } from '../hall/sound.ts';
import { say, wordsOf } from '../words/words.ts';
import type { Session } from './session.ts';
import { isAuto, lineWords } from './standing.ts';
import { ownPrompt } from './viewing.ts';

/** One announcement in this time, however much happens. */
const AT_MOST_EVERY = 600;

/** Tells events politely and a question to the person at the screen at once. */
export function LiveRegion({ session }: { session: Session }) {
  const { run, game, seen } = session;
  const change = session.change.value;
  const viewer = session.viewer.value;
  const heard = useRef(run.toldCount);
  const [told, setTold] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const words = wordsOf(game, session.run);
      const lines = seen
        .peek()
        .told(heard.current)
        .filter((event) => !isAuto(event));
      heard.current = run.toldCount;
      if (lines.length > 0) setTold(lines.map((event) => lineWords(words, event)).join(' '));
    }, AT_MOST_EVERY);
    return () => clearTimeout(timer);
  }, [change, viewer, game, run, seen]);
  const prompt = ownPrompt(session);
  const question = prompt ? wordsOf(game, session.run).question(prompt.question, prompt.seat) : '';
  // A question sounds each time it is asked.
  useEffect(() => {
    if (question) playSound('horn');
    if (run.outcome) playSound('harp');
  }, [question, run.outcome]);
  const end = run.outcome && `${run.outcome.won ? say.value.table.won : say.value.table.lost}.`;
  return (
    <>
      <div class="unseen" role="log" aria-live="polite">
        {told}
      </div>
      <div class="unseen" role="status" aria-live="assertive">
        {end ?? question}
      </div>
    </>
  );
}
