import type { ComponentChildren } from 'preact';
import { Option } from '../../kit/answers/option.tsx';
import type { Answer } from '../../kit/face.ts';
import { aimedAt } from './looking.ts';
import type { FateProps } from './seen.ts';

interface TargetProps {
  readonly face: FateProps;
  readonly id: string;
  readonly kind: string;
  readonly label: string;
  readonly answer: Answer | undefined;
  /** Something else that a click does where the figure is no answer. */
  readonly onTurn?: (() => void) | undefined;
  readonly children: ComponentChildren;
}

const seen = (id: string) => ({
  onPointerEnter: () => {
    aimedAt.value = id;
  },
  onPointerLeave: () => {
    aimedAt.value = undefined;
  },
  onFocusIn: () => {
    aimedAt.value = id;
  },
  onFocusOut: () => {
    aimedAt.value = undefined;
  },
});

/** Whoever has passed and may be called back stands quieter than those who can be chosen. */
function ringOf({ id, marked }: Answer): string {
  if (id.startsWith('recall:')) return 'recall';
  return marked > 0 ? 'chosen' : 'hostile';
}

/** A figure on the stage. Where it answers the question all of it is a button; else a click explains it. */
export function Target({ face, id, kind, label, answer, children, onTurn }: TargetProps) {
  if (!answer) {
    return (
      <button
        type="button"
        class={onTurn ? `rf-stand ${kind}` : `rf-stand rest ${kind}`}
        data-figure={id}
        data-explain={`figure:${id}`}
        data-acts={onTurn !== undefined || undefined}
        aria-label={label}
        onClick={onTurn}
      >
        {children}
      </button>
    );
  }
  return (
    <Option
      face={face}
      answer={answer}
      class={`rf-stand ${kind} place ${ringOf(answer)}`}
      data-figure={id}
      data-explain={`figure:${id}`}
      aria-label={label}
      onTake={() => {
        aimedAt.value = undefined;
      }}
      {...seen(id)}
    >
      {children}
    </Option>
  );
}
