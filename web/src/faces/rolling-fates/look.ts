import { type HeroId, likeOf, type Status } from '@wyrdhall/rolling-fates';
import { fateIcon } from './rolling-fates.icons.ts';

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

const COLORS: Readonly<Record<string, string>> = {
  'gutter-imp': '#b8483a',
  'crypt-rat-swarm': '#7a6a5a',
  'rust-sentinel': '#a0603a',
  'bog-toad': '#5d8a3c',
  'lantern-wisp': '#b8962e',
  'hedge-bandit': '#a5573a',
  'bandit-captain': '#b53a3a',
  'thistle-sprite': '#3f8a78',
  'drowned-porter': '#3f7a86',
  'old-mother-sump': '#4f8a4a',
  'gate-hound': '#7d5ab0',
  'glass-spider': '#5a8aa8',
  'candle-monk': '#b07a34',
  'clockwork-page': '#8a7650',
  'mirror-duelist': '#7a86a0',
  'cellar-ooze': '#5d8a3c',
  'ooze-gob': '#5d8a3c',
  'ferry-ghoul': '#6b79a6',
  'bellows-golem': '#8a5a46',
  'the-toll-taker': '#a3813f',
  'ash-wolf': '#8a5048',
  'salt-widow': '#8e7f9c',
  'tomb-bailiff': '#6b79a6',
  'ember-acolyte': '#c8562a',
  'chain-wraith': '#56618c',
  'marsh-ogre': '#6b8040',
  'gallows-crow': '#4f4a6a',
  'rune-thrall': '#5c6f8a',
  'hollow-knight': '#59636e',
  'nera-who-waits': '#b3863a',
  'rift-stalker': '#6a4aa0',
  'storm-herald': '#3f74b8',
  'bone-choir': '#94886c',
  'gilded-executioner': '#b08a2e',
  'abyssal-leech': '#8a3a5e',
  'fate-eater': '#a03a86',
  'twin-of-left': '#3f8a8a',
  'twin-of-right': '#a0585e',
  'the-unwritten-king': '#8f7aa8',
  'wyrm-of-the-last-stair': '#a83a2e',
};

/** Behind its face. */
export const enemyColor = (kind: string): string => COLORS[likeOf(kind)] ?? '#7d5ab0';

export const statusIcon = (status: Status): string => fateIcon[status];

/** The same for heroes and enemies, and never the only sign: the icon and the name say it too. */
export const statusColor: Readonly<Record<Status, string>> = {
  poison: '#a8e07a',
  weakness: '#ffb9a3',
  stun: '#ffe08a',
};
