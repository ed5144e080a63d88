import type { Flow } from '@wyrdhall/kernel';
import { type Cell, NO_CELL } from '@wyrdhall/parts';
import { TRACKS } from '../content/tracks.ts';
import type { GrimheimTable } from './effect.ts';
import { enterTown } from './kill.ts';
import {
  adjacent,
  distance,
  isRoad,
  isTown,
  nameOf,
  next,
  onward,
  SIZE,
  stepsFrom,
  stepsToTown,
  TOWN,
} from './map.ts';
import { facts, heroBeside, heroOn, isLegend, monsterOn } from './places.ts';
import type { Grimheim, Monster } from './state.ts';

/**
 * GR-223, GR-225: nearest to Grimheim first; at the same distance, whoever is on a road. Beyond that players would
 * let the red Queen go first, for the wounded dead fall when she is gone (GR-307).
 */
export const marchOrder = (s: Grimheim): Monster[] =>
  s.monsters.toSorted(
    (a, b) =>
      stepsFrom(a.at) - stepsFrom(b.at) ||
      Number(isRoad(b.at)) - Number(isRoad(a.at)) ||
      facts(b).kinHealth - facts(a).kinHealth ||
      a.at - b.at,
  );

export const isSkull = (s: Grimheim): boolean => TRACKS[s.settings.track][s.spot - 1] === 'skull';

/** GR-220 to GR-231: all monsters, one after the other, where nobody has a say in it. */
export function march(t: GrimheimTable): void {
  for (const monster of marchOrder(t.state)) marchOne(t, monster);
}

/** The same with the players, who decide between monsters that would be in each other's way (GR-223). */
export function* marchAsDecided(t: GrimheimTable): Flow {
  const order = marchOrder(t.state);
  while (order.length > 0) {
    const first = order[0] as Monster;
    const rivals = rivalsOf(t.state, order);
    const monster = rivals ? yield* whoGoesFirst(t, [first, ...rivals]) : first;
    order.splice(order.indexOf(monster), 1);
    marchOne(t, monster);
  }
}

/** Who could go before the first in the order. */
function rivalsOf(s: Grimheim, order: readonly Monster[]): Monster[] | undefined {
  const first = order[0] as Monster;
  let rivals: Monster[] | undefined;
  for (let i = 1; i < order.length; i++) {
    const other = order[i] as Monster;
    if (!areRivals(s, first, other)) continue;
    rivals ??= [];
    rivals.push(other);
  }
  return rivals;
}

function* whoGoesFirst(t: GrimheimTable, rivals: readonly Monster[]): Flow<Monster> {
  const options = rivals.map((m) => ({ id: `monster:${m.id}`, value: m, at: nameOf(m.at) }));
  return yield* t.choose(0, { id: 'march-order', rule: 'GR-223' }, options);
}

/** After how many steps the ways of two areas meet that are equal in the order of moving; 0 if they do not. */
const meeting = new Int8Array(SIZE * SIZE);
for (let a = 0; a < SIZE; a++) {
  for (let b = 0; b < SIZE; b++) {
    if (a === b || stepsToTown[a] !== stepsToTown[b] || isRoad(a) !== isRoad(b)) continue;
    let [x, y] = [a, b];
    for (let steps = 1; steps <= 3; steps++) {
      [x, y] = [next[x] ?? TOWN, next[y] ?? TOWN];
      if (x === TOWN || x === NO_CELL || y === NO_CELL) break;
      if (x !== y) continue;
      meeting[a * SIZE + b] = steps;
      break;
    }
  }
}

/** Whether it matters who of two goes first: both come as far as where their ways meet, and they differ. */
function areRivals(s: Grimheim, a: Monster, b: Monster): boolean {
  const steps = meeting[a.at * SIZE + b.at] as number;
  if (steps === 0 || (a.kind === b.kind && a.damage === b.damage && a.gold === b.gold)) return false;
  return reach(s, a) >= steps && reach(s, b) >= steps;
}

/** How far a monster would go if nobody stood in its way. */
function reach(s: Grimheim, monster: Monster): number {
  if (monster.held || heroBeside(s, monster.at) || !s.monsters.includes(monster)) return 0;
  const { move } = facts(monster);
  let { at } = monster;
  for (let steps = 0; steps < move; steps++) at = onward(at);
  return at !== TOWN && mustCharge(s, monster, at) ? move + 1 : move;
}

function marchOne(t: GrimheimTable, monster: Monster): void {
  const s = t.state;
  if (!s.monsters.includes(monster)) return; // GR-307: it has fallen with its Queen.
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
function mustCharge(s: Grimheim, monster: Monster, at = monster.at): boolean {
  if (isSkull(s) || (s.face === 'charge' && facts(monster).rank === 1)) return true;
  if (canAttack(s, monster, at)) return false;
  const to = onward(at);
  return to !== TOWN && isWayFree(s, monster, to) && canAttack(s, monster, to);
}

/** GR-280: whether a monster standing there could attack somebody. The red Seer always does. */
export function canAttack(s: Grimheim, monster: Monster, at: Cell): boolean {
  const { range, strikesAll } = facts(monster);
  if (strikesAll > 0) return true;
  for (const hero of s.heroes) if (!isTown(hero.at) && distance(at, hero.at) <= range) return true;
  return false;
}

/** GR-224, GR-230: a Legend gets past any monster that is no Legend. */
function isWayFree(s: Grimheim, monster: Monster, to: Cell): boolean {
  if (heroOn(s, to)) return false;
  const other = monsterOn(s, to);
  return !other || (isLegend(monster) && !isLegend(other));
}

/** One step along the path. False where the monster did not move or is gone. */
function advance(t: GrimheimTable, monster: Monster, charge: boolean): boolean {
  const s = t.state;
  const from = monster.at;
  const to = onward(from);
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
  const other = monsterOn(s, to);
  if (other) {
    other.at = from;
    t.tell({ kind: 'swap', rule: 'GR-230', monster: monster.id, with: other.id, at: nameOf(from) });
  }
  monster.at = to;
  return true;
}
