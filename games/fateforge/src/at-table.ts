import type { AtTable, Legacy, Options, Outcome, Slots } from '@wyrdhall/kernel';
import type { Campaign } from './campaign-state.ts';
import { BEGINNINGS, restsBefore } from './content/campaign/schedule.ts';
import { HERO_IDS } from './content/cards.ts';
import { ALLIES, MAKE_UPS, QUESTLINES, SCENES } from './content/index.ts';
import { RATINGS, type Rating } from './content/questlines.ts';
import { STORY } from './content/story.ts';
import { copy } from './copy.ts';
import { broken } from './invariants.ts';
import { remakes } from './rules/campaign/remakes.ts';
import { heroPlace } from './rules/harm-enemy.ts';
import { pointsOf, ratingOf } from './rules/rating.ts';
import type { FateforgeOptions } from './rules/settings.ts';
import { begin, setup } from './rules/setup.ts';
import { step } from './rules/step.ts';
import { type FateforgeView, redeal, secrets, view } from './seen/view.ts';
import type { Fateforge, Questline } from './state.ts';
import type { FateforgeTold } from './told.ts';
import { en } from './words/en.ts';

const GRADES: Readonly<Record<Rating, number>> = { copper: 0.7, silver: 0.85, gold: 1 };

/** FF-453 to FF-455 */
function questOutcome(s: Fateforge, q: Questline): Outcome | undefined {
  if (s.ending === '') return undefined;
  if (s.ending === 'won') {
    const rating = ratingOf(s, q);
    const score = pointsOf(s, q);
    return { won: true, why: `rated-${rating}`, rule: 'FF-453', score, grade: GRADES[rating] };
  }
  const why = s.ending === 'fallen' ? 'questline-fallen' : 'questline-failed';
  return { won: false, why, rule: 'FF-454', grade: q.at / 10 };
}

const ENDS = {
  a: { won: true, grade: 1 },
  b: { won: true, grade: 0.8 },
  c: { won: false, grade: 0.4 },
  d: { won: false, grade: 0.1 },
} as const;

/** FF-009: a campaign ends with one of its endings, never with a fight. */
function campaignOutcome(s: Fateforge, { ending }: Campaign): Outcome | undefined {
  if (s.ending === '' || ending === '') return undefined;
  return { ...ENDS[ending], why: `ending-${ending}`, rule: 'FF-010' };
}

