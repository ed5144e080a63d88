import type { Game, Options, Outcome } from '@wyrdhall/kernel';
import { arrange } from './case-words/arrange.ts';
import { describe } from './case-words/describe.ts';
import { HERO_IDS } from './content/cards.ts';
import { ALLIES, SCENES } from './content/index.ts';
import { copy } from './copy.ts';
import { broken } from './invariants.ts';
import { score } from './minds/score.ts';
import { weigh } from './minds/weigh.ts';
import { heroPlace } from './rules/harm-enemy.ts';
import { begin, type FateforgeOptions, setup } from './rules/setup.ts';
import { step } from './rules/step.ts';
import { draw } from './seen/terminal.ts';
import { type FateforgeView, redeal, secrets, view } from './seen/view.ts';
import type { Fateforge } from './state.ts';
import type { FateforgeTold } from './told.ts';
import { en } from './words/en.ts';

function outcome(s: Fateforge): Outcome | undefined {
  const won = s.met.primary.filter(Boolean).length / Math.max(1, s.met.primary.length);
  switch (s.ending) {
    case 'won':
      return { won: true, why: 'objectives-met', rule: 'FF-270' };
    case 'failed':
      return { won: false, why: 'objectives-missed', rule: 'FF-271', grade: won / 4 };
    case 'fallen':
      return { won: false, why: 'all-ko', rule: 'FF-073' };
    case '':
      return undefined;
  }
}

/** The tile that is resolved. */
function turnName(s: Fateforge): string {
  if (s.phase !== 'action') return `${s.round} ${s.phase}`;
  if (s.at > s.heroes.length) return `${s.round} enemies`;
  if (s.at === s.place) return `${s.round} reactions`;
  return `${s.round} ${s.heroes[s.order[heroPlace(s)] ?? 0]?.id}`;
}

export const fateforge: Game<Fateforge, FateforgeTold, FateforgeView> = {
  id: 'fateforge',
  name: 'Fateforge',
  version: 1,
  players: { min: 1, max: 4 },
  ownChance: ['dice', 'cards'],
  options: {
    heroes: { kind: 'seats', values: HERO_IDS, figures: [2, 2, 3, 4] },
    scene: { kind: 'choice', values: SCENES.map(({ id }) => id), default: 'c01', inOrder: true },
    profile: { kind: 'choice', values: ['story', 'standard', 'heroic'], default: 'standard' },
    screens: { kind: 'flag', default: true },
    hardcore: { kind: 'flag', default: false, effect: 'harder' },
    ally: { kind: 'choice', values: ['none', ...ALLIES.map(({ id }) => id)], default: 'none' },
    maxExtraRounds: { kind: 'number', min: 0, max: 2, default: 1, fine: true },
    bandMatch: { kind: 'choice', values: ['anyHero', 'closestHero'], default: 'anyHero', fine: true },
    dashPenalty: { kind: 'choice', values: ['damage', 'energy'], default: 'damage', fine: true },
    moveTarget: { kind: 'choice', values: ['earliest', 'choice'], default: 'earliest', fine: true },
    difficultExtra: { kind: 'choice', values: ['step', 'wild'], default: 'step', fine: true },
    trapAvoid: { kind: 'choice', values: ['focus', 'step'], default: 'focus', fine: true },
  },
  begin: (options: Options) => begin(options as FateforgeOptions),
  setup: (t) => setup(t),
  step,
  outcome,
  clock: (s) => ({ round: s.round, turn: turnName(s) }),
  view,
  secrets,
  copy,
  redeal,
  score,
  weigh,
  arrange,
  describe,
  broken,

  words: { en },
  draw,
  seating: (s) => s.heroes.map((h) => h.id),
};
