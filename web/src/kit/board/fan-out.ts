/** A box around its middle. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** It is no sign but what no sign shall lie on: it stays, and the others make way. */
  readonly stays?: boolean;
}

const ROUNDS = 60;
/** How much of the way home a box goes back in each round, so that none strays farther than it must. */
const HOMING = 0.06;

/**
 * Moves boxes apart until none covers another, each as near to its home as the others let it. The same boxes always
 * come to lie in the same places.
 */
export function fanOut(homes: readonly Box[]): Box[] {
  const at = homes.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    // The last rounds only part them.
    const homing = round < ROUNDS * 0.6 ? HOMING : 0;
    homes.forEach((home, i) => {
      const spot = at[i];
      if (!spot) return;
      spot.x += (home.x - spot.x) * homing;
      spot.y += (home.y - spot.y) * homing;
    });
    if (!partAll(homes, at) && homing === 0) break;
  }
  return homes.map((home, i) => ({ ...home, ...at[i] }));
}

/** How much of the way apart is this one's. */
const shareOf = (one: Box, other: Box): number => (one.stays ? 0 : other.stays ? 1 : 0.5);

/** Whether any two had to be parted. */
function partAll(homes: readonly Box[], at: readonly { x: number; y: number }[]): boolean {
  let moved = false;
  for (let i = 0; i < homes.length; i++) {
    for (let j = i + 1; j < homes.length; j++) {
      const [a, b, here, there] = [homes[i], homes[j], at[i], at[j]];
      if (!a || !b || !here || !there) continue;
      const dx = there.x - here.x;
      const dy = there.y - here.y;
      const overX = (a.w + b.w) / 2 - Math.abs(dx);
      const overY = (a.h + b.h) / 2 - Math.abs(dy);
      if (overX <= 0.05 || overY <= 0.05) continue;
      if (a.stays && b.stays) continue;
      moved = true;
      // Along the shorter way out; two in the very same spot part to the sides.
      if (overX <= overY) {
        const push = (dx < 0 ? -1 : 1) * overX;
        here.x -= push * shareOf(a, b);
        there.x += push * shareOf(b, a);
      } else {
        const push = (dy < 0 ? -1 : 1) * overY;
        here.y -= push * shareOf(a, b);
        there.y += push * shareOf(b, a);
      }
    }
  }
  return moved;
}
