import {
  type GrimheimView,
  type HeroId,
  LEGENDS,
  type LegendName,
  MONSTERS,
  type MonsterKind,
} from '@wyrdhall/grimheim';
import { heroName } from './spoken.ts';
import { grim } from './words/words.ts';

type Kind = MonsterKind | LegendName;

/** The kind of a monster: as it is on the board, or as its id tells, where it is gone. */
export function kindOf(view: GrimheimView, id: string): Kind | undefined {
  const there = view.monsters.find((monster) => monster.id === id);
  if (there) return there.kind;
  const kind = id.replace(/-\d+$/, '');
  return Object.hasOwn(MONSTERS, kind) || Object.hasOwn(LEGENDS, kind) ? (kind as Kind) : undefined;
}

export function monsterName(view: GrimheimView, id: string): string {
  const kind = kindOf(view, id);
  return kind ? grim.value.monsters[kind] : id;
}

export const nameAt = (view: GrimheimView, seat: number): string => heroName(view.heroes[seat]?.id ?? '');

export const heroIdAt = (view: GrimheimView, seat: number): HeroId => view.heroes[seat]?.id ?? 'bjorn';
