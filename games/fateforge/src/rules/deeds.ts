import type { Flow, Option, Question } from '@wyrdhall/kernel';
import { ALL, type Deed } from '../content/deed.ts';
import { type Enemy, type FateforgeTable, type Hero, heroAt, seatOf } from '../state.ts';
import { boardFor, distance, neighbours, stepsFrom, zoneChoice } from './board.ts';
import { after, canFinish, choicesOf, type Plan, planFrom, stepped } from './chain.ts';
import { blast, giveEach, giveWild, revive, takeLoot, wax } from './deeds-rare.ts';
import { moveEnemy, stunEnemy } from './enemy-move.ts';
import { enemiesIn, hasEnemy, heroesIn, isGuardedEnemy, isStanding } from './figures.ts';
import { type Attack, defeat, harmEnemy } from './harm-enemy.ts';
import { recover } from './harm-hero.ts';
import { moveHero, stepStopped, stepToll } from './move.ts';
import { spend } from './pay.ts';
import { areasOf, heroesFor, pushZones } from './targets.ts';

/** A card, or a result, at work: who uses it, and the deeds it is made of. */
export interface Work {
  readonly i: number;
  /** The card, or the action's name. */
  readonly by: string;
  readonly deeds: readonly Deed[];
  readonly chain: boolean;
}

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

const ask = (work: Work, deed: Deed, h: Hero, id: string, quiet?: string): Question => ({
  id,
  rule: 'FF-217',
  figure: h.id,
  data: { by: work.by, op: deed.op, n: deed.n },
  ...(quiet !== undefined && { quiet }),
});

const LEAVE = 'leave';

/** Which enemy; undefined where there is none, or the deed is left out. */
function* whichEnemy(t: FateforgeTable, work: Work, k: number, plan: Plan): Flow<Enemy | undefined> {
  const s = t.state;
  const h = heroAt(s, work.i);
  const deed = work.deeds[k] as Deed;
  let enemies = choicesOf(s, h, deed, plan);
  if (work.chain) enemies = enemies.filter((e) => canFinish(s, h, work.deeds, k + 1, after(deed, e, plan)));
  if (enemies.length === 0) return undefined;
  const options: Option<Enemy | undefined>[] = enemies.map((e) => ({
    id: `enemy:${e.id}`,
    value: e,
    at: e.id,
  }));
  const optional = k > 0 && !work.chain;
  if (optional) options.push({ id: LEAVE, value: undefined });
  return yield* t.choose(
    seatOf(s, work.i),
    ask(work, deed, h, 'target', optional ? LEAVE : undefined),
    options,
  );
}

function* whichZone(
  t: FateforgeTable,
  work: Work,
  k: number,
  zones: readonly number[],
): Flow<number | undefined> {
  const s = t.state;
  const h = heroAt(s, work.i);
  if (zones.length === 0) return undefined;
  const { options, names } = zoneChoice(s, zones);
  const question = ask(work, work.deeds[k] as Deed, h, 'where');
  return yield* t.choose(seatOf(s, work.i), { ...question, data: { ...question.data, names } }, options);
}

