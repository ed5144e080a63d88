import {
  type GrimheimView,
  type HeroId,
  LEGENDS,
  type LegendName,
  MONSTERS,
  type MonsterKind,
} from '@wyrdhall/grimheim';
import { centreOf } from './land.ts';
import { heroName } from './spoken.ts';
import type { Foe, Side } from './words/fight.ts';
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

const SIDES: readonly Side[] = [
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
  'north',
  'north-east',
];

/** On which side of Grimheim an area lies. */
function sideOf(at: number): Side {
  const [x, y] = centreOf(at);
  const eighths = Math.round((Math.atan2(y, x) / Math.PI) * 4);
  return SIDES[(eighths + SIDES.length) % SIDES.length] ?? 'north';
}

/** These monsters, and where they stand; those of a kind on the same side together. */
export function foesAt(view: GrimheimView, ids: readonly string[]): Foe[] {
  const foes = new Map<string, Foe>();
  for (const id of ids) {
    const at = view.monsters.find((monster) => monster.id === id)?.at;
    if (at === undefined) continue;
    const [name, side] = [monsterName(view, id), sideOf(at)];
    const key = `${name} ${side}`;
    foes.set(key, { name, side, count: (foes.get(key)?.count ?? 0) + 1 });
  }
  return [...foes.values()];
}
