import type { Answer, Marking } from '../face.ts';
import type { PlaceCell } from './cell.ts';

interface MarksProps {
  readonly marking: Marking;
  readonly open: ReadonlyMap<string, Answer>;
  readonly cells: ReadonlyMap<string, PlaceCell>;
}

/** Over the figures that can be among several: which are, and how much of each. */
export function Marks({ marking, open, cells }: MarksProps) {
  return (
    <>
      {[...open].map(([at, answer]) => {
        const cell = cells.get(at);
        if (!cell) return null;
        const { x, y } = cell.middle;
        const isOn = answer.marked > 0;
        return (
          <g
            key={at}
            class={isOn ? 'mark on' : 'mark'}
            transform={`translate(${(x - 15).toFixed(1)} ${(y - 27).toFixed(1)})`}
          >
            <g>
              <circle r="9.5" />
              {marking.ask === 'amounts' ? (
                <text y="4" text-anchor="middle">
                  {answer.marked}
                </text>
              ) : (
                isOn && <path d="M-4.4 .2L-1.3 3.4L4.6 -3.4" />
              )}
            </g>
          </g>
        );
      })}
    </>
  );
}
