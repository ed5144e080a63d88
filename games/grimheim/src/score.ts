import { isTown, stepsToTown } from './map.ts';
import { facts, healthLeft, healthOf, heroBeside, isLegend } from './places.ts';
import type { Grimheim } from './state.ts';
import { health, strength } from './tableau.ts';
import { TRACKS } from './tracks.ts';

/** How well the heroes stand, 0 to 1: the town, what marches on it, and what they have to hold it with. */
export function score(s: Grimheim): number {
  if (s.pieces === 0) return 0;
  if (s.phase === 'over') return 1;
  const last = TRACKS[s.settings.track].length;
  const turnsLeft = last - s.spot;
  let threat = 0;
  for (const m of s.monsters) {
    const arrives = stepsToTown[m.at] as number;
    // Skull turns bring everybody two areas nearer.
    const reach = turnsLeft + Math.min(4, turnsLeft) + (facts(m).move - 1) * turnsLeft;
    if (arrives > reach) continue;
    const pieces = isLegend(m) ? 3 : 1;
    const soon = 1 / (1 + 0.25 * Math.max(0, arrives - 1));
    const held = heroBeside(s, m.at) ? 0.7 : 1;
    const whole = 0.6 + (0.4 * healthLeft(s, m)) / healthOf(s, m);
    threat += pieces * (0.25 + 0.75 * soon) * held * whole;
  }
  let strengths = 0;
  for (const hero of s.heroes) {
    const hurt = hero.damage / health(hero);
    const cards = hero.cards.reduce((sum, card) => sum + card.level, 0);
    const mana = hero.cards.reduce((sum, card) => sum + Math.min(4, card.mana), 0);
    strengths +=
      0.55 * strength(hero) +
      0.45 * cards +
      0.16 * hero.gold +
      0.1 * mana +
      0.18 * hero.hand.length -
      1.6 * hurt * hurt -
      (isTown(hero.at) ? 0.5 : 0) +
      0.02 * hero.progress;
  }
  const players = s.heroes.length;
  const standing = (1.4 * (s.pieces - 1)) / players + (0.55 * strengths) / players - (1.1 * threat) / players;
  return 1 / (1 + Math.exp(-(standing - 2 - 0.1 * turnsLeft) / 2));
}
