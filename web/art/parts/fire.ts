import { type Glow, INK, type Material, tones } from '../hand/materials.ts';
import type { Pen } from '../hand/pen.ts';

interface FlameOptions {
  /** The heart of the fire: its inner flames draw together there. */
  readonly cx?: number;
  readonly cy?: number;
  readonly steps?: readonly number[];
}

/** Fire lights itself: hot within, dark at the edge. */
export function flame(p: Pen, points: string, options: FlameOptions = {}): void {
  const { cx = 120, cy = 250, steps = [0.74, 0.48] } = options;
  const [hot, bright, low, edge] = tones('fire');
  p.part([low, low, edge, edge], points, { s: 12, l: 0, cut: 0.7, rim: p.rim === 'fire' ? 4 : 0 });
  steps.forEach((k, i) => {
    const inner = points.trim().replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => {
      const [px, py] = [cx + (Number(x) - cx) * k, cy + (Number(y) - cy) * (k + 0.06)];
      return `${px.toFixed(1)},${py.toFixed(1)}`;
    });
    p.flat(i === 0 ? bright : hot, inner);
  });
}

interface CandleOptions {
  readonly w?: number;
  /** Which way the flame bends. */
  readonly lean?: number;
  readonly wax?: Material;
  readonly glow?: number;
}

export function candle(p: Pen, x: number, y: number, h = 40, options: CandleOptions = {}): void {
  const { w = 11, lean = 0, wax = 'linen', glow = 22 } = options;
  p.at({ x, y }, () => {
    p.part(
      wax,
      `${-w / 2},2! ${-w / 2},${-h * 0.5} ${-w / 2 - 1},${-h}! ${w / 2},${-h - 2}! ${w / 2 + 1},${-h * 0.6} ${w / 2},2!`,
      { s: w * 0.45, l: w * 0.25, cut: 0 },
    );
    p.flat(
      '#e2531c',
      `-5,${-h - 4} ${lean * 0.4 - 5},${-h - 14} ${lean},${-h - 30}! ${lean * 0.4 + 6},${-h - 14} 5,${-h - 5}`,
    ).flat('#fff3b0', `-2.5,${-h - 5} ${lean * 0.3 - 2},${-h - 12} ${lean * 0.7},${-h - 22}! 3,${-h - 11}`, {
      over: true,
    });
    if (glow > 0) p.glow('Fire', lean * 0.4, -h - 14, glow);
  });
}

interface EmberOptions {
  readonly h?: number;
  readonly slant?: number;
  readonly glow?: Glow;
  readonly lit?: string;
  /** How far the dark around it reaches; 0 for none. */
  readonly hole?: number;
}

/** One burning eye in its hole. */
export function ember(p: Pen, x: number, y: number, w = 8, options: EmberOptions = {}): void {
  const { h = w * 0.52, slant = 0, glow = 'Gold', lit = '#ffe9a0', hole = 1.6 } = options;
  if (hole > 0)
    p.flat(
      INK,
      `${x - w * hole},${y - slant - 1} ${x},${y - h * 2} ${x + w * hole},${y + slant} ${x},${y + h * 1.9}`,
    );
  p.flat(lit, `${x - w},${y - slant}! ${x},${y - h} ${x + w},${y + slant}! ${x},${y + h * 0.8}`, {
    over: true,
  });
  p.glow(glow, x, y, w * 2.2);
}