function outcome(s: Fateforge): Outcome | undefined {
  if (s.questline) return questOutcome(s, s.questline);
  if (s.campaign) return campaignOutcome(s, s.campaign);
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

/** FF-013, FF-455: rules that were taught, and the best rating of each questline: 1 is Copper, 3 is Gold. */
function legacy(s: Fateforge): Legacy {
  const unlocks = s.unlocked.map(String);
  if (s.campaign)
    return { unlocks: campaignUnlocks(s), endings: s.campaign.ending === '' ? [] : [s.campaign.ending] };
  const q = s.questline;
  return q && s.ending === 'won'
    ? { unlocks, [`rating-${q.id}`]: RATINGS.indexOf(ratingOf(s, q)) + 1 }
    : { unlocks };
}

/** FF-013: whoever has seen the story to its end knows all fourteen. */
const campaignUnlocks = (s: Fateforge): string[] => (s.ending === '' ? s.unlocked.map(String) : UNLOCKS);

/** The tile that is resolved. */
function turnName(s: Fateforge): string {
  if (s.phase === 'story') return `${s.campaign?.at ?? 0} ${whereabouts(s)}`;
  if (s.phase !== 'action') return `${s.round} ${s.phase}`;
  if (s.at > s.heroes.length) return `${s.round} enemies`;
  if (s.at === s.place) return `${s.round} reactions`;
  return `${s.round} ${s.heroes[s.order[heroPlace(s)] ?? 0]?.id}`;
}

/** What goes on outside fights, for the clock. */
function whereabouts({ campaign: c }: Fateforge): string {
  if (!c || c.scene) return 'story';
  if (c.walk) return 'city';
  if (c.muster !== '') return 'muster';
  return c.rest ? 'rest' : 'story';
}

/** FF-011 */
const UNLOCKS = Array.from({ length: 14 }, (_, i) => String(i + 1));

/** A campaign from one rest to the next: so it stays as quick as on its first evening. */
function chapterName(s: Fateforge): string {
  if (s.campaign) return `stretch-${restsBefore(s.campaign.at) + 1}`;
  return s.questline ? `scene-${s.questline.at + 1}` : 'scene';
}

const SLOTS: Readonly<Record<string, Slots>> = {
  battle: { kind: 'questline', most: 1 },
  campaign: { kind: 'campaign', most: 4 },
};

const SINGLE = { mode: ['scene'] };
const CAMPAIGN = { mode: ['campaign'] };
const ALONE = { players: [1] };

/** What people need who play it, in English. */
export const fateforgeAtTable: AtTable<Fateforge, FateforgeTold, FateforgeView> = {
  id: 'fateforge',
  name: 'Fateforge',
  version: 1,
  players: { min: 1, max: 4 },
  ownChance: ['dice', 'cards'],
  options: {
    heroes: { kind: 'seats', values: HERO_IDS, figures: [2, 2, 3, 4] },
    mode: { kind: 'choice', values: ['scene', 'battle', 'campaign'], default: 'scene' },
    at: {
      kind: 'choice',
      values: ['start', ...BEGINNINGS],
      default: 'start',
      onlyWith: CAMPAIGN,
      fine: true,
    },
    scene: {
      kind: 'choice',
      values: [...SCENES, ...MAKE_UPS].map(({ id }) => id),
      default: 'c01',
      inOrder: true,
      onlyWith: SINGLE,
    },
    questline: {
      kind: 'choice',
      values: QUESTLINES.map(({ id }) => id),
      default: 'b1',
      inOrder: true,
      onlyWith: { mode: ['battle'] },
    },
    profile: { kind: 'choice', values: ['story', 'standard', 'heroic'], default: 'standard' },
    screens: { kind: 'flag', default: true, onlyWith: { players: [2, 3, 4] } },
    hardcore: { kind: 'flag', default: false, effect: 'harder' },
    ally: {
      kind: 'choice',
      values: ['none', ...ALLIES.map(({ id }) => id)],
      default: 'none',
      onlyWith: SINGLE,
    },
    story: { kind: 'set', values: STORY, default: [], onlyWith: SINGLE, fine: true },
    known: { kind: 'set', values: UNLOCKS, default: [], legacy: 'unlocks', fine: true },
    maxExtraRounds: { kind: 'number', min: 0, max: 2, default: 1, fine: true },
    bandMatch: { kind: 'choice', values: ['anyHero', 'closestHero'], default: 'anyHero', fine: true },
    dashPenalty: { kind: 'choice', values: ['damage', 'energy'], default: 'damage', fine: true },
    moveTarget: { kind: 'choice', values: ['earliest', 'choice'], default: 'earliest', fine: true },
    difficultExtra: { kind: 'choice', values: ['step', 'wild'], default: 'step', fine: true },
    trapAvoid: { kind: 'choice', values: ['focus', 'step'], default: 'focus', fine: true },
    noExit: { kind: 'number', min: 0, max: 3, default: 0, fine: true },
    reviveCost: { kind: 'choice', values: ['wild', 'focus'], default: 'wild', fine: true },
    soloToughness: { kind: 'number', min: 0, max: 2, default: 1, onlyWith: ALONE, fine: true },
    soloReactions: { kind: 'number', min: 0, max: 2, default: 1, onlyWith: ALONE, fine: true },
  },
  begin: (options: Options) => begin(options as FateforgeOptions),
  setup: (t) => setup(t),
  step,
  outcome,
  legacy,
  // FF-017, FF-451
  slots: ({ mode }) => SLOTS[String(mode)],
  chapter: chapterName,
  remakes,
  clock: (s) => ({ round: s.round, turn: turnName(s) }),
  view,
  secrets,
  copy,
  redeal,
  broken,
  words: { en },
  seating: (s) => s.heroes.map((h) => h.id),
};
