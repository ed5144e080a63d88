import { distance, isTown, stepsToTown } from './map.ts';
import { Ahead, knockedOut } from './prospect.ts';
import type { Grimheim, Hero } from './state.ts';
import { attackRange, health, moveLength, strength } from './tableau.ts';
import { threat, turnsLeft } from './threat.ts';

/** What a knock-out costs: two pieces, and the hero's place. */
const KNOCK_OUT = 2.2;
/** What it costs to be near a knock-out; it grows with the square of the damage. */
const HURT = 1.2;

/** How well the heroes stand, 0 to 1: how likely the town has more pieces than it will lose. */
export function score(s: Grimheim): number {
  if (s.pieces === 0) return 0;
  if (s.phase === 'over') return 1;
  const left = turnsLeft(s);
  const margin = s.pieces - 0.5 - losses(s, left);
  return 1 / (1 + Math.exp((-1.7 * margin) / (1.2 + 0.35 * left)));
}

/** Pieces that the town is going to lose, as far as can be seen. */
function losses(s: Grimheim, left: number): number {
  let lost = 0;
  let threats = 0;
  // What the heroes are worth wears off towards the end, when there is little left to do with it.
  const use = Math.min(1, left / 6);
  const coming = s.phase !== 'monsters';
  for (const hero of s.heroes) {
    let { damage } = hero;
    let falls = 0;
    if (coming) {
      const outlook = new Ahead(s, hero).with(hero.at);
      falls = knockedOut(hero, damage, outlook);
      damage += outlook.mean;
      threats = outlook.threat;
    }
    const hurt = HURT * Math.min(1, damage / health(hero)) ** 2;
    lost += falls * KNOCK_OUT + (1 - falls) * hurt - use * might(hero) - 0.5 * prospect(s, hero);
  }
  if (!coming) for (const m of s.monsters) threats += threat(s, m);
  return lost + 1.2 * threats;
}

/** The best that the hero can get at soon. */
function prospect(s: Grimheim, hero: Hero): number {
  const reach = attackRange(hero) + moveLength(hero);
  const inTown = isTown(hero.at);
  let best = 0;
  for (const m of s.monsters) {
    const far = inTown ? (stepsToTown[m.at] as number) : distance(hero.at, m.at);
    const soon = far <= reach ? 1 : far <= reach + 3 ? 0.6 : 0.3;
    best = Math.max(best, soon * threat(s, m));
  }
  return best;
}

/** What a hero has to fight with, in pieces saved over the rest of the game. */
function might(hero: Hero): number {
  let cards = 0;
  let mana = 0;
  for (const card of hero.cards) {
    cards += card.level;
    mana += Math.min(4, card.mana);
  }
  return (
    0.2 * strength(hero) +
    0.2 * attackRange(hero) +
    0.35 * cards +
    0.09 * hero.gold +
    0.08 * mana +
    0.1 * hero.hand.length +
    0.02 * hero.progress
  );
}
