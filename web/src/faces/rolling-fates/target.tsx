import type { ComponentChildren } from 'preact';
import type { Answer, Marking } from '../../kit/face.ts';
import { aimedAt } from './looking.ts';

interface TargetProps {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
  readonly answer: Answer | undefined;
  readonly marking: Marking | undefined;
  readonly hinted: boolean;
  /** Something else that a click does where the figure is no answer. */
  readonly onTurn?: (() => void) | undefined;
  readonly children: ComponentChildren;
  choose(option: string): void;
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

/** A figure on the stage. Where it answers the question all of it is a button. */
export function Target(props: TargetProps) {
  const { id, kind, label, answer, marking, children, choose, onTurn, hinted } = props;
  const explains = `figure:${id}`;
  if (!answer) {
    if (onTurn) {
      return (
        <button
          type="button"
          class={`rf-stand ${kind}`}
          data-figure={id}
          data-explain={explains}
          data-acts={true}
          aria-label={label}
          onClick={onTurn}
        >
          {children}
        </button>
      );
    }
    return (
      <button
        type="button"
        class={`rf-stand looks ${kind}`}
        data-figure={id}
        data-explain={explains}
        aria-label={label}
      >
        {children}
      </button>
    );
  }
  const marked = answer.marked > 0;
  const blocked = (marking?.full ?? false) && !marked;
  return (
    <button
      type="button"
      class={`rf-stand ${kind} place ${ringOf(answer)}${hinted ? ' hinted' : ''}`}
      data-figure={id}
      data-explain={explains}
      data-option={blocked ? undefined : answer.id}
      data-gives={marked && marking?.ready ? true : undefined}
      data-key={marking?.digit(answer.id)}
      aria-label={label}
      aria-pressed={marking ? marked : undefined}
      aria-disabled={blocked}
      onClick={() => {
        aimedAt.value = undefined;
        choose(answer.id);
      }}
      {...seen(id)}
    >
      {children}
    </button>
  );
}
