import type { AtTable, Flow, Options, Outcome } from '@wyrdhall/kernel';
import { copy } from './copy.ts';
import { broken } from './invariants.ts';
import { begin, type RollingFatesOptions, setup } from './rules/setup.ts';
import { step } from './rules/step.ts';
import { type RollingFatesView, redeal, secrets, view } from './seen/view.ts';
import { ADVENTURE_IDS, HERO_IDS, type RollingFates } from './state.ts';
import type { RollingFatesTold } from './told.ts';
import { upgrade } from './upgrade.ts';
import { en } from './words/en.ts';

function outcome({ ending }: RollingFates): Outcome | undefined {
  switch (ending) {
    case 'won':
      return { won: true, why: 'end-of-the-adventure', rule: 'RF-020' };
    case 'fallen':
      return { won: false, why: 'hero-fell', rule: 'RF-190' };
    case 'gave-up':
      return { won: false, why: 'gave-up', rule: 'RF-191' };
    case '':
      return undefined;
  }
}

/** A turn is a phase of a combat, or a node between two combats. */
function turnName(s: RollingFates): string {
  const { zone, node } = s.journey;
  const place = `${zone + 1} ${node || 'start'}`;
  return s.combat ? `${place} ${s.combat.round} ${s.combat.phase}` : place;
}

/** What people need who play it, in English. */
export const rollingFatesAtTable: AtTable<RollingFates, RollingFatesTold, RollingFatesView> = {
  id: 'rolling-fates',
  name: 'Rolling Fates',
  version: 8,
  players: { min: 1, max: 4 },
  options: {
    heroes: { kind: 'seats', values: HERO_IDS },
    adventure: { kind: 'choice', values: ADVENTURE_IDS, default: 'sump', inOrder: true }, // RF-011
    mode: { kind: 'choice', values: ['app', 'companion'], default: 'app' },
    mercy: { kind: 'choice', values: ['standard', 'mercy', 'retry'], default: 'standard' },
    intents: { kind: 'flag', default: false, effect: 'easier' },
    twoTraits: { kind: 'flag', default: false, effect: 'easier' },
    openingFate: { kind: 'choice', values: ['always', 'carry'], default: 'always', fine: true },
    statusRemoval: { kind: 'choice', values: ['d6', 'coin'], default: 'd6', fine: true },
    enemyStun: {
      kind: 'choice',
      values: ['nextActivation', 'afterFate'],
      default: 'nextActivation',
      fine: true,
    },
    distinctGroups: { kind: 'flag', default: false, effect: 'harder', fine: true },
    statusNeedsDamage: { kind: 'flag', default: false, effect: 'easier', fine: true },
    simultaneousFateWin: { kind: 'flag', default: false, effect: 'easier', fine: true },
  },
  begin: (options: Options) => begin(options as RollingFatesOptions),
  setup: (t): Flow => setup(t),
  step,
  outcome,
  clock: (s) => ({ round: s.combat?.round ?? 0, turn: turnName(s) }),
  view,
  secrets,
  copy,
  redeal,
  broken,
  upgrade,
  words: { en },
  seating: (s) => s.heroes.map((hero) => hero.id),
};
