import { signal } from '@preact/signals';
import { cardOf, type HeroId } from '@wyrdhall/fateforge';

/** The colour of a hero's plaque, and its light. */
export const heroColor: Readonly<Record<HeroId, string>> = {
  'forest-guard': '#2d6fb5',
  rogue: '#6a4aa8',
  nobleman: '#a8324a',
  shaman: '#8f6a1c',
  mercenary: '#8a4a2c',
  alchemist: '#2c8050',
};

const cardColor: Readonly<Record<string, string>> = {
  white: '#8d949e',
  blue: '#2a5f9e',
  red: '#9e2f2c',
  green: '#2f7a48',
  brown: '#7a5530',
  purple: '#6a3f9c',
  boss: '#5a2430',
};
export const enemyColor = (card: string): string => cardColor[cardOf(card).colour] ?? '#5a2430';

/** The colours of a die or a result: light, body, dark, sign. */
export const DIE_COLORS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  red: ['#ffd3c8', '#d2523f', '#5d1409', '#fff4e8'],
  yellow: ['#fff3c4', '#e0b23a', '#6d4f06', '#3a2802'],
  blue: ['#cfe8ff', '#3d86cf', '#0f3560', '#f4faff'],
  green: ['#d3f7da', '#46a060', '#0f4022', '#f2fff4'],
  melee: ['#e6e2f4', '#7d7694', '#2a2640', '#fff'],
  ranged: ['#e4f2f0', '#5f8f8a', '#173a38', '#fff'],
  '': ['#f7ebcf', '#c9a868', '#5a4116', '#2c1c06'],
};

/** The colour of a kind of result, where no die has one. */
export const RESULT_COLOR: Readonly<Record<string, string>> = {
  step: 'yellow',
  hit: 'red',
  'long-hit': 'red',
  'skill-hit': 'red',
  shot: 'blue',
  'skill-shot': 'blue',
  focus: 'green',
  block: 'melee',
  special: 'melee',
  skill: 'red',
  miss: 'melee',
};

/** What a card that is pointed at would take: its cost. */
export const pointedCost = signal<readonly string[] | undefined>(undefined);
/** The zone or figure that a quick move on the board meant: answered as soon as it is asked. */
export const meant = signal<string | undefined>(undefined);
