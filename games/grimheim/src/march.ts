import type { Cell } from '@wyrdhall/parts';
import type { GrimheimTable } from './cards.ts';
import { enterTown } from './kill.ts';
import { adjacent, distance, isRoad, isTown, nameOf, next, stepsToTown, TOWN } from './map.ts';
import { facts, heroAt, heroBeside, isLegend, monsterAt } from './places.ts';
import type { Grimheim, Monster } from './state.ts';
import { TRACKS } from './tracks.ts';

/**
 * GR-223, GR-225: nearest to Grimheim first; at the same distance, whoever is on a road. Beyond that players would
 * let the red Queen go first, for the wounded dead fall when she is gone (GR-307).
 */
export const marchOrder = (s: Grimheim): Monster[] =>
  s.monsters.toSorted(
    (a, b) =>
      (stepsToTown[a.at] as number) - (stepsToTown[b.at] as number) ||
      Number(isRoad(b.at)) - Number(isRoad(a.at)) ||
      Number(isRedQueen(b)) - Number(isRedQueen(a)) ||
      a.at - b.at,
  );

const isRedQueen = ({ kind, level }: Monster): boolean => kind === 'queen' && level === 2;

export const isSkull = (s: Grimheim): boolean => TRACKS[s.settings.track][s.spot - 1] === 'skull';

/** GR-220 to GR-231: all monsters, one after the other. */
export function march(t: GrimheimTable): void {
  const { monsters } = t.state;
  // GR-307: some may have fallen with their Queen by now.
  for (const monster of marchOrder(t.state)) if (monsters.includes(monster)) marchOne(t, monster);
}

function marchOne(t: GrimheimTable, monster: Monster): void {
  const s = t.state;
  if (monster.held) {
    stay(t, monster, 'GR-352', 'held');
    return;
  }
  if (heroBeside(s, monster.at)) {
    stay(t, monster, 'GR-220', 'hero');
    return;
  }
  const { move } = facts(monster);
  for (let steps = 0; steps < move; steps++) {
    if (!advance(t, monster, false)) return;
    if (heroBeside(s, monster.at)) return; // GR-220: it stops there at once.
  }
  if (mustCharge(s, monster)) advance(t, monster, true);
}

function stay(t: GrimheimTable, { id, at }: Monster, rule: string, why: 'hero' | 'blocked' | 'held'): void {
  const seat = why === 'hero' ? t.state.heroes.findIndex((hero) => adjacent(hero.at, at)) : -1;
  t.tell({ kind: 'stays', rule, monster: id, at: nameOf(at), why, seat });
}

/** GR-227 to GR-229: at most one more area, whatever the reasons. */
export function mustCharge(s: Grimheim, monster: Monster): boolean {
  if (isSkull(s) || (s.face === 'charge' && facts(monster).rank === 1)) return true;
  if (canAttack(s, monster, monster.at)) return false;
  const to = next[monster.at] as Cell;
  return to !== TOWN && isWayFree(s, monster, to) && canAttack(s, monster, to);
}

/** GR-280: whether a monster standing there could attack somebody. The red Seer always does. */
export function canAttack(s: Grimheim, monster: Monster, at: Cell): boolean {
  if (monster.kind === 'seer' && monster.level === 2) return true;
  const { range } = facts(monster);
  for (const hero of s.heroes) if (!isTown(hero.at) && distance(at, hero.at) <= range) return true;
  return false;
}

/** GR-224, GR-230: a Legend gets past any monster that is no Legend. */
function isWayFree(s: Grimheim, monster: Monster, to: Cell): boolean {
  if (heroAt(s, to)) return false;
  const other = monsterAt(s, to);
  return !other || (isLegend(monster) && !isLegend(other));
}

/** One step along the path. False where the monster did not move or is gone. */
function advance(t: GrimheimTable, monster: Monster, charge: boolean): boolean {
  const s = t.state;
  const from = monster.at;
  const to = next[from] as Cell;
  if (!isWayFree(s, monster, to)) {
    stay(t, monster, 'GR-224', 'blocked');
    return false;
  }
  t.tell({
    kind: 'march',
    rule: charge ? 'GR-227' : 'GR-224',
    monster: monster.id,
    from: nameOf(from),
    to: nameOf(to),
    charge,
  });
  if (to === TOWN) {
    enterTown(t, monster); // GR-231
    return false;
  }
  const other = monsterAt(s, to);
  if (other) {
    other.at = from;
    t.tell({ kind: 'swap', rule: 'GR-230', monster: monster.id, with: other.id, at: nameOf(from) });
  }
  monster.at = to;
  return true;
}
