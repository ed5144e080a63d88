import type { Grimheim } from '../rules/state.ts';
import { type Forecast, forecast } from './forecast.ts';

/** Who enters Grimheim in the coming monster turn, and how many of them must be stopped for the well to stand. */
export interface LastStand {
  readonly monsters: readonly string[];
  /** 0 where Grimheim stands anyway; as many as there are where no fewer are enough. */
  readonly stop: number;
}

/** So many pieces that the march goes on to its end: whoever comes behind the last is seen as well. */
const ENDLESS = 99;
/** Of more than these, how many must be stopped is not worked out but counted. */
const MOST_TRIED = 3;

const marchOf = (s: Grimheim): Forecast => forecast({ ...s, pieces: ENDLESS });

const enterersOf = ({ monsters }: Forecast): string[] =>
  monsters.filter(({ path }) => path.at(-1) === 'grimheim').map(({ monster }) => monster);

export function lastStand(s: Grimheim): LastStand {
  const march = marchOf(s);
  const monsters = enterersOf(march);
  if (march.lost < s.pieces) return { monsters, stop: 0 };
  const stands = (gone: readonly string[]): boolean =>
    marchOf({ ...s, monsters: s.monsters.filter(({ id }) => !gone.includes(id)) }).lost < s.pieces;
  for (let n = 1; n <= Math.min(MOST_TRIED, monsters.length); n++) {
    const enough = choose(monsters, n).filter(stands);
    // Only those are meant that help: without one of them another would come in instead.
    if (enough.length > 0)
      return { monsters: monsters.filter((id) => enough.some((some) => some.includes(id))), stop: n };
  }
  return { monsters, stop: Math.max(1, Math.min(monsters.length, march.lost - s.pieces + 1)) };
}

/** All ways to take so many of them. */
function choose(of: readonly string[], n: number): string[][] {
  if (n === 0) return [[]];
  return of.flatMap((one, i) => choose(of.slice(i + 1), n - 1).map((others) => [one, ...others]));
}
