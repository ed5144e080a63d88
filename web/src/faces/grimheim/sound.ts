import type { GrimheimTold } from '@wyrdhall/grimheim';
import type { Sound } from '../../hall/tones.ts';

const SOUNDS: Readonly<Partial<Record<GrimheimTold['kind'], Sound>>> = {
  damage: 'iron',
  dies: 'iron',
  hurt: 'iron',
  'knocked-out': 'thud',
  'no-damage': 'shield',
  missed: 'shield',
  armour: 'shield',
  prevent: 'shield',
  'quest-done': 'harp',
  upgrade: 'harp',
};

/** A house falls with timber and bell, a wave comes with drums; dice rattle, all else is a peg set down. */
export function soundOf(event: GrimheimTold): Sound {
  if (event.kind === 'town') return event.change < 0 ? 'timber' : 'peg';
  if (event.kind === 'time') return event.sign === 'quiet' ? 'peg' : 'drums';
  return SOUNDS[event.kind] ?? ('faces' in event ? 'dice' : 'peg');
}
