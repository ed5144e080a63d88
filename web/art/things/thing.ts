import { Pen } from '../hand/pen.ts';

/** Something in a picture, drawn around 0,0 and some 100 wide. */
export type Paint = (pen: Pen) => void;

/** Its symbol, `#t-` and its name, 120 × 120. */
export function thing(name: string, paint: Paint): string {
  const pen = new Pen(`t-${name}`, { box: [120, 120], casing: 6 });
  pen.at({ x: 60, y: 60 }, paint);
  return pen.symbol(`t-${name}`);
}
