import type { Seat } from '@wyrdhall/kernel';
import type { Cell } from '@wyrdhall/parts';
import type { GrimheimTable } from '../content/cards.ts';
import { MONSTER_CARDS, type MonsterCard } from '../content/monster-cards.ts';
import { type Colour, MONSTERS, type MonsterKind } from '../content/monsters.ts';
import { cell, monsterMayStand, nameOf, ways } from './map.ts';
import { legendInPlay, occupied } from './places.ts';
import type { Grimheim, Monster } from './state.ts';

const byId = new Map(MONSTER_CARDS.map((card) => [card.id, card]));
export const monsterCard = (id: string): MonsterCard => byId.get(id) as MonsterCard;

/** GR-009, GR-010: tiles of a kind that are not in play. */
export function supply(s: Grimheim, kind: MonsterKind): number {
  let inPlay = 0;
  for (const m of s.monsters) if (m.kind === kind) inPlay++;
  return MONSTERS[kind].tiles - inPlay;
}

/** GR-337, GR-339: whether all of a card can be placed. */
function fits(s: Grimheim, card: MonsterCard): boolean {
  if (card.legend && legendInPlay(s, card.legend)) return false;
  const needed: Partial<Record<MonsterKind, number>> = {};
  for (const [area, kind] of card.placement) {
    if (occupied(s, cell(area) as Cell)) return false;
    if (kind !== 'legend') needed[kind] = (needed[kind] ?? 0) + 1;
  }
  return Object.entries(needed).every(([kind, count]) => supply(s, kind as MonsterKind) >= count);
}

/** Puts a new monster from the supply onto the map. */
export function place(t: GrimheimTable, kind: MonsterKind, at: Cell, rule: string): Monster {
  let n = 1;
  while (t.state.monsters.some((m) => m.id === `${kind}-${n}`)) n++;
  return arrive(t, { id: `${kind}-${n}`, kind, level: 0, at, damage: 0, gold: 0, held: false }, rule);
}

function arrive(t: GrimheimTable, monster: Monster, rule: string): Monster {
  t.state.monsters.push(monster);
  t.tell({ kind: 'arrives', rule, monster: monster.id, at: nameOf(monster.at) });
  return monster;
}

/** GR-330, GR-336, GR-338: a player draws until a card fits, at most once through the deck. */
export function drawMonsterCard(t: GrimheimTable, seat: Seat, colour: Colour): void {
  const s = t.state;
  const deck = s[colour];
  for (let tries = deck.length; tries > 0; tries--) {
    const id = t.draw(deck) as string;
    const card = monsterCard(id);
    const fitting = fits(s, card);
    t.tell({ kind: 'monster-card', rule: fitting ? 'GR-330' : 'GR-336', seat, card: id, fits: fitting });
    if (!fitting) {
      deck.unshift(id);
      continue;
    }
    if (card.legend) s.out.push(id);
    else deck.unshift(id);
    placeCard(t, card);
    return;
  }
  t.tell({ kind: 'no-card', rule: 'GR-338', seat, colour });
}

/** GR-331, GR-332 */
function placeCard(t: GrimheimTable, card: MonsterCard): void {
  for (const [area, kind] of card.placement) {
    const at = cell(area) as Cell;
    if (kind !== 'legend') place(t, kind, at, 'GR-331');
    else if (card.legend) {
      const level = card.colour === 'yellow' ? 1 : 2;
      arrive(t, { id: card.legend, kind: card.legend, level, at, damage: 0, gold: 0, held: false }, 'GR-332');
      if (card.legend === 'seer' && level === 1) placeSkeletons(t, at);
    }
  }
}

/** GR-332: the yellow Seer's skeletons, on every free area next to her, as far as the supply goes. */
function placeSkeletons(t: GrimheimTable, at: Cell): void {
  const s = t.state;
  for (const area of ways[at] as readonly Cell[]) {
    if (monsterMayStand(area) && !occupied(s, area) && supply(s, 'skeleton') > 0) {
      place(t, 'skeleton', area, 'GR-332');
    }
  }
}
