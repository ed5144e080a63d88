import type { Told } from '@wyrdhall/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import { playSound } from '../../hall/sound.ts';
import type { Session } from '../../session/session.ts';
import { wordsAt } from '../../session/words.ts';
import { isAuto, lineWords } from '../../words/lines.ts';
import { say } from '../../words/words.ts';
import { shownPrompt } from '../show/asking.ts';

/** One announcement in this time, however much happens. */
const AT_MOST_EVERY = 600;

/** Tells events politely and a question to the person at the screen at once. */
export function LiveRegion({ session }: { session: Session }) {
  const news = session.news.value;
  const unsaid = useRef<Told[]>([]);
  const [told, setTold] = useState('');
  useEffect(() => {
    unsaid.current.push(...news);
    const timer = setTimeout(() => {
      const words = wordsAt(session);
      const lines = unsaid.current.splice(0).filter((event) => !isAuto(event));
      if (lines.length > 0) setTold(lines.map((event) => lineWords(words, event)).join(' '));
    }, AT_MOST_EVERY);
    return () => clearTimeout(timer);
  }, [session, news]);
  const prompt = shownPrompt(session);
  const question = prompt ? wordsAt(session).question(prompt.question, prompt.seat) : '';
  const outcome = session.stage.playing.value ? undefined : session.moment.value.outcome;
  const asking = prompt?.key;
  // A question sounds each time it is asked, also where it is the same one again.
  useEffect(() => {
    if (asking) playSound('horn');
    if (outcome) playSound(outcome.won ? 'harp' : 'fall');
  }, [asking, outcome]);
  const end = outcome && `${outcome.won ? say.value.table.won : say.value.table.lost}.`;
  return (
    <>
      <div class="unseen" role="log" aria-live="polite">
        {told}
      </div>
      <div class="unseen" role="status" aria-live="assertive">
        {/* Another node for each asking: one that only stays is not read again. */}
        <p key={outcome ? 'end' : asking}>{end ?? question}</p>
      </div>
    </>
  );
}
