import type { Flow, Game } from '@wyrdhall/kernel';
import { arrange, describe } from './case-words.ts';
import { score, weigh } from './minds.ts';
import { outcome } from './outcome.ts';
import { step } from './rules.ts';
import { redeal, secrets, view } from './seen.ts';
import { begin, CHARMS, copy, deal, goalOf, ROADS, WARDENS, type Watch, type WatchTold } from './state.ts';
import { broken, upgrade } from './versions.ts';
import { german } from './words/de.ts';
import { english } from './words/en.ts';

function* asksNothing(): Flow {}

export const watch: Game<Watch, WatchTold> = {
  id: 'watch',
  name: 'The Watch',
  version: 2,
  players: { min: 1, max: 3 },
  options: {
    wardens: { kind: 'seats', values: WARDENS, figures: [2, 4, 3] },
    storm: { kind: 'flag', default: false, effect: 'harder' },
    nights: { kind: 'number', min: 3, max: 8, default: 5, fine: true },
    road: { kind: 'choice', values: ROADS, default: 'short' },
    charms: { kind: 'set', values: CHARMS, default: [], legacy: 'charms', effect: 'easier' },
  },
  ownChance: ['dice', 'cards'],
  begin,
  setup(t) {
    t.shuffle(t.state.deck);
    deal(t.state);
    return asksNothing();
  },
  step,
  outcome,
  clock: (s) => ({ round: s.night, turn: `${s.chapter} ${s.night} ${s.phase}` }),
  chapter: (s) => s.chapter,
  remakes: {
    regroup: {
      changes: ['players', 'wardens'],
      closed: (s) => (s.phase === 'dusk' ? undefined : { id: 'not-dusk', rule: 'WA-007' }),
      make(s, options, _before, random) {
        const made = { ...begin(options), chapter: s.chapter, found: s.found };
        random.shuffle(made.deck);
        deal(made);
        return made;
      },
    },
  },
  legacy: (s) => ({ charms: s.found, nights: s.night }),
  slots: ({ storm }) => (storm ? { kind: 'storm', most: 2 } : undefined),
  view,
  secrets,
  copy,
  redeal,
  score,
  weigh,
  horizon: (s) => `${s.chapter} ${s.night}`,
  arrange,
  describe,
  broken,
  upgrade,
  words: { en: english, de: german },
  seating: (s) => s.wardens.map(({ id }) => id),
  draw: (s) => `${s.chapter}, night ${s.night} of ${s.nights}: fire ${s.fire} of ${goalOf(s)}`,
};
