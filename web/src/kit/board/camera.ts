import type { Point } from './hex.ts';

/** The part of the board that is seen. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const viewBox = ({ x, y, w, h }: Frame): string => [x, y, w, h].map((n) => n.toFixed(1)).join(' ');

/** The smallest frame of the screen's shape that holds the whole board. */
export function fit(whole: Frame, aspect: number): Frame {
  const w = Math.max(whole.w, whole.h * aspect);
  const h = w / aspect;
  return { x: whole.x - (w - whole.w) / 2, y: whole.y - (h - whole.h) / 2, w, h };
}

/** Never further than the whole board, never nearer than a few hexes, never off the board. */
export function within(frame: Frame, whole: Frame, nearest: number): Frame {
  const w = Math.min(whole.w, Math.max(nearest, frame.w));
  const h = (frame.h * w) / frame.w;
  return {
    w,
    h,
    x: inside(frame.x + (frame.w - w) / 2, w, whole.x, whole.w),
    y: inside(frame.y + (frame.h - h) / 2, h, whole.y, whole.h),
  };
}

/** Where the frame is larger than the board, the board stands in its middle. */
function inside(start: number, size: number, from: number, length: number): number {
  if (size >= length) return from + (length - size) / 2;
  return Math.min(from + length - size, Math.max(from, start));
}

/** Zooms so that the point stays where it is on the screen. */
export function zoom(frame: Frame, at: Point, factor: number): Frame {
  return {
    x: at.x - (at.x - frame.x) * factor,
    y: at.y - (at.y - frame.y) * factor,
    w: frame.w * factor,
    h: frame.h * factor,
  };
}

export function pan(frame: Frame, dx: number, dy: number): Frame {
  return { ...frame, x: frame.x - dx, y: frame.y - dy };
}

/** What stands on a place reaches this far around its middle. */
const ROUND = 52;

/** A frame around the middle of the points: of this width, or wider where they need it. */
export function around(points: readonly Point[], w: number, aspect: number): Frame {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values) + 2 * ROUND;
  const width = Math.max(w, spread(xs), spread(ys) * aspect);
  const h = width / aspect;
  return { x: middle(xs) - width / 2, y: middle(ys) - h / 2, w: width, h };
}

/** What lies over the edges of a frame, in the same units. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const uncovered: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Whoever stands on a place, with the number over the head, reaches so far around its middle. */
const FIGURE: Insets = { top: 96, right: 56, bottom: 44, left: 56 };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The same where nothing is told above the heads. */
const RESTING: Insets = { top: 62, right: 40, bottom: 34, left: 40 };

/** Of all who stand there: how far they reach. */
function reachOf(points: readonly Point[], around: Insets = FIGURE) {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs) - around.left,
    right: Math.max(...xs) + around.right,
    top: Math.min(...ys) - around.top,
    bottom: Math.max(...ys) + around.bottom,
  };
}

/**
 * Who acts and whom it befalls, in the middle of what nothing lies over: at `near` units in a pixel, or farther where
 * they stand far apart. What covers the edges is told in pixels.
 */
export function staged(
  points: readonly Point[],
  near: number,
  { width, height }: Size,
  over: Insets,
  reach?: Insets,
): Frame {
  const { left, right, top, bottom } = reachOf(points, reach);
  const free = {
    w: Math.max(80, width - over.left - over.right),
    h: Math.max(80, height - over.top - over.bottom),
  };
  const unit = Math.max(near, (right - left) / free.w, (bottom - top) / free.h);
  return {
    x: (left + right) / 2 - (over.left + free.w / 2) * unit,
    y: (top + bottom) / 2 - (over.top + free.h / 2) * unit,
    w: width * unit,
    h: height * unit,
  };
}

/** Whether all who stand there are seen, and nothing lies over them. */
export function shows(frame: Frame, points: readonly Point[], over: Insets, reach?: Insets): boolean {
  const { left, right, top, bottom } = reachOf(points, reach);
  return (
    left >= frame.x + over.left &&
    right <= frame.x + frame.w - over.right &&
    top >= frame.y + over.top &&
    bottom <= frame.y + frame.h - over.bottom
  );
}

/** Moved, not resized: on the land as far as it can be. */
export const kept = (frame: Frame, whole: Frame): Frame => ({
  ...frame,
  x: inside(frame.x, frame.w, whole.x, whole.w),
  y: inside(frame.y, frame.h, whole.y - RESTING.top, whole.h + RESTING.top),
});

/** So much nearer it must be able to come before the camera moves by itself. */
const WORTH = 1.25;

/**
 * Where the camera rests: as near as all that matters now allows, or where it rests already as long as that is about
 * as good. What lies at the edge of the board and matters to nobody need not be seen.
 */
export function resting(
  before: Frame | undefined,
  points: readonly Point[],
  near: number,
  size: Size,
  over: Insets,
  whole: Frame,
): Frame {
  const wanted = kept(staged(points, near, size, over, RESTING), whole);
  if (!before) return wanted;
  const isShaped = Math.abs(before.w / before.h - wanted.w / wanted.h) < 0.01;
  const isAsGood = before.w < wanted.w * WORTH;
  return isShaped && isAsGood && shows(before, points, scaled(over, before.w / size.width), RESTING)
    ? before
    : wanted;
}

/** Measures of the screen, in units of the board. */
export const scaled = ({ top, right, bottom, left }: Insets, by: number): Insets => ({
  top: top * by,
  right: right * by,
  bottom: bottom * by,
  left: left * by,
});

/** So much more on each side. */
export const grown = ({ x, y, w, h }: Frame, { top, right, bottom, left }: Insets): Frame => ({
  x: x - left,
  y: y - top,
  w: w + left + right,
  h: h + top + bottom,
});

/** More to the left and to the right: what lies there is covered. */
export const widened = (frame: Frame, left: number, right: number): Frame => ({
  ...frame,
  x: frame.x - left,
  w: frame.w + left + right,
});

/** On the way from one frame to the other: 0 is the first, 1 the second. */
export function between(a: Frame, b: Frame, share: number): Frame {
  const mix = (from: number, to: number) => from + (to - from) * share;
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), w: mix(a.w, b.w), h: mix(a.h, b.h) };
}

/** Moved as little as possible, so that the point is well inside. */
export function showing(frame: Frame, { x, y }: Point, margin: number): Frame {
  const shift = (at: number, start: number, size: number) =>
    at < start + margin ? at - margin : at > start + size - margin ? at + margin - size : start;
  return { ...frame, x: shift(x, frame.x, frame.w), y: shift(y, frame.y, frame.h) };
}

/** What was looked at closely, and until when it stays so. */
export interface Close {
  readonly scene: string;
  readonly watch: readonly Point[];
}

/**
 * Looks closely at those who can be struck, and stays while the blow is shown and until another place is asked for or
 * the scene is another: in and out with every attack would make one seasick.
 */
export function closeTo(
  before: Close | undefined,
  now: Close & { readonly strikes: boolean; readonly asks: boolean },
): Close | undefined {
  if (now.strikes) return { scene: now.scene, watch: now.watch };
  return now.asks || before?.scene !== now.scene ? undefined : before;
}

const LINE = 16;
const PAGE = 400;
/** A notch of a wheel is about a hundred pixels: 15 % nearer or farther. A trackpad sends many small ones. */
const NOTCH = 100;

/** How much farther one sees after this turn of the wheel, by how far it was turned. */
export function wheelFactor(event: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  const pixels = event.deltaY * ([1, LINE, PAGE][event.deltaMode] ?? 1);
  return 1.15 ** Math.max(-3, Math.min(3, pixels / NOTCH));
}
