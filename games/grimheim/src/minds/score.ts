import type { Cell } from '@wyrdhall/parts';
import { TRACKS, upgradePrice } from '../content/tracks.ts';
import { distance, isTown } from '../rules/map.ts';
import { facts, healthLeft, isLegend } from '../rules/places.ts';
import type { Grimheim, Hero, Monster } from '../rules/state.ts';
import { armour, attackRange, health, moveLength, strength } from '../rules/tableau.ts';
import { Marching } from './marching.ts';
import { Ahead } from './prospect.ts';
import { WEIGHTS } from './score-fitted.ts';
import { type EnteringShares, flat, INDEX } from './score-weights.ts';
import { turnsLeft } from './threat.ts';

/** Wider than games differ, so that a hopeless position still has better and worse answers. */
const SPREAD = 5;

/** How well the heroes stand, 0 to 1: how likely the town has more pieces than it will lose. */
export function score(s: Grimheim): number {
  if (s.pieces === 0) return 0;
  if (s.phase === 'over') return 1;
  const margin = s.pieces - 0.5 - losses(s);
  return 1 / (1 + Math.exp(-margin / SPREAD));
}

const weights = flat(WEIGHTS);

/** Pieces that the town is going to lose: a weighted sum. The weights are fitted to games (`npm run fit`). */
function losses(s: Grimheim): number {
  const found = shares(s);
  let lost = 0;
  for (let i = 0; i < found.length; i++) lost += (found[i] as number) * (weights[i] as number);
  return Math.max(0, lost);
}

/** What there is to weigh, each in its place by INDEX. */
export function shares(s: Grimheim): Float64Array {
  const x = new Float64Array(weights.length);
  const left = turnsLeft(s);
  const marching = new Marching(s);
  const areas = s.heroes.map((hero) => hero.at);
  entering(s, marching, areas, left, x, INDEX.heroesStay);
  entering(s, marching, [], left, x, INDEX.heroesLeave);
  x[INDEX.monster] = s.monsters.length;
  toCome(s, left, x);
  for (const hero of s.heroes) ofHero(s, hero, marching, left, x);
  return x;
}

/** The monsters on the map that would enter if nobody fought any more. */
function entering(
  s: Grimheim,
  marching: Marching,
  heroes: readonly Cell[],
  left: number,
  x: Float64Array,
  at: EnteringShares,
): void {
  const turns = marching.entries(heroes);
  let soon = 0;
  for (let i = 0; i < turns.length; i++) {
    const turn = turns[i] as number;
    if (turn === 0) continue;
    const m = marching.order[i] as Monster;
    const pieces = isLegend(m) ? 3 : 1; // GR-045
    const row = Math.min(turn, at.byTurn.length) - 1;
    add(x, at.byTurn[row]?.[Math.min(2, left - turn)], pieces);
    add(x, at.tough[row], pieces * Math.min(8, healthLeft(s, m) + facts(m).armour - 3));
    if (turn <= 2) soon += pieces;
  }
  add(x, at.tooMany, Math.max(0, soon - s.heroes.length));
}

/** The waves still to come, and the heroes' turns before the next march. */
function toCome(s: Grimheim, left: number, x: Float64Array): void {
  const heroes = s.heroes.length;
  add(x, INDEX.turn, heroes * left);
  add(x, INDEX.turnSquared, (heroes * left * left) / 10);
  const spots = TRACKS[s.settings.track];
  for (let at = s.spot; at < spots.length; at++) {
    if (spots[at] === 'yellow') add(x, INDEX.yellow, heroes);
    if (spots[at] === 'red') add(x, INDEX.red, heroes);
  }
  add(x, INDEX.toAct, s.phase === 'monsters' ? 0 : heroes - s.turn);
}

/** What a hero saves, or will cost: being hurt now, and what the cards are good for while there is time. */
function ofHero(s: Grimheim, hero: Hero, marching: Marching, left: number, x: Float64Array): void {
  const at = INDEX.hero;
  const most = health(hero);
  const ahead = s.phase === 'monsters' ? undefined : new Ahead(s, hero, marching);
  const outlook = ahead?.with(hero.at);
  let mana = 0;
  let second = 0;
  for (const card of hero.cards) {
    mana += Math.min(4, card.mana);
    if (card.level === 2) second++;
  }
  const missing = Math.max(0, upgradePrice(hero.upgrades) - hero.gold);
  const time = left / 11;
  add(x, at[hero.id], time);
  add(x, at.health, (most - 9) * time);
  add(x, at.strength, strength(hero) * time);
  add(x, at.range, attackRange(hero) * time);
  add(x, at.armour, armour(hero) * time);
  add(x, at.move, moveLength(hero) * time);
  add(x, at.card, (hero.cards.length - second) * time);
  add(x, at.secondSide, second * time);
  add(x, at.manaLasting, mana * time);
  add(x, at.gold, hero.gold * time);
  add(x, at.nearUpgrade, Math.max(0, 1 - missing / 5) * time);
  add(x, at.handLasting, hero.hand.length * time);
  add(x, at.progress, Math.min(4, hero.progress) * time);
  add(x, at.knockOut, ahead && outlook ? ahead.knockedOut(hero.damage, outlook) : 0);
  add(x, at.expected, Math.min(1, (hero.damage + (outlook?.mean ?? 0)) / most) ** 2);
  add(x, at.damage, (hero.damage / most) ** 2);
  add(x, at.mana, mana);
  add(x, at.hand, hero.hand.length);
  around(s, hero, x);
}

function around(s: Grimheim, hero: Hero, x: Float64Array): void {
  const at = INDEX.hero;
  if (isTown(hero.at)) {
    add(x, at.inTown, 1);
    return;
  }
  const range = attackRange(hero);
  let nearest = 6;
  let inRange = 0;
  for (const m of s.monsters) {
    const far = distance(hero.at, m.at);
    if (far <= range) inRange++;
    if (far < nearest) nearest = far;
  }
  add(x, at.inRange, Math.min(3, inRange));
  add(x, at.beside, nearest === 1 ? 1 : 0);
  add(x, at.far, nearest);
}

function add(x: Float64Array, at: number | undefined, amount: number): void {
  if (at !== undefined) x[at] = (x[at] as number) + amount;
}
