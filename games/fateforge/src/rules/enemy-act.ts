import type { Flow } from '@wyrdhall/kernel';
import type { EnemyAction, Section } from '../content/band.ts';
import { type Enemy, type Fateforge, type FateforgeTable, heroAt } from '../state.ts';
import { canShoot, distance, exitZone, neighbours } from './board.ts';
import { callNearest, canWalk, moveEnemy, walkTowards } from './enemy-move.ts';
import { byOrder, inRange } from './enemy-target.ts';
import { colourOf, has, isStanding } from './figures.ts';
import { harmEnemy } from './harm-enemy.ts';
import { giveBlock, hurt, isAlive, type Struck, stunHero } from './harm-hero.ts';
import { steal } from './loot.ts';
import { deciders, drawZone } from './lots.ts';
import { moveHero } from './move.ts';

/** FF-240, R-51, R-52: what keeps the enemy itself from carrying the section out. */
export const isHindered = (s: Fateforge, e: Enemy, section: Section): boolean =>
  e.stunned || e.marks.includes('held') || (section.moves && !canWalk(s, e));

/** FF-246 to FF-249 */
export function* chooseTarget(t: FateforgeTable, e: Enemy, section: Section): Flow<number> {
  const s = t.state;
  const heroes = byOrder(s, inRange(s, e, section));
  const [first = -1] = heroes;
  if (section.target === 'none' || heroes.length < 2) return first;
  if (section.target === 'later') return heroes.at(-1) ?? -1;
  const players = section.target === 'choice' && (!section.moves || s.settings.moveTarget === 'choice');
  if (!players) return first;
  const options = heroes.map((i) => ({ id: `hero:${heroAt(s, i).id}`, value: i, at: heroAt(s, i).id }));
  const question = { id: 'victim', rule: 'FF-246', data: { enemy: e.id } };
  const seats = deciders(s);
  if (seats.length === 1) return yield* t.choose(seats[0] as number, question, options);
  return (yield* t.anyone(seats, question, () => options)).value;
}

/** actions from left to right; what has become impossible ends it. */
export function* actOut(t: FateforgeTable, e: Enemy, section: Section, target: number): Flow {
  const s = t.state;
  t.tell({
    kind: 'acts',
    rule: 'FF-239',
    enemy: e.id,
    ops: section.actions.map(({ op }) => op),
    hero: section.target === 'none' || target < 0 ? '' : heroAt(s, target).id,
  });
  for (const action of section.actions) {
    // Riposte, Volatile or a snare may have ended or stunned it.
    if (!isAlive(t, e) || e.stunned) return;
    if (!(yield* one(t, e, action, target))) return;
  }
}

function* one(t: FateforgeTable, e: Enemy, action: EnemyAction, target: number): Flow<boolean> {
  const s = t.state;
  switch (action.op) {
    case 'step': {
      const to = action.exit !== '' ? exitZone(s, action.exit) : heroAt(s, target).zone;
      yield* walkTowards(t, e, to, 'walk');
      return true;
    }
    case 'call':
      yield* callNearest(t, e, action.colours[0] ?? 'red', 99, 'call');
      return true;
    case 'block': {
      const minion = nearestOf(s, e, action.colours);
      if (minion) giveBlock(t, minion, 1);
      return true;
    }
    default:
      return yield* atHero(t, e, action, target);
  }
}

/** FF-468, FF-469: of the first colour that is there, the closest. */
function nearestOf(s: Fateforge, e: Enemy, colours: readonly string[]): Enemy | undefined {
  for (const colour of colours) {
    const [best] = s.enemies
      .filter((other) => !other.laid && colourOf(other) === colour)
      .sort((a, b) => distance(s, e.zone, a.zone) - distance(s, e.zone, b.zone) || a.number - b.number);
    if (best) return best;
  }
  return undefined;
}

