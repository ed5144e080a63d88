import type { Objective } from '../content/scene.ts';
import { distance, exitsOf, exitZone } from '../rules/board.ts';
import { primaryOf } from '../rules/facts.ts';
import { enemiesIn, isBoss, toughnessOf } from '../rules/figures.ts';
import { type Enemy, type Fateforge, type Hero, heroAt } from '../state.ts';
import type { Outlook } from './outlook.ts';
import type { Threat } from './threat.ts';
import { costlyZones, toll } from './ways.ts';

/** What a hero does in a turn, by and large. */
const ZONES_A_TURN = 2;
const DAMAGE_A_TURN = 2.2;

interface Judging {
  readonly s: Fateforge;
  readonly outlook: Outlook;
  readonly threat: Threat;
  /** Turns that each hero still has. */
  readonly turns: readonly number[];
  /** Zones, as bits, through which nobody leaves without damage. */
  readonly costly: number;
}

/** How likely a hero gets into the zone with a turn left to act there. */
function arrives({ s, turns }: Judging, i: number, zone: number): number {
  const h = heroAt(s, i);
  if (h.ko) return 0;
  const off = Math.min(9, distance(s, h.zone, zone));
  const left = turns[i] as number;
  if (left <= 0) return 0;
  const slack = left - off / ZONES_A_TURN;
  const odds =
    slack >= 1 ? 0.97 : slack >= 0 ? 0.62 + 0.35 * slack : slack > -1 ? 0.2 + 0.42 * (1 + slack) : 0.04;
  return odds - 0.012 * off;
}

/** That somebody does. */
function someone(judging: Judging, zone: number): number {
  let best = 0;
  let second = 0;
  for (let i = 0; i < judging.s.heroes.length; i++) {
    const odds = arrives(judging, i, zone);
    if (odds > best) {
      second = best;
      best = odds;
    } else if (odds > second) second = odds;
  }
  return best + (1 - best) * 0.3 * second;
}

/** How likely so much damage is done by these turns within one round, or over all rounds for a boss. */
const enough = (left: number, capacity: number): number =>
  capacity <= 0 ? 0 : 1 / (1 + (left / (1.25 * capacity)) ** 3);

function falls(judging: Judging, e: Enemy): number {
  const { s } = judging;
  const guard = s.enemies.find((other) => !other.laid && other.guards === `enemy ${e.id}`);
  if (guard) return falls(judging, guard) * (0.55 + 0.25 * fallsAlone(judging, e));
  return fallsAlone(judging, e);
}

function fallsAlone({ s, outlook, turns }: Judging, e: Enemy): number {
  const toughness = toughnessOf(s, e);
  const left = toughness - e.damage + e.armour + e.block + e.fresh;
  const whole = toughness + e.armour + e.fresh;
  let now = 0;
  let later = 0;
  let all = 0;
  for (let i = 0; i < s.heroes.length; i++) {
    const h = heroAt(s, i);
    if (h.ko) continue;
    const off = distance(s, h.zone, e.zone);
    const near = off <= 1 ? 1 : off === 2 ? 0.75 : off === 3 ? 0.4 : 0.15;
    if (outlook.acts[i]) now += DAMAGE_A_TURN * near;
    const then = outlook.rounds > 1 ? Math.max(0.85 - 0.03 * off, near) : near;
    if (outlook.rounds > 0) later += DAMAGE_A_TURN * then;
    all += DAMAGE_A_TURN * ((turns[i] as number) - Math.max(0, off - 1) / ZONES_A_TURN);
  }
  if (isBoss(e)) return enough(left, Math.max(0, all * 0.8)) * 0.9 + 0.1 * (1 - left / (whole + e.damage));
  const first = enough(left, now);
  const once = enough(whole, later);
  const rest = 1 - (1 - once) ** outlook.rounds;
  return Math.min(0.97, first + (1 - first) * rest);
}

/** Guarded things wait for their guards. */
function freed(judging: Judging, what: string): number {
  const guard = judging.s.enemies.find((e) => !e.laid && e.guards === what);
  return guard ? falls(judging, guard) : 1;
}

/** That a hero gets out by this exit on their feet. */
function leaves({ s, outlook, threat, costly }: Judging, i: number, zone: number): number {
  const h = heroAt(s, i);
  if (h.ko) return outlook.rounds > 0 ? 0.1 : 0;
  const cost = toll(s, costly, h.zone, zone);
  if (cost < 0) return 0.1;
  // In rounds to come the way may be cleared.
  const cleared = cost * Math.max(0.35, 1 - 0.25 * outlook.rounds);
  let armour = 0;
  for (const gear of h.gear) if (gear.worn) armour += gear.armour;
  const margin = h.health + armour - Math.max(0, (threat[i] as number) - h.block) - cleared;
  return survives(margin) - 0.01 * cost;
}

