import { type GrimheimView, LEGENDS, type LegendName, MONSTERS, type MonsterKind } from '@wyrdhall/grimheim';

type SeenMonster = GrimheimView['monsters'][number];

const isKind = (name: string): name is MonsterKind => Object.hasOwn(MONSTERS, name);
const isLegendName = (name: string): name is LegendName => Object.hasOwn(LEGENDS, name);

/** A monster that has just come, by what its id tells: `goblin-3`, `surt`. */
export function newcomer(id: string, at: number): SeenMonster | undefined {
  const kind = id.replace(/-\d+$/, '');
  const facts = isKind(kind) ? MONSTERS[kind] : isLegendName(kind) ? LEGENDS[kind][0] : undefined;
  if (!facts || !(isKind(kind) || isLegendName(kind))) return undefined;
  const { faction, rank, health, strength, range } = facts;
  return {
    id,
    kind,
    level: isKind(kind) ? 0 : 1,
    at,
    damage: 0,
    gold: 0,
    held: false,
    faction,
    rank,
    healthLeft: health,
    strength,
    range,
  };
}
