import type { Told } from '@wyrdhall/kernel';
import type { Level, TestFace } from './content/campaign/economy.ts';
import type { Band } from './content/campaign/people.ts';
import type { Trait } from './content/cards.ts';
import type { Rating } from './content/questlines.ts';
import type { DieColour } from './content/results.ts';

type Event<Kind extends string, Facts> = Kind extends string ? Told & { readonly kind: Kind } & Facts : never;

interface OfHero {
  readonly hero: string;
}
interface OfEnemy {
  readonly enemy: string;
}

/** What happens in Story and Rest Scenes. Texts are references into the scripts. */
export type CampaignTold =
  | Event<
      'story',
      {
        readonly knot: string;
        readonly title: string;
        readonly text: readonly string[];
        readonly says: readonly string[];
        /** Where a page ends. */
        readonly ends: readonly boolean[];
      }
    >
  | Event<'choice', { readonly knot: string; readonly choice: string; readonly text: string }>
  | Event<
      'test',
      OfHero & {
        readonly type: Trait;
        readonly level: Level;
        readonly dice: readonly TestFace[];
        readonly passed: boolean;
      }
    >
  | Event<'test-again', OfHero & { readonly by: 'energy' | 'silver-tongue' }>
  | Event<'points', { readonly n: number; readonly now: number }>
  | Event<'trait', OfHero & { readonly trait: Trait }>
  | Event<'new-die', OfHero & { readonly colour: DieColour }>
  | Event<'exchange', OfHero & { readonly old: DieColour; readonly colour: DieColour }>
  | Event<
      'reputation',
      { readonly who: string; readonly change: number; readonly now: number; readonly band: Band }
    >
  | Event<'card', { readonly card: string }>
  | Event<'gold', { readonly n: number; readonly now: number; readonly by: string }>
  | Event<'food', { readonly n: number; readonly now: number }>
  | Event<'item', { readonly item: string }>
  | Event<'joins', { readonly ally: string }>
  | Event<'stronger', { readonly n: number }>
  | Event<'walk-begins', { readonly id: string; readonly left: number }>
  | Event<'walks', { readonly left: number }>
  | Event<'spared-step', object>
  | Event<'walk-ends', { readonly id: string; readonly found: boolean }>
  | Event<'marks', { readonly place: string }>
  | Event<'rest', { readonly id: string; readonly tokens: number }>
  | Event<'rest-over', { readonly lost: number }>
  | Event<'time', { readonly n: number; readonly left: number; readonly what: string }>
  | Event<'visits', { readonly location: string }>
  | Event<'quest', { readonly quest: string; readonly what: 'gone' | 'rumour' | 'begun' }>;

