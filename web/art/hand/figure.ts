import type { RimOf } from './materials.ts';
import { Pen } from './pen.ts';

interface Facts {
  /** The far light: by side. */
  readonly side: RimOf;
  readonly facing?: 'left' | 'right';
  /** 240 × 300 for a bust, 300 × 360 for who stands whole. */
  readonly box?: readonly [number, number];
  /** Middle and reach of the portrait, as drawn. */
  readonly face: readonly [x: number, y: number, reach: number];
}

export interface Figure {
  readonly id: string;
  readonly box: readonly [number, number];
  /** Its symbols: `#f-` and its id, and `#h-` for the head alone, a square. */
  readonly draw: (grade?: Grade) => string;
}

/** `stage`: for sheets with very many figures; looks the same up to 200 pixels and weighs half. */
type Grade = 'whole' | 'stage';

/** The paint function draws it facing right; `facing: 'left'` mirrors it under the same fire. */
export function figure(id: string, facts: Facts, paint: (pen: Pen) => void): Figure {
  const { side, facing = 'right', box = [240, 300], face } = facts;
  const [x, y, reach] = face;
  const left = facing === 'left' ? box[0] - x : x;
  const head = `<symbol id="h-${id}" viewBox="${left - reach} ${y - reach} ${2 * reach} ${2 * reach}"><use href="#f-${id}" width="${box[0]}" height="${box[1]}"/></symbol>`;
  const draw = (grade: Grade = 'whole') => {
    const pen = new Pen(id, { rim: side, facing, box, coarse: grade === 'stage' });
    paint(pen);
    return pen.symbol(`f-${id}`) + head;
  };
  return { id, box, draw };
}
