import type { ChanceTerms, Flow } from '@wyrdhall/kernel';
import { DICE, type DieColour } from '../content/results.ts';
import { type Fateforge, type FateforgeTable, type Hero, heroAt, seatOf } from '../state.ts';
import { weaponOf } from './cards.ts';

const MOST_DICE = 4;

/** FF-048, FF-116: the hero's own dice and that of the weapon. */
export function diceOf(h: Hero): DieColour[] {
  const weapon = weaponOf(h);
  const dice = weapon?.die ? [...h.dice, weapon.die] : h.dice;
  return h.passives.includes('no-yellow-dice') ? dice.filter((die) => die !== 'yellow') : [...dice];
}

/** FF-042 to FF-044, FF-309 */
export function diceToRoll(s: Fateforge, h: Hero): number {
  const tremor = s.round === 1 && h.corruption.includes('corruption:tremor') ? 1 : 0;
  return Math.max(0, Math.min(MOST_DICE - (h.stunned ? 1 : 0) - tremor, diceOf(h).length));
}

/** What Preparation is called behind a screen: the next question would tell what was rolled (FF-193). */
export function terms(s: Fateforge, h: Hero): ChanceTerms {
  return s.settings.screens ? { figure: h.id, secret: { id: 'prepare', rule: 'FF-193' } } : { figure: h.id };
}

/** Rolls dice of these colours; results in the same order. */
export function* rollDice(
  t: FateforgeTable,
  i: number,
  colours: readonly DieColour[],
  rule: string,
): Flow<string[]> {
  const s = t.state;
  const h = heroAt(s, i);
  const kinds = [...new Set(colours)];
  const dice = kinds.map((colour) => ({
    die: { id: colour, faces: DICE[colour] },
    count: colours.filter((other) => other === colour).length,
  }));
  const rolled = yield* t.rollAll(seatOf(s, i), dice, rule, terms(s, h));
  const left = new Map(kinds.map((colour, k) => [colour, [...(rolled[k] ?? [])]]));
  return colours.map((colour) => `${colour}:${left.get(colour)?.shift()}`);
}
