/** So far a hand that rests may stir, and so far a finger misses where it was, in pixels. */
const STIR = 10;
const MISS = 24;

/** Where the pointer was pressed last: who presses there again may mean what lay there before. */
export class Spot {
  /** Whether the press that is going on is at the place of one that was before the question. */
  isAgain = false;
  private last = { x: -1e6, y: -1e6, at: 0, moved: false };

  press({ clientX: x, clientY: y }: MouseEvent, since: number): void {
    const { last } = this;
    this.isAgain = !last.moved && last.at < since && Math.hypot(x - last.x, y - last.y) <= MISS;
    this.last = { x, y, at: performance.now(), moved: false };
  }

  move({ clientX: x, clientY: y }: MouseEvent): void {
    const { last } = this;
    if (Math.hypot(x - last.x, y - last.y) > STIR) last.moved = true;
  }
}