/** What happens in a fight. Zones are indexes, heroes and enemies ids, results words of the pool. */
export type FateforgeTold =
  | Event<'round', { readonly round: number; readonly rounds: number }>
  | Event<'order', { readonly heroes: readonly string[]; readonly place: number }>
  | Event<'shows', OfHero & { readonly results: readonly string[] }>
  | Event<'turn' | 'turn-over', OfHero>
  | Event<'spends', OfHero & { readonly action: string; readonly spent: readonly string[] }>
  | Event<'uses', OfHero & { readonly card: string; readonly spent: readonly string[] }>
  | Event<'gains', OfHero & { readonly results: readonly string[]; readonly by: string }>
  | Event<'energy-step', OfHero>
  | Event<
      'moves',
      OfHero & { readonly from: number; readonly to: number; readonly how: string; readonly where: string }
    >
  | Event<
      'enemy-moves',
      OfEnemy & { readonly from: number; readonly to: number; readonly how: string; readonly where: string }
    >
  | Event<
      'wounded',
      OfEnemy & {
        readonly damage: number;
        readonly armour: number;
        readonly block: number;
        readonly left: number;
      }
    >
  | Event<'spared', OfEnemy & { readonly why: 'warded' | 'brace' | 'dull-edge' }>
  | Event<'defeated', OfEnemy & { readonly by: string; readonly laid: boolean }>
  | Event<'rises', OfEnemy>
  | Event<'phase', OfEnemy & { readonly phase: number }>
  | Event<'stripped', OfEnemy & { readonly left: number }>
  | Event<'marked', OfEnemy & OfHero & { readonly mark: 'hold' | 'weaken' | 'duel' }>
  | Event<'snared', OfEnemy>
  | Event<'stunned', { readonly who: string; readonly by: string }>
  | Event<'enemy-block', OfEnemy & { readonly n: number }>
  | Event<'block', OfHero & { readonly n: number }>
  | Event<'prevents', OfHero & { readonly by: string }>
  | Event<'hurt' | 'poisoned', OfHero & { readonly by: string; readonly left: number }>
  | Event<
      'suffers',
      OfHero & { readonly what: 'health' | 'energy'; readonly by: string; readonly left: number }
    >
  | Event<
      'recovers',
      OfHero & {
        readonly what: 'health' | 'energy';
        readonly amount: number;
        readonly now: number;
        readonly by: string;
      }
    >
  | Event<'ko' | 'revived' | 'stubborn' | 'seen', OfHero>
  | Event<'ally-out', { readonly ally: string }>
  | Event<'ally', OfHero & { readonly ally: string; readonly die: string; readonly deed: string }>
  | Event<'draws' | 'cleansed', OfHero & { readonly card: string }>
  | Event<'trap-gone' | 'trap-avoided', OfHero>
  | Event<'collects', { readonly what: 'gem' | 'food'; readonly n: number; readonly zone: number }>
  | Event<
      'drops',
      { readonly who: string; readonly token: string; readonly zone: number; readonly where: string }
    >
  | Event<'steals', OfEnemy & { readonly n: number }>
  | Event<'takes' | 'explores', OfHero & { readonly token: string }>
  | Event<'opens', OfHero & { readonly chest: string; readonly item: string }>
  | Event<'door', OfHero & { readonly door: string; readonly open: boolean }>
  | Event<'removed', OfHero & { readonly token: string; readonly zone: number; readonly where: string }>
  | Event<'does', OfHero & { readonly deed: string; readonly zone: number }>
  | Event<'covers', OfHero & OfEnemy & { readonly icon: string }>
  | Event<'exploited', OfEnemy & { readonly spot: number }>
  | Event<'reactions', { readonly cards: readonly string[] }>
  | Event<'reaction', OfEnemy & { readonly card: string }>
  | Event<'acts', OfEnemy & OfHero & { readonly ops: readonly string[] }>
  | Event<'idle', OfEnemy & { readonly why: 'stunned' | 'held' | 'rooted' | 'skip' }>
  | Event<'boss', OfEnemy & { readonly turn: number }>
  | Event<'calls', OfEnemy & { readonly called: string; readonly by: 'call' | 'leader' | 'alarm' }>
  | Event<'ability', OfEnemy & { readonly ability: string }>
  | Event<'appears', OfEnemy & { readonly zone: number; readonly where: string }>
  | Event<'escapes', OfEnemy>
  | Event<'floods', { readonly zone: number; readonly where: string }>
  | Event<'counter', { readonly token: string; readonly n: number }>
  | Event<'clean-up', { readonly round: number }>
  | Event<'extra-round' | 'no-exit', object>
  | Event<
      'exits',
      OfHero & { readonly path: readonly number[]; readonly damage: number; readonly where: string }
    >
  | Event<'objectives', { readonly primary: readonly boolean[]; readonly secondary: readonly boolean[] }>
  | Event<'ended', { readonly won: boolean }>
  | Event<'learns', OfHero & { readonly card: string }>
  | Event<'equips', OfHero & { readonly item: string; readonly on: boolean }>
  | Event<'sets-out', { readonly scene: string }>
  | Event<'unlock', { readonly n: number }>
  | Event<'rated', { readonly points: number; readonly rating: Rating }>
  | Event<'quarter' | 'calmed', OfEnemy>
  | CampaignTold;
