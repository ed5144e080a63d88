import { bossOf } from '../content/index.ts';
import type { DieColour } from '../content/results.ts';
import { weaponOf } from '../rules/cards.ts';
import { toughnessOf } from '../rules/figures.ts';
import { HIT, maskFor, SHOT, SPECIAL, STEP } from '../rules/pool.ts';
import { type Enemy, type Fateforge, type Hero, heroAt } from '../state.ts';
import type { Outlook } from './outlook.ts';
import { walking } from './walk.ts';

/** What a die does in a turn on average, and each active skill. */
const BY_DIE: Readonly<Record<DieColour, number>> = {
  red: 0.72,
  yellow: 0.2,
  blue: 0.52,
  green: 0.2,
  melee: 0.9,
  ranged: 0.85,
};
const BY_SKILL = 0.22;
const MOST_DICE = 4;
/** Zones that a hero walks in a turn and still strikes; what a dash before it brings. */
const ZONES_A_TURN = 2;
const A_DASH = 1;
/** Of all that a party could do, what it does to one enemy. */
const AIMED = 0.85;
const BOSS_AIMED = 0.5;

interface Runner {
  readonly i: number;
  readonly zone: number;
  readonly acts: boolean;
  /** Damage in the turn of this round, if there still is one, and in later ones. */
  readonly now: number;
  readonly later: number;
  /** Zones in the turn of this round. */
  readonly strides: number;
}

/** Who can still be where, and do how much, round after round. */
export interface Race {
  readonly s: Fateforge;
  readonly walk: (from: number, to: number) => number;
  readonly runners: readonly Runner[];
  /** This round and those to come. */
  readonly rounds: number;
}

/** What a hero deals in a turn, by dice and cards. */
function powerOf(h: Hero): number {
  let sum = 0;
  for (const die of h.dice) sum += BY_DIE[die];
  let dice = h.dice.length;
  const weapon = weaponOf(h);
  if (weapon && weapon.die !== '') {
    sum += BY_DIE[weapon.die];
    dice++;
  }
  if (dice > MOST_DICE) sum *= (1.1 * MOST_DICE) / dice;
  return sum + BY_SKILL * h.skills.length;
}

function strides(h: Hero): number {
  let steps = h.energy > 1 && !h.round.includes('energy') ? 1 : 0;
  for (const id of h.pool) if ((maskFor(h, id) & STEP) !== 0) steps++;
  return Math.min(3, steps);
}

/** What the results at hand can do. */
function shownPower(h: Hero): number {
  let sum = 0;
  for (const id of h.pool) {
    const mask = maskFor(h, id);
    if ((mask & SPECIAL) !== 0) sum += 1.3;
    else if ((mask & (HIT | SHOT)) !== 0) sum += 1;
  }
  return sum + BY_SKILL * h.skills.length;
}

function runner(h: Hero, i: number, acts: boolean): Runner {
  const later = powerOf(h);
  const shows = acts && h.pool.length > 0;
  return {
    i,
    zone: h.zone,
    acts,
    now: shows ? shownPower(h) : later,
    later,
    strides: shows ? strides(h) : ZONES_A_TURN,
  };
}

export function raceOf(s: Fateforge, outlook: Outlook): Race {
  const runners: Runner[] = [];
  for (let i = 0; i < s.heroes.length; i++) {
    const h = heroAt(s, i);
    if (!h.ko) runners.push(runner(h, i, outlook.acts[i] === true));
  }
  return { s, walk: walking(s), runners, rounds: outlook.rounds + 1 };
}

/** What is left of a turn for somebody this many zones off, when it begins. */
function share(off: number): number {
  if (off <= 0) return 1;
  if (off <= 1) return 1 - 0.15 * off;
  if (off <= 2) return 0.85 - 0.35 * (off - 1);
  if (off <= 3) return 0.5 - 0.3 * (off - 2);
  return off <= 5 ? 0.2 - 0.08 * (off - 3) : 0.04;
}

