import type { Options } from '@wyrdhall/kernel';
import type { HeroId } from '../content/cards.ts';
import type { Fateforge, Settings } from '../state.ts';

export interface FateforgeOptions extends Options {
  readonly mode: Fateforge['mode'];
  readonly questline: string;
  /** Where a campaign begins: `start`, or an entry of its schedule. */
  readonly at: string;
  readonly heroes: readonly HeroId[];
  readonly scene: string;
  readonly profile: Settings['profile'];
  readonly hardcore: boolean;
  readonly screens: boolean;
  readonly ally: string;
  readonly story: readonly string[];
  readonly known: readonly string[];
  readonly bandMatch: Settings['bandMatch'];
  readonly dashPenalty: Settings['dashPenalty'];
  readonly moveTarget: Settings['moveTarget'];
  readonly difficultExtra: Settings['difficultExtra'];
  readonly trapAvoid: Settings['trapAvoid'];
  readonly maxExtraRounds: number;
  readonly noExit: number;
  readonly reviveCost: Settings['reviveCost'];
  readonly soloToughness: number;
  readonly soloReactions: number;
}

export function settingsFrom(options: FateforgeOptions): Settings {
  const solo = options.players === 1;
  return {
    profile: options.profile,
    hardcore: options.hardcore,
    screens: options.screens && !solo,
    solo,
    bandMatch: options.bandMatch,
    dashPenalty: options.dashPenalty,
    moveTarget: options.moveTarget,
    difficultExtra: options.difficultExtra,
    trapAvoid: options.trapAvoid,
    maxExtraRounds: options.maxExtraRounds,
    noExit: options.noExit,
    reviveCost: options.reviveCost,
    soloToughness: options.soloToughness,
    soloReactions: options.soloReactions,
  };
}
