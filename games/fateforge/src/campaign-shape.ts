import {
  either,
  flag,
  known,
  like,
  listOf,
  mapOf,
  nothing,
  oneOf,
  recordOf,
  text,
  whole,
} from '@wyrdhall/kernel';
import { isExploration, isPlace } from './content/campaign/city.ts';
import { LOCATION_IDS } from './content/campaign/locations.ts';
import { FACTIONS, LEAST_REPUTATION, MOST_REPUTATION, PEOPLE } from './content/campaign/people.ts';
import { isQuest } from './content/campaign/quests.ts';
import { SCHEDULE } from './content/campaign/schedule.ts';
import { isStoryCard } from './content/campaign/story-cards.ts';
import { TRAITS } from './content/cards.ts';
import { isAlly, isEnemyCard, isItem, isSkill } from './content/index.ts';
import { DIE_COLOURS } from './content/results.ts';

const amount = whole(0, 10_000);
const small = whole(0, 200);
const name = like(/^(?!__)[\w:.,&#@+| -]{0,60}$/);
const names = listOf(name, 200);
const at = whole(0, SCHEDULE.length);
const opinion = whole(LEAST_REPUTATION, MOST_REPUTATION);
const opinions = (ids: readonly string[]) => recordOf(Object.fromEntries(ids.map((id) => [id, opinion])));
const heroes = listOf(whole(0, 3), 4);
const location = oneOf([...LOCATION_IDS, '']);
const place = known((id) => id === '' || isPlace(id));

const scene = recordOf({
  knot: name,
  choices: listOf(whole(0, 40), 60),
  values: mapOf(name, either(flag, whole(-10_000, 10_000), text)),
  heroes,
});

const memory = recordOf({
  flags: names,
  counts: mapOf(name, whole(-200, 200)),
  reputation: opinions(FACTIONS),
  people: opinions(PEOPLE),
  cards: listOf(known(isStoryCard), 20),
  points: small,
  allies: listOf(known(isAlly), 10),
  visits: mapOf(name, small),
  quests: listOf(recordOf({ id: known(isQuest), left: small }), 10),
  questsDone: listOf(known(isQuest), 10),
  victory: small,
  rewards: small,
  budgets: mapOf(name, whole(-20, 20)),
  met: oneOf([...PEOPLE, '']),
  lostHours: small,
});

/** The form of a campaign, for one that comes from outside. */
export const campaignShape = recordOf({
  at,
  agenda: listOf(name, 60),
  scene: either(nothing, scene),
  walk: either(
    nothing,
    recordOf({
      id: known(isExploration),
      at: known(isPlace),
      left: small,
      steps: small,
      found: listOf(known(isPlace), 10),
      hints: small,
      spared: flag,
    }),
  ),
  rest: either(
    nothing,
    recordOf({
      id: oneOf(SCHEDULE.filter((entry) => entry.startsWith('r'))),
      tokens: small,
      at: location,
      paid: listOf(oneOf(LOCATION_IDS), 12),
      health: small,
      food: small,
      cleansed: heroes,
      rested: flag,
      rumour: flag,
      odd: listOf(known(isItem), 10),
    }),
  ),
  pack: flag,
  muster: name,
  next: recordOf({
    absent: names,
    stunned: names,
    reactions: whole(-20, 20),
    quiet: listOf(whole(1, 9), 9),
    rounds: whole(-5, 5),
    start: names,
    seen: flag,
  }),
  memory,
  marker: place,
  purse: amount,
  traits: listOf(listOf(oneOf(TRAITS), 20), 4),
  tongues: heroes,
  act: recordOf({
    at,
    memory,
    heroes: listOf(recordOf({ dice: listOf(oneOf(DIE_COLOURS), 12), skills: listOf(known(isSkill), 40) }), 4),
    items: listOf(known(isItem), 150),
    gold: amount,
  }),
  bestiary: listOf(known(isEnemyCard), 60),
  seen: listOf(name, 400),
  ending: oneOf(['', 'a', 'b', 'c', 'd']),
});
