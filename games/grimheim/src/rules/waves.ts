import type { Seat } from '@wyrdhall/kernel';
import type { Cell } from '@wyrdhall/parts';
import { MONSTER_CARDS, type MonsterCard } from '../content/monster-cards.ts';
import { type Colour, MONSTERS, type MonsterKind } from '../content/monsters.ts';
import type { GrimheimTable } from './effect.ts';
import { around, cell, monsterMayStand, nameOf } from './map.ts';
import { facts, isInPlay, monster as monsterNamed, occupied } from './places.ts';
import type { Grimheim, Monster } from './state.ts';

/** A monster card with its areas looked up and its tiles counted. */
interface Wave {
  readonly card: MonsterCard;
  readonly areas: readonly Cell[];
  readonly needed: readonly (readonly [MonsterKind, number])[];
}

function waveOf(card: MonsterCard): Wave {
  const needed = new Map<MonsterKind, number>();
  for (const [, kind] of card.placement) if (kind !== 'legend') needed.set(kind, (needed.get(kind) ?? 0) + 1);
  return { card, areas: card.placement.map(([area]) => cell(area) as Cell), needed: [...needed] };
}

const waves = new Map(MONSTER_CARDS.map((card) => [card.id, waveOf(card)]));
const waveOn = (id: string): Wave => waves.get(id) as Wave;
export const monsterCard = (id: string): MonsterCard => waveOn(id).card;

/** GR-009, GR-010: tiles of a kind that are not in play. */
export function supply(s: Grimheim, kind: MonsterKind): number {
  let inPlay = 0;
  for (const m of s.monsters) if (m.kind === kind) inPlay++;
  return MONSTERS[kind].tiles - inPlay;
}

/** GR-337, GR-339: whether all of a card can be placed. */
function fits(s: Grimheim, { card, areas, needed }: Wave): boolean {
  if (card.legend && isInPlay(s, card.legend)) return false;
  for (const area of areas) if (occupied(s, area)) return false;
  for (const [kind, count] of needed) if (supply(s, kind) < count) return false;
  return true;
}

/** Puts a new monster from the supply onto the map. */
export function place(t: GrimheimTable, kind: MonsterKind, at: Cell, rule: string): Monster {
  const id = freeId(t.state, kind);
  return arrive(t, { id, kind, level: 0, at, damage: 0, gold: 0, held: false }, rule);
}

function freeId(s: Grimheim, kind: MonsterKind): string {
  for (let n = 1; ; n++) {
    const id = `${kind}-${n}`;
    if (!monsterNamed(s, id)) return id;
  }
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
    const wave = waveOn(id);
    const fitting = fits(s, wave);
    t.tell({ kind: 'monster-card', rule: fitting ? 'GR-330' : 'GR-336', seat, card: id, fits: fitting });
    if (!fitting) {
      deck.unshift(id);
      continue;
    }
    if (wave.card.legend) s.out.push(id);
    else deck.unshift(id);
    placeWave(t, wave);
    return;
  }
  t.tell({ kind: 'no-card', rule: 'GR-338', seat, colour });
}

/** GR-331, GR-332 */
function placeWave(t: GrimheimTable, { card, areas }: Wave): void {
  for (let i = 0; i < areas.length; i++) {
    const at = areas[i] as Cell;
    const [, kind] = card.placement[i] as MonsterCard['placement'][number];
    if (kind !== 'legend') place(t, kind, at, 'GR-331');
    else if (card.legend) {
      const level = card.colour === 'yellow' ? 1 : 2;
      const { legend } = card;
      const arrived = arrive(
        t,
        { id: legend, kind: legend, level, at, damage: 0, gold: 0, held: false },
        'GR-332',
      );
      placeEscort(t, arrived);
    }
  }
}

/** GR-332: on every free area next to the Legend, as far as the supply goes. */
function placeEscort(t: GrimheimTable, legend: Monster): void {
  const s = t.state;
  const { escort } = facts(legend);
  if (escort === '') return;
  for (const area of around(legend.at)) {
    if (monsterMayStand(area) && !occupied(s, area) && supply(s, escort) > 0) {
      place(t, escort, area, 'GR-332');
    }
  }
}
