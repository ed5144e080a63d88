import { any, exact, fullHouse, highStraight, lowStraight, luck, same, twoPairs } from './cost.ts';
import { damage, guard, heal, inflict, investigate } from './effect.ts';
import type { Treasure } from './kinds.ts';
import { treasuresOf } from './treasure.ts';

const { active, oneShot, passive } = treasuresOf(3);

/** Treasures that become common with zone level 3. */
export const TREASURES_3: readonly Treasure[] = [
  active('Kingbreaker', 5, same(3), [damage(11, 1)]),
  active('Choir of Knives', 6, lowStraight, [damage(16, 'all')]),
  active('Comet Shard', 6, highStraight, [damage(32, 1)]),
  active('Gorgon Mask', 6, same(3), [inflict('stun', 2), damage(4, 2)]),
  active('Plague Censer', 5, twoPairs, [damage(5, 'all', 'poison'), heal(2, 1)]),
  active("Saint's Knuckle", 5, same(2), [heal(7, 1)]),
  active('Fountain Key', 6, same(3), [heal(6, 'all')]),
  active("Giant's Thumb", 5, exact(6, 6, 6), [damage(20, 1)]),
  active('Tangle of Fates', 6, fullHouse, [damage(18, 1), inflict('weakness', 'all'), guard(4, 'all')]),
  active('Sunspear', 5, exact(3, 4, 5), [damage(12, 1)]),
  passive("Warden's Plate", 6, { defence: 2, inventory: -1 }),
  active('Unblinking Eye', 5, luck(6), [damage(10, 1, 'weakness'), investigate(1)]),
  passive('Hourglass of Ash', 8, { rerolls: 1 }),
  passive('Grounded Boots', 5, { immune: 'stun' }),
  passive('Stoneblood Draught', 6, { immune: 'weakness' }),
  active('Echo Horn', 5, same(4), [damage(18, 1, 'stun')]),
  passive('Quicksilver Band', 7, { special: true }),
  active('Star Chart', 5, exact(1, 2, 3, 4), [damage(15, 1, 'weakness'), investigate('all')]),
  active('Tide Pearl', 4, any(4), [heal(4, 'all')]),
  oneShot('Dragon Bottle', 6, any(3), [damage(14, 'all')]),
];
