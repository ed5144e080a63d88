import type { LegendName } from '../content/monsters.ts';
import type { GrimheimTable } from './effect.ts';
import { isLegend } from './places.ts';
import type { Grimheim, Monster } from './state.ts';

/** GR-046, GR-064: the well is always the last piece, and when it goes the game is over at once. */
export function losePieces(t: GrimheimTable, count: number, rule: string, cause?: number): void {
  const s = t.state;
  const change = -Math.min(count, s.pieces);
  s.pieces += change;
  t.tell({ kind: 'town', rule, pieces: s.pieces, change, ...(cause !== undefined && { cause }) });
  if (s.pieces === 0) t.gameOver();
}

/** GR-051 */
export const MOST_PIECES = 10;
export function addPiece(t: GrimheimTable): void {
  t.state.pieces = Math.min(MOST_PIECES, t.state.pieces + 1);
  t.tell({ kind: 'town', rule: 'GR-051', pieces: t.state.pieces, change: 1 });
}

/** GR-010, GR-047, GR-335: the tile to the supply, a Legend's card under its deck. */
export function removeTile(s: Grimheim, monster: Monster): void {
  s.monsters.splice(s.monsters.indexOf(monster), 1);
  for (const hero of s.heroes) if (hero.suppressed === monster.id) hero.suppressed = '';
  if (!isLegend(monster)) return;
  const i = s.out.findIndex((card) =>
    card.startsWith(`${cardColour(monster)}:${cardTitle(monster.kind as LegendName)}`),
  );
  if (i < 0) return;
  const card = s.out.splice(i, 1)[0] as string;
  (monster.level === 1 ? s.yellow : s.red).unshift(card);
}

const cardColour = (monster: Monster): string => (monster.level === 1 ? 'yellow' : 'red');
const cardTitle = (name: LegendName): string =>
  (({ queen: 'queen-of-the-dead', seer: 'seer-of-odin' }) as Partial<Record<LegendName, string>>)[name] ??
  name;