function* whichHero(
  t: FateforgeTable,
  work: Work,
  k: number,
  heroes: readonly number[],
): Flow<number | undefined> {
  const s = t.state;
  if (heroes.length === 0) return undefined;
  const options = heroes.map(
    (i): Option<number> => ({ id: `hero:${heroAt(s, i).id}`, value: i, at: heroAt(s, i).id }),
  );
  const h = heroAt(s, work.i);
  return yield* t.choose(seatOf(s, work.i), ask(work, work.deeds[k] as Deed, h, 'whom'), options);
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

/** Damage by a hero: what the hero's own cards add to it, and what it costs a hidden one. */
function* strike(t: FateforgeTable, work: Work, deed: Deed, e: Enemy): Flow {
  const s = t.state;
  const h = heroAt(s, work.i);
  const { zone } = h;
  const wasQuiet = !hasEnemy(s, zone);
  if (deed.op === 'hit') yield* dealt(t, work.i, e, hitDamage(t, h, e, deed.n), 'hit');
  else if (deed.op === 'shot') yield* dealt(t, work.i, e, h.fear.includes('fear:rage') ? 0 : deed.n, 'shot');
  else yield* dealt(t, work.i, e, deed.n, 'other');
  if (deed.op === 'shot' && wasQuiet && h.id === 'forest-guard' && isStanding(h))
    yield* clearLines(t, work.i);
}

function* dealt(t: FateforgeTable, i: number, e: Enemy, amount: number, attack: Attack): Flow {
  const h = heroAt(t.state, i);
  yield* harmEnemy(t, e, amount, attack, i);
  if (amount > 0 && h.hidden) {
    h.hidden = false;
    t.tell({ kind: 'seen', rule: 'FF-029', hero: h.id });
  }
}

function hitDamage(t: FateforgeTable, h: Hero, e: Enemy, n: number): number {
  const s = t.state;
  if (h.corruption.includes('corruption:dull-edge') && !h.scene.includes('dull-edge')) {
    h.scene.push('dull-edge');
    t.tell({ kind: 'spared', rule: 'FF-299', enemy: e.id, why: 'dull-edge' });
    return 0;
  }
  let amount = n;
  if (h.fear.includes('fear:rage')) amount++;
  if (e.marks.includes(`duel:${h.id}`)) amount++;
  if (h.marks.includes('oil')) {
    h.marks = h.marks.filter((mark) => mark !== 'oil');
    amount++;
  }
  if (h.id === 'nobleman' && h.lunge && e.zone === h.zone && !h.round.includes('lunge') && isLone(t, e)) {
    h.round.push('lunge');
    amount++;
  }
  return s.phase === 'action' ? amount : n;
}

const isLone = (t: FateforgeTable, e: Enemy): boolean =>
  enemiesIn(t.state, e.zone).every((other) => other === e || isGuardedEnemy(t.state, other));

/** The Forest Guard, once per round, after a Shot from a zone without enemies. */
function* clearLines(t: FateforgeTable, i: number): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  const zones = stepsFrom(s, h.zone);
  if (h.round.includes('clear-lines') || zones.length === 0 || h.marks.includes('caught')) return;
  const { needs } = stepToll(s, h, false);
  if (needs.length > 0) return;
  const { options, names } = zoneChoice(s, zones);
  options.push({ id: 'stay', value: -1 });
  const question = { id: 'clear-lines', rule: 'FF-029', figure: h.id, quiet: 'stay', data: { names } };
  const zone = yield* t.choose(seatOf(s, i), question, options);
  if (zone < 0) return;
  h.round.push('clear-lines');
  yield* moveHero(t, i, zone, 'clear-lines');
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

/** What heroes get. False where nobody can get it. */
function* forHeroes(t: FateforgeTable, work: Work, k: number): Flow<boolean> {
  const s = t.state;
  const h = heroAt(s, work.i);
  const deed = work.deeds[k] as Deed;
  const heroes = heroesFor(s, h, deed, h.zone);
  if (deed.whom === 'split') return yield* split(t, work, k, heroes);
  const i = deed.whom === 'self' ? heroes[0] : yield* whichHero(t, work, k, heroes);
  // Healing somebody who is whole does nothing, and is done.
  if (i === undefined) return deed.whom === 'self';
  yield* give(t, work, deed, i, deed.n);
  return true;
}

function* split(t: FateforgeTable, work: Work, k: number, heroes: readonly number[]): Flow<boolean> {
  const s = t.state;
  const deed = work.deeds[k] as Deed;
  if (heroes.length === 0) return false;
  const options = heroes.map((i): Option<number> => {
    const h = heroAt(s, i);
    return {
      id: `hero:${h.id}`,
      value: i,
      at: h.id,
      most: deed.op === 'heal' ? h.maxHealth - h.health : deed.n,
    };
  });
  const room = options.reduce((sum, { most = 0 }) => sum + most, 0);
  const n = Math.min(deed.n, room);
  const question = ask(work, deed, heroAt(s, work.i), 'share');
  const shares = yield* t.chooseAmounts(seatOf(s, work.i), question, options, { min: n, max: n });
  for (const { value, amount } of shares) yield* give(t, work, deed, value, amount);
  return true;
}

function* give(t: FateforgeTable, work: Work, deed: Deed, i: number, n: number): Flow {
  const h = heroAt(t.state, i);
  switch (deed.op) {
    case 'heal':
      recover(t, h, 'health', n, work.by);
      return;
    case 'energy':
      recover(t, h, 'energy', n, work.by);
      return;
    case 'block':
      h.block += n;
      t.tell({ kind: 'block', rule: 'FF-151', hero: h.id, n });
      return;
    case 'clear-toxic': {
      const back = Math.min(h.toxic, n === ALL ? h.toxic : n);
      h.toxic -= back;
      h.health += back;
      t.tell({
        kind: 'recovers',
        rule: 'FF-443',
        hero: h.id,
        what: 'health',
        amount: back,
        now: h.health,
        by: work.by,
      });
      return;
    }
    case 'give':
      return giveWild(t, i, work.by);
    case 'revive':
      yield* revive(t, i);
  }
}

/** What concerns the hero who uses it, or the zone. */
function* forSelf(t: FateforgeTable, work: Work, deed: Deed): Flow {
  const s = t.state;
  const { i } = work;
  const h = heroAt(s, i);
  const here = 1 << h.zone;
  switch (deed.op) {
    case 'snare':
      s.snares |= here;
      break;
    case 'smoke':
      s.smoke |= here;
      break;
    case 'unseen-afar':
      h.marks.push('unseen-afar');
      break;
    case 'untargetable':
      for (const j of heroesIn(s, h.zone)) heroAt(s, j).marks.push('untargetable');
      break;
    case 'hide':
      h.hidden = true;
      break;
    case 'oil':
      h.marks.push('oil');
      break;
    case 'flip-stance':
      h.lunge = !h.lunge;
      break;
    case 'flask':
      h.flasks++;
      break;
    case 'remove-trap':
      for (const token of s.tokens)
        if (token.kind === 'trap' && token.zone === h.zone && token.by === '') token.by = 'gone';
      break;
    case 'bury':
      s.enemies = s.enemies.filter((e) => {
        if (!e.laid || e.zone !== h.zone) return true;
        s.defeated.push({ id: e.id, round: s.round });
        return false;
      });
      break;
    case 'give-each':
      return giveEach(t);
    case 'take-loot':
      return yield* takeLoot(t, i);
    case 'blast':
      return yield* blast(t, i);
    case 'wax':
      return yield* wax(t, i);
    default:
      return;
  }
  t.tell({ kind: 'does', rule: 'FF-086', hero: h.id, deed: deed.op, zone: h.zone });
}
