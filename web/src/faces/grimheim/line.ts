import { type GrimheimTold, type HeroId, TOWN } from '@wyrdhall/grimheim';
import type { LineLook } from '../../kit/face.ts';
import { heroColor, heroIcon, monsterIcon, sideOf } from './look.ts';
import { newcomer } from './newcomer.ts';
import { grimIcon } from './pictures.ts';

type Kind = GrimheimTold['kind'];

/** What a monster does, or what befalls it without anybody's doing. */
const BY_MONSTERS: ReadonlySet<Kind> = new Set([
  'march',
  'stays',
  'swap',
  'turned',
  'enters',
  'arrives',
  'attack',
  'missed',
]);

const SIGNS: Partial<Record<Kind, LineLook>> = {
  time: { icon: grimIcon.stone, color: '#e0a13c' },
  'monster-die': { icon: grimIcon.dice },
  'monster-card': { icon: grimIcon.wave, color: '#d9772f' },
  'no-card': { icon: grimIcon.wave, color: '#d9772f' },
};

const TONES: Partial<Record<Kind, LineLook['tone']>> = {
  hurt: 'loss',
  wear: 'loss',
  damage: 'gain',
  heal: 'gain',
  prevent: 'gain',
  mana: 'gain',
  gold: 'gain',
  'give-gold': 'gain',
};

function monsterLook(id: string): LineLook {
  const monster = newcomer(id, TOWN);
  return monster ? { icon: monsterIcon(monster.kind), color: sideOf[monster.faction].color } : {};
}

const isHero = (id: string): id is HeroId => Object.hasOwn(heroColor, id);

/** Whose picture stands before a line of the saga, and whether it is good news. */
export function line(event: GrimheimTold): LineLook | undefined {
  if (event.kind === 'roll')
    return isHero(event.by) ? { icon: heroIcon(event.by), color: heroColor[event.by] } : undefined;
  if (event.kind === 'town')
    return { icon: grimIcon.house, color: '#e0a13c', tone: event.change < 0 ? 'loss' : 'gain' };
  if (BY_MONSTERS.has(event.kind) && 'monster' in event) return monsterLook(event.monster);
  const tone = 'amount' in event && event.amount < 0 ? undefined : TONES[event.kind];
  return { ...SIGNS[event.kind], ...(tone && { tone }) };
}