const survives = (margin: number): number =>
  margin >= 3 ? 0.97 : margin >= 2 ? 0.93 : margin >= 1 ? 0.82 : margin > 0 ? 0.15 + 0.67 * margin : 0.08;

function exitChance(judging: Judging, letters: readonly string[], all: boolean): number {
  const { s } = judging;
  let best = 0;
  for (const letter of letters) {
    const zone = exitZone(s, letter);
    let out = all ? 1 : 0;
    for (let i = 0; i < s.heroes.length; i++) {
      const odds = leaves(judging, i, zone);
      out = all ? out * odds : 1 - (1 - out) * (1 - 0.9 * odds);
    }
    best = Math.max(best, out * freed(judging, `exit ${letter}`));
  }
  return best;
}

/** That a hero who carries something gets away with it. */
function bringsOut(judging: Judging, bearer: Hero): number {
  const { s } = judging;
  const i = s.heroes.indexOf(bearer);
  const exits = exitsOf(s);
  if (exits.length === 0) return 0.9;
  let best = 0;
  for (const { zone } of exits) best = Math.max(best, leaves(judging, i, zone));
  return 0.15 + 0.85 * best;
}

function takeChance(judging: Judging, id: string): number {
  const { s } = judging;
  const token = s.tokens.find((other) => other.kind === 'objective' && other.id === id);
  if (!token || token.by === 'gone') return 0;
  const bearer = s.heroes.find((h) => h.id === token.by);
  if (bearer) return bearer.ko ? 0 : bringsOut(judging, bearer);
  if (token.by !== '') {
    const thief = s.enemies.find((e) => e.id === token.by);
    return thief ? 0.8 * falls(judging, thief) : 0;
  }
  const out = Math.max(0, ...s.heroes.map((h) => (h.ko ? 0 : bringsOut(judging, h))));
  return 0.92 * out * someone(judging, token.zone) * freed(judging, `objective ${id}`);
}

const product = <T>(list: readonly T[], chance: (item: T) => number): number => {
  let odds = 1;
  for (const item of list) odds *= chance(item);
  return odds;
};

function openChance(judging: Judging, kind: 'chest' | 'exploration', id: string): number {
  const token = judging.s.tokens.find((other) => other.kind === kind && other.id === id);
  if (!token || token.open) return token ? 1 : 0;
  return 0.9 * someone(judging, token.zone) * freed(judging, `${kind} ${id}`);
}

function chance(judging: Judging, o: Objective): number {
  const { s, outlook } = judging;
  switch (o.kind) {
    case 'take':
      return product(o.tokens, (id) => takeChance(judging, id));
    case 'exit':
      return exitChance(judging, o.exits, o.all);
    case 'defeat': {
      const e = s.enemies.find((other) => other.id === o.enemy && !(other.laid && !other.back));
      if (e) return e.laid ? 0.9 : falls(judging, e);
      return s.escaped.includes(o.enemy) ? 0 : 1;
    }
    case 'defeat-all':
    case 'gone': {
      const cards = o.kind === 'gone' ? [o.card] : o.cards;
      const left = s.enemies.filter((e) => cards.includes(e.card));
      return product(left, (e) => (e.laid ? 0.85 : 0.25 + 0.75 * falls(judging, e)));
    }
    case 'open':
      return product(o.chests, (id) => openChance(judging, 'chest', id));
    case 'explore':
      return product(o.tokens, (id) => openChance(judging, 'exploration', id));
    case 'door': {
      const door = s.tokens.find((token) => token.kind === 'door' && token.id === o.door);
      if (!door || door.open) return door ? 1 : 0;
      const near = Math.max(someone(judging, door.zone), someone(judging, door.to));
      return 0.93 * near * freed(judging, `door ${o.door}`);
    }
    case 'counter': {
      const token = s.tokens.find(({ id }) => id === o.counter);
      if (!token) return 0;
      const there = enemiesIn(s, token.zone).length;
      const coming = s.enemies.filter((e) => !e.laid && e.zone !== token.zone).length;
      const lost = outlook.enemiesToCome ? there + outlook.rounds * (0.6 * there + 0.25 * coming) : 0;
      return 1 / (1 + Math.exp(-(token.n + 0.5 - o.least - lost) / 1.5));
    }
    default:
      return 1;
  }
}

/** How likely the primary objectives are met: all of them, and each on its own. */
export function chances(s: Fateforge, outlook: Outlook, threat: Threat): { all: number; mean: number } {
  const turns = s.heroes.map((h, i) => (h.ko ? 0 : Number(outlook.acts[i]) + outlook.rounds));
  const judging: Judging = { s, outlook, threat, turns, costly: costlyZones(s) };
  const goals = primaryOf(s);
  let all = 1;
  let sum = 0;
  for (const o of goals) {
    const odds = chance(judging, o);
    all *= odds;
    sum += odds;
  }
  return { all, mean: goals.length > 0 ? sum / goals.length : 1 };
}
