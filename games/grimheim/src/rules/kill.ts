import type { Flow, Seat } from '@wyrdhall/kernel';
import type { GrimheimTable } from './effect.ts';
import { gainGold } from './gains.ts';
import { distance, nameOf } from './map.ts';
import { canBeHurtFrom, facts, healthLeft, healthOf, isLegend } from './places.ts';
import { questAtKill } from './quests.ts';
import { heroAt, type Monster } from './state.ts';
import { has } from './tableau.ts';
import { losePieces, removeTile } from './town.ts';

export interface Blow {
  readonly rule: string;
  /** GR-293 */
  readonly unpreventable?: boolean;
}

/** Deals one damage to a monster (GR-287, GR-303). Gives the leftover if it died, undefined if it lives. */
export function* damageMonster(
  t: GrimheimTable,
  seat: Seat,
  monster: Monster,
  amount: number,
  blow: Blow,
): Flow<number | undefined> {
  const s = t.state;
  const hero = heroAt(s, seat);
  if (!canBeHurtFrom(hero.at, monster)) {
    t.tell({ kind: 'no-damage', rule: 'GR-305', monster: monster.id, why: 'queen', seat });
    return undefined;
  }
  const armour = blow.unpreventable || has(hero, 'ignoresArmour') ? 0 : facts(monster).armour;
  const dealt = amount - armour;
  if (dealt <= 0) {
    if (amount > 0) {
      t.tell({ kind: 'no-damage', rule: 'GR-303', monster: monster.id, why: 'armour', seat });
    }
    return undefined;
  }
  const left = healthLeft(s, monster);
  hero.tally.damage += Math.min(dealt, left);
  monster.damage += Math.min(dealt, left);
  t.tell({ kind: 'damage', rule: blow.rule, monster: monster.id, amount: dealt, armour, seat });
  if (dealt < left) return undefined;
  yield* kill(t, seat, monster);
  return dealt - left;
}

/** GR-289, GR-146, GR-296: the quest first, while the tile still lies there; then supply and experience. */
export function* kill(t: GrimheimTable, seat: Seat, monster: Monster): Flow {
  const s = t.state;
  const hero = heroAt(s, seat);
  const forgone = yield* questAtKill(t, seat, monster, distance(hero.at, monster.at));
  hero.tally.kills++;
  const at = nameOf(monster.at);
  t.tell({ kind: 'dies', rule: 'GR-289', monster: monster.id, at, seat });
  removeTile(s, monster);
  if (!forgone) gainGold(t, seat, facts(monster).experience + monster.gold, 'GR-146');
  if (facts(monster).kinHealth > 0) {
    for (const dead of fallenWith(t, monster)) yield* kill(t, seat, dead);
  }
}

/** GR-307: those of the Legend's faction whose damage is as high as their health, now that it is gone. */
const fallenWith = ({ state }: GrimheimTable, legend: Monster): Monster[] =>
  state.monsters.filter((m) => facts(m).faction === facts(legend).faction && m.damage >= healthOf(state, m));

/** GR-045, GR-047: a monster enters Grimheim and is gone. */
export function enterTown(t: GrimheimTable, monster: Monster): void {
  const pieces = isLegend(monster) ? 3 : 1;
  t.tell({ kind: 'enters', rule: 'GR-045', monster: monster.id, pieces });
  removeTile(t.state, monster);
  losePieces(t, pieces, 'GR-045');
  if (facts(monster).kinHealth === 0) return;
  for (const dead of fallenWith(t, monster)) {
    t.tell({ kind: 'dies', rule: 'GR-307', monster: dead.id, at: nameOf(dead.at), seat: -1 });
    removeTile(t.state, dead);
  }
}
