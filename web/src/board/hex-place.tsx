import type { Marking, Places } from '../faces/face.ts';
import { say } from '../words/words.ts';
import type { BoardCell } from './cell.ts';
import { centreOf, outline } from './hex.ts';

const FULL = outline(1);
const INNER = outline(0.93);

interface HexPlaceProps {
  readonly cell: BoardCell;
  readonly spoken: (cell: BoardCell) => string;
  readonly foretold: string | undefined;
  readonly places: Places;
  /** Where several are taken: a click marks, and the prompt bar answers. */
  readonly marking: Marking | undefined;
  readonly hostile: boolean;
  readonly hinted: boolean;
  readonly isStop: boolean;
  /** `change`: so much more is marked, never taken. */
  onTake(id: string, change?: 1 | -1): void;
  onFocus(id: string): void;
  onTip(id: string | undefined): void;
  onLeave(): void;
}

/** One hex: what it is, whether it may be chosen, and why not. */
export function HexPlace(props: HexPlaceProps) {
  const { cell, places, marking, hostile, hinted, isStop } = props;
  const { x, y } = centreOf(cell.hex);
  const open = places.open.get(cell.id);
  const shared = places.shared.get(cell.id);
  const closed = places.closed.get(cell.id);
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
  const inner = cell.shape ?? INNER;
  const words = [props.spoken(cell)];
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
      class={`place ${state}${hinted ? ' hinted' : ''}`}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      role="button"
      tabindex={isStop ? 0 : -1}
      aria-label={words.join(', ')}
      aria-disabled={(!open && !shared) || blocked}
      aria-pressed={open && marking?.ask === 'many' ? open.marked > 0 : undefined}
      data-cell={cell.id}
      data-option={blocked ? undefined : open?.id}
      data-gives={gives}
      onClick={() => props.onTake(cell.id)}
      onKeyDown={(event) => {
        if (marking && (event.key === '+' || event.key === '-')) {
          event.preventDefault();
          props.onTake(cell.id, event.key === '+' ? 1 : -1);
          return;
        }
        if (event.key !== 'Enter' && event.key !== ' ') return;
        // What is marked already: Enter goes on to the prompt bar, which gives all that is marked.
        if (event.key === 'Enter' && gives) return;
        event.preventDefault();
        event.stopPropagation();
        props.onTake(cell.id);
      }}
      onFocus={() => props.onFocus(cell.id)}
      onBlur={() => props.onTip(undefined)}
      onPointerEnter={() => props.onTip(cell.id)}
      onPointerLeave={() => props.onLeave()}
    >
      <polygon class="area" points={cell.shape ?? FULL} />
      {state !== 'rest' && <polygon class="casing" points={inner} />}
      {state !== 'rest' && <polygon class="line" points={inner} />}
      <polygon class="ring-casing" points={inner} />
      <polygon class="ring" points={inner} />
    </g>
  );
}
