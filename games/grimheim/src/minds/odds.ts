import { type Odds, rollOdds, shiftOdds } from '@wyrdhall/parts';
import { attackDie, countHits } from '../rules/dice.ts';

/** GR-283, GR-285, GR-286: the hits of so many dice; `rune` is what a rune is worth to the attacker. */
export const hitOdds = (dice: number, cover: boolean, rune: number): Odds =>
  rollOdds(attackDie, dice, (face) => countHits([face], cover, rune));

/** GR-303: what gets past the armour. */
export const pastArmour = (odds: Odds, armour: number): Odds => shiftOdds(odds, -armour);
