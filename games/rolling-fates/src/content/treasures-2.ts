import { any, both, exact, fullHouse, luck, same, twoPairs } from './cost.ts';
import { cleanse, damage, guard, heal, investigate } from './effect.ts';
import type { Treasure } from './kinds.ts';
import { treasuresOf } from './treasure.ts';

const { active, oneShot, passive } = treasuresOf(2);

/** Treasures that become common with zone level 2. */
export const TREASURES_2: readonly Treasure[] = [
  active('Silver Tongs', 3, exact(2, 5), [damage(7, 1)]),
  active('Stormglass', 4, fullHouse, [damage(11, 'all')]),
  active("Surgeon's Roll", 4, same(2), [heal(5, 1), cleanse]),
  active('Basilisk Tooth', 3, both(same(2), any(1)), [damage(8, 1, 'poison')]),
  active("Widow's Veil", 4, exact(4, 4), [damage(5, 1, 'weakness')]),
  active('Iron Censer', 4, exact(1, 3, 5), [heal(3, 'all'), cleanse]),
  active('Twinned Daggers', 3, twoPairs, [damage(9, 2)]),
  active("Sapper's Charge", 4, same(4), [damage(12, 'all')]),
  active('Mirror Shield', 3, any(3), [guard(3, 'all')]),
  active('Owl Feather', 3, luck(4), [damage(8, 1), investigate(1)]),
  active('Bottled Gale', 4, luck(5), [damage(5, 'all')]),
  active('Thornwood Staff', 3, exact(1, 2, 3), [damage(10, 1, 'poison')]),
  active('Hush Arrow', 4, exact(6, 6), [damage(5, 1, 'stun')]),
  passive("Alchemist's Belt", 3, { maxLife: 2, inventory: 2 }),
  passive('Antidote Ring', 4, { maxLife: 2, immune: 'poison' }),
  passive('Steady Gauntlet', 5, { special: true }),
  passive('Heartwood Amulet', 4, { maxLife: 4 }),
  oneShot('Phoenix Salve', 3, any(2), [heal(12, 1)]),
  oneShot('Thunder Jar', 4, any(2), [damage(8, 'all')]),
  passive('Loaded Die', 5, { special: true }),
];