/** What the party can do in the zone in round `k` from now. */
function force({ walk, runners }: Race, zone: number, k: number): number {
  let sum = 0;
  for (const { zone: from, acts, now, later, strides: first } of runners) {
    const off = walk(from, zone);
    if (k === 0) {
      if (acts) sum += now * share(Math.max(0, off <= first ? off - 0.3 * first : off));
    } else {
      const walked = (acts ? first : 0) + ZONES_A_TURN * (k - 1) + A_DASH;
      sum += later * share(off - walked);
    }
  }
  return sum;
}

/** How likely so much is done by what would do `power` on average. */
const enough = (left: number, power: number): number =>
  left <= 0 ? 1 : power <= 0 ? 0 : 1 / (1 + (left / (1.1 * power)) ** 4);

const leftOf = (s: Fateforge, e: Enemy, k: number): number =>
  toughnessOf(s, e) + e.armour + e.fresh + (k === 0 ? e.block - e.damage : 0);

/** A boss keeps its wounds. */
function bossFalls(race: Race, e: Enemy): number {
  const { s } = race;
  let power = 0;
  for (let k = 0; k < race.rounds; k++) power += force(race, e.zone, k);
  const left = toughnessOf(s, e) - e.damage + e.armour + e.block + e.fresh;
  const odds = power <= 0 ? 0 : 1 / (1 + (left / (BOSS_AIMED * power)) ** 4);
  return 0.75 * odds + 0.25 * (1 - left / (toughnessOf(s, e) + e.armour + e.fresh + 1));
}

/** In each round from now, what is left of an enemy, what the party can do to it, and how likely that is enough. */
interface Siege {
  readonly left: readonly number[];
  readonly power: readonly number[];
  readonly odds: readonly number[];
}

function siege(race: Race, e: Enemy): Siege {
  const { s, rounds } = race;
  const left: number[] = [];
  const power: number[] = [];
  const odds: number[] = [];
  for (let k = 0; k < rounds; k++) {
    left.push(leftOf(s, e, k));
    power.push(AIMED * force(race, e.zone, k));
    odds.push(enough(left[k] as number, power[k] as number));
  }
  return { left, power, odds };
}

/** Rounds, counted from now, in which it can still be defeated. */
export type Until = (e: Enemy) => number;

/**
 * How likely they all fall, one after the other, with what is defeated first at the front: what was done in a round to
 * one is not done to the next.
 */
export function allFall(race: Race, enemies: readonly Enemy[], until: Until): number {
  const { rounds } = race;
  let odds = 1;
  // How likely all that came before were done with in this round, and what that took.
  let done = new Array<number>(rounds).fill(0);
  let used = new Array<number>(rounds).fill(0);
  done[0] = 1;
  for (const e of enemies) {
    if (bossOf(e.card)) {
      odds *= bossFalls(race, e);
      continue;
    }
    const { left, power, odds: alone } = siege(race, e);
    const next = new Array<number>(rounds).fill(0);
    const spent = new Array<number>(rounds).fill(0);
    // How likely it comes to this one's turn before the round, and it still stands.
    let open = 0;
    for (let k = 0; k < Math.min(rounds, until(e)); k++) {
      const now = alone[k] as number;
      const carried = used[k] as number;
      const after = carried > 0 ? enough((left[k] as number) + carried, power[k] as number) : now;
      const ready = done[k] as number;
      next[k] = open * now + ready * after;
      open = open * (1 - now) + ready * (1 - after);
      spent[k] = (left[k] as number) + carried * (ready / Math.max(1e-9, open + (next[k] as number)));
    }
    done = next;
    used = spent;
  }
  let sum = 0;
  for (const part of done) sum += part;
  return odds * Math.min(0.97, sum);
}

/** How likely a hero gets into the zone with something left of the turn. */
export function arrives({ walk, runners, rounds }: Race, i: number, zone: number): number {
  const one = runners.find((other) => other.i === i);
  if (!one) return 0;
  const off = walk(one.zone, zone);
  const strideLeft = (one.acts ? one.strides : 0) + (rounds - 1) * (ZONES_A_TURN + 0.3);
  const turns = Number(one.acts) + rounds - 1;
  if (turns <= 0) return 0;
  const slack = (strideLeft - off) / ZONES_A_TURN;
  return 0.985 / (1 + Math.exp(-2.4 * (slack + 0.35))) - 0.01 * Math.min(9, off);
}
