import { useEffect, useRef, useState } from 'preact/hooks';
import {
  around,
  type Frame,
  fit,
  grown,
  type Insets,
  kept,
  pan,
  resting,
  scaled,
  showing,
  shows,
  staged,
  uncovered,
  wheelFactor,
  widened,
  within,
  zoom,
} from './camera.ts';
import type { Point } from './hex.ts';
import { WIDTH } from './hex.ts';
import { useGlide } from './use-glide.ts';

/** Nearer than this many units, one sees only a few hexes. */
const NEAREST = WIDTH * 4;
/** On a screen where the whole board would have smaller hexes than this, we begin near the asked figure. */
const SMALLEST_HEX = 28;
const GOOD_HEX = 58;
/** As near as the camera comes by itself on a large screen. */
const RESTING_HEX = 66;
/** Closely looked at. */
const CLOSE_HEX = 74;
/** Where the show looks: figures a hand high on a large screen, and two of them beside each other on a phone. */
const STAGED_HEX = 96;
/** A finger that moved less than this has tapped. */
const TAP = 7;

/** What the show looks at. */
interface Shot {
  readonly points: readonly Point[];
  /** As near as one can; else only where the whole board would be small. */
  readonly near: boolean;
}

/** What the camera is to see. */
interface Sight {
  readonly whole: Frame;
  /** On a small screen: what the question is about. */
  readonly watch: readonly Point[];
  /** On a large screen: all that matters, which the camera comes as near to as it can. */
  readonly rest?: readonly Point[] | undefined;
  /** Where something happens just now. */
  readonly happening: readonly Point[];
  /** The question is about a few figures: look at them closely wherever the whole board would be small. */
  readonly close: boolean;
  /** While events are shown: who does what to whom. It comes before all else. */
  readonly shot?: Shot | undefined;
  /** How wide what one points at is, in units of the board; else a hex. */
  readonly unit?: number | undefined;
}

