import type { Flow } from '@wyrdhall/kernel';
import { type Cell, NO_CELL } from '@wyrdhall/parts';
import { monsterDie } from './dice.ts';
import type { GrimheimTable } from './effect.ts';
import { enterTown } from './kill.ts';
import {
  around,
  clockwise,
  heroMayStand,
  isLake,
  isTown,
  monsterMayStand,
  nameOf,
  onward,
  TOWN,
} from './map.ts';
import { adjacentMonsters, heroOn, monsterOn, occupied } from './places.ts';
import { type Hero, heroAt, type Monster } from './state.ts';
import { place, supply } from './waves.ts';

/** GR-202: one roll; what moves or places happens at once, the rest is kept in mind. */
export function* rollMonsterDie(t: GrimheimTable): Flow {
  const s = t.state;
  const [face] = yield* t.roll(0, monsterDie, 1, 'GR-202');
  if (face === undefined) return;
  s.face = face;
  t.tell({ kind: 'monster-die', rule: 'GR-202', face });
  if (face === 'push') push(t);
  if (face === 'ambush') yield* ambush(t);
  if (face === 'clockwise' || face === 'counter-clockwise') {
    for (const hero of s.heroes) turnAround(t, hero, face === 'clockwise' ? 1 : 5);
  }
}

/** GR-203 to GR-205: the ring around a hero turns by one area, all at the same moment. */
function turnAround(t: GrimheimTable, hero: Hero, by: number): void {
  const s = t.state;
  if (isTown(hero.at)) return;
  const ring = clockwise(hero.at);
  const standing = ring.map((at) => (at === NO_CELL || at === TOWN ? undefined : monsterOn(s, at)));
  const target = (i: number): number => (i + by) % 6;
  const stays = standing.map((monster, i) => !monster || isBarred(t, hero, ring[target(i)] as Cell));
  // One that stays blocks the one behind it, and so on.
  for (let again = true; again; ) {
    again = false;
    standing.forEach((monster, i) => {
      if (!monster || stays[i]) return;
      if (standing[target(i)] && stays[target(i)]) {
        stays[i] = true;
        again = true;
      }
    });
  }
  const moving = standing.flatMap((monster, i): { monster: Monster; to: Cell }[] =>
    monster && !stays[i] ? [{ monster, to: ring[target(i)] as Cell }] : [],
  );
  for (const { monster, to } of moving) {
    const told = { monster: monster.id, from: nameOf(monster.at), to: nameOf(to) };
    t.tell({ kind: 'turned', rule: 'GR-205', ...told });
    if (to !== TOWN) monster.at = to;
  }
  for (const { monster, to } of moving) if (to === TOWN) enterTown(t, monster);
}

/** A hero, a lake or the edge of the map: there the ring cannot turn. */
const isBarred = (t: GrimheimTable, hero: Hero, to: Cell): boolean =>
  to === NO_CELL || isLake(to) || (heroOn(t.state, to) ?? hero) !== hero;

/** GR-207: heroes next to a monster go one area along the monsters' way, where possible. */
function push(t: GrimheimTable): void {
  const s = t.state;
  s.heroes.forEach((hero, seat) => {
    if (adjacentMonsters(s, hero).length === 0) return;
    const to = onward(hero.at);
    if (to === NO_CELL || !heroMayStand(to) || occupied(s, to)) return;
    const from = nameOf(hero.at);
    hero.at = to;
    t.tell({ kind: 'pushed', rule: 'GR-207', seat, from, to: nameOf(to) });
  });
}

/** GR-209: a goblin next to each hero outside Grimheim, where that player puts it. */
function* ambush(t: GrimheimTable): Flow {
  const s = t.state;
  for (let seat = 0; seat < s.heroes.length; seat++) {
    const hero = heroAt(s, seat);
    if (isTown(hero.at) || supply(s, 'goblin') === 0) continue;
    const free = around(hero.at).filter((at) => monsterMayStand(at) && !occupied(s, at));
    if (free.length === 0) continue;
    const options = free.map((at) => ({ id: `hex:${nameOf(at)}`, value: at, at: nameOf(at) }));
    place(t, 'goblin', yield* t.choose(seat, { id: 'ambush', rule: 'GR-209' }, options), 'GR-209');
  }
}
