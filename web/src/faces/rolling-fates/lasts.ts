import type { RollingFatesTold } from '@wyrdhall/rolling-fates';
import type { Sound } from '../../hall/tones.ts';

const LENGTHS: Partial<Record<RollingFatesTold['kind'], number>> = {
  combat: 900,
  phase: 450,
  roll: 620,
  keep: 620,
  again: 620,
  check: 1000,
  bar: 60,
  use: 420,
  hit: 560,
  afflicts: 380,
  'enemy-dies': 520,
  telegraph: 900,
  attack: 620,
  hurt: 560,
  loses: 520,
  falls: 1200,
  heal: 480,
  level: 900,
  trait: 1100,
  treasure: 1100,
  story: 60,
  zone: 700,
  node: 60,
  flag: 0,
  pass: 160,
};

/** How long an event is seen, in milliseconds at normal speed. */
export const lasts = (event: RollingFatesTold): number => LENGTHS[event.kind] ?? 340;

const SOUNDS: Partial<Record<RollingFatesTold['kind'], Sound>> = {
  roll: 'dice',
  keep: 'dice',
  again: 'dice',
  check: 'dice',
  removal: 'dice',
  spoils: 'dice',
  hit: 'iron',
  hurt: 'iron',
  loses: 'thud',
  falls: 'thud',
  'enemy-dies': 'thud',
  guard: 'shield',
  immune: 'shield',
  withstands: 'shield',
  level: 'harp',
  trait: 'harp',
  treasure: 'harp',
  'combat-won': 'harp',
};

export function soundOf(event: RollingFatesTold): Sound {
  // What Defence takes whole sounds of the shield.
  if (event.kind === 'hurt' && event.lost === 0) return 'shield';
  return SOUNDS[event.kind] ?? 'peg';
}
