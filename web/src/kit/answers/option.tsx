import type { ComponentProps } from 'preact';
import type { Answer, FaceProps } from '../face.ts';

type Asking = Pick<FaceProps, 'choose' | 'hinted' | 'marking'>;

/** What can be done with an answer: `rest` where it is none now, or nothing more can be marked. */
type State = 'can' | 'marked' | 'no' | 'rest';

export function stateOf({ marking }: Pick<Asking, 'marking'>, answer: Answer | undefined): State {
  if (!answer) return 'rest';
  if (answer.closed) return 'no';
  if (answer.marked > 0) return 'marked';
  return marking?.full ? 'rest' : 'can';
}

/** What tells the keyboard, robots and screen readers of an answer, on whatever shows it. */
export function answerAttributes(
  { marking }: Pick<Asking, 'marking'>,
  answer: Answer | undefined,
  digit?: number,
) {
  const state = stateOf({ marking }, answer);
  const isOpen = state === 'can' || state === 'marked';
  const key = isOpen && answer ? (marking?.digit(answer.id) ?? digit) : undefined;
  return {
    'data-option': isOpen ? answer?.id : undefined,
    'data-gives': state === 'marked' && marking?.ready ? true : undefined,
    'data-key': key,
    'aria-keyshortcuts': key === undefined ? undefined : String(key),
    'aria-pressed': answer && !answer.closed && marking?.ask === 'many' ? state === 'marked' : undefined,
    'aria-disabled': isOpen ? undefined : true,
  } as const;
}

interface OptionProps extends Omit<ComponentProps<'button'>, 'class' | 'onClick' | 'type'> {
  readonly face: Asking;
  readonly answer: Answer | undefined;
  readonly class: string;
  /** Its key, 1 to 9, where the marking has none for it. */
  readonly digit?: number | undefined;
  /** What a click does before it answers. */
  readonly onTake?: () => void;
}

/**
 * An answer as a control: a click takes or marks it, or says why it is closed. Its class tells `can`, `marked`, `no`
 * or `rest`, and `hinted`. What is no answer now is a button only where it explains itself.
 */
export function Option({ face, answer, digit, onTake, children, ...rest }: OptionProps) {
  const hinted = answer && !answer.closed && answer.id === face.hinted ? ' hinted' : '';
  const look = `${rest.class} ${stateOf(face, answer)}${hinted}`;
  const explains = 'data-explain' in rest || 'data-card' in rest;
  if (!answer && !explains) {
    return (
      <span class={look} title={rest.title} aria-current={rest['aria-current']}>
        {children}
      </span>
    );
  }
  return (
    <button
      {...rest}
      {...answerAttributes(face, answer, digit)}
      type="button"
      class={look}
      onClick={() => {
        if (!answer) return;
        onTake?.();
        face.choose(answer.id);
      }}
    >
      {children}
    </button>
  );
}
