import { either, flag, known, like, listOf, oneOf, recordOf, whole } from '@wyrdhall/kernel';
import { MONSTER_CARDS } from '../content/monster-cards.ts';
import { LEGEND_NAMES, MONSTERS } from '../content/monsters.ts';
import { TRACKS } from '../content/tracks.ts';
import { isCard, titleOf } from './cards.ts';
import { monsterDie } from './dice.ts';
import { SIZE } from './map.ts';
import { ACTIONS, HERO_IDS } from './state.ts';

const MANY = 100_000;
const cell = whole(0, SIZE - 1);
const amount = whole(0, MANY);
const card = known((id) => isCard(titleOf(id)));
const pile = listOf(card, 60);
const monsterId = like(/^(?!__)[\w-]{1,40}$/);

const hero = recordOf({
  id: oneOf(HERO_IDS),
  at: cell,
  damage: amount,
  gold: amount,
  upgrades: whole(0, 100),
  actions: listOf(oneOf(ACTIONS), 20),
  range: whole(-20, 20),
  move: whole(-20, 20),
  rooted: flag,
  cards: listOf(
    recordOf({
      id: card,
      level: whole(1, 2),
      mana: amount,
      damage: amount,
      markers: amount,
      used: listOf(like(/^[\w:.+/, -]*$/), 40),
    }),
    60,
    1,
  ),
  covered: pile,
  abilities: pile,
  equipment: pile,
  deck: pile,
  hand: pile,
  discard: pile,
  progress: amount,
  suppressed: either(oneOf(['']), monsterId),
  tally: recordOf({
    damage: amount,
    kills: amount,
    experience: amount,
    steps: amount,
    dice: amount,
    hits: amount,
    taken: amount,
    knockOuts: amount,
  }),
});

const monster = recordOf({
  id: monsterId,
  kind: oneOf([...Object.keys(MONSTERS), ...LEGEND_NAMES]),
  level: whole(0, 2),
  at: cell,
  damage: amount,
  gold: amount,
  held: flag,
});

const monsterCards = listOf(oneOf(MONSTER_CARDS.map(({ id }) => id)), 54);

/** The form of a state, for one that comes from outside. */
export const shape = recordOf({
  settings: recordOf({
    track: oneOf(Object.keys(TRACKS)),
    monsterDie: flag,
    yellowLonger: flag,
    closedHands: flag,
  }),
  spot: whole(1, Math.max(...Object.values(TRACKS).map((spots) => spots.length)) + 1),
  phase: oneOf(['hero', 'end-of-turn', 'monsters', 'over']),
  turn: whole(0, HERO_IDS.length - 1),
  begun: flag,
  step: oneOf(['time', 'die', 'answer-march', 'march', 'answer-attack', 'attack', 'wave']),
  face: oneOf(['', ...monsterDie.faces]),
  queue: listOf(either(monsterId, like(/^\d$/)), 200),
  anyOrder: flag,
  pieces: whole(0, 10),
  heroes: listOf(hero, HERO_IDS.length, 1),
  monsters: listOf(monster, 100),
  yellow: monsterCards,
  red: monsterCards,
  out: monsterCards,
  markers: recordOf({ damage: amount, mana: amount, gold: amount }),
});
