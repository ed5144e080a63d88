import { layoutOf } from '@wyrdhall/parts';
import { sceneOf } from '../content/index.ts';
import type { Objective } from '../content/scene.ts';
import { boardFor, exitsOf, exitZone, layout } from '../rules/board.ts';
import { primaryOf } from '../rules/facts.ts';
import { enemiesIn } from '../rules/figures.ts';
import { type Enemy, type Fateforge, type Hero, heroAt } from '../state.ts';
import type { Outlook } from './outlook.ts';
import { allFall, arrives, type Race, raceOf } from './race.ts';
import type { Threat } from './threat.ts';
import { costlyZones, toll } from './ways.ts';

interface Judging {
  readonly s: Fateforge;
  readonly outlook: Outlook;
  readonly threat: Threat;
  readonly race: Race;
  /** Zones, as bits, through which nobody leaves without damage. */
  readonly costly: number;
  readonly until: (e: Enemy) => number;
}

/** That somebody gets there with something left of the turn. */
function someone({ s, race }: Judging, zone: number): number {
  let best = 0;
  let second = 0;
  for (let i = 0; i < s.heroes.length; i++) {
    const odds = arrives(race, i, zone);
    if (odds > best) {
      second = best;
      best = odds;
    } else if (odds > second) second = odds;
  }
  return best + (1 - best) * 0.3 * second;
}

/** Who has to fall before this can be used, the outermost guard first. */
function guardsOf(s: Fateforge, what: string): Enemy[] {
  const guard = s.enemies.find((e) => !e.laid && e.guards === what);
  return guard ? [...guardsOf(s, `enemy ${guard.id}`), guard] : [];
}

/** What an objective still takes: who has to fall, in this order, and how likely all else comes about. */
interface Task {
  readonly foes: readonly Enemy[];
  readonly odds: number;
}

const sure = (odds: number): Task => ({ foes: [], odds });

const both = (tasks: readonly Task[]): Task => ({
  foes: tasks.flatMap(({ foes }) => foes),
  odds: tasks.reduce((odds, task) => odds * task.odds, 1),
});

/** What is kept by nobody, or by these. */
const kept = (s: Fateforge, what: string, odds: number): Task => ({ foes: guardsOf(s, what), odds });

const falls = (s: Fateforge, e: Enemy): Task => ({ foes: [...guardsOf(s, `enemy ${e.id}`), e], odds: 1 });

const BEHIND_DOORS = 0.75;

/** That a hero gets out by this exit on their feet. */
function leaves({ s, outlook, threat, costly }: Judging, i: number, zone: number): number {
  const h = heroAt(s, i);
  if (h.ko) return outlook.rounds > 0 ? 0.1 : 0;
  let cost = toll(layout(s), costly, h.zone, zone);
  const isShut = cost < 0;
  if (isShut) cost = toll(layoutOf(boardFor(s.board).map, boardFor(s.board).all), costly, h.zone, zone);
  if (cost < 0 || (isShut && outlook.rounds === 0 && !outlook.acts.includes(true))) return 0.05;
  // In rounds to come the way may be cleared.
  const cleared = cost * Math.max(0.35, 1 - 0.25 * outlook.rounds);
  let armour = 0;
  for (const gear of h.gear) if (gear.worn) armour += gear.armour;
  const margin = h.health + armour - Math.max(0, (threat[i] as number) - h.block) - cleared;
  return (survives(margin) - 0.01 * cost) * (isShut ? BEHIND_DOORS : 1);
}

const survives = (margin: number): number =>
  margin >= 3 ? 0.97 : margin >= 2 ? 0.93 : margin >= 1 ? 0.82 : margin > 0 ? 0.15 + 0.67 * margin : 0.08;

