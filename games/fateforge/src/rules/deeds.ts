import type { Flow } from '@wyrdhall/kernel';
import type { Deed } from '../content/deed.ts';
import { type Enemy, type FateforgeTable, type Hero, heroAt } from '../state.ts';
import { boardFor, distance, neighbours, stepsFrom } from './board.ts';
import { canFinish, type Plan, planFrom, stepped } from './chain.ts';
import { type Work, whichEnemy, whichZone } from './deed-asks.ts';
import { forHeroes } from './deed-gifts.ts';
import { forSelf } from './deed-self.ts';
import { dealt, strike } from './deed-strikes.ts';
import { moveEnemy, stunEnemy } from './enemy-move.ts';
import { enemiesIn, hasEnemy, isGuardedEnemy, isStanding } from './figures.ts';
import { type Attack, defeat } from './harm-enemy.ts';
import { moveHero, stepStopped, stepToll } from './move.ts';
import { spend } from './pay.ts';
import { areasOf, pushZones } from './targets.ts';

/** FF-092, FF-094: from left to right; in a chain all, else as many as can be done. */
export function* perform(t: FateforgeTable, work: Work): Flow {
  const h = heroAt(t.state, work.i);
  let plan = planFrom(h.zone);
  for (let k = 0; k < work.deeds.length; k++) {
    if (!isStanding(h)) return;
    const next = yield* one(t, work, k, { ...plan, zone: h.zone, hits: [], cost: [], pulled: '' });
    // what has become impossible ends a chain.
    if (next === undefined && work.chain) return;
    plan = next ?? plan;
  }
}

function* one(t: FateforgeTable, work: Work, k: number, plan: Plan): Flow<Plan | undefined> {
  const s = t.state;
  const h = heroAt(s, work.i);
  const deed = work.deeds[k] as Deed;
  switch (deed.op) {
    case 'step':
      return yield* step(t, work, k, plan);
    case 'hit':
    case 'shot':
    case 'damage': {
      const e = yield* whichEnemy(t, work, k, plan);
      if (!e) return undefined;
      yield* strike(t, work, deed, e);
      return { ...plan, last: e.id };
    }
    case 'stun':
    case 'push':
    case 'pull':
    case 'strip':
    case 'hold':
    case 'weaken':
    case 'duel':
    case 'defeat': {
      const e = yield* whichEnemy(t, work, k, plan);
      if (!e) return undefined;
      yield* handle(t, work, k, e);
      return { ...plan, last: e.id };
    }
    case 'damage-each':
    case 'strip-each': {
      const zone = yield* whichZone(t, work, k, areasOf(s, deed, h.zone));
      if (zone === undefined) return undefined;
      const attack: Attack = deed.from === 1 ? 'shot' : 'other';
      for (const e of enemiesIn(s, zone)) {
        if (isGuardedEnemy(s, e)) continue;
        if (deed.op === 'strip-each') e.armour = 0;
        else yield* dealt(t, work.i, e, deed.n, attack);
      }
      return { ...plan, there: zone };
    }
    case 'stun-each':
      for (const e of enemiesIn(s, h.zone)) if (!isGuardedEnemy(s, e)) stunEnemy(t, e, work.by);
      return plan;
    case 'leap':
    case 'teleport': {
      const zone = yield* whichZone(t, work, k, landings(t, h, deed));
      if (zone === undefined) return undefined;
      yield* moveHero(t, work.i, zone, work.by);
      return plan;
    }
    case 'tar': {
      const zone = yield* whichZone(t, work, k, [h.zone, ...neighbours(s, h.zone)]);
      if (zone !== undefined) s.tar |= 1 << zone;
      return plan;
    }
    case 'heal':
    case 'energy':
    case 'block':
    case 'clear-toxic':
    case 'give':
    case 'revive':
      return (yield* forHeroes(t, work, k)) ? plan : undefined;
    default:
      yield* forSelf(t, work, deed);
      return plan;
  }
}

/** FF-054, FF-394 */
function* step(t: FateforgeTable, work: Work, k: number, plan: Plan): Flow<Plan | undefined> {
  const s = t.state;
  const h = heroAt(s, work.i);
  const deed = work.deeds[k] as Deed;
  if (stepStopped(s, h, h.zone, [], deed.n === 2)) return undefined;
  let zones = stepsFrom(s, h.zone);
  if (work.chain)
    zones = zones.filter((zone) => canFinish(s, h, work.deeds, k + 1, stepped(s, h, zone, plan, 1)));
  const zone = yield* whichZone(t, work, k, zones);
  if (zone === undefined) return undefined;
  const { needs, acrobat } = stepToll(s, h, deed.n === 2);
  if (acrobat) h.round.push('acrobat');
  if (needs.length > 0) yield* spend(t, work.i, needs, 'difficult');
  const left = h.zone;
  if (!h.marks.includes('stepped')) h.marks.push('stepped');
  const how = neighbours(s, left).includes(zone) ? 'step' : 'portal';
  yield* moveHero(t, work.i, zone, how);
  return { ...plan, there: left };
}

function landings(t: FateforgeTable, h: Hero, deed: Deed): readonly number[] {
  const s = t.state;
  if (deed.whom === 'start') return boardFor(s.board).start.filter((zone) => zone !== h.zone);
  const zones = boardFor(s.board).map.names.map((_, zone) => zone);
  return deed.op === 'leap'
    ? zones.filter((zone) => distance(s, h.zone, zone) === 2)
    : zones.filter((zone) => zone !== h.zone && !hasEnemy(s, zone));
}

/** What is done to one enemy, other than damage. */
function* handle(t: FateforgeTable, work: Work, k: number, e: Enemy): Flow {
  const s = t.state;
  const h = heroAt(s, work.i);
  const deed = work.deeds[k] as Deed;
  switch (deed.op) {
    case 'stun':
      return stunEnemy(t, e, work.by);
    case 'push': {
      const zone = yield* whichZone(t, work, k, pushZones(s, e, h.zone));
      if (zone !== undefined) yield* moveEnemy(t, e, zone, 'push');
      return;
    }
    case 'pull':
      return yield* moveEnemy(t, e, h.zone, 'pull');
    case 'strip':
      e.armour = Math.max(0, e.armour - deed.n);
      t.tell({ kind: 'stripped', rule: 'FF-175', enemy: e.id, left: e.armour });
      return;
    case 'hold':
    case 'weaken':
    case 'duel': {
      const mark = { hold: 'held', weaken: 'weakened', duel: `duel:${h.id}` }[deed.op];
      e.marks.push(mark);
      t.tell({ kind: 'marked', rule: 'FF-086', enemy: e.id, mark: deed.op, hero: h.id });
      return;
    }
    case 'defeat':
      yield* defeat(t, e, work.i);
  }
}
