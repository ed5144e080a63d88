import type { Flow, Seat } from '@wyrdhall/kernel';
import type { Cell } from '@wyrdhall/parts';
import type { GrimheimTable, User } from './effect.ts';
import { damageMonster, enterTown } from './kill.ts';
import { around, isTown, monsterMayStand, nameOf, TOWN } from './map.ts';
import { occupied } from './places.ts';
import type { Grimheim, Monster } from './state.ts';

/** Free neighbouring areas, Grimheim included, and the one that is about to be left. */
export function shoveAreas(s: Grimheim, at: Cell, mayStand: (at: Cell) => boolean, leaving?: Cell): Cell[] {
  return around(at).filter((to) => to === TOWN || to === leaving || (mayStand(to) && !occupied(s, to)));
}

/** GR-355: where a shoved monster may end: 2 areas away if it is shoved 2 and there is such an area. */
function shoveAreasOf(s: Grimheim, monster: Monster, steps: 1 | 2 = 1): Cell[] {
  const near = shoveAreas(s, monster.at, monsterMayStand);
  if (steps === 1) return near;
  const beside = around(monster.at);
  const far = near
    .filter((at) => at !== TOWN)
    .flatMap((at) => shoveAreas(s, at, monsterMayStand).filter((to) => !beside.includes(to)));
  return far.length > 0 ? [...new Set(far)] : near;
}

export function* chooseShove(t: GrimheimTable, seat: Seat, who: string, areas: readonly Cell[]): Flow<Cell> {
  const question = { id: 'shove', rule: 'GR-355', data: { who } };
  return yield* t.choose(
    seat,
    question,
    areas.map((to) => ({ id: `hex:${nameOf(to)}`, value: to, at: nameOf(to) })),
  );
}

/** GR-050, GR-355: a monster shoved into Grimheim has entered it. */
export function shoveMonster(t: GrimheimTable, seat: Seat, monster: Monster, to: Cell): void {
  const told = { monster: monster.id, from: nameOf(monster.at), to: nameOf(to), seat };
  t.tell({ kind: 'shoved', rule: 'GR-355', ...told });
  if (isTown(to)) enterTown(t, monster);
  else monster.at = to;
}

/** GR-355: damage, and a monster that is still there is shoved. */
export function* kickAway(u: User, monster: Monster, amount: number, areas: 1 | 2): Flow {
  const s = u.t.state;
  yield* damageMonster(u.t, u.seat, monster, amount, { rule: 'GR-355' });
  const free = s.monsters.includes(monster) ? shoveAreasOf(s, monster, areas) : [];
  if (free.length === 0) return;
  shoveMonster(u.t, u.seat, monster, yield* chooseShove(u.t, u.seat, monster.id, free));
}