/** By which exit it is most likely; its guards fall first. */
function exitTask(judging: Judging, letters: readonly string[], all: boolean): Task {
  const { s } = judging;
  let best = sure(0);
  let most = -1;
  for (const letter of letters) {
    const zone = exitZone(s, letter);
    let out = all ? 1 : 0;
    for (let i = 0; i < s.heroes.length; i++) {
      const odds = leaves(judging, i, zone);
      out = all ? out * odds : 1 - (1 - out) * (1 - 0.9 * odds);
    }
    const task = kept(s, `exit ${letter}`, out);
    const whole = letters.length > 1 ? own(judging, task) : out;
    if (whole <= most) continue;
    most = whole;
    best = task;
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

function takeTask(judging: Judging, id: string): Task {
  const { s } = judging;
  const token = s.tokens.find((other) => other.kind === 'objective' && other.id === id);
  if (!token || token.by === 'gone') return sure(0);
  const bearer = s.heroes.find((h) => h.id === token.by);
  if (bearer) return sure(bearer.ko ? 0 : bringsOut(judging, bearer));
  if (token.by !== '') {
    const thief = s.enemies.find((e) => e.id === token.by);
    return thief ? { ...falls(s, thief), odds: 0.8 } : sure(0);
  }
  let out = 0;
  for (const h of s.heroes) if (!h.ko) out = Math.max(out, bringsOut(judging, h));
  return kept(s, `objective ${id}`, 0.92 * out * someone(judging, token.zone));
}

function openTask(judging: Judging, kind: 'chest' | 'exploration', id: string): Task {
  const { s } = judging;
  const token = s.tokens.find((other) => other.kind === kind && other.id === id);
  if (!token || token.open) return sure(token ? 1 : 0);
  return kept(s, `${kind} ${id}`, 0.9 * someone(judging, token.zone));
}

function doorTask(judging: Judging, id: string): Task {
  const { s } = judging;
  const door = s.tokens.find((token) => token.kind === 'door' && token.id === id);
  if (!door || door.open) return sure(door ? 1 : 0);
  const near = Math.max(someone(judging, door.zone), someone(judging, door.to));
  return kept(s, `door ${id}`, 0.93 * near);
}

const MOST_LAID = 0.85;

/** Those laid down may rise once more. */
const fallsToo = (s: Fateforge, e: Enemy): Task => (e.laid ? sure(MOST_LAID) : falls(s, e));

function counterOdds({ s, outlook }: Judging, id: string, least: number): number {
  const token = s.tokens.find((other) => other.id === id);
  if (!token) return 0;
  const there = enemiesIn(s, token.zone).length;
  const coming = s.enemies.filter((e) => !e.laid && e.zone !== token.zone).length;
  const lost = outlook.enemiesToCome ? there + outlook.rounds * (0.6 * there + 0.25 * coming) : 0;
  return 1 / (1 + Math.exp(-(token.n + 0.5 - least - lost) / 1.5));
}

function taskOf(judging: Judging, o: Objective): Task {
  const { s } = judging;
  switch (o.kind) {
    case 'take':
      return both(o.tokens.map((id) => takeTask(judging, id)));
    case 'exit':
      return exitTask(judging, o.exits, o.all);
    case 'defeat': {
      const e = s.enemies.find((other) => other.id === o.enemy && !(other.laid && !other.back));
      if (e) return fallsToo(s, e);
      return sure(s.escaped.includes(o.enemy) ? 0 : 1);
    }
    case 'defeat-all':
    case 'gone': {
      const cards = o.kind === 'gone' ? [o.card] : o.cards;
      return both(s.enemies.filter((e) => cards.includes(e.card)).map((e) => fallsToo(s, e)));
    }
    case 'open':
      return both(o.chests.map((id) => openTask(judging, 'chest', id)));
    case 'explore':
      return both(o.tokens.map((id) => openTask(judging, 'exploration', id)));
    case 'door':
      return doorTask(judging, o.door);
    case 'counter':
      return sure(counterOdds(judging, o.counter, o.least));
    default:
      return sure(1);
  }
}

const own = ({ race, until }: Judging, { foes, odds }: Task): number =>
  foes.length > 0 ? odds * allFall(race, foes, until) : odds;

/** The nearest first, but none before its guards. */
function inOrder({ race }: Judging, foes: readonly Enemy[]): Enemy[] {
  const off = (e: Enemy): number => {
    let sum = 0;
    for (const { zone } of race.runners) sum += race.walk(zone, e.zone);
    return sum;
  };
  const chain = (e: Enemy): number => (e.guards === '' ? 0 : -0.5);
  return [...new Set(foes)].sort((a, b) => off(a) + chain(a) - off(b) - chain(b));
}

/** Rounds, counted from this one, until an enemy gets away. */
function untilFor(s: Fateforge): (e: Enemy) => number {
  const specials = s.own ? [] : sceneOf(s.scene).specials;
  return (e) => {
    for (const special of specials)
      if (special.kind === 'escape' && special.enemy === e.id)
        return Math.max(1, special.round - s.round + 1);
    return 99;
  };
}

/** How likely the primary objectives are met: all of them, and each on its own. */
export function chances(s: Fateforge, outlook: Outlook, threat: Threat): { all: number; mean: number } {
  const judging: Judging = {
    s,
    outlook,
    threat,
    race: raceOf(s, outlook),
    costly: costlyZones(s),
    until: untilFor(s),
  };
  const tasks = primaryOf(s).map((o) => taskOf(judging, o));
  let sum = 0;
  for (const task of tasks) sum += own(judging, task);
  const { foes, odds } = both(tasks);
  const all = tasks.length === 1 ? sum : own(judging, { foes: inOrder(judging, foes), odds });
  return { all, mean: tasks.length > 0 ? sum / tasks.length : 1 };
}
