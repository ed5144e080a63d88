import { ability } from './ability.ts';
import { any, both, exact, fullHouse, highStraight, lowStraight, luck, same, twoPairs } from './cost.ts';
import { cleanse, damage, guard, heal, inflict, investigate } from './effect.ts';
import type { HeroBoard, Row } from './kinds.ts';

const row = (life: number, defence: number, inventory: number): Row => ({ life, defence, inventory });

/** The boards (RF-005, RF-064): rows are Life, Defence, Inventory; the Luck ability comes last. */
export const HEROES: readonly HeroBoard[] = [
  {
    id: 'brakka',
    name: 'Brakka Stonehand',
    role: 'bruiser',
    complexity: 1,
    rows: [row(20, 1, 3), row(25, 1, 4), row(30, 1, 5), row(36, 2, 6)],
    abilities: [
      ability('Chip', any(1), [damage(1, 1)]),
      ability('Maul', same(2), [damage(4, 1)]),
      ability('Crackstone', same(3), [damage(7, 1, 'weakness')]),
      ability('Rockfall', same(4), [damage(8, 'all')]),
      ability('Seam Finder', luck(6), [damage(7, 1)]),
    ],
  },
  {
    id: 'sel',
    name: 'Sel Thornwright',
    role: 'archer',
    complexity: 1,
    rows: [row(18, 0, 4), row(24, 1, 5), row(29, 1, 6), row(35, 1, 7)],
    abilities: [
      ability('Snap Shot', any(1), [damage(1, 1)]),
      ability('Crossed Fletch', exact(1, 4), [damage(5, 1)]),
      ability('Twin Nock', same(2), [damage(2, 2)]),
      ability('Pinning Volley', exact(2, 3, 4), [damage(11, 1, 'stun')]),
      ability("Hawk's Eye", luck(4), [damage(4, 1), investigate(1)]),
    ],
  },
  {
    id: 'orrin',
    name: 'Orrin Vale',
    role: 'healer',
    complexity: 1,
    rows: [row(18, 0, 4), row(20, 0, 5), row(23, 0, 6), row(27, 1, 7)],
    abilities: [
      ability('Lamp Oil', any(1), [damage(1, 1)]),
      ability('Warm Light', same(2), [heal(3, 1)]),
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
    rows: [row(20, 0, 4), row(25, 1, 6), row(30, 1, 7), row(36, 1, 8)],
    abilities: [
      ability('Spark', any(1), [damage(1, 1)]),
      ability('Forked Flame', twoPairs, [damage(5, 'all')]),
      ability('Cinder Lance', same(3), [damage(10, 1)]),
      ability('Rising Heat', exact(1, 2, 3), [damage(5, 'all')]),
      ability('Wild Ember', luck(1), [damage(5, 'all')]),
    ],
  },
  {
    id: 'tovik',
    name: 'Tovik Half-Coin',
    role: 'gambler',
    complexity: 3,
    rows: [row(19, 0, 5), row(23, 1, 6), row(28, 1, 7), row(34, 1, 8)],
    abilities: [
      ability('Flick', any(1), [damage(1, 1)]),
      ability('Palmed Pair', same(2), [damage(3, 1)]),
      ability('House Edge', fullHouse, [damage(20, 1)]),
      ability('Long Odds', lowStraight, [damage(26, 1)]),
      ability('Even Break', exact(2, 4, 6), [damage(9, 1)]),
      ability('Lucky Number', both(luck(5), any(1)), [damage(9, 1), heal(3, 1)]),
    ],
  },
  {
    id: 'ysolde',
    name: 'Ysolde Briar',
    role: 'affliction',
    complexity: 2,
    rows: [row(21, 0, 4), row(26, 1, 5), row(31, 1, 6), row(36, 1, 7)],
    abilities: [
      ability('Needle', any(1), [damage(1, 1)]),
      ability('Nightshade', exact(3, 3), [damage(6, 1, 'poison')]),
      ability('Rot Bloom', both(same(2), exact(1)), [damage(4, 1, 'weakness')]),
      ability('Fester', same(3), [damage(7, 2, 'poison')]),
      ability('Black Pollen', luck(2), [damage(2, 'all', 'poison')]),
    ],
  },
  {
    id: 'grum',
    name: 'Grum of the Gate',
    role: 'guardian',
    complexity: 1,
    rows: [row(19, 0, 2), row(23, 1, 3), row(27, 1, 4), row(32, 1, 5)],
    abilities: [
      ability('Shove', any(1), [damage(1, 1)]),
      ability('Raise the Boards', any(2), [guard(1, 1)]),
      ability('Gate Slam', same(3), [damage(8, 1)]),
      ability('Hold the Line', twoPairs, [damage(4, 1), guard(2, 1)]),
      ability('Immovable', luck(1), [damage(3, 1, 'stun'), guard(2, 1)]),
    ],
  },
  {
    id: 'quill',
    name: 'Quill Anwick',
    role: 'scholar',
    complexity: 2,
    rows: [row(18, 0, 5), row(23, 1, 6), row(28, 1, 7), row(33, 1, 9)],
    abilities: [
      ability('Marginal Note', any(1), [damage(1, 1)]),
      ability('Field Study', exact(4, 5), [damage(5, 1), investigate(1)]),
      ability('Expose', both(same(2), any(1)), [damage(2, 1, 'weakness')]),
      ability('Thesis', highStraight, [damage(14, 'all')]),
      ability('Working Theory', exact(1, 2, 3, 4), [damage(12, 1, 'weakness')]),
      ability('Eureka', luck(4), [inflict('weakness', 1), heal(3, 1)]),
    ],
  },
];
