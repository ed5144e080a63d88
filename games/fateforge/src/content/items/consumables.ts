import type { Item } from '../cards.ts';
import {
  clearToxic,
  energyAny,
  harmEachAfar,
  harmUndead,
  heal,
  healAny,
  plain,
  stunWhite,
  teleport,
} from '../deed.ts';
import { equipment } from '../item.ts';
import { act, at, does, either } from '../use.ts';

export const CONSUMABLES: readonly Item[] = [
  equipment(169, 'Red Draught', 1, 2, {
    copies: 2,
    limit: 'consumed',
    use: at('outside', does(healAny(3))),
    potion: true,
  }),
  equipment(170, 'Blue Draught', 1, 2, {
    copies: 2,
    limit: 'consumed',
    use: at('outside', does(energyAny(3))),
    potion: true,
  }),
  equipment(171, 'Strong Red Draught', 2, 4, {
    copies: 2,
    limit: 'consumed',
    use: at('any-time', does(heal(4, 'self'))),
    potion: true,
  }),
  equipment(172, 'Firepot', 1, 2, { copies: 2, limit: 'charged', use: act(['focus'], harmEachAfar(1)) }),
  equipment(173, 'Smoke Bomb', 1, 3, { copies: 2, limit: 'consumed', use: does(plain('smoke')) }),
  equipment(174, 'Antivenom', 1, 2, { copies: 2, limit: 'consumed', use: does(clearToxic(3, 0)) }),
  equipment(175, 'Oil Flask', 1, 2, { copies: 2, limit: 'charged', use: does(plain('oil')) }),
  equipment(176, 'Scroll of Return', 2, 4, { copies: 2, limit: 'consumed', use: does(teleport('start')) }),
  equipment(177, 'Bone Whistle', 2, 3, { copies: 2, limit: 'consumed', use: does(stunWhite) }),
  equipment(178, 'Holy Wax', 2, 4, { copies: 2, limit: 'consumed', use: at('any-time', does(plain('wax'))) }),
  equipment(179, 'Blank Warrant', 2, 3, { copies: 2, limit: 'consumed', use: at('story', does()) }),
  equipment(180, 'Grave Salt', 3, 5, {
    copies: 2,
    limit: 'charged',
    use: either([], plain('bury'), harmUndead(2, 0)),
  }),
];
