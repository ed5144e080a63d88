import type { Flow } from '@wyrdhall/kernel';
import { firstSteps, UNREACHABLE } from '@wyrdhall/parts';
import type { Enemy, Fateforge, FateforgeTable } from '../state.ts';
import { distance, layout, zoneTitle } from './board.ts';
import { drawFear } from './fear.ts';
import { colourOf, has, heroesIn, isMinion, isRooted } from './figures.ts';
import { harmEnemy } from './harm-enemy.ts';
import { isAlive } from './harm-hero.ts';
import { collectLoot } from './loot.ts';
import { drawZone } from './lots.ts';

/** Whether it can make a step of its own: FF-142, and Sticky Tar. */
export const canWalk = (s: Fateforge, e: Enemy): boolean => !isRooted(s, e) && (s.tar & (1 << e.zone)) === 0;

/** It comes into another zone, by will or not: snares and fear (FF-435, R-74). */
export function* moveEnemy(t: FateforgeTable, e: Enemy, to: number, how: string): Flow {
  const s = t.state;
  const from = e.zone;
  e.zone = to;
  for (const index of e.carries) {
    const token = s.tokens[index];
    if (token) token.zone = to;
  }
  t.tell({ kind: 'enemy-moves', rule: 'FF-227', enemy: e.id, from, to, how, where: zoneTitle(s, to) });
  if ((s.snares & (1 << to)) !== 0) {
    s.snares &= ~(1 << to);
    t.tell({ kind: 'snared', rule: 'FF-086', enemy: e.id });
    if (isMinion(e)) stunEnemy(t, e, 'snare-loop');
    else yield* harmEnemy(t, e, 1, 'other', -1);
  }
  if (isAlive(t, e) && has(s, e, 'fear')) for (const i of heroesIn(s, to)) yield* drawFear(t, i);
  collectLoot(t);
}

/** FF-306, FF-307, R-73 */
export function stunEnemy(t: FateforgeTable, e: Enemy, by: string): void {
  if (e.stunned || !isMinion(e)) return;
  e.stunned = true;
  t.tell({ kind: 'stunned', rule: 'FF-306', who: e.id, by });
}

/** FF-227, FF-253: one zone along a shortest path. False where it does not move. */
export function* walkTowards(t: FateforgeTable, e: Enemy, to: number, how: string): Flow<boolean> {
  const s = t.state;
  if (e.zone === to || !canWalk(s, e)) return false;
  const steps = firstSteps(layout(s), e.zone, to);
  if (steps.length === 0) return false;
  const zone = yield* drawZone(t, steps, 'FF-253');
  yield* moveEnemy(t, e, zone, how);
  return true;
}

/** FF-461, R-39, R-106: the closest minion of a colour within so many zones, not in the caller's own. */
function nearestMinion(s: Fateforge, caller: Enemy, colour: string, within: number): Enemy | undefined {
  let best: Enemy | undefined;
  let near = UNREACHABLE;
  for (const e of s.enemies) {
    if (e === caller || e.laid || e.zone === caller.zone || colourOf(e) !== colour || isRooted(s, e))
      continue;
    const far = distance(s, e.zone, caller.zone);
    if (far > within || far > near || far === UNREACHABLE) continue;
    if (far === near && best && best.number < e.number) continue;
    best = e;
    near = far;
  }
  return best;
}

export function* callNearest(
  t: FateforgeTable,
  caller: Enemy,
  colour: string,
  within: number,
  by: 'call' | 'leader' | 'alarm',
): Flow {
  const called = nearestMinion(t.state, caller, colour, within);
  if (!called) return;
  t.tell({
    kind: 'calls',
    rule: by === 'leader' ? 'FF-184' : 'FF-461',
    enemy: caller.id,
    called: called.id,
    by,
  });
  yield* walkTowards(t, called, caller.zone, by);
}
