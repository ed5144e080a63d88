import { isEnemy, type RollingFatesTold } from '@wyrdhall/rolling-fates';
import type { LineLook } from '../../kit/face.ts';
import { enemyColor } from './look.ts';
import { enemyIcon } from './pictures.ts';
import { fateIcon } from './rolling-fates.icons.ts';

type Kind = RollingFatesTold['kind'];

const SIGNS: Partial<Record<Kind, LineLook>> = {
  combat: { icon: fateIcon.heroes, color: '#c9a7f0' },
  'combat-won': { icon: fateIcon.heroes, color: '#ffd36b' },
  zone: { icon: fateIcon.map, color: '#c9a7f0' },
  node: { icon: fateIcon.map, color: '#c9a7f0' },
  story: { icon: fateIcon.story, color: '#c9a7f0' },
  choice: { icon: fateIcon.story, color: '#c9a7f0' },
};

const TONES: Partial<Record<Kind, LineLook['tone']>> = {
  hurt: 'loss',
  loses: 'loss',
  hit: 'gain',
  heal: 'gain',
  guard: 'gain',
};

const PHASES = { fate: fateIcon.fate, character: fateIcon.heroes, enemy: fateIcon.enemies } as const;

/** Whose picture stands before a line of the saga, and whether it is good news. */
export function line(event: RollingFatesTold): LineLook | undefined {
  if (event.kind === 'phase') return { icon: PHASES[event.phase], color: '#c9a7f0' };
  const tone = TONES[event.kind];
  // What an enemy does; what is done to it belongs to the hero.
  if ('enemy' in event && (!('seat' in event) || event.kind === 'enemy-dies')) {
    const kind = event.enemy.replace(/-\d+$/, '');
    // In a position that somebody has arranged, an enemy may be called anything.
    if (!isEnemy(kind)) return { icon: fateIcon.enemies, ...(tone && { tone }) };
    return { icon: enemyIcon(kind), color: enemyColor(kind) };
  }
  return { ...SIGNS[event.kind], ...(tone && { tone }) };
}
