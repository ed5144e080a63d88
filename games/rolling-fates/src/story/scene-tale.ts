import type { Seat } from '@wyrdhall/kernel';
import { boardOf } from '../content/index.ts';
import { heroAt, type RollingFates, type Scene } from '../state.ts';
import { type Tale, tale } from './tale.ts';

/** The tale of the scene so far. */
export function taleOf(s: RollingFates, { knot, choices, hero }: Scene): Tale {
  const { adventure, variant, flags } = s.journey;
  return tale(adventure, knot, choices, { variant, hero: hero < 0 ? '' : firstName(s, hero), flags });
}

const firstName = (s: RollingFates, seat: Seat): string =>
  boardOf(heroAt(s, seat).id).name.split(' ')[0] ?? '';

export const sceneAt = (knot: string, hero: Seat = -1): Scene => ({ knot, choices: [], hero });
