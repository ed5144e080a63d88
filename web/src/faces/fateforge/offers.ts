import type { Option, Prompt } from '@wyrdhall/kernel';
import type { Where } from '../../kit/face.ts';

/** Questions that lay out cards or tiles over the map. */
export const PAGES = new Set(['learn', 'active', 'camp']);
/** Questions of the campaign, which stand below what is told. */
const STORY = new Set([
  'tale',
  'read',
  'volunteer',
  'test-failed',
  'who-of-you',
  'pack',
  'muster',
  'which-ally',
  'which-item',
  'which-trait',
  'reward',
  'new-die',
  'exchange',
  'walk',
  'mark',
  'rest',
  'visit',
]);
const DICE = new Set(['dice', 'reroll', 'three-die', 'turn-die']);
const ON_MAP = new Set([
  'target',
  'where',
  'dash',
  'clear-lines',
  'whom',
  'victim',
  'share',
  'accompany',
  'start',
]);

/** Dice and cards lie in the hand, targets on the map, the rest in the prompt bar. */
export function where({ question }: Prompt, { id, at }: Option): Where {
  if (STORY.has(question.id)) return 'page';
  if (PAGES.has(question.id)) return id === question.quiet ? 'bar' : 'page';
  if (question.id === 'order') return 'hand';
  if (question.id === 'turn' || question.id === 'prepare') return id === question.quiet ? 'bar' : 'hand';
  if (DICE.has(question.id)) return 'hand';
  if (ON_MAP.has(question.id) && at !== undefined) return 'board';
  return 'bar';
}
