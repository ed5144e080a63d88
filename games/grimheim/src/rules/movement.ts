import type { Flow, Option, Question, Seat } from '@wyrdhall/kernel';
import { type Cell, mayStop, NO_CELL, wayTo as wayOn } from '@wyrdhall/parts';
import { takeMarkers } from './area-markers.ts';
import type { GrimheimTable } from './effect.ts';
import { hurtHero } from './hurt.ts';
import { damageMonster } from './kill.ts';
import { around, heroMayStand, map, monsterMayStand, nameOf, TOWN } from './map.ts';
import { heroOn, monsterOn, occupied } from './places.ts';
import { questAtEndOfMove, questAtStep } from './quests.ts';
import { isTaken, searchFrom } from './reach.ts';
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

/** The areas where a movement of so many steps could end, from the hero's own on. */
export function reachable(s: Grimheim, hero: Hero, steps: number): Cell[] {
  const search = searchFrom(s, hero, hero.at, steps);
  const { places, count } = search.reach;
  const areas: Cell[] = [];
  for (let i = 1; i < count; i++) {
    const to = places[i] as Cell;
    if (!isTaken(search, to)) areas.push(to);
  }
  return areas;
}

function going(s: Grimheim, hero: Hero, { mayEnd }: Walk, left: number, moved: boolean): Option<Going>[] {
  const { reach, ground } = searchFrom(s, hero, hero.at, left);
  const options: Option<Going>[] = [];
  const near: Cell[] = [];
  for (let i = 1; i < reach.count; i++) {
    const to = reach.places[i] as Cell;
    if (mayStop(ground, to) && (!mayEnd || mayEnd(to))) options.push(hex[to] as Option<Going>);
    if (reach.steps[to] === 1 && left > 1 && to !== TOWN) near.push(to);
  }
  const mayStay = moved && ground[hero.at] === 0 && (!mayEnd || mayEnd(hero.at));
  for (const to of near) {
    const certain = !mayEnd && mayStop(ground, to);
    if (certain || canEnd(s, hero, to, left - 1, mayEnd)) options.push(oneStep[to] as Option<Going>);
  }
  if (mayStay) options.push(stop);
  return options;
}

/** Whether a movement that has come so far could end somewhere. */
function canEnd(s: Grimheim, hero: Hero, from: Cell, steps: number, mayEnd: Walk['mayEnd']): boolean {
  const { reach, ground } = searchFrom(s, hero, from, steps);
  for (let i = 0; i < reach.count; i++) {
    const to = reach.places[i] as Cell;
    if (mayStop(ground, to) && (!mayEnd || mayEnd(to))) return true;
  }
  return false;
}

/** Where a movement of so many steps could end. */
export function goalsWithin(s: Grimheim, hero: Hero, steps: number): Cell[] {
  const { reach, ground } = searchFrom(s, hero, hero.at, steps);
  return Array.from({ length: reach.count }, (_, i) => reach.places[i] as Cell).filter((to) =>
    mayStop(ground, to),
  );
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
export const wayTo = (s: Grimheim, hero: Hero, to: Cell, left: number): Cell[] =>
  wayOn(searchFrom(s, hero, hero.at, left).reach, to) ?? [];

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
