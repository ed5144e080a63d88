import type { Colour } from './enemy.ts';

/** FF-449: what makes the scenes of a questline harder. */
export type Hardship =
  /** One more card reacts from this round on. */
  | { readonly kind: 'reactions'; readonly from: number }
  /** Of each of these colours the first one, or all, are elites. */
  | { readonly kind: 'elite'; readonly colours: readonly Colour[]; readonly all: boolean }
  /** Enemies of this colour are Volatile. */
  | { readonly kind: 'volatile'; readonly colour: Colour }
  | { readonly kind: 'rounds'; readonly scene: string; readonly less: number }
  /** Each hero sets out with so many Corruption cards. */
  | { readonly kind: 'corruption'; readonly each: number };

/** FF-453, from worst to best. */
export const RATINGS = ['copper', 'silver', 'gold'] as const;
export type Rating = (typeof RATINGS)[number];

/** FF-448 */
export interface QuestlineCard {
  readonly id: string;
  readonly name: string;
  readonly difficulty: 1 | 2 | 3 | 4;
  /** FF-450: for skills, for each hero. */
  readonly gold: number;
  readonly scenes: readonly string[];
  readonly hardships: readonly Hardship[];
  /** FF-455 */
  readonly silver: number;
  readonly golden: number;
}

export const QUESTLINES: readonly QuestlineCard[] = [
  {
    id: 'b1',
    name: 'Nine Silent Nights',
    difficulty: 1,
    gold: 10,
    scenes: ['c02', 'c03', 'c04a', 'c05'],
    hardships: [{ kind: 'reactions', from: 3 }],
    silver: 8,
    golden: 13,
  },
  {
    id: 'b2',
    name: 'Below the Reeds',
    difficulty: 2,
    gold: 14,
    scenes: ['c07', 's03', 'c08', 'c12'],
    hardships: [{ kind: 'elite', colours: ['green', 'brown'], all: false }],
    silver: 8,
    golden: 13,
  },
  {
    id: 'b3',
    name: 'Fire and Bronze',
    difficulty: 3,
    gold: 18,
    scenes: ['c09a', 's05', 'c11', 'c15'],
    hardships: [
      { kind: 'volatile', colour: 'red' },
      { kind: 'rounds', scene: 'c11', less: 1 },
    ],
    silver: 8,
    golden: 13,
  },
  {
    id: 'b4',
    name: 'Crown of the Drowned',
    difficulty: 4,
    gold: 24,
    scenes: ['s06', 'c13', 'c14a', 'c16', 'c17'],
    hardships: [
      { kind: 'elite', colours: ['white', 'blue', 'red', 'green', 'brown'], all: true },
      { kind: 'corruption', each: 2 },
    ],
    silver: 9,
    golden: 15,
  },
];
