import type { Prompt } from '@wyrdhall/kernel';
import { hint } from '../thinker/hint.ts';
import { choiceWords } from '../words/option.ts';
import { say, wordsOf } from '../words/words.ts';
import { giveChoice } from './act.ts';
import { answersOf } from './places.ts';
import type { Session } from './session.ts';

/** What the planner would do, once somebody asked it. */
export function HintLine({ session, prompt }: { session: Session; prompt: Prompt }) {
  const said = hint.value;
  if (!said || said.change !== session.change.value) return null;
  const words = say.value.table;
  if (said.hint.state !== 'ready') {
    const text = said.hint.state === 'thinking' ? words.hintThinking : words.hintNone;
    return (
      <span class="hint" role="status">
        {text}
      </span>
    );
  }
  const { choice, better } = said.hint;
  const open = answersOf(prompt, wordsOf(session.game, session.run), new Map());
  const named =
    typeof choice === 'string'
      ? (open.find(({ id }) => id === choice)?.label ?? choice)
      : say.value.list(
          choiceWords(wordsOf(session.game, session.run), prompt.question, prompt.seat, choice),
        ) || '–';
  const how = better < 0.005 ? words.hintEven : words.hintBetter(say.value.percent(better));
  return (
    <span class="hint" role="status">
      {words.hintSays(named)} ({how}){' '}
      <button type="button" class="button small" onClick={() => giveChoice(session, choice)}>
        {words.hintTake}
      </button>
    </span>
  );
}
