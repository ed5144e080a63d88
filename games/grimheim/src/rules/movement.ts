import type { Flow, Option, Question, Seat } from '@wyrdhall/kernel';
import { type Cell, NO_CELL } from '@wyrdhall/parts';
import { takeMarkers } from './area-markers.ts';
import type { GrimheimTable } from './effect.ts';
import { hurtHero } from './hurt.ts';
import { damageMonster } from './kill.ts';
import { around, heroMayStand, map, monsterMayStand, nameOf, SIZE, TOWN } from './map.ts';
import { heroOn, monsterOn, occupied } from './places.ts';
import { questAtEndOfMove, questAtStep } from './quests.ts';
import { chooseShove, shoveAreas, shoveMonster } from './shove.ts';
import { type Grimheim, type Hero, heroAt } from './state.ts';
import { has } from './tableau.ts';
import { follow } from './use.ts';

export interface Walk {
  readonly steps: number;
  /** A Move action, or a movement by a card (GR-111). */
  readonly action: boolean;
  readonly rule: string;
  /** Where it may end, for movements that say so. */
  readonly mayEnd?: (at: Cell) => boolean;
  /** Called when the first step is certain. */
  readonly begin?: () => void;
}

type Going = { readonly to: Cell; readonly on: boolean };
const goings = (kind: string, on: boolean): readonly Option<Going>[] =>
  map.names.map((_, to) => ({ id: `${kind}:${nameOf(to)}`, value: { to, on }, at: nameOf(to) }));
/** `hex:7_9` goes there and stops; `step:7_9` goes one step and asks again. */
const hex = goings('hex', false);
const oneStep = goings('step', true);
const stop: Option<Going> = { id: 'stop', value: { to: NO_CELL, on: false } };

const reached = new Int8Array(SIZE);
const before = new Int16Array(SIZE);
const queue = new Int16Array(SIZE);
const taken = new Uint8Array(SIZE);
let found = 0;

/** Fills `reached` and `before`: how many steps to each area, and from where. Read before the next prompt. */
function explore(s: Grimheim, hero: Hero, from: Cell, steps: number): void {
  const mountaineer = has(hero, 'mountaineer');
  const passes = mountaineer || has(hero, 'wrecking');
  taken.fill(0);
  for (const m of s.monsters) taken[m.at] = 1;
  // The area that the hero comes from is free again (Seek Shelter looks ahead from the next one).
  for (const other of s.heroes) if (other !== hero && other.at !== TOWN) taken[other.at] = 1;
  reached.fill(-1);
  reached[from] = 0;
  queue[0] = from;
  found = 1;
  for (let i = 0; i < found; i++) {
    const at = queue[i] as Cell;
    const length = reached[at] as number;
    if (length >= steps) break;
    // GR-043: entering Grimheim ends the movement. GR-023: nobody walks through others, but see GR-356.
    if (i > 0 && (at === TOWN || (!mountaineer && taken[at] === 1))) continue;
    for (const to of around(at)) {
      if (reached[to] !== -1 || !heroMayStand(to, mountaineer)) continue;
      if (taken[to] === 1 && !passes) continue;
      reached[to] = length + 1;
      before[to] = at;
      queue[found++] = to;
    }
  }
}

/** The areas where a movement of so many steps could end, from the hero's own on. */
export function reachable(s: Grimheim, hero: Hero, steps: number): Cell[] {
  explore(s, hero, hero.at, steps);
  const areas: Cell[] = [];
  for (let i = 1; i < found; i++) {
    const to = queue[i] as Cell;
    if (taken[to] === 0) areas.push(to);
  }
  return areas;
}

function going(s: Grimheim, hero: Hero, walk: Walk, left: number, moved: boolean): Option<Going>[] {
  explore(s, hero, hero.at, left);
  const options: Option<Going>[] = [];
  const wrecking = has(hero, 'wrecking');
  const near: Cell[] = [];
  for (let i = 1; i < found; i++) {
    const to = queue[i] as Cell;
    const free = wrecking || taken[to] === 0;
    if (free && (!walk.mayEnd || walk.mayEnd(to))) options.push(hex[to] as Option<Going>);
    if (reached[to] === 1 && left > 1 && to !== TOWN) near.push(to);
  }
  for (const to of near) {
    const certain = !walk.mayEnd && (wrecking || taken[to] === 0);
    if (certain || canEnd(s, hero, to, left - 1, walk.mayEnd)) options.push(oneStep[to] as Option<Going>);
  }
  if (moved && taken[hero.at] === 0 && (!walk.mayEnd || walk.mayEnd(hero.at))) options.push(stop);
  return options;
}

