import type { Use } from './cards.ts';
import type { Deed } from './deed.ts';
import type { Gain, Need } from './results.ts';

const NOTHING: Use = {
  when: 'turn',
  cost: [],
  gain: [],
  deeds: [],
  chain: false,
  twoWay: false,
  either: false,
  only: '',
};

/** FF-090: one way. */
export const convert = (cost: readonly Need[], gain: readonly Gain[], ...deeds: readonly Deed[]): Use => ({
  ...NOTHING,
  cost,
  gain,
  deeds,
});

/** FF-091: either way. */
export const swap = (one: Need & Gain, other: Need & Gain): Use => ({
  ...NOTHING,
  cost: [one],
  gain: [other],
  twoWay: true,
});

/** Deeds in any order are carried out from left to right; each may be left out (FF-094). */
export const act = (cost: readonly Need[], ...deeds: readonly Deed[]): Use => ({ ...NOTHING, cost, deeds });

/** FF-092, FF-093 */
export const chain = (cost: readonly Need[], ...deeds: readonly Deed[]): Use => ({
  ...NOTHING,
  cost,
  deeds,
  chain: true,
});

export const either = (cost: readonly Need[], ...deeds: readonly Deed[]): Use => ({
  ...NOTHING,
  cost,
  deeds,
  either: true,
});

export const gains = (...gain: readonly Gain[]): Use => ({ ...NOTHING, gain });
export const does = (...deeds: readonly Deed[]): Use => ({ ...NOTHING, deeds });
export const inPreparation = (use: Use): Use => ({ ...use, when: 'preparation' });
export const at = (when: Use['when'], use: Use): Use => ({ ...use, when });
export const onlyIf = (only: Use['only'], use: Use): Use => ({ ...use, only });
