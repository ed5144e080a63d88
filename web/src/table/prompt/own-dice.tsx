import './own-dice.css';
import { signal } from '@preact/signals';
import type { Asked } from '@wyrdhall/kernel';
import { useEffect } from 'preact/hooks';
import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import { choiceOf, digitOf, isFull, roomFor, total } from '../../kit/answers/draft.ts';
import type { Answer } from '../../kit/face.ts';
import { Keypad, type KeypadKey } from '../../kit/keypad.tsx';
import { preferences } from '../../preferences/preferences.ts';
import { markMore } from '../../session/act.ts';
import type { Session } from '../../session/session.ts';
import { say } from '../../words/words.ts';
import { takeDraft } from '../show/asking.ts';

interface OwnDiceProps {
  readonly session: Session;
  readonly prompt: Asked;
  readonly answers: readonly Answer[];
}

/** The dice in the order in which they were tapped. */
const taps = signal<{ readonly key: string | undefined; readonly ids: readonly string[] }>({
  key: undefined,
  ids: [],
});

/**
 * What the players' own dice show: a tap for each die, on faces that stay where they are. With the last die it is
 * given; for a moment before, that tap can be taken back as well.
 */
export function OwnDice({ session, prompt, answers }: OwnDiceProps) {
  const draft = session.draft.value;
  const left = prompt.max - total(draft);
  const full = isFull(prompt, draft);
  const words = say.value.table;
  const grace = 3 * preferences.value.deadTime;
  const give = () => takeDraft(session, prompt, choiceOf(prompt, session.draft.peek()));
  useEffect(() => {
    if (!full) return undefined;
    const soon = setTimeout(give, grace);
    return () => clearTimeout(soon);
  }, [full, prompt.key]);
  const tapped = tappedAt(prompt, draft);
  const tap = (id: string) => {
    markMore(session, prompt, id, 1);
    taps.value = { key: prompt.key, ids: [...tapped, id] };
  };
  const takeBack = () => {
    const last = tapped.at(-1);
    if (last === undefined) return;
    taps.value = { key: prompt.key, ids: tapped.slice(0, -1) };
    markMore(session, prompt, last, -1);
  };
  const kinds = prompt.dice ?? [wholeOf(prompt)];
  return (
    <>
      {kinds.map(({ die, first, faces }, i) => (
        <Keypad
          key={die}
          class={`own-dice${kinds.length > 1 ? ' several' : faces > 4 ? ' many' : ''}`}
          keys={answers
            .slice(first, first + faces)
            .map((answer) => keyOf({ session, prompt, answer, die, press: () => tap(answer.id) }))}
          wipe={
            i === kinds.length - 1
              ? { label: words.diceBack, off: tapped.length === 0, press: takeBack }
              : undefined
          }
        />
      ))}
      <button
        type="button"
        class={full ? 'button primary dice-done' : 'button dice-done'}
        data-option={full ? 'done' : undefined}
        data-key={full ? 'Enter' : undefined}
        aria-disabled={!full}
        onClick={() => full && give()}
      >
        {full && <Icon of={icon.check} />}
        <span aria-live="polite">{full ? words.confirmDice : words.diceLeft(left)}</span>
        {full && grace > 0 && <i class="dice-grace" style={{ animationDuration: `${grace}ms` }} />}
      </button>
    </>
  );
}

const wholeOf = ({ question, options }: Asked) => ({
  die: typeof question.data?.die === 'string' ? question.data.die : '',
  first: 0,
  faces: options.length,
});

/** After a reload nobody knows the order any more. */
function tappedAt({ key }: Asked, draft: ReadonlyMap<string, number>): readonly string[] {
  const now = taps.value;
  if (now.key === key && now.ids.length === total(draft)) return now.ids;
  return [...draft].flatMap(([id, n]) => Array<string>(n).fill(id));
}

function keyOf(props: {
  readonly session: Session;
  readonly prompt: Asked;
  readonly answer: Answer;
  readonly die: string;
  press(): void;
}): KeypadKey {
  const { session, prompt, answer, die, press } = props;
  const { id, label, marked } = answer;
  const digit = digitOf(prompt, id);
  const isShown = digit !== undefined && !prompt.dice && label !== String(digit);
  const face = prompt.dice ? id.slice(die.length + 1) : id;
  const { DieFace } = session.face;
  return {
    id,
    option: id,
    digit,
    off: roomFor(prompt, session.draft.value, id) <= 0,
    marked: marked > 0,
    press,
    face: (
      <>
        {DieFace && <DieFace die={die} face={face} />}
        <span>
          {label} {isShown && <kbd aria-hidden="true">{digit}</kbd>}
        </span>
        {marked > 0 && <b class="own-die-count">{marked}×</b>}
      </>
    ),
  };
}
