import type { Trait } from '../cards.ts';

/** For each hero, after a fight of the main story. */
export const PURSE = { won: 2, lost: 1 } as const;

/** FF-473 */
export const FOOD_AT_START = { story: 4, standard: 2, heroic: 1 } as const;
export const MORE_TIME = { story: 1, standard: 0, heroic: 0 } as const;

export type TestFace = 'success' | 'trait' | 'blank';
const die = (success: number, trait: number, blank: number): readonly TestFace[] => [
  ...Array<TestFace>(success).fill('success'),
  ...Array<TestFace>(trait).fill('trait'),
  ...Array<TestFace>(blank).fill('blank'),
];
export const TEST_FACES = { story: die(3, 2, 1), standard: die(3, 1, 2), heroic: die(2, 2, 2) } as const;

export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];
/** FF-332 */
export const TEST_DICE: Readonly<Record<Level, number>> = { easy: 1, medium: 2, hard: 3 };
export const MOST_TEST_DICE = 3;
/** FF-338, FF-339 */
export const TEST_POINTS: Readonly<Record<Level, number>> = { easy: 0, medium: 1, hard: 2 };

/** FF-338: with so many points one of two traits. */
export const TRAIT_GRANTS: readonly { readonly at: number; readonly oneOf: readonly [Trait, Trait] }[] = [
  { at: 4, oneOf: ['perception', 'guile'] },
  { at: 9, oneOf: ['spirit', 'might'] },
  { at: 15, oneOf: ['agility', 'charm'] },
  { at: 22, oneOf: ['resolve', 'lore'] },
];
/** FF-038 */
export const TRAIT_CARDS = 2;

export type Reward =
  | { readonly kind: 'gold' | 'cleanse' | 'health'; readonly n: number }
  | { readonly kind: 'item'; readonly tier: 2 | 3 }
  | { readonly kind: 'die' | 'trait' };

/** FF-275: at so many victory points one of two. */
export const VICTORY_REWARDS: readonly { readonly at: number; readonly oneOf: readonly [Reward, Reward] }[] =
  [
    { at: 3, oneOf: [{ kind: 'gold', n: 6 }, { kind: 'die' }] },
    {
      at: 6,
      oneOf: [
        { kind: 'item', tier: 2 },
        { kind: 'cleanse', n: 2 },
      ],
    },
    { at: 9, oneOf: [{ kind: 'gold', n: 10 }, { kind: 'die' }] },
    { at: 12, oneOf: [{ kind: 'item', tier: 3 }, { kind: 'trait' }] },
    {
      at: 15,
      oneOf: [
        { kind: 'gold', n: 15 },
        { kind: 'health', n: 1 },
      ],
    },
  ];

/** What a party that begins later has, for each rest behind it. */
export const GOLD_PER_REST = 6;
