import { legendCard } from '../content/monster-cards.ts';
import type { GrimheimTable } from './effect.ts';
import type { Grimheim, Monster } from './state.ts';

/** GR-046, GR-064: the well is always the last piece, and when it goes the game is over at once. */
export function losePieces(t: GrimheimTable, count: number, rule: string): void {
  const s = t.state;
  const change = -Math.min(count, s.pieces);
  s.pieces += change;
  t.tell({ kind: 'town', rule, pieces: s.pieces, change });
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
  if (monster.level === 0) return;
  const card = legendCard(monster.kind, monster.level);
  const i = card === undefined ? -1 : s.out.indexOf(card);
  if (card === undefined || i < 0) return;
  s.out.splice(i, 1);
  (monster.level === 1 ? s.yellow : s.red).unshift(card);
}
