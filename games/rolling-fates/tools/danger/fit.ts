import { TOUGHNESS } from '../../src/adventures/toughness.ts';
import { ADVENTURES, type AdventureId } from '../../src/index.ts';
import { type Journeys, travel } from './journeys.ts';

/** Of 100 parties so many should bring an adventure to its end. */
const WON: Readonly<Record<AdventureId, number>> = {
  sump: 77.5,
  'toll-road': 77.5,
  candles: 57.5,
  clockmaker: 57.5,
  'ash-stair': 32.5,
  crown: 32.5,
};

/** A fight that a story may begin. */
const AMBUSH = 8;
/** So many games count as played before the first one: steps begin small enough. */
const BEFORE = 10;
/** No fight is softer or harder than this. */
const LEAST = 0.25;
const MOST = 6;

/** Of 100 parties that come to a fight so many should lose it. */
export function aimOf({ adventure }: Pick<Journeys, 'adventure'>, node: string): number {
  const nodes = ADVENTURES[adventure].zones.flatMap((zone) => zone.nodes);
  const stop = nodes.find(({ id }) => id === node)?.stop;
  return stop?.kind === 'combat' ? stop.danger : AMBUSH;
}

/** A fight whose enemies are being made softer or harder. */
interface Fit {
  /** The logarithm of the factor, and its mean over what was tried later. */
  at: number;
  mean: number;
  games: number;
}

type Row = [number, number, number, number];

/**
 * Finds factors with which each fight is lost as often as it should be: a little harder after each victory, much
 * softer after each defeat, by smaller and smaller steps (Robbins and Monro). Later tries count for more.
 */
export function fit(of: Journeys, games: number): void {
  const table = TOUGHNESS[of.adventure] as Record<string, Row>;
  const fits = new Map<string, Fit>();
  for (let i = 0; i < games; i++) {
    travel({ ...of, again: true }, i, ({ node, lost }) => {
      const row = table[node];
      if (!row) throw new RangeError(`${of.adventure} has no factors for ${node}.`);
      const seat = of.players - 1;
      const now = fits.get(node) ?? { at: Math.log(row[seat] ?? 1), mean: 0, games: 0 };
      fits.set(node, now);
      const aim = aimOf(of, node) / 100;
      // How much oftener a fight is lost whose enemies have e times as much Life, roughly.
      const slope = 0.08 + 2.5 * aim;
      now.at += (aim - (lost ? 1 : 0)) / (slope * (now.games + BEFORE));
      now.at = Math.min(Math.log(MOST), Math.max(Math.log(LEAST), now.at));
      now.games++;
      now.mean += (now.at - now.mean) / Math.max(1, now.games / 3);
      row[seat] = Math.exp(now.at);
    });
  }
  for (const [node, { mean }] of fits) {
    const row = table[node];
    if (row) row[of.players - 1] = Number(Math.exp(mean).toFixed(2));
  }
}

/** Makes all fights but the first harder or softer together, until the adventure is won as often as it should be. */
export function scale(of: Journeys, games: number): void {
  const table = TOUGHNESS[of.adventure] as Record<string, Row>;
  const first = firstFights(of.adventure);
  const seat = of.players - 1;
  const rows = Object.entries(table).filter(([node]) => !first.includes(node));
  const before = rows.map(([, row]) => row[seat] ?? 1);
  const put = (factor: number): void => {
    for (const [i, [, row]] of rows.entries()) row[seat] = Number(((before[i] ?? 1) * factor).toFixed(2));
  };
  let [at, mean] = [0, 0];
  for (let i = 0; i < games; i++) {
    put(Math.exp(at));
    const { won } = travel(of, i, () => {});
    at += ((won ? 1 : 0) - WON[of.adventure] / 100) / (i + BEFORE);
    mean += (at - mean) / Math.max(1, i / 3);
  }
  put(Math.exp(mean));
}

/** Those with which an adventure can begin. */
function firstFights(adventure: AdventureId): readonly string[] {
  const nodes = ADVENTURES[adventure].zones[0]?.nodes ?? [];
  const isFight = (id: string): boolean => nodes.find((node) => node.id === id)?.stop.kind === 'combat';
  const ways = nodes[0]?.ways ?? [];
  return ways.length > 1 ? ways : nodes.flatMap(({ id }) => (isFight(id) ? [id] : [])).slice(0, 1);
}
