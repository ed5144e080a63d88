import { say } from '../../words/words.ts';
import type { Frame } from './camera.ts';
import { viewBox } from './camera.ts';
import type { PlaceCell } from './cell.ts';
import type { Point } from './hex.ts';

/** A figure on the small map. */
export interface MapDot {
  readonly at: string;
  readonly color: string;
}

interface MinimapProps {
  readonly cells: ReadonlyMap<string, PlaceCell>;
  readonly dots: readonly MapDot[];
  readonly whole: Frame;
  /** What is seen of the board now. */
  readonly frame: Frame;
  onLook(at: Point): void;
}

/** The whole board, small, while one sees only a part of it: a tap looks there. */
export function Minimap({ cells, dots, whole, frame, onLook }: MinimapProps) {
  const look = (event: MouseEvent) => {
    if (!(event.currentTarget instanceof Element)) return;
    const box = event.currentTarget.getBoundingClientRect();
    onLook({
      x: whole.x + ((event.clientX - box.left) / box.width) * whole.w,
      y: whole.y + ((event.clientY - box.top) / box.height) * whole.h,
    });
  };
  return (
    // For the eye and the finger; the keyboard moves over the board itself.
    <div class="minimap" title={say.value.table.minimap} aria-hidden="true" onClick={look}>
      <svg viewBox={viewBox(whole)} aria-hidden="true">
        <Land cells={cells} />
        {dots.map(({ at, color }, i) => {
          const cell = cells.get(at);
          if (!cell) return null;
          const { x, y } = cell.middle;
          return <circle key={i} cx={x} cy={y} r="20" fill={color} />;
        })}
        <rect class="seen" x={frame.x} y={frame.y} width={frame.w} height={frame.h} rx="14" />
      </svg>
    </div>
  );
}

function Land({ cells }: Pick<MinimapProps, 'cells'>) {
  return (
    <>
      {[...cells.values()].map(
        ({ id, full, isTown, isFigure }) =>
          !isFigure && <polygon key={id} class={isTown ? 'land town' : 'land'} points={full} />,
      )}
    </>
  );
}
