import type { Item } from '../cards.ts';
import { plain, pull, step, stunAfar } from '../deed.ts';
import { clothing, secondary } from '../item.ts';
import { act, at, convert, does } from '../use.ts';

export const SHIELDS: readonly Item[] = [
  secondary(123, 'Buckler', 1, 2, { armour: 1 }),
  secondary(124, 'Parrying Dagger', 1, 3, { use: convert(['hit'], ['block', 'block']) }),
  secondary(125, 'Throwing Knives', 1, 3, { use: convert(['hit'], ['shot']) }),
  secondary(126, 'Hooked Chain', 1, 4, { use: act(['focus'], pull) }),
  secondary(127, 'Lantern', 1, 2, { limit: 'passive', passive: 'lamp-lit', n: 1 }),
  secondary(128, 'Kite Shield', 2, 5, { armour: 2 }),
  secondary(129, 'Net', 2, 4, { use: act(['focus'], stunAfar) }),
  secondary(130, 'Off-hand Blade', 2, 5, { use: convert(['skill-hit'], ['hit', 'hit']) }),
  secondary(131, 'War Horn', 2, 5, { limit: 'single', use: does(plain('give-each')) }),
  secondary(132, 'Mirror Shield', 3, 8, { limit: 'passive', passive: 'counter-shot', n: 1, armour: 2 }),
  clothing(133, 'Padded Coat', 1, 2, { armour: 1 }),
  clothing(134, 'Leather Jack', 1, 4, { armour: 2 }),
  clothing(135, 'Chain Hauberk', 2, 6, {
    limit: 'passive',
    passive: 'no-dash-from-enemies',
    n: 1,
    armour: 3,
  }),
  clothing(136, 'Bronze Plate', 3, 9, { limit: 'passive', passive: 'no-yellow-dice', n: 1, armour: 4 }),
  clothing(137, 'Marsh Boots', 1, 3, { limit: 'passive', passive: 'ignore-difficult', n: 1 }),
  clothing(138, 'Runner’s Shoes', 1, 4, { use: does(step) }),
  clothing(139, 'Night Cloak', 2, 5, {
    limit: 'single',
    use: at('reactions', does(plain('unseen-reactions'))),
    trait: 'guile',
  }),
  clothing(140, 'Envoy’s Sash', 1, 3, { trait: 'charm' }),
  clothing(141, 'Ashen Robe', 2, 5, { use: convert(['focus'], ['focus', 'block']) }),
  clothing(142, 'Pilgrim’s Mantle', 2, 4, {
    limit: 'passive',
    passive: 'recover-energy',
    n: 1,
    trait: 'spirit',
  }),
  clothing(143, 'Bearskin', 2, 6, { armour: 1, trait: 'might' }),
  clothing(144, 'Scholar’s Coat', 1, 3, { trait: 'lore' }),
  clothing(145, 'Acrobat’s Wraps', 2, 5, {
    limit: 'passive',
    passive: 'no-dash-penalty',
    n: 1,
    trait: 'agility',
  }),
  clothing(146, 'Warden’s Coat', 3, 8, {
    limit: 'passive',
    passive: 'ignore-first-fear',
    n: 1,
    armour: 2,
    trait: 'resolve',
  }),
];
