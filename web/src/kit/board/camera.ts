import type { Point } from './hex.ts';

/** The part of the board that is seen. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const viewBox = ({ x, y, w, h }: Frame): string => [x, y, w, h].map((n) => n.toFixed(1)).join(' ');

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

/** A frame of this width around the middle of the points. */
export function around(points: readonly Point[], w: number, aspect: number): Frame {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const spread = Math.max(...xs) - Math.min(...xs);
  const width = Math.max(w, spread + 120);
  const h = width / aspect;
  return { x: middle(xs) - width / 2, y: middle(ys) - h / 2, w: width, h };
}

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
