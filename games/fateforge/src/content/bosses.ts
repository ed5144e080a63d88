import type { Ability, EnemyCard } from './enemy.ts';
import type { Result } from './results.ts';

/** One thing that a boss does in its turn (FF-242). */
export type BossDeed =
  | { readonly kind: 'step' }
  | {
      readonly kind: 'attack';
      readonly shot: boolean;
      readonly plus: number;
      readonly toxic: boolean;
      readonly from: number;
      readonly to: number;
      readonly target: 'earliest' | 'later' | 'each';
    }
  | { readonly kind: 'toxic'; readonly to: number }
  | { readonly kind: 'push' | 'pull' | 'fear'; readonly from: number; readonly to: number }
  | { readonly kind: 'call'; readonly colour: 'green' }
  | { readonly kind: 'block'; readonly n: number }
  | { readonly kind: 'spawn'; readonly card: string; readonly n: number }
  | { readonly kind: 'flood'; readonly n: number }
  | { readonly kind: 'raise' }
  | { readonly kind: 'drain'; readonly n: number };

/** What happens when all icons of a weak spot are covered (FF-433). */
type Exploit = 'no-armour' | 'no-brace' | 'skip' | 'no-difficult' | 'no-toxic' | 'double-next';

interface WeakSpot {
  readonly phase: 1 | 2;
  readonly icons: readonly Result[];
  readonly effects: readonly Exploit[];
}

export interface Boss extends EnemyCard {
  /** For two, three and four heroes. */
  readonly toughnessBy: readonly [number, number, number];
  readonly weakSpots: readonly WeakSpot[];
  readonly turns: readonly (readonly BossDeed[])[];
  readonly phases: 1 | 2;
  /** FF-015 and its own: an ability only in this phase; warded only while one of these lives. */
  readonly inPhase: Readonly<Partial<Record<Ability, 1 | 2>>>;
  readonly wardedBy: readonly string[];
}

const attack = (
  target: 'earliest' | 'later' | 'each',
  from: number,
  to: number,
  plus: number,
  facts: { shot?: boolean; toxic?: boolean } = {},
): BossDeed => ({ kind: 'attack', shot: false, toxic: false, ...facts, plus, from, to, target });

const boss = (
  facts: Pick<Boss, 'id' | 'name' | 'armour' | 'abilities' | 'toughnessBy' | 'weakSpots' | 'turns'> &
    Partial<Boss>,
): Boss => ({
  faction: '',
  colour: 'boss',
  toughness: facts.toughnessBy[0],
  band: [],
  leads: null,
  tokens: 1,
  phases: 1,
  inPhase: {},
  wardedBy: [],
  ...facts,
});

export const BOSSES: readonly Boss[] = [
  boss({
    id: 'warden-vey',
    name: 'Warden Vey',
    toughnessBy: [8, 12, 17],
    armour: 3,
    abilities: ['brace', 'leader'],
    leads: { colour: 'green', within: 2 },
    weakSpots: [{ phase: 1, icons: ['focus', 'hit', 'hit'], effects: ['no-armour', 'no-brace', 'skip'] }],
    turns: [
      [{ kind: 'step' }, attack('earliest', 0, 0, 1)],
      [attack('earliest', 1, 2, 1, { shot: true })],
      [
        { kind: 'call', colour: 'green' },
        { kind: 'block', n: 2 },
      ],
      [attack('each', 0, 0, 0), { kind: 'push', from: 0, to: 0 }],
    ],
  }),
  boss({
    id: 'the-drowned-matriarch',
    name: 'The Drowned Matriarch',
    toughnessBy: [14, 21, 27],
    armour: 1,
    abilities: ['slippery', 'fear'],
    weakSpots: [
      { phase: 1, icons: ['shot', 'focus', 'step', 'focus'], effects: ['no-difficult', 'no-toxic'] },
    ],
    turns: [
      [
        { kind: 'pull', from: 1, to: 1 },
        { kind: 'toxic', to: 0 },
      ],
      [{ kind: 'spawn', card: 'bog-leech', n: 2 }],
      [attack('earliest', 0, 1, 1, { toxic: true })],
      [{ kind: 'flood', n: 2 }],
    ],
  }),
  boss({
    id: 'the-hollow-regent',
    name: 'The Hollow Regent',
    toughnessBy: [20, 30, 42],
    armour: 4,
    phases: 2,
    abilities: ['warded', 'life-drain'],
    inPhase: { warded: 1, 'life-drain': 2 },
    wardedBy: ['choirmaster', 'sexton'],
    weakSpots: [
      { phase: 1, icons: ['skill-hit', 'skill-shot', 'focus'], effects: ['no-armour'] },
      { phase: 2, icons: ['step', 'hit', 'shot', 'focus'], effects: ['double-next'] },
    ],
    turns: [
      [attack('earliest', 0, 1, 2)],
      [{ kind: 'fear', from: 0, to: 1 }, attack('later', 1, 2, 0, { shot: true })],
      [{ kind: 'raise' }],
      [{ kind: 'drain', n: 1 }],
    ],
  }),
];
