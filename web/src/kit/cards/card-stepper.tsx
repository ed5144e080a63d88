import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import { say } from '../../words/words.ts';
import type { Answer, Marking } from '../face.ts';

/** On a card of which one takes so much: a click anywhere on it takes one more. */
export function CardStepper({ answer, marking }: { answer: Answer; marking: Marking }) {
  const { id, label, marked } = answer;
  const most = marking.most(id);
  const blocked = marking.full || marked >= most;
  return (
    <span class="card-stepper">
      <button
        type="button"
        class="button less"
        aria-label={say.value.table.less(label)}
        aria-disabled={marked === 0}
        onClick={() => marking.mark(id, -1)}
      >
        <Icon of={icon.minus} size={16} />
      </button>
      <b>{say.value.table.chosen(marked, most)}</b>
      <button
        type="button"
        class="button more"
        aria-label={say.value.table.more(label)}
        aria-disabled={blocked}
        data-option={blocked ? undefined : id}
        data-gives={marked > 0 && marking.ready ? true : undefined}
        data-key={marking.digit(id)}
        onClick={() => marking.mark(id, 1)}
      >
        <Icon of={icon.plus} size={16} />
      </button>
    </span>
  );
}
