import { Random } from '@wyrdhall/kernel';
import { TOUGHNESS } from '../../src/adventures/toughness.ts';
import { ADVENTURES, type AdventureId } from '../../src/index.ts';
import { crossing, type Try, where } from './curve.ts';
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
/** No fight is softer or harder than this. */
const LEAST = 0.25;
const MOST = 8;
/** Fights are tried a little softer and a good deal harder than they are: who loses more often shows more. */
const TRIED = [-0.1, 0.3] as const;
/** So often all tries are weighed anew. */
const ROUNDS = 8;

/** Of 100 parties that come to a fight so many should lose it. */
export function aimOf({ adventure }: Pick<Journeys, 'adventure'>, node: string): number {
  const nodes = ADVENTURES[adventure].zones.flatMap((zone) => zone.nodes);
  const stop = nodes.find(({ id }) => id === node)?.stop;
  return stop?.kind === 'combat' ? stop.danger : AMBUSH;
}

type Row = [number, number, number, number];
const tableOf = (adventure: AdventureId) => TOUGHNESS[adventure] as Record<string, Row>;
const rounded = (log: number): number => Number(Math.min(MOST, Math.max(LEAST, Math.exp(log))).toFixed(2));

/**
 * Finds factors with which each fight is lost as often as it should be. Each fight is tried with enemies of more and
 * of less Life; a curve through all tries says where it meets its aim.
 */
export function fit(of: Journeys, games: number): void {
  const table = tableOf(of.adventure);
  const seat = of.players - 1;
  const random = Random.fromSeed(`fit ${of.seed} ${of.adventure} ${of.players}`);
  const logOf = (node: string): number => Math.log(table[node]?.[seat] ?? 1);
  const centres = new Map(Object.keys(table).map((node) => [node, logOf(node)]));
  const tries = new Map<string, Try[]>();
  const spread = (): void => {
    for (const [node, centre] of centres) {
      const row = table[node];
      const [from, to] = TRIED;
      if (row) row[seat] = Math.exp(centre + from + (to - from) * random.fraction());
    }
  };
  for (let i = 0; i < games; i++) {
    spread();
    travel({ ...of, anyWay: true }, i, ({ node, lost }) => {
      tries.set(node, [...(tries.get(node) ?? []), { at: logOf(node), lost }]);
      spread();
    });
    if ((i + 1) % Math.ceil(games / ROUNDS) > 0 && i + 1 < games) continue;
    for (const [node, made] of tries) {
      centres.set(node, where(made, aimOf(of, node) / 100, centres.get(node) ?? 0));
    }
  }
  for (const [node, centre] of centres) {
    const row = table[node];
    if (row) row[seat] = rounded(centre);
  }
}

/** Makes all fights but the first harder or softer together, until the adventure is won as often as it should be. */
export function scale(of: Journeys, games: number): void {
  const table = tableOf(of.adventure);
  const first = firstFights(of.adventure);
  const seat = of.players - 1;
  const rows = Object.entries(table).filter(([node]) => !first.includes(node));
  const before = rows.map(([, row]) => Math.log(row[seat] ?? 1));
  const random = Random.fromSeed(`scale ${of.seed} ${of.adventure} ${of.players}`);
  const tries: Try[] = [];
  const put = (by: number): void => {
    for (const [i, [, row]] of rows.entries()) row[seat] = rounded((before[i] ?? 0) + by);
  };
  let centre = 0;
  for (let i = 0; i < games; i++) {
    const at = centre + 0.2 * (random.fraction() - 0.5);
    put(at);
    tries.push({ at, lost: !travel(of, i, () => {}).won });
    if ((i + 1) % 50 === 0 || i + 1 === games) centre = crossing(tries, 1 - WON[of.adventure] / 100);
  }
  put(centre);
}

/** Those with which an adventure can begin. */
function firstFights(adventure: AdventureId): readonly string[] {
  const nodes = ADVENTURES[adventure].zones[0]?.nodes ?? [];
  const isFight = (id: string): boolean => nodes.find((node) => node.id === id)?.stop.kind === 'combat';
  const ways = nodes[0]?.ways ?? [];
  return ways.length > 1 ? ways : nodes.flatMap(({ id }) => (isFight(id) ? [id] : [])).slice(0, 1);
}
