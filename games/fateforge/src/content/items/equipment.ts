import type { Item } from '../cards.ts';
import { block, energy, harmUndead, heal, leap, plain, reroll, shot } from '../deed.ts';
import { equipment } from '../item.ts';
import { act, at, convert, does, either, inPreparation } from '../use.ts';

export const EQUIPMENT: readonly Item[] = [
  equipment(147, 'Whetstone', 1, 2, { use: inPreparation(does(reroll(1, 'red'))) }),
  equipment(148, 'Quiver', 1, 2, { use: inPreparation(does(reroll(1, 'blue'))) }),
  equipment(149, 'Lucky Coin', 1, 4, { use: inPreparation(does(reroll(1))) }),
  equipment(150, 'Skin Drum', 0, 0, {
    use: either(['focus'], energy(1, 'hero', 1), block(1, 'other', 1)),
    hero: 'shaman',
  }),
  equipment(151, 'Rope and Hook', 1, 2, { limit: 'single', use: does(leap) }),
  equipment(152, 'Spyglass', 1, 3, { trait: 'perception' }),
  equipment(153, 'Lockpicks', 1, 2, { limit: 'passive', passive: 'lock-picking', n: 1 }),
  equipment(154, 'Prayer Beads', 1, 3, { limit: 'single', use: does(energy(2, 'self')) }),
  equipment(155, 'Bronze Charm', 1, 4, { limit: 'passive', passive: 'ignore-first-stun', n: 1 }),
  equipment(156, 'Belt of Vials', 2, 5, { use: does(plain('potion')) }),
  equipment(157, 'Iron Rations', 1, 3, { limit: 'passive', passive: 'better-food', n: 2 }),
  equipment(158, 'Field Kit', 2, 5, { use: act(['focus', 'focus'], heal(1, 'hero')) }),
  equipment(159, 'Signal Mirror', 2, 3, {
    limit: 'single',
    use: at('reactions', does(plain('skip-reaction'))),
  }),
  equipment(160, 'Map Case', 1, 3, { limit: 'passive', passive: 'free-wrong-step', n: 1 }),
  equipment(161, 'Trap Hook', 2, 3, { limit: 'passive', use: act(['focus'], plain('remove-trap')) }),
  equipment(162, 'Bell Shard', 2, 5, { use: act(['focus'], harmUndead(1, 1)) }),
  equipment(163, 'Salt Pouch', 2, 4, { limit: 'charged', use: does(plain('hold', 'enemy')) }),
  equipment(164, 'Focus Crystal', 2, 6, { use: convert(['wild'], ['focus']) }),
  equipment(165, 'War Paint', 2, 4, { use: convert(['health'], ['hit']) }),
  equipment(166, 'Feather Token', 3, 6, { use: convert(['step'], ['step', 'step']) }),
  equipment(167, 'Ring of Embers', 3, 7, { use: act(['focus'], shot(2)) }),
  equipment(168, 'Heart of Bronze', 3, 9, { limit: 'passive', passive: 'max-health', n: 2 }),
];
