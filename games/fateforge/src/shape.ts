import {
  either,
  flag,
  known,
  like,
  listOf,
  nothing,
  oneOf,
  optional,
  recordOf,
  type Shape,
  whole,
} from '@wyrdhall/kernel';
import { campaignShape } from './campaign-shape.ts';
import { HERO_IDS } from './content/cards.ts';
import { isAlly, isDeckCard, isEnemyCard, isItem, isQuestline, isSkill } from './content/index.ts';
import { DIE_COLOURS } from './content/results.ts';
import { TOKEN_KINDS } from './content/token.ts';
import { isResult } from './rules/pool.ts';

const amount = whole(0, 10_000);
const small = whole(0, 200);
const zone = whole(0, 63);
const bits = whole(0, 2 ** 31 - 1);
const name = like(/^(?!__)[\w:.,&#@+ -]{0,60}$/);
const names = listOf(name, 100);
const card = known(isEnemyCard);
/** 11 were the most in 34,000 fights; whoever thinks about a forged hundred would not come to an end. */
const results = listOf(known(isResult), 20);
const heroIndex = whole(-1, 3);
const gear = recordOf({ id: known(isItem), worn: flag, armour: small, last: flag });
const deck = listOf(known(isDeckCard), 60);

const hero = recordOf({
  id: oneOf(HERO_IDS),
  zone,
  health: small,
  energy: small,
  toxic: small,
  maxHealth: small,
  maxEnergy: small,
  ko: flag,
  revived: flag,
  dice: listOf(oneOf(DIE_COLOURS), 12),
  pool: results,
  gifts: results,
  skills: listOf(known(isSkill), 6),
  reserve: listOf(known(isSkill), 40),
  gear: listOf(gear, 12),
  passives: names,
  corruption: deck,
  fear: deck,
  block: small,
  stunned: flag,
  hidden: flag,
  lunge: flag,
  flasks: whole(0, 3),
  round: names,
  scene: names,
  marks: names,
  dash: flag,
  held: recordOf({ health: small, energy: small }),
  exited: flag,
  wasKO: flag,
});

const band = like(/^[\w:,+/ -]{0,150}$/);
const enemy = recordOf({
  id: name,
  card,
  number: small,
  zone,
  damage: small,
  armour: small,
  block: small,
  fresh: small,
  stunned: flag,
  elite: flag,
  guards: name,
  band,
  carries: listOf(small, 60),
  laid: flag,
  back: flag,
  marks: names,
});

const token = recordOf({
  kind: oneOf(TOKEN_KINDS),
  id: name,
  zone,
  to: whole(-1, 63),
  n: bits,
  open: flag,
  by: name,
});

const objective: Shape = recordOf({
  kind: name,
  tokens: optional(names),
  exits: optional(names),
  all: optional(flag),
  enemy: optional(name),
  cards: optional(listOf(card, 20)),
  by: optional(small),
  card: optional(card),
  what: optional(oneOf(['gem', 'food'])),
  zone: optional(name),
  chests: optional(names),
  door: optional(name),
  counter: optional(name),
  least: optional(small),
  spot: optional(whole(0, 1)),
  above: optional(small),
  who: optional(oneOf(['all', 'exited'])),
});
const objectives = listOf(objective, 10);
const flags = listOf(flag, 10);

/** The form of a state, for one that comes from outside. */
export const shape: Shape = recordOf({
  settings: recordOf({
    profile: oneOf(['story', 'standard', 'heroic']),
    hardcore: flag,
    screens: flag,
    solo: flag,
    bandMatch: oneOf(['anyHero', 'closestHero']),
    dashPenalty: oneOf(['damage', 'energy']),
    moveTarget: oneOf(['earliest', 'choice']),
    difficultExtra: oneOf(['step', 'wild']),
    trapAvoid: oneOf(['focus', 'step']),
    maxExtraRounds: whole(0, 2),
    noExit: whole(0, 3),
    reviveCost: oneOf(['wild', 'focus']),
    soloToughness: whole(0, 3),
    soloReactions: whole(0, 2),
  }),
  mode: oneOf(['scene', 'battle', 'campaign']),
  players: whole(1, 4),
  scene: name,
  board: like(/^[\w:| -]{1,190}$/),
  own: either(nothing, recordOf({ primary: objectives, secondary: objectives, reactions: listOf(card, 20) })),
  rounds: whole(1, 20),
  round: whole(1, 30),
  extra: whole(0, 2),
  phase: oneOf([
    'setup',
    'learn',
    'arm',
    'prepare',
    'dash',
    'order',
    'action',
    'clean-up',
    'extra',
    'exit',
    'recover',
    'camp',
    'story',
    'over',
  ]),
  order: listOf(whole(0, 3), 4, 1),
  place: whole(0, 3),
  at: whole(0, 6),
  began: flag,
  queue: listOf(card, 20),
  rank: whole(-1, 999),
  heroes: listOf(hero, 4, 1),
  enemies: listOf(enemy, 60),
  tokens: listOf(token, 100),
  edges: bits,
  difficult: bits,
  tar: bits,
  smoke: bits,
  snares: bits,
  cages: listOf(recordOf({ zone, edges: bits }), 20),
  defeated: listOf(recordOf({ id: name, round: small }), 200),
  escaped: names,
  gemStolen: flag,
  fearCards: amount,
  trapCards: amount,
  foreseen: flag,
  decks: recordOf({ corruption: deck, fear: deck, trap: deck, graveyard: deck }),
  bag: recordOf({ gold: amount, food: amount, items: listOf(known(isItem), 100) }),
  gems: listOf(small, 100),
  companion: either(
    nothing,
    recordOf({ id: known(isAlly), hero: whole(0, 3), dice: results, damage: small, out: flag }),
  ),
  boss: either(
    nothing,
    recordOf({ phase: whole(1, 2), cubes: flags, exploited: listOf(small, 4), marks: names }),
  ),
  lastActed: heroIndex,
  exit: name,
  met: recordOf({ primary: flags, secondary: flags }),
  victory: small,
  ending: oneOf(['', 'won', 'failed', 'fallen']),
  questline: either(
    nothing,
    recordOf({
      id: known(isQuestline),
      at: whole(0, 4),
      purse: listOf(small, 4),
      secondary: small,
      fallen: listOf(flag, 4),
      corruptionDrawn: small,
    }),
  ),
  campaign: either(nothing, campaignShape),
  story: listOf(name, 20),
  unlocked: listOf(whole(1, 14), 14),
});
