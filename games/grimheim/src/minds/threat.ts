import { TRACKS, type Track } from '../content/tracks.ts';
import { stepsFrom } from '../rules/map.ts';
import { facts, healthLeft, isLegend } from '../rules/places.ts';
import type { Grimheim, Monster } from '../rules/state.ts';

/** How many monster turns are still to come. */
export const turnsLeft = (s: Grimheim): number => TRACKS[s.settings.track].length - s.spot;

/** A monster that is near may still be held or killed, and one that is far away will be near one day. */
const afterTurns = (turns: number): number => 0.3 + 0.3 * 0.75 ** (turns - 1);
/** One that the end of the game keeps out, unless a die or a charge brings it nearer. */
const TOO_LATE = 0.02;
const MOST_STEPS = 8;

function lossOf(track: Track, spot: number, move: number, steps: number): number {
  const spots = TRACKS[track];
  let left = steps;
  for (let at = spot, turns = 1; at < spots.length; at++, turns++) {
    left -= move + (spots[at] === 'skull' ? 1 : 0);
    if (left <= 0) return afterTurns(turns);
  }
  return TOO_LATE;
}

/** By track, spot, areas moved in a turn and steps to go: worked out once. */
const losses = Object.fromEntries(
  (Object.keys(TRACKS) as Track[]).map((track) => [
    track,
    Array.from({ length: TRACKS[track].length + 2 }, (_, spot) =>
      [0, 1, 2].map((move) =>
        Float64Array.from({ length: MOST_STEPS + 1 }, (_, steps) => lossOf(track, spot, move, steps)),
      ),
    ),
  ]),
) as Record<Track, Float64Array[][]>;

/** What a monster with so many steps to go costs the town when the stone lies on that spot, in pieces. */
export const lossAt = (s: Grimheim, spot: number, move: number): Float64Array =>
  losses[s.settings.track][spot]?.[move] as Float64Array;

/** GR-045; a little less than the three pieces of a Legend, who can be held like any other. */
export const piecesOf = (m: Monster): number => (isLegend(m) ? 2.5 : 1);

/** What has much health left is less likely to be stopped in time. */
export const toughness = (s: Grimheim, m: Monster): number =>
  0.7 + 0.06 * (healthLeft(s, m) + facts(m).armour);

/** Pieces that the town must fear for because of this monster. */
export const threat = (s: Grimheim, m: Monster): number =>
  piecesOf(m) * toughness(s, m) * (lossAt(s, s.spot, facts(m).move)[stepsFrom(m.at)] as number);
