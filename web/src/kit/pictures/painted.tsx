import { bitmapOf } from './bitmap.ts';

interface PaintedProps {
  /** In a sheet. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How many pixels wide it is painted, for one point of the screen each. */
  readonly pixels: number;
}

/** A picture within a drawing that has many of them: a bitmap, and lines only until it is painted. */
export function Painted({ id, pixels, ...place }: PaintedProps) {
  const wide = Math.round(pixels * Math.min(2, Math.max(1, globalThis.devicePixelRatio ?? 1)));
  const href = bitmapOf(id, wide, Math.round((wide * place.height) / place.width));
  return href ? <image href={href} {...place} /> : <use href={`#${id}`} {...place} />;
}
