import { useEffect, useRef, useState } from 'preact/hooks';
import { around, type Frame, pan, showing, wheelFactor, within, zoom } from './camera.ts';
import type { Point } from './hex.ts';
import { WIDTH } from './hex.ts';
import { useGlide } from './use-glide.ts';

/** Nearer than this many units, one sees only a few hexes. */
const NEAREST = WIDTH * 4;
/** On a screen where the whole board would have smaller hexes than this, we begin near the asked figure. */
const SMALLEST_HEX = 34;
const GOOD_HEX = 58;
/** Closely looked at. */
const CLOSE_HEX = 74;
/** A finger that moved less than this has tapped. */
const TAP = 7;

export interface Camera {
  readonly frame: Frame;
  readonly isWhole: boolean;
  /** Units of the board in a pixel of the screen. */
  readonly unitsPerPixel: number;
  zoomBy(factor: number): void;
  fit(): void;
  /** Looks again at what is asked; undefined where that is what one sees. */
  readonly follow: (() => void) | undefined;
  /** Looks at this point, as near as now. */
  lookAt(at: Point): void;
  /** Brings a place that has the focus into sight. */
  reveal(at: Point): void;
  /** Whether the pointer that was just lifted had dragged the board. */
  dragged(): boolean;
}

/**
 * The camera over a board: wheel, drag and pinch. On a small screen `watch` is what should be seen, and
 * `happening` where something happens just now. The camera glides there; a hand moves it at once.
 */
export function useCamera(
  element: { readonly current: Element | null },
  whole: Frame,
  watch: readonly Point[],
  happening: readonly Point[],
  /** The question is about a few figures: look at them closely wherever the whole board would be small. */
  close = false,
): Camera {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [wish, setWish] = useState<Frame | undefined>(undefined);
  const byHand = useRef(true);
  const turnTo = (next: Frame) => {
    byHand.current = true;
    setWish(next);
  };
  const fingers = useRef(new Map<number, Point>());
  const moved = useRef(0);
  const aspect = size.height > 0 && size.width > 0 ? size.width / size.height : whole.w / whole.h;
  const fitted = fit(whole, aspect);
  const hex = (size.width / fitted.w) * WIDTH;
  const isSmall = size.width > 0 && hex < (close ? CLOSE_HEX - 4 : SMALLEST_HEX);
  const good = close ? CLOSE_HEX : GOOD_HEX;
  const near = isSmall && watch.length > 0 ? around(watch, (size.width / good) * WIDTH, aspect) : fitted;
  const shaped = wish && { ...wish, h: wish.w / aspect };
  const frame = within(shaped ?? near, fitted, NEAREST);
  const now = useRef(frame);
  now.current = frame;
  const fittedNow = useRef(fitted);
  fittedNow.current = fitted;

  const watched = isSmall ? watch.map(({ x, y }) => `${x},${y}`).join(' ') : '';
  // When something else is asked, look there.
  useEffect(() => setWish(undefined), [watched]);

  const isPart = frame.w < fitted.w - 1;
  const scene = isSmall && isPart ? happening.map(({ x, y }) => `${x},${y}`).join(' ') : '';
  // Where something happens, as far as all of it can be seen at once.
  useEffect(() => {
    const seen = happening.reduce<Frame>((at, point) => showing(at, point, WIDTH), now.current);
    if (scene && (seen.x !== now.current.x || seen.y !== now.current.y)) setWish(seen);
  }, [scene]);

  useGlide(element, frame, byHand);

  useEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const sized = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    sized.observe(node);
    const scale = () => now.current.w / Math.max(1, node.clientWidth);
    const place = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const box = node.getBoundingClientRect();
      return {
        x: now.current.x + (clientX - box.left) * scale(),
        y: now.current.y + (clientY - box.top) * scale(),
      };
    };
    const wheel = (event: WheelEvent) => {
      // With Ctrl the page is meant; where nothing would come nearer or go farther, the page scrolls.
      if (event.ctrlKey || event.metaKey) return;
      const next = within(zoom(now.current, place(event), wheelFactor(event)), fittedNow.current, NEAREST);
      if (Math.abs(next.w - now.current.w) < 0.01) return;
      event.preventDefault();
      turnTo(next);
    };
    const down = (event: PointerEvent) => {
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.current.size === 1) moved.current = 0;
    };
    const move = (event: PointerEvent) => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const dx = event.clientX - before.x;
      const dy = event.clientY - before.y;
      moved.current += Math.hypot(dx, dy);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (other) {
        const apart = (p: Point) => Math.max(20, Math.hypot(p.x - other.x, p.y - other.y));
        const factor = apart(before) / apart({ x: event.clientX, y: event.clientY });
        turnTo(zoom(now.current, place(event), factor));
      } else if (moved.current > TAP) turnTo(pan(now.current, dx * scale(), dy * scale()));
    };
    const up = (event: PointerEvent) => fingers.current.delete(event.pointerId);
    node.addEventListener('wheel', wheel as EventListener, { passive: false });
    node.addEventListener('pointerdown', down as EventListener);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      sized.disconnect();
      node.removeEventListener('wheel', wheel as EventListener);
      node.removeEventListener('pointerdown', down as EventListener);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  }, [element]);

  return {
    frame,
    isWhole: frame.w >= fitted.w - 1,
    unitsPerPixel: size.width > 0 ? frame.w / size.width : 1,
    zoomBy: (factor) =>
      setWish(
        zoom(
          now.current,
          { x: now.current.x + now.current.w / 2, y: now.current.y + now.current.h / 2 },
          factor,
        ),
      ),
    fit: () => setWish(fitted),
    follow: isSmall && wish && watch.length > 0 ? () => setWish(undefined) : undefined,
    lookAt: ({ x, y }) => {
      const { w, h } = now.current;
      setWish({ x: x - w / 2, y: y - h / 2, w, h });
    },
    reveal: (at) => {
      const next = showing(now.current, at, WIDTH * 0.8);
      if (next.x !== now.current.x || next.y !== now.current.y) turnTo(next);
    },
    dragged: () => moved.current > TAP,
  };
}

/** The smallest frame of the screen's shape that holds the whole board. */
function fit(whole: Frame, aspect: number): Frame {
  const w = Math.max(whole.w, whole.h * aspect);
  const h = w / aspect;
  return { x: whole.x - (w - whole.w) / 2, y: whole.y - (h - whole.h) / 2, w, h };
}
