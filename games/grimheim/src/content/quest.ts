import type { Location } from '../rules/map.ts';
import type { Cost } from './cost.ts';
import type { Faction, MonsterKind } from './monsters.ts';

type Placed = readonly [monsters: number, kind: MonsterKind];

/** How a card of equipment is gained (GR-140 to GR-149). */
export type Quest =
  /** Done like a free action: be there, spend, pay; any of them together (GR-147). */
  | {
      readonly by: 'deed';
      readonly at?: Location | 'forest' | 'road';
      readonly cost?: Cost;
      /** With no monster adjacent. */
      readonly alone?: true;
      /** Monsters from the supply that are placed next to the hero. */
      readonly place?: Placed;
    }
  /** Counted on the card. */
  | { readonly by: 'count'; readonly of: number; readonly what: Counted }
  /** Claimed at a kill, for its experience or for nothing (GR-148). */
  | {
      readonly by: 'kill';
      readonly prey: Prey;
      /** The experience is given up. */
      readonly forgo: boolean;
      readonly place?: Placed;
      /** Claimed by entering a place as well. */
      readonly enter?: Location;
    }
  /** Claimed at the end of a movement of one's own. */
  | { readonly by: 'end-move'; readonly at: Goal };

export type Counted =
  | 'kill'
  /** 2 or more areas away. */
  | 'far-kill'
  | 'adjacent-kill'
  /** GR-149: experience of trollkin, which is only counted. */
  | 'trollkin-experience'
  | 'forest-entered'
  /** GR-033 */
  | 'mountain-side-entered'
  | 'die-in-forest';

export type Prey =
  | { readonly kinds: readonly MonsterKind[] }
  | { readonly rank: number }
  | { readonly faction: Faction };

export type Goal =
  | { readonly location: Location }
  /** GR-033: next to at least so many mountain areas. */
  | { readonly mountains: number }
  /** Next to at least so many monsters, or to a Legend. */
  | { readonly monsters: number };

export const quest = (at: Location | 'forest' | 'road' | undefined, cost?: Cost): Quest => ({
  by: 'deed',
  ...(at && { at }),
  ...(cost && { cost }),
});
export const count = (of: number, what: Counted): Quest => ({ by: 'count', of, what });
/** GR-148: instead of the experience. */
export const forgo = (prey: Prey, enter?: Location): Quest => ({
  by: 'kill',
  prey,
  forgo: true,
  ...(enter && { enter }),
});
export const endMove = (at: Goal): Quest => ({ by: 'end-move', at });
