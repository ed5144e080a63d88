import {
  either,
  flag,
  known,
  like,
  listOf,
  mapOf,
  nothing,
  oneOf,
  optional,
  recordOf,
  type Shape,
  text,
  whole,
} from '@wyrdhall/kernel';
import { VARIANTS } from './adventures/index.ts';
import { isEnemy, isTrait, isTreasure } from './content/index.ts';
import { noTally } from './seen/tally.ts';
import { ADVENTURE_IDS, HERO_IDS, STATUSES } from './state.ts';

const MANY = 100_000;
const MOST_LIFE = 1000;
const amount = whole(0, MANY);
const life = whole(0, MOST_LIFE);
const seat = whole(0, HERO_IDS.length - 1);
const seatOrNone = whole(-1, HERO_IDS.length - 1);
const face = whole(0, 6);
const place = whole(0, 4);
const name = like(/^(?!__)[\w:. -]{1,60}$/);
const names = listOf(name, 100);
const treasure = known(isTreasure);
const trait = known(isTrait);
const kind = known(isEnemy);
const status = oneOf(STATUSES);
const statuses = listOf(status, STATUSES.length);
const treasures = listOf(treasure, 200);
const traits = listOf(trait, 200);
const aside = listOf(either(treasure, trait), 400);

const hero = recordOf({
  id: oneOf(HERO_IDS),
  level: whole(1, 4),
  life,
  extraLife: whole(-MOST_LIFE, MOST_LIFE),
  statuses,
  statusNext: listOf(status, 20),
  treasures,
  traits,
  muted: traits,
  mate: seatOrNone,
  dice: listOf(face, 5, 5),
  luck: face,
  stayed: whole(-1, 4),
  kept: listOf(place, 5),
  barred: flag,
  passed: flag,
  guard: life,
  taunts: flag,
  used: recordOf({ turn: names, fate: names, combat: names, zone: names }),
  tally: recordOf(Object.fromEntries(Object.keys(noTally()).map((count) => [count, amount]))),
});

const enemy = recordOf({
  id: name,
  kind,
  life,
  maxLife: life,
  guard: life,
  fury: life,
  step: whole(0, 20),
  statuses,
  known: flag,
  hit: flag,
  telegraphed: flag,
  hurt: listOf(seat, 100),
  returned: flag,
  skips: flag,
});

const combat = recordOf({
  round: amount,
  phase: oneOf(['fate', 'character', 'enemy']),
  enemies: listOf(enemy, 60),
  queue: listOf(name, 60),
  returning: listOf(enemy, 60),
  appeared: mapOf(kind, amount),
});

const scene = recordOf({
  knot: name,
  choices: listOf(whole(0, 20), 100),
  hero: seatOrNone,
  values: optional(mapOf(name, either(flag, whole(-MANY, MANY), text))),
});

const journey = recordOf({
  adventure: oneOf(ADVENTURE_IDS),
  zone: whole(0, 9),
  node: name,
  part: oneOf(['', 'prologue', 'enter', 'scene', 'won', 'leave']),
  variant: whole(0, VARIANTS - 1),
  story: either(nothing, scene),
  scenes: listOf(scene, 100),
  drawn: treasures,
  winnings: treasures,
  way: whole(-1, 9),
  ambush: like(/^$|^[a-z-]+\*\d{1,2}P?( [a-z-]+\*\d{1,2}P?)*$/),
  omens: recordOf({
    fewer: amount,
    reinforced: listOf(kind, 60),
    reward: whole(0, 20),
    stunned: flag,
    skip: flag,
    insight: flag,
  }),
  flags: names,
  path: listOf(name, 200),
});

const zoneStart = recordOf({ heroes: listOf(hero, 4, 1), treasures, traits, aside, journey });

/** The form of a state, for one that comes from outside. */
export const shape: Shape = recordOf({
  settings: recordOf({
    companion: flag,
    openingFate: oneOf(['always', 'carry']),
    statusRemoval: oneOf(['d6', 'coin']),
    enemyStun: oneOf(['nextActivation', 'afterFate']),
    distinctGroups: flag,
    statusNeedsDamage: flag,
    simultaneousFateWin: flag,
    mercy: oneOf(['standard', 'mercy', 'retry']),
    intents: flag,
    twoTraits: flag,
  }),
  heroes: listOf(hero, 4, 1),
  treasures,
  traits,
  aside,
  journey,
  fate: oneOf(['', 'upkeep', 'enemy-upkeep', 'roll', 'luck', 'keep', 'clumsy', 'again']),
  combat: either(nothing, combat),
  ending: oneOf(['', 'won', 'fallen', 'gave-up']),
  fallen: seatOrNone,
  spared: flag,
  retries: amount,
  zoneStart: either(nothing, zoneStart),
});
