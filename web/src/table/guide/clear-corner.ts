import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Something that should be seen, and how much it matters. */
export interface Seen {
  readonly box: Box;
  readonly weight: number;
}

const CORNERS = ['bottom-left', 'bottom-right', 'bottom', 'top-left', 'top-right'] as const;
export type Corner = (typeof CORNERS)[number];
/** Above the log, where that lies beside the board: there a card covers nothing that is played with. */
type Spot = Corner | 'beside';

/** A card of this size in that corner of the area. */
function boxIn(corner: Corner, area: Box, size: { w: number; h: number }, gap: number): Box {
  const middle = (area.left + area.right - size.w) / 2;
  const left = corner.endsWith('left')
    ? area.left + gap
    : corner.endsWith('right')
      ? area.right - gap - size.w
      : middle;
  const top = corner.startsWith('top') ? area.top + gap : area.bottom - gap - size.h;
  return { left, top, right: left + size.w, bottom: top + size.h };
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** How much of what should be seen lies below the card. */
const covered = (card: Box, seen: readonly Seen[]): number =>
  seen.reduce((sum, { box, weight }) => sum + weight * overlap(card, box), 0);

/** The corner where a card covers least; of equal ones the first. */
export const clearest = (
  area: Box,
  size: { w: number; h: number },
  seen: readonly Seen[],
  gap: number,
  corners: readonly Corner[] = CORNERS,
): Corner =>
  corners
    .map((corner) => ({ corner, over: covered(boxIn(corner, area, size, gap), seen) }))
    .reduce((best, one) => (one.over < best.over ? one : best)).corner;

/** On a small screen, tools lie along the lower edge. */
const ABOVE = CORNERS.filter((corner) => corner.startsWith('top'));
const SMALL = '(max-width: 899px), (max-height: 500px)';

/** What a card may not hide: what it speaks of most of all, then answers, figures, and what can be pressed there. */
const WEIGHTS: Readonly<Record<string, number>> = {
  '.board .hinted, .board .hinted-place, .board .spotlit-place': 30,
  '.board .place.hostile': 6,
  '.pieces .piece:not(.badge)': 12,
  '.board .place:is(.legal, .chosen)': 1,
  // Of two corners where nobody stands, rather the bare table than the land.
  '.board .place': 0.1,
  '.board-area .ff-forecast li': 4,
  '.board-area .ff-page': 8,
  '.close-up :is(figure, [class*=dice], [class*=sum])': 6,
  '.board-area :is(.zoom, .minimap), .spread .rail .panel': 8,
};
/** As long as a camera glides. */
const GLIDE = 420;

const NARROWEST = 200;

function hasRailBeside(area: Box): boolean {
  const rail = document.querySelector('.table-frame:not(.spread) .rail.log')?.getBoundingClientRect();
  return rail !== undefined && rail.width >= NARROWEST && rail.left >= area.right;
}

/** In which corner of its parent the card covers least: looked for when it says something new. */
export function useClearCorner(card: RefObject<HTMLElement | null>, said: string | undefined): Spot {
  const [corner, setCorner] = useState<Spot>('bottom-left');
  useLayoutEffect(() => {
    if (said === undefined) return undefined;
    const look = () => {
      const area = card.current?.parentElement?.getBoundingClientRect();
      const size = card.current?.getBoundingClientRect();
      if (!area || !size) return;
      if (hasRailBeside(area)) {
        setCorner('beside');
        return;
      }
      const seen = Object.entries(WEIGHTS).flatMap(([selector, weight]) =>
        [...document.querySelectorAll(selector)].map((one) => ({ box: one.getBoundingClientRect(), weight })),
      );
      const isSmall = matchMedia(SMALL).matches;
      const corners = isSmall ? ABOVE : CORNERS;
      setCorner(clearest(area, { w: size.width, h: size.height }, seen, isSmall ? 6 : 12, corners));
    };
    look();
    const later = setTimeout(look, GLIDE);
    return () => clearTimeout(later);
  }, [said]);
  return corner;
}