/** Whether a movement that has come so far could end somewhere. */
function canEnd(s: Grimheim, hero: Hero, from: Cell, steps: number, mayEnd: Walk['mayEnd']): boolean {
  const wrecking = has(hero, 'wrecking');
  explore(s, hero, from, steps);
  for (let i = 0; i < found; i++) {
    const to = queue[i] as Cell;
    if ((wrecking || taken[to] === 0) && (!mayEnd || mayEnd(to))) return true;
  }
  return false;
}

/** Whether a movement could begin at all (GR-118). */
export function canWalk(t: GrimheimTable, hero: Hero, walk: Pick<Walk, 'steps' | 'mayEnd'>): boolean {
  const s = t.state;
  if (hero.rooted) return false;
  if (!walk.mayEnd) {
    const wrecking = has(hero, 'wrecking');
    for (const to of around(hero.at)) {
      if (heroMayStand(to) && (wrecking || !occupied(s, to))) return true;
    }
    if (!has(hero, 'mountaineer')) return false;
  }
  return going(s, hero, { ...walk, action: false, rule: '' }, walk.steps, false).length > 0;
}

/** A movement of the hero's own, up to so many steps (GR-110, GR-119). */
export function* walk(t: GrimheimTable, seat: Seat, w: Walk): Flow {
  const s = t.state;
  const hero = heroAt(s, seat);
  let left = w.steps;
  let moved = false;
  while (left > 0 && !(moved && hero.at === TOWN)) {
    const ahead = going(s, hero, w, left, moved);
    if (ahead.length === 0 || (ahead.length === 1 && ahead[0] === stop)) break;
    const question: Question = {
      id: 'walk',
      rule: w.rule,
      data: { left, from: nameOf(hero.at) },
      ...(ahead.includes(stop) && { quiet: 'stop' }),
    };
    const { to, on } = yield* t.choose(seat, question, ahead);
    if (to === NO_CELL) break;
    const way = wayTo(s, hero, to, left);
    if (!moved) w.begin?.();
    moved = true;
    for (const at of way) {
      yield* enterArea(t, seat, at);
      left--;
      // A prompt on the way may have moved the hero: knocked out, the movement is over.
      if (hero.at !== at) return;
    }
    if (!on) break;
  }
  if (moved) yield* endMovement(t, seat, w.action);
}

/** What follows the end of a movement of the hero's own. */
export function* endMovement(t: GrimheimTable, seat: Seat, action: boolean): Flow {
  if (action) yield* follow(t, seat, 'end-move-action');
  yield* follow(t, seat, 'end-move');
  yield* questAtEndOfMove(t, seat);
}

/** The areas that a movement there goes through, the last one included. */
export function wayTo(s: Grimheim, hero: Hero, to: Cell, left: number): Cell[] {
  explore(s, hero, hero.at, left);
  const way: Cell[] = [];
  for (let at = to; at !== hero.at; at = before[at] as Cell) way.unshift(at);
  return way;
}

/** One step of a hero's own movement, with all that it sets off. */
export function* enterArea(t: GrimheimTable, seat: Seat, to: Cell): Flow {
  const s = t.state;
  const hero = heroAt(s, seat);
  const from = hero.at;
  if (has(hero, 'wrecking') && occupied(s, to)) yield* wreck(t, seat, to);
  hero.at = to;
  hero.tally.steps++;
  t.tell({ kind: 'step', rule: 'GR-110', seat, from: nameOf(from), to: nameOf(to) });
  yield* takeMarkers(t, seat);
  yield* follow(t, seat, 'step');
  yield* questAtStep(t, seat);
}

/** GR-353: Wrecking Ball. Damage first; whoever is still there is moved on by 1 area. */
function* wreck(t: GrimheimTable, seat: Seat, at: Cell): Flow {
  const s = t.state;
  const hero = heroAt(s, seat);
  const monster = monsterOn(s, at);
  const friend = heroOn(s, at);
  if (monster) {
    yield* damageMonster(t, seat, monster, 1, { rule: 'GR-353' });
    if (!s.monsters.includes(monster)) return;
    const to = yield* chooseShove(t, seat, monster.id, shoveAreas(s, at, monsterMayStand, hero.at));
    shoveMonster(t, seat, monster, to);
  } else if (friend) {
    const other = s.heroes.indexOf(friend);
    yield* hurtHero(t, other, 1, { rule: 'GR-353' });
    if (friend.at !== at) return;
    const to = yield* chooseShove(
      t,
      seat,
      friend.id,
      shoveAreas(s, at, (area) => heroMayStand(area), hero.at),
    );
    friend.at = to;
    t.tell({ kind: 'pushed', rule: 'GR-353', seat: other, from: nameOf(at), to: nameOf(to) });
  }
}