function* atHero(t: FateforgeTable, e: Enemy, action: EnemyAction, target: number): Flow<boolean> {
  const s = t.state;
  const h = heroAt(s, target);
  if (!isStanding(h)) return false;
  const off = distance(s, e.zone, h.zone);
  switch (action.op) {
    case 'hit':
      if (off > action.range) return false;
      yield* attack(t, e, target, action, 'hit');
      return true;
    case 'shot':
      //
      if (off < 1 || off > 1 + action.range || !canShoot(s, e.zone, h.zone)) return false;
      yield* attack(t, e, target, action, 'shot');
      if (isAlive(t, e) && has(s, e, 'skirmish')) yield* skirmish(t, e);
      return true;
    case 'stun':
      stunHero(t, target, e.id);
      return true;
    case 'push':
      yield* pushHero(t, target);
      return true;
    case 'pull':
      if (off !== 1) return false;
      yield* moveHero(t, target, e.zone, 'pull');
      return isStanding(h);
    default:
      return false;
  }
}

/** FF-315 */
export function* pushHero(t: FateforgeTable, target: number): Flow {
  const ways = neighbours(t.state, heroAt(t.state, target).zone);
  if (ways.length > 0) yield* moveHero(t, target, yield* drawZone(t, ways, 'FF-315'), 'push');
}

/** FF-225, FF-226 with all that follows from an attack. */
export function* attack(
  t: FateforgeTable,
  e: Enemy,
  target: number,
  { plus, toxic, harmless }: Pick<EnemyAction, 'plus' | 'toxic' | 'harmless'>,
  kind: 'hit' | 'shot',
): Flow {
  const s = t.state;
  const weak = e.marks.includes('weakened') ? 1 : 0;
  const base = (harmless ? 0 : 1) + plus;
  const amount = Math.max(0, base - weak);
  const isToxic = toxic && !s.boss?.marks.includes('no-toxic');
  const corrode = has(s, e, 'corrode');
  const struck = yield* hurt(t, target, {
    amount,
    toxic: isToxic ? 1 : 0,
    by: e.id,
    enemy: e,
    attack: kind,
    corrode,
  });
  if (!isAlive(t, e)) return;
  if (struck.lost > 0) {
    if (has(s, e, 'life-drain')) {
      e.damage = 0;
      t.tell({ kind: 'ability', rule: 'FF-183', enemy: e.id, ability: 'life-drain' });
      giveBlock(t, e, 1);
    }
    if (kind === 'hit' && has(s, e, 'thief')) steal(t, e);
  }
  yield* counter(t, e, target, kind, struck);
}

/** Riposte and Mirror Shield. */
function* counter(t: FateforgeTable, e: Enemy, target: number, kind: 'hit' | 'shot', struck: Struck): Flow {
  const h = heroAt(t.state, target);
  if (h.ko) return;
  const riposte = struck.blocked && e.zone === h.zone ? h.passives.filter((p) => p === 'riposte').length : 0;
  const mirror =
    kind === 'shot' && (struck.blocked || struck.armoured) && h.passives.includes('counter-shot') ? 1 : 0;
  if (riposte > 0) yield* harmEnemy(t, e, riposte, 'other', target);
  if (mirror > 0 && isAlive(t, e)) yield* harmEnemy(t, e, mirror, 'other', target);
}

/** To the adjacent zone farthest from the nearest hero, if that is farther than here. */
function* skirmish(t: FateforgeTable, e: Enemy): Flow {
  const s = t.state;
  if (!canWalk(s, e)) return;
  const near = (zone: number): number =>
    Math.min(...s.heroes.filter(isStanding).map((h) => distance(s, zone, h.zone)), 99);
  const ways = neighbours(s, e.zone);
  const far = Math.max(...ways.map(near), -1);
  if (far <= near(e.zone)) return;
  const zone = yield* drawZone(
    t,
    ways.filter((way) => near(way) === far),
    'FF-178',
  );
  yield* moveEnemy(t, e, zone, 'skirmish');
}