export interface Camera {
  readonly frame: Frame;
  readonly isWhole: boolean;
  /** Whether it is where it rests by itself: all that matters is seen. */
  readonly isResting: boolean;
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

const spell = (points: readonly Point[]): string => points.map(({ x, y }) => `${x},${y}`).join(' ');

/** How far a figure with the number over its head reaches above the board's last row. */
const FIGURE_HIGH = 64;

/** What lies over the board's edges, in pixels: style sheets tell it as the padding that scrolling keeps free. */
function coveredOf(node: Element): Insets {
  const { scrollPaddingTop, scrollPaddingRight, scrollPaddingBottom, scrollPaddingLeft } =
    getComputedStyle(node);
  const pixels = (length: string): number => Number.parseFloat(length) || 0;
  return {
    top: pixels(scrollPaddingTop),
    right: pixels(scrollPaddingRight),
    bottom: pixels(scrollPaddingBottom),
    left: pixels(scrollPaddingLeft),
  };
}

interface Stage {
  readonly width: number;
  readonly height: number;
  readonly over: Insets;
}

/** The frame of the shot. As long as the next ones can be seen in it too, the camera rests. */
function useShot(shot: Shot | undefined, stage: Stage, unit: number): Frame | undefined {
  const last = useRef<{ readonly near: boolean; readonly stage: Stage; readonly frame: Frame } | undefined>(
    undefined,
  );
  if (!shot || shot.points.length === 0 || stage.width === 0) {
    last.current = undefined;
    return undefined;
  }
  const { near, points } = shot;
  const before = last.current;
  const rests =
    before?.stage === stage &&
    before.near === near &&
    shows(before.frame, points, scaled(stage.over, before.frame.w / stage.width));
  const hex = near ? STAGED_HEX : GOOD_HEX;
  const frame = rests ? before.frame : staged(points, unit / hex, stage, stage.over);
  last.current = { near, stage, frame };
  return frame;
}

/** Where the camera rests on a large screen; the whole board where that is hardly farther away. */
function useRest(
  points: readonly Point[] | undefined,
  stage: Stage,
  unit: number,
  whole: Frame,
  fitted: Frame,
): Frame {
  const last = useRef<Frame | undefined>(undefined);
  if (!points || points.length === 0 || stage.width === 0) return fitted;
  const frame = resting(last.current, points, unit / RESTING_HEX, stage, stage.over, whole);
  last.current = frame;
  return frame.w < fitted.w * 0.92 ? frame : fitted;
}

/**
 * The camera over a board: wheel, drag and pinch. What lies over its edges is its padding: it sees the rest. The camera
 * glides to what is to be seen; a hand moves it at once.
 */
export function useCamera(
  element: { readonly current: Element | null },
  { whole, watch, rest, happening, close, shot, unit = WIDTH }: Sight,
): Camera {
  const [size, setSize] = useState({ width: 0, height: 0, left: 0, right: 0, over: uncovered });
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
  const hex = (size.width / fitted.w) * unit;
  const isSmall = size.width > 0 && hex < (close ? CLOSE_HEX - 4 : SMALLEST_HEX);
  const good = close ? CLOSE_HEX : GOOD_HEX;
  const least = (size.width / good) * unit;
  // On a large screen, land is better to see than the bare table below what lies over the edges.
  const isLarge = size.width > 0 && hex >= SMALLEST_HEX;
  const onLand = (next: Frame) => (isLarge ? kept(next, whole) : next);
  const asked = () =>
    close ? onLand(staged(watch, unit / good, size, size.over)) : around(watch, least, aspect);
  const restful = useRest(rest, size, unit, whole, fitted);
  const near = isSmall && watch.length > 0 ? asked() : hex < SMALLEST_HEX ? fitted : restful;
  const shotFrame = useShot(shot && (shot.near || hex < SMALLEST_HEX) ? shot : undefined, size, unit);
  const filmed = shotFrame && onLand(shotFrame);
  const shaped = wish && { ...wish, h: wish.w / aspect };
  const unitNow = (shaped ?? filmed ?? near).w / Math.max(1, size.width);
  const isPlain = !filmed && !close;
  // What lies at the edge of the board comes out from under what lies over the screen's edge.
  const bounds = isPlain ? fitted : grown(fitted, { ...scaled(size.over, unitNow), top: FIGURE_HIGH });
  const aimed = shaped ?? filmed ?? near;
  const frame = aimed.w >= fitted.w ? within(aimed, fitted, NEAREST) : within(aimed, bounds, NEAREST);
  const now = useRef(frame);
  now.current = frame;
  const fittedNow = useRef(fitted);
  fittedNow.current = fitted;

  const watched = `${isSmall ? spell(watch) : ''} ${filmed ? spell(shot?.points ?? []) : ''}`;
  // When something else is asked, look there.
  useEffect(() => setWish(undefined), [watched]);

  const isPart = frame.w < fitted.w - 1;
  const scene = isSmall && isPart && !shot ? spell(happening) : '';
  // Where something happens, as far as all of it can be seen at once.
  useEffect(() => {
    const seen = happening.reduce<Frame>((at, point) => showing(at, point, WIDTH), now.current);
    if (scene && (seen.x !== now.current.x || seen.y !== now.current.y)) setWish(seen);
  }, [scene]);

  const unitsPerPixel = size.width > 0 ? frame.w / size.width : 1;
  useGlide(element, widened(frame, size.left * unitsPerPixel, size.right * unitsPerPixel), byHand);

  useEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const sized = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height, left } = entry.contentRect;
      setSize({ width, height, left, right: node.clientWidth - width - left, over: coveredOf(node) });
    });
    sized.observe(node);
    const { paddingLeft, paddingRight } = getComputedStyle(node);
    const scale = () =>
      now.current.w / Math.max(1, node.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight));
    const place = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const box = node.getBoundingClientRect();
      return {
        x: now.current.x + (clientX - box.left - parseFloat(paddingLeft)) * scale(),
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
    isResting: !wish && near === restful,
    unitsPerPixel,
    zoomBy: (factor) =>
      setWish(
        zoom(
          now.current,
          { x: now.current.x + now.current.w / 2, y: now.current.y + now.current.h / 2 },
          factor,
        ),
      ),
    fit: () => setWish(fitted),
    follow: wish && (isSmall ? watch.length > 0 : restful !== fitted) ? () => setWish(undefined) : undefined,
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
