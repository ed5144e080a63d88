import { say } from '../../words/words.ts';
import type { Answer, Marking } from '../face.ts';
import type { PlaceCell } from './cell.ts';
import { memo } from './memo.ts';

interface PlaceProps {
  readonly cell: PlaceCell;
  /** What it is, and who stands there. */
  readonly spoken: string;
  readonly foretold: string | undefined;
  readonly open: Answer | undefined;
  readonly shared: readonly Answer[] | undefined;
  readonly closed: Answer | undefined;
  /** Where several are taken: a click marks, and the prompt bar answers. */
  readonly marking: Marking | undefined;
  readonly hostile: boolean;
  readonly hinted: boolean;
  readonly isStop: boolean;
  /** Always the same object, so that a place where nothing has changed is not drawn again. */
  readonly on: PlaceHandlers;
}

export interface PlaceHandlers {
  /** `change`: so much more is marked, never taken. */
  take(id: string, change?: 1 | -1): void;
  click(id: string, byPointer: boolean): void;
  focus(id: string): void;
  look(id: string | undefined): void;
}

/** One place: what it is, whether it may be chosen, and why not. */
export const Place = memo(function Place(props: PlaceProps) {
  const { cell, open, shared, closed, marking, hostile, hinted, isStop, on } = props;
  const state = open
    ? open.marked > 0
      ? 'chosen'
      : hostile
        ? 'hostile'
        : 'legal'
    : shared
      ? 'legal'
      : closed
        ? 'closed'
        : 'rest';
  const { full, inner } = cell;
  const words = [props.spoken];
  if (open) words.push(open.label);
  if (props.foretold) words.push(props.foretold);
  if (open && marking?.ask === 'amounts')
    words.push(say.value.table.chosen(open.marked, marking.most(open.id)));
  const gives = open && open.marked > 0 && marking?.ready ? true : undefined;
  const blocked = open !== undefined && marking?.full === true && open.marked === 0;
  if (shared) words.push(say.value.list(shared.map(({ label }) => label)));
  if (closed?.closed) words.push(say.value.table.closed(`${closed.closed.reason}, ${closed.closed.rule}`));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no button elements.
    <g
      class={`place ${state}${hinted ? ' hinted' : ''}${cell.isFigure ? ' on-figure' : ''}`}
      role="button"
      tabindex={isStop ? 0 : -1}
      aria-label={words.join(', ')}
      aria-disabled={(!open && !shared) || blocked}
      aria-pressed={open && marking?.ask === 'many' ? open.marked > 0 : undefined}
      data-cell={cell.id}
      data-explain={`${cell.isFigure ? 'figure' : 'at'}:${cell.id}`}
      data-shared={shared ? true : undefined}
      data-option={blocked ? undefined : open?.id}
      data-gives={gives}
      onClick={({ detail }) => on.click(cell.id, detail > 0)}
      onKeyDown={(event) => {
        if (marking && (event.key === '+' || event.key === '-')) {
          event.preventDefault();
          on.take(cell.id, event.key === '+' ? 1 : -1);
          return;
        }
        if (event.key !== 'Enter' && event.key !== ' ') return;
        // What is marked already: Enter goes on to the prompt bar, which gives all that is marked.
        if (event.key === 'Enter' && gives) return;
        // What is no answer is explained.
        if (!open && !shared && !closed) return;
        event.preventDefault();
        event.stopPropagation();
        on.take(cell.id);
      }}
      onFocus={() => on.focus(cell.id)}
      onBlur={() => on.look(undefined)}
      onPointerEnter={() => on.look(cell.id)}
      onPointerLeave={() => on.look(undefined)}
    >
      <polygon class="area" points={full} />
      {state !== 'rest' && <polygon class="casing" points={inner} />}
      {state !== 'rest' && <polygon class="line" points={inner} />}
      {isStop && <polygon class="ring-casing" points={inner} />}
      {isStop && <polygon class="ring" points={inner} />}
    </g>
  );
});
