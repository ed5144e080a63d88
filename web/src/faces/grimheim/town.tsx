import { type GrimheimView, startingPieces } from '@wyrdhall/grimheim';
import type { Options } from '@wyrdhall/kernel';
import { Drawing } from './drawing.tsx';
import { FLAMES, HOUSE, RUIN, WELL } from './drawings.ts';
import { plots } from './plots.ts';

const houses = plots.map(([x, y], i) => ({ x, y: y + 4, i })).sort((a, b) => a.y - b.y);

/** Town pieces at the start, as the options say; more may be built. */
export const piecesOf = (options: Options, view: GrimheimView): number =>
  Math.max(view.pieces, startingPieces(view.heroes.length, options.moreHouses === true));

/** Each piece is a house that stands or lies in ashes; the well is the last. */
export function Town({ view, options }: { view: GrimheimView; options: Options }) {
  const all = piecesOf(options, view) - 1;
  const standing = view.pieces - 1;
  return (
    <>
      {houses
        .filter(({ i }) => i < all)
        .map(({ x, y, i }) => (
          <g
            key={i}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${i % 2 ? -1.02 : 1.02} 1.02)`}
          >
            <Drawing of={i < standing ? HOUSE : RUIN} />
            {i >= standing && <Drawing of={FLAMES} class="burning" />}
          </g>
        ))}
      {view.pieces > 0 && (
        <g transform="translate(-4 2)">
          <Drawing of={WELL} />
        </g>
      )}
    </>
  );
}
