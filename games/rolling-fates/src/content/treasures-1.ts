import { any, both, exact, luck, same, twoPairs } from './cost.ts';
import { cleanse, damage, guard, heal, investigate } from './effect.ts';
import type { Treasure } from './kinds.ts';
import { treasuresOf } from './treasure.ts';

const { active, oneShot, passive } = treasuresOf(1);

/** Treasures that become common with zone level 1. */
export const TREASURES_1: readonly Treasure[] = [
  active('Whetted Hook', 2, same(2), [damage(5, 1)]),
  active('Waxed Bandage', 1, any(2), [heal(3, 1)]),
  active('Pocket Bellows', 3, exact(2, 6), [damage(3, 'all')]),
  active('Cracked Lens', 1, exact(1), [damage(2, 1), investigate(1)]),
  active('Bog Vial', 2, exact(2), [damage(3, 1, 'poison')]),
  active('Sling of Pebbles', 1, exact(1, 2), [damage(4, 2)]),
  active('Travel Buckler', 2, any(2), [guard(3, 1)]),
  active('Tin Whistle', 2, exact(6), [guard(1, 'all')]),
  active('Boar Spear', 2, exact(5, 5), [damage(7, 1)]),
  active('Salt Pouch', 2, any(1), [heal(1, 1), cleanse]),
  active('Flash Powder', 3, exact(1, 6), [damage(3, 1, 'stun')]),
  active('Goat-Hair Rope', 2, twoPairs, [damage(8, 1), heal(4, 1)]),
  active('Dented Bell', 2, luck(2), [damage(3, 'all')]),
  active('Candle Stub', 1, luck(1), [heal(4, 1)]),
  active('Fishhook Charm', 2, luck(3), [damage(6, 1)]),
  oneShot('Bread and Honey', 1, any(1), [heal(6, 1)]),
  oneShot('Firepot', 2, any(1), [damage(4, 'all')]),
  active('Ratcatcher Net', 3, exact(3, 4), [damage(3, 1, 'weakness')]),
  active("Miner's Wedge", 2, both(same(2), any(1)), [damage(7, 1)]),
  passive('Patchwork Cloak', 4, { defence: 1 }),
];
