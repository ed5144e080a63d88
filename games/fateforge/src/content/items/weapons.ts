import type { Item } from '../cards.ts';
import {
  block,
  harmEachAfar,
  harmEachHere,
  heal,
  hit,
  hitAfar,
  hitSame,
  longShot,
  pull,
  push,
  shot,
  shotAnother,
  step,
  strip,
  stun,
  stunAfar,
  stunEach,
  stunSame,
} from '../deed.ts';
import { cumbersome, primary } from '../item.ts';
import { act, chain, convert, does, gains } from '../use.ts';

export const WEAPONS: readonly Item[] = [
  primary(101, 'Ford Blade', 1, 3, {
    use: convert(['hit'], ['hit'], block(1, 'self')),
    die: 'melee',
    special: does(hit(2)),
  }),
  primary(102, 'Hatchet', 1, 3, {
    use: chain(['hit'], hit(1), push),
    die: 'melee',
    special: gains('hit', 'hit'),
  }),
  primary(103, 'Rapier', 1, 4, {
    use: convert(['focus'], ['skill-hit']),
    die: 'melee',
    special: gains('skill-hit', 'step'),
  }),
  primary(104, 'Mace', 2, 5, {
    use: act(['hit'], strip(1), hitSame(1)),
    die: 'melee',
    special: chain([], hit(1), stun),
  }),
  primary(105, 'Bell Hammer', 2, 6, {
    use: act(['hit', 'hit'], hit(3)),
    die: 'melee',
    special: does(stunEach),
  }),
  primary(106, 'Salt Sabre', 3, 7, {
    use: convert(['hit'], ['hit', 'hit']),
    die: 'melee',
    special: does(hit(3)),
  }),
  primary(107, 'Hollow Edge', 3, 9, {
    use: act(['hit', 'health'], hit(4)),
    die: 'melee',
    special: chain([], hit(2), heal(1, 'self')),
  }),
  primary(108, 'Short Bow', 1, 3, {
    use: act(['shot'], longShot(1)),
    die: 'ranged',
    special: gains('shot', 'shot'),
  }),
  primary(109, 'Sling', 1, 2, { use: convert(['focus'], ['shot']), die: 'ranged', special: does(stunAfar) }),
  primary(110, 'Crossbow', 2, 5, {
    use: act(['shot', 'focus'], shot(3)),
    die: 'ranged',
    special: does(shot(2)),
  }),
  primary(111, 'Reed Bow', 2, 6, {
    use: convert(['shot'], ['shot', 'step']),
    die: 'ranged',
    special: gains('skill-shot', 'skill-shot'),
  }),
  primary(112, 'Ember Pistol', 3, 7, {
    use: act(['shot'], longShot(2)),
    die: 'ranged',
    special: does(shot(3)),
  }),
  primary(113, 'Spirit Wand', 2, 5, {
    use: convert(['focus'], ['skill-shot']),
    die: 'ranged',
    special: gains('focus', 'shot'),
  }),
  primary(114, 'Weald Bow', 3, 9, {
    use: act(['shot', 'shot'], shot(2), shotAnother(2)),
    die: 'ranged',
    special: does(longShot(2)),
  }),
  cumbersome(115, 'Billhook', 1, 4, {
    use: act(['hit'], hitAfar(1)),
    die: 'melee',
    special: chain([], pull, hit(1)),
  }),
  cumbersome(116, 'Great Axe', 2, 6, {
    use: act(['hit', 'hit'], harmEachHere(2)),
    die: 'melee',
    special: does(hit(3)),
  }),
  cumbersome(117, 'Ferry Pole', 1, 3, {
    use: chain(['step'], step, push),
    die: 'melee',
    special: does(push, push),
  }),
  cumbersome(118, 'Long Bow', 1, 5, {
    limit: 'passive',
    passive: 'shots-range',
    n: 1,
    die: 'ranged',
    special: does(shot(2)),
  }),
  cumbersome(119, 'Siege Crossbow', 3, 8, {
    use: act(['shot', 'focus'], shot(4)),
    die: 'ranged',
    special: does(shot(2), stunSame),
  }),
  cumbersome(120, 'Tower Shield and Spear', 2, 7, {
    use: convert(['hit'], ['hit', 'block']),
    die: 'melee',
    special: gains('block', 'block', 'hit'),
    armour: 2,
  }),
  cumbersome(121, 'Bronze Maul', 3, 8, {
    use: chain(['skill-hit'], hit(3), stun),
    die: 'melee',
    special: does(hit(4)),
  }),
  cumbersome(122, 'Storm Staff', 3, 8, {
    use: convert(['focus'], ['shot', 'shot']),
    die: 'ranged',
    special: does(harmEachAfar(1)),
  }),
];
