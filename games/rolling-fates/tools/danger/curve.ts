/** Something that was tried: the logarithm of a factor of the enemies' Life, and whether it was lost. */
export interface Try {
  readonly at: number;
  readonly lost: boolean;
}

/** How fast the odds of losing a fight, or a whole adventure, grow with that logarithm; measured. */
const FIGHT = 4;
const ADVENTURE = 5.5;
/** What was there before counts as so many tries. */
const BEFORE = 8;

const chance = (odds: number): number => 1 / (1 + Math.exp(-odds));
const oddsOf = (part: number): number => Math.log(part / (1 - part));

/** The height of the curve that fits all tries best: that at which as many are lost as were (Newton). */
function heightOf(tries: readonly Try[], slope: number, prior: number, weight: number): number {
  let height = prior;
  for (let i = 0; i < 50; i++) {
    // As many tries at 0, lost as the prior says, hold it.
    let [missing, steep] = [weight * (chance(prior) - chance(height)), weight * variance(height)];
    for (const { at, lost } of tries) {
      const expected = chance(height + slope * at);
      missing += (lost ? 1 : 0) - expected;
      steep += expected * (1 - expected);
    }
    const step = Math.max(-1, Math.min(1, missing / Math.max(1e-6, steep)));
    height += step;
    if (Math.abs(step) < 1e-6) break;
  }
  return height;
}

const variance = (odds: number): number => chance(odds) * (1 - chance(odds));

/** Where a fight is lost as often as it should be; `before` is what stood there. */
export function where(tries: readonly Try[], aim: number, before: number): number {
  const moved = tries.map(({ at, lost }) => ({ at: at - before, lost }));
  const height = heightOf(moved, FIGHT, oddsOf(aim), BEFORE);
  return before + (oddsOf(aim) - height) / FIGHT;
}

/** The same for an adventure, of which nothing is known before. */
export function crossing(tries: readonly Try[], aim: number): number {
  return (oddsOf(aim) - heightOf(tries, ADVENTURE, oddsOf(aim), 1)) / ADVENTURE;
}
