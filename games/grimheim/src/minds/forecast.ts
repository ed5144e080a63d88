import { GAME_OVER, Random, type Seat, Table } from '@wyrdhall/kernel';
import { addOdds, certain, chanceOfAtLeast, meanOf, mostOf, type Odds } from '@wyrdhall/parts';
import type { Colour } from '../content/monsters.ts';
import { type Spot, TRACKS } from '../content/tracks.ts';
import { isForest, nameOf } from '../rules/map.ts';
import { isSkull, march } from '../rules/march.ts';
import { attackers, monsterStrength, runeWorth, strikesAll, victims } from '../rules/monster-attacks.ts';
import { waveColour } from '../rules/monster-turn.ts';
import { facts, monster as monsterOf } from '../rules/places.ts';
import { copy, type Grimheim, type Hero, heroAt, type Monster } from '../rules/state.ts';
import { armour, health } from '../rules/tableau.ts';
import type { GrimheimTold } from '../rules/told.ts';
import { hitOdds, pastArmour } from './odds.ts';

/** One hero whom a monster could attack after the march. */
export interface Strike {
  readonly seat: Seat;
  readonly dice: number;
  /** Past cover and armour, before anything is prevented. */
  readonly expected: number;
  readonly most: number;
}

export interface MonsterForecast {
  readonly monster: string;
  /** The area where it stands, and each that it comes to; `grimheim` where it breaks in. */
  readonly path: readonly string[];
  /** Why it goes one area more: a skull, the monster die, or to reach a hero (GR-227 to GR-229). */
  readonly charges?: 'skull' | 'die' | 'attack';
  /** Why it stays, or goes no farther. */
  readonly stays?: 'hero' | 'blocked' | 'held';
  /** Dies because its queen has entered the town (GR-307). */
  readonly falls: boolean;
  /** How often it attacks, and whom it may choose; the red Seer strikes them all. */
  readonly attacks: number;
  readonly strikes: readonly Strike[];
}

/** What a hero has to fear if every monster that can do so attacks this hero. */
export interface Threat {
  readonly seat: Seat;
  readonly monsters: readonly string[];
  readonly expected: number;
  readonly most: number;
  /** The chance to be knocked out, unless something is prevented. */
  readonly knockOut: number;
}

export interface Forecast {
  /** The spot of the Rune Stone in that turn, what it shows, and the wave that it brings. */
  readonly spot: number;
  readonly sign: Spot;
  readonly wave?: Colour;
  readonly last: boolean;
  /** The monster die is still to be rolled: it may change everything. */
  readonly dieUnknown: boolean;
  readonly monsters: readonly MonsterForecast[];
  /** Town pieces that are lost to monsters who enter, and what is left of them. */
  readonly lost: number;
  readonly pieces: number;
  readonly threats: readonly Threat[];
}

const MARCHED: readonly Grimheim['step'][] = ['answer-attack', 'attack', 'wave'];

/**
 * The coming monster turn, or the rest of the running one, if nothing is done about it: what the rules will do
 * without any chance. The real march goes over a copy; the state stays as it is.
 */
export function forecast(state: Grimheim): Forecast {
  const s = copy(state);
  const running = s.phase === 'monsters' && s.step !== 'time';
  const track = TRACKS[s.settings.track];
  if (!running && s.phase !== 'over') s.spot++;
  const marched = s.phase === 'over' || (running && MARCHED.includes(s.step));
  const told = marched ? [] : marchOn(s);
  const attacking = s.pieces === 0 || s.phase === 'over' ? [] : stillToAttack(s, running);
  const monsters = state.monsters.map((m) => monsterForecast(s, m, told, attacking));
  const wave = waveColour(s);
  return {
    spot: s.spot,
    sign: track[s.spot - 1] ?? 'quiet',
    ...(wave && { wave }),
    last: s.spot >= track.length,
    dieUnknown: s.settings.monsterDie && s.face === '' && !marched,
    monsters,
    lost: state.pieces - s.pieces,
    pieces: s.pieces,
    threats: s.heroes.map((_, seat) => threatTo(s, seat, attacking)),
  };
}

/** Lets the monsters of this copy march, and gives what was told. */
function marchOn(s: Grimheim): readonly GrimheimTold[] {
  const t = new Table<Grimheim, GrimheimTold>(s, Random.fromSeed(0));
  try {
    march(t);
  } catch (error) {
    if (error !== GAME_OVER) throw error; // GR-064: the well has fallen on the way.
  }
  return t.log.map(({ event }) => event as GrimheimTold);
}

/** Ids of the monsters with an attack left, as often as they attack. */
const stillToAttack = (s: Grimheim, running: boolean): readonly string[] => {
  if (running && s.step === 'wave') return [];
  return running && s.step === 'attack' ? s.queue : attackers(s);
};

function monsterForecast(
  s: Grimheim,
  before: Monster,
  told: readonly GrimheimTold[],
  attacking: readonly string[],
): MonsterForecast {
  const { id } = before;
  const path = [nameOf(before.at)];
  let charges: MonsterForecast['charges'];
  let stays: MonsterForecast['stays'];
  let falls = false;
  for (const event of told) {
    if (event.kind === 'swap' && event.with === id) path.push(event.at);
    if (!('monster' in event) || event.monster !== id) continue;
    if (event.kind === 'march') path.push(event.to);
    if (event.kind === 'march' && event.charge) charges = chargeCause(s, before);
    if (event.kind === 'stays') stays = event.why;
    if (event.kind === 'dies') falls = true;
  }
  const attacks = attacking.filter((attacker) => attacker === id).length;
  const after = monsterOf(s, id);
  const strikes = after && attacks > 0 ? strikesOf(s, after) : [];
  return { monster: id, path, ...(charges && { charges }), ...(stays && { stays }), falls, attacks, strikes };
}

function chargeCause(s: Grimheim, monster: Monster): NonNullable<MonsterForecast['charges']> {
  if (isSkull(s)) return 'skull';
  return s.face === 'charge' && facts(monster).rank === 1 ? 'die' : 'attack';
}

function strikesOf(s: Grimheim, monster: Monster): Strike[] {
  const seats = strikesAll(monster) ? s.heroes.map((_, seat) => seat) : victims(s, monster);
  const dice = strikesAll(monster) ? 0 : monsterStrength(s, monster);
  return seats.map((seat) => {
    const odds = damageOdds(s, monster, heroAt(s, seat));
    return { seat, dice, expected: meanOf(odds), most: mostOf(odds) };
  });
}

/** GR-283, GR-286, GR-303, GR-305: one attack on this hero. */
function damageOdds(s: Grimheim, monster: Monster, hero: Hero): Odds {
  const { strikesAll: struck } = facts(monster);
  if (struck > 0) return certain(struck);
  const hits = hitOdds(monsterStrength(s, monster), isForest(hero.at), runeWorth(s, monster));
  return pastArmour(hits, armour(hero));
}

function threatTo(s: Grimheim, seat: Seat, attacking: readonly string[]): Threat {
  const hero = heroAt(s, seat);
  const monsters: string[] = [];
  let odds: Odds = [1];
  for (const id of attacking) {
    const monster = monsterOf(s, id);
    if (!monster || !(strikesAll(monster) || victims(s, monster).includes(seat))) continue;
    if (!monsters.includes(id)) monsters.push(id);
    odds = addOdds(odds, damageOdds(s, monster, hero));
  }
  const knockOut = chanceOfAtLeast(odds, health(hero) - hero.damage);
  return { seat, monsters, expected: meanOf(odds), most: mostOf(odds), knockOut };
}
