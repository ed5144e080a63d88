import type { GrimheimTold } from '@wyrdhall/grimheim';

const STEP = 200;
const DICE = 1300;
const BLOW = 520;
const CARD = 420;

const LENGTHS: Partial<Record<GrimheimTold['kind'], number>> = {
  step: STEP,
  pushed: STEP,
  march: STEP,
  turned: STEP,
  swap: STEP,
  shoved: STEP,
  stays: 90,
  roll: DICE,
  attack: DICE,
  'more-dice': DICE,
  reroll: DICE,
  'monster-die': DICE,
  damage: BLOW,
  hurt: BLOW,
  dies: BLOW,
  enters: BLOW,
  town: 700,
  'knocked-out': 800,
  time: 800,
  'monster-card': 1900,
  arrives: 240,
  use: CARD,
  play: CARD,
  draw: CARD,
  prevent: CARD,
  upgrade: 600,
  'quest-done': 800,
  action: 120,
  total: 1000,
  gold: 180,
  mana: 140,
};

/** How long an event is seen, in milliseconds at normal speed. */
export const lasts = (event: GrimheimTold): number => LENGTHS[event.kind] ?? 220;
