import { ability } from './ability.ts';
import { any, both, exact, fullHouse, lowStraight, luck, same, twoPairs } from './cost.ts';
import {
  cleanse,
  damage,
  gamble,
  growing,
  guard,
  heal,
  inflict,
  investigate,
  price,
  seeing,
  taunt,
  turn,
} from './effect.ts';
import type { HeroBoard, Row } from './kinds.ts';

const row = (life: number, defence: number, inventory: number): Row => ({ life, defence, inventory });

/** The boards (RF-005, RF-064): rows are Life, Defence, Inventory; the Luck ability comes last. */
export const HEROES: readonly HeroBoard[] = [
  {
    id: 'brakka',
    name: 'Brakka Stonehand',
    role: 'bruiser',
    complexity: 1,
    rows: [row(20, 1, 3), row(26, 1, 5), row(33, 1, 6), row(40, 2, 7)],
    abilities: [
      ability('Chip', any(1), [damage(1, 1)]),
      ability('Maul', same(2), [damage(4, 1)]),
      ability('Crackstone', same(3), [damage(7, 1, 'weakness')]),
      ability('Rockfall', same(4), [growing(4, 1, 'fives', 'all')]),
      ability('Seam Finder', luck(6), [seeing(damage(7, 1))]),
    ],
  },
  {
    id: 'sel',
    name: 'Sel Thornwright',
    role: 'archer',
    complexity: 1,
    rows: [row(18, 0, 4), row(23, 1, 7), row(28, 1, 9), row(33, 1, 12)],
    abilities: [
      ability('Snap Shot', any(1), [damage(1, 1)]),
      ability('Crossed Fletch', exact(1, 4), [growing(1, 1, 'room', 1)]),
      ability('Twin Nock', same(2), [damage(2, 2)]),
      ability('Pinning Volley', exact(2, 3, 4), [damage(12, 1, 'stun')]),
      ability("Hawk's Eye", luck(4), [damage(4, 1), investigate(1)]),
    ],
  },
  {
    id: 'orrin',
    name: 'Orrin Vale',
    role: 'healer',
    complexity: 1,
    rows: [row(18, 0, 4), row(20, 1, 5), row(24, 1, 6), row(28, 1, 7)],
    abilities: [
      ability('Lamp Oil', any(1), [damage(1, 1)]),
      ability('Warm Light', both(same(2), any(1)), [heal(4, 1)]),
      ability('Searing Beam', exact(5, 6), [damage(7, 1)]),
      ability('Vigil', same(3), [damage(4, 1), heal(2, 1)]),
      ability('Dawnburst', luck(3), [heal(2, 'all'), cleanse]),
    ],
  },
  {
    id: 'mirelle',
    name: 'Mirelle Ashdown',
    role: 'mage',
    complexity: 2,
    rows: [row(23, 0, 4), row(27, 0, 5), row(31, 1, 6), row(35, 1, 7)],
    abilities: [
      ability('Spark', any(1), [damage(1, 1)]),
      ability('Forked Flame', twoPairs, [damage(9, 2)]),
      ability('Cinder Lance', same(3), [damage(13, 1)]),
      ability('Rising Heat', exact(1, 2), [damage(4, 'all')]),
      ability('Wild Ember', luck(1), [damage(8, 'all'), price(1)]),
    ],
  },
  {
    id: 'tovik',
    name: 'Tovik Half-Coin',
    role: 'gambler',
    complexity: 3,
    rows: [row(19, 0, 5), row(23, 0, 7), row(28, 1, 9), row(33, 1, 11)],
    abilities: [
      ability('Flick', any(1), [damage(1, 1)]),
      ability('Palmed Pair', same(2), [gamble(3)]),
      ability('House Edge', fullHouse, [growing(16, 2, 'treasures', 1)]),
      ability('Long Odds', lowStraight, [gamble(20)]),
      ability('Even Break', exact(2, 4, 6), [damage(7, 2)]),
      ability('Lucky Number', both(luck(5), any(1)), [damage(9, 1), heal(3, 1)]),
    ],
  },
  {
    id: 'ysolde',
    name: 'Ysolde Briar',
    role: 'affliction',
    complexity: 2,
    rows: [row(20, 0, 4), row(26, 1, 5), row(31, 1, 5), row(37, 1, 6)],
    abilities: [
      ability('Needle', any(1), [damage(1, 1)]),
      ability('Nightshade', exact(3, 3), [damage(7, 1, 'poison')]),
      ability('Rot Bloom', both(same(2), exact(1)), [damage(4, 1, 'weakness')]),
      ability('Fester', same(3), [growing(8, 4, 'statuses', 1)]),
      ability('Black Pollen', luck(2), [damage(3, 'all', 'poison')]),
    ],
  },
  {
    id: 'grum',
    name: 'Grum of the Gate',
    role: 'guardian',
    complexity: 1,
    rows: [row(21, 1, 2), row(24, 1, 3), row(28, 2, 4), row(32, 2, 5)],
    abilities: [
      ability('Shove', any(1), [damage(1, 1)]),
      ability('Raise the Boards', any(2), [guard(1, 1)]),
      ability('Gate Slam', same(3), [growing(5, 2, 'defence', 1)]),
      ability('Hold the Line', same(2), [taunt, damage(2, 1)]),
      ability('Bar the Door', twoPairs, [guard(2, 'all')]),
      ability('Immovable', luck(1), [taunt, damage(3, 1, 'stun'), guard(2, 1)]),
    ],
  },
  {
    id: 'quill',
    name: 'Quill Anwick',
    role: 'scholar',
    complexity: 2,
    rows: [row(18, 0, 5), row(22, 1, 6), row(27, 1, 8), row(32, 1, 9)],
    abilities: [
      ability('Marginal Note', any(1), [damage(1, 1)]),
      ability('Field Study', exact(4, 5), [growing(5, 3, 'known', 1), investigate(1)]),
      ability('Expose', both(same(2), any(1)), [damage(2, 1, 'weakness')]),
      ability('Correction', any(1), [turn]),
      ability('Thesis', exact(2, 3, 4), [damage(7, 'all')]),
      ability('Eureka', luck(4), [inflict('weakness', 1), heal(3, 1)]),
    ],
  },
];
