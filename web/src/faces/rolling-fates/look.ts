import type { HeroId, Status } from '@wyrdhall/rolling-fates';
import { enemyIcons, fateIcon, heroIcons } from './rolling-fates.icons.ts';

export const heroColor: Readonly<Record<HeroId, string>> = {
  brakka: '#b5622c',
  sel: '#2f8f5b',
  orrin: '#b98f2a',
  mirelle: '#c23d4e',
  tovik: '#3a6fb0',
  ysolde: '#8a4aa8',
  grum: '#6f7783',
  quill: '#24878c',
};

export const heroIcon = (id: HeroId): string => heroIcons[id];
export const enemyIcon = (kind: string): string => enemyIcons[kind] ?? fateIcon.enemies;

/** Outlines of the plaques, standing at 0, 0. A hero's is an arch; an enemy's tells what it is made of. */
export const PLAQUES = {
  arch: 'M-14 0V-23A14 14 0 0 1 14 -23V0Z',
  tusk: 'M-13 0L-15 -23L-11 -35L-6 -29L0 -31.5L6 -29L11 -35L15 -23L13 0Z',
  flame:
    'M-11 0C-18 -11 -15 -20 -10 -25C-9 -22 -8 -21 -7 -21C-8 -30 -3 -34 0 -40C3 -34 8 -30 7 -21C8 -21 9 -22 10 -25C15 -20 18 -11 11 0Z',
  coffin: 'M-9 0L-15 -23L-8 -37H8L15 -23L9 0Z',
  shield: 'M0 1C-11 -4 -15 -14 -15 -35H15C15 -14 11 -4 0 1Z',
  tower: 'M-13 0V-37H-7.5V-33H-2.8V-37H2.8V-33H7.5V-37H13V0Z',
  round: 'M-10 0A17.5 17.5 0 1 1 10 0Z',
  thorn: 'M-12 0L-16 -12L-12 -15L-15 -26L-8 -27L-5 -36L0 -30L5 -36L8 -27L15 -26L12 -15L16 -12L12 0Z',
} as const;

export type Shape = keyof typeof PLAQUES;

interface Look {
  readonly shape: Shape;
  readonly color: string;
}

const beast: Look = { shape: 'tusk', color: '#7d5ab0' };
const outlaw: Look = { shape: 'shield', color: '#a5573a' };
const dead: Look = { shape: 'coffin', color: '#6b79a6' };
const made: Look = { shape: 'tower', color: '#8a7650' };
const ooze: Look = { shape: 'round', color: '#5d8a3c' };
const fire: Look = { shape: 'flame', color: '#c8562a' };
const wild: Look = { shape: 'thorn', color: '#3f8a78' };
const great: Look = { shape: 'coffin', color: '#a3813f' };

const LOOKS: Readonly<Record<string, Look>> = {
  'gutter-imp': { ...fire, color: '#b8483a' },
  'crypt-rat-swarm': { ...beast, color: '#7a6a5a' },
  'rust-sentinel': { ...made, color: '#a0603a' },
  'bog-toad': ooze,
  'lantern-wisp': { ...fire, color: '#b8962e' },
  'hedge-bandit': outlaw,
  'bandit-captain': { ...outlaw, color: '#b53a3a' },
  'thistle-sprite': wild,
  'drowned-porter': { ...dead, color: '#3f7a86' },
  'old-mother-sump': { ...ooze, color: '#4f8a4a' },
  'gate-hound': beast,
  'glass-spider': { ...wild, color: '#5a8aa8' },
  'candle-monk': { ...fire, color: '#b07a34' },
  'clockwork-page': made,
  'mirror-duelist': { ...outlaw, color: '#7a86a0' },
  'cellar-ooze': ooze,
  'ooze-gob': ooze,
  'ferry-ghoul': dead,
  'bellows-golem': { ...made, color: '#8a5a46' },
  'the-toll-taker': great,
  'ash-wolf': { ...beast, color: '#8a5048' },
  'salt-widow': { ...wild, color: '#8e7f9c' },
  'tomb-bailiff': dead,
  'ember-acolyte': fire,
  'chain-wraith': { ...dead, color: '#56618c' },
  'marsh-ogre': { ...beast, color: '#6b8040' },
  'gallows-crow': { ...wild, color: '#4f4a6a' },
  'rune-thrall': { ...made, color: '#5c6f8a' },
  'hollow-knight': { ...outlaw, color: '#59636e' },
  'nera-who-waits': { ...fire, color: '#b3863a' },
  'rift-stalker': { ...wild, color: '#6a4aa0' },
  'storm-herald': { ...fire, color: '#3f74b8' },
  'bone-choir': { ...dead, color: '#94886c' },
  'gilded-executioner': { ...outlaw, color: '#b08a2e' },
  'abyssal-leech': { ...ooze, color: '#8a3a5e' },
  'fate-eater': { ...wild, color: '#a03a86' },
  'twin-of-left': { ...dead, color: '#3f8a8a' },
  'twin-of-right': { ...dead, color: '#a0585e' },
  'the-unwritten-king': { ...great, color: '#8f7aa8' },
  'wyrm-of-the-last-stair': { ...fire, color: '#a83a2e' },
};

export const enemyLook = (kind: string): Look => LOOKS[kind] ?? beast;

export const statusIcon = (status: Status): string => fateIcon[status];

/** The same for heroes and enemies, and never the only sign: the icon and the name say it too. */
export const statusColor: Readonly<Record<Status, string>> = {
  poison: '#a8e07a',
  weakness: '#ffb9a3',
  stun: '#ffe08a',
};
