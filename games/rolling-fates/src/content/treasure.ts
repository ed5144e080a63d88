import { ability, idOf } from './ability.ts';
import type { Cost, Effect, Passive, Treasure } from './kinds.ts';

/** Makers of the Treasures of one tier: name, value, and what it does. */
export function treasuresOf(tier: Treasure['tier']) {
  const card = (name: string, value: number) => ({ id: idOf(name), name, value, tier });
  return {
    active: (name: string, value: number, cost: Cost, effects: readonly Effect[]): Treasure => ({
      ...card(name, value),
      ability: ability(name, cost, effects),
    }),
    /** RF-172 */
    oneShot: (name: string, value: number, cost: Cost, effects: readonly Effect[]): Treasure => ({
      ...card(name, value),
      ability: ability(name, cost, effects),
      oneShot: true,
    }),
    /** RF-173 */
    passive: (name: string, value: number, passive: Passive): Treasure => ({ ...card(name, value), passive }),
  };
}
