import type { Flow, Option } from '@wyrdhall/kernel';
import type { Rest } from '../../campaign-state.ts';
import {
  CLEANSING,
  FOOD_PRICE,
  FREE_FOOD,
  HEALTH_PER_GOLD,
  type LocationCard,
  type LocationId,
  locationOf,
  MOST_FOOD,
} from '../../content/campaign/locations.ts';
import { questOf } from '../../content/campaign/quests.ts';
import { actOf } from '../../content/campaign/schedule.ts';
import { boardOf, skillOf } from '../../content/index.ts';
import type { DieColour } from '../../content/results.ts';
import { everySeat, type Fateforge, type FateforgeTable, heroAt, seatOf } from '../../state.ts';
import { learnFor, skillOptions } from '../campaign/hire.ts';
import { campaignOf, gainFood, gainGold, setFlag } from '../campaign/memory.ts';
import { gainItem, giveBack } from '../campaign/things.ts';
import { recover } from '../harm-hero.ts';
import { priceOf } from '../learn.ts';
import { because } from '../reasons.ts';
import { beginScene } from '../story/scene.ts';
import { earnPoints } from '../story/test.ts';
import { nextQuest } from './quests.ts';
import { stockOf } from './stock.ts';
import { payTime } from './time.ts';

type Answer = (t: FateforgeTable) => Flow | undefined;

const MOST_VISITS_TOLD = 4;

/** FF-351: the party comes to a place; a shop is only looked around in (FF-354). */
export function* arrive(t: FateforgeTable, id: LocationId): Flow {
  const { rest } = campaignOf(t.state);
  if (!rest) return;
  rest.at = id;
  rest.food = 0;
  rest.cleansed = [];
  if (id === 'quiet-shrine') bless(t, rest);
  if (!locationOf(id).shop) yield* stay(t, id);
}

/** What the party finds there is told, otherwise each time. */
function* stay(t: FateforgeTable, id: LocationId): Flow {
  const { visits } = campaignOf(t.state).memory;
  const times = (visits[id] ?? 0) + 1;
  visits[id] = times;
  t.tell({ kind: 'visits', rule: 'FF-351', location: id });
  yield* beginScene(t, `${id.replaceAll('-', '_')}_${Math.min(times, MOST_VISITS_TOLD)}`);
}

/** The Quiet Shrine gives what it gives without being asked. */
function bless(t: FateforgeTable, rest: Rest): void {
  for (const h of t.state.heroes) recover(t, h, 'energy', h.maxEnergy, 'quiet-shrine');
  if (rest.rested) return;
  rest.rested = true;
  earnPoints(t, 1);
}

/** FF-363, FF-364: bought in pairs, shared one by one. */
function healing(s: Fateforge, rest: Rest): Option<Answer>[] {
  const closed = rest.health === 0 && s.bag.gold === 0 ? { closed: because.noGold } : {};
  return s.heroes.flatMap((h, i): Option<Answer>[] =>
    h.health + h.toxic >= h.maxHealth
      ? []
      : [{ id: `heal:${h.id}`, value: (t) => void healOne(t, i), at: h.id, ...closed }],
  );
}

function healOne(t: FateforgeTable, i: number): void {
  const { rest } = campaignOf(t.state);
  if (!rest) return;
  if (rest.health === 0) {
    gainGold(t, -1, 'healing', 'FF-363');
    rest.health = HEALTH_PER_GOLD;
  }
  rest.health--;
  recover(t, heroAt(t.state, i), 'health', 1, 'healing');
}

const FROM_ACT = 2;

function cleansing(s: Fateforge, rest: Rest): Option<Answer>[] {
  if (actOf(campaignOf(s).at) < FROM_ACT) return [];
  const closed = s.bag.gold < CLEANSING ? { closed: because.noGold } : {};
  return s.heroes.flatMap((h, i): Option<Answer>[] =>
    h.corruption.length === 0 || rest.cleansed.includes(i)
      ? []
      : [{ id: `cleanse:${h.id}`, value: (t) => cleanseFor(t, i), at: h.id, ...closed }],
  );
}

function* cleanseFor(t: FateforgeTable, i: number): Flow {
  yield* giveBack(t, i);
  campaignOf(t.state).rest?.cleansed.push(i);
  gainGold(t, -CLEANSING, 'cleansing', 'FF-299');
}

/** FF-365 */
function inn(s: Fateforge, rest: Rest): Option<Answer>[] {
  const food: Option<Answer> = {
    id: 'food',
    value: (t) => {
      const here = campaignOf(t.state).rest;
      if (here) here.food++;
      gainGold(t, -FOOD_PRICE, 'food', 'FF-365');
      return void gainFood(t, 1);
    },
    ...(s.bag.gold < FOOD_PRICE && { closed: because.noGold }),
  };
  const rumour: Option<Answer> = { id: 'rumour', value: hear };
  return [
    ...(rest.food < MOST_FOOD ? [food] : []),
    ...(nextQuest(s) !== undefined && !rest.rumour ? [rumour] : []),
  ];
}

const hear: Answer = (t) => {
  const c = campaignOf(t.state);
  const id = nextQuest(t.state);
  if (id === undefined || !c.rest) return undefined;
  c.rest.rumour = true;
  c.memory.quests.push({ id, left: questOf(id).life });
  t.tell({ kind: 'quest', rule: 'FF-352', quest: id, what: 'rumour' });
  c.agenda.push(`tell ${id}_offer`);
  return undefined;
};

/** FF-080, FF-409 */
const lessons = (s: Fateforge, level: 1 | 2): Option<Answer>[] =>
  s.heroes.flatMap((h, i) =>
    skillOptions(h, s.bag.gold, [level]).map(
      (option): Option<Answer> => ({ ...option, value: (t) => void study(t, i, option.value) }),
    ),
  );

function study(t: FateforgeTable, i: number, id: string): void {
  const h = heroAt(t.state, i);
  gainGold(t, -priceOf(h, skillOf(id)), id, 'FF-080');
  learnFor(t, h, id);
}

/** The drill: one die of one hero for another, once in a campaign. */
function drill(s: Fateforge): Option<Answer>[] {
  if (campaignOf(s).memory.flags.includes('drilled')) return [];
  return s.heroes.map(
    (h, i): Option<Answer> => ({ id: `drill:${h.id}`, value: (t) => exchange(t, i), at: h.id }),
  );
}

function* exchange(t: FateforgeTable, i: number): Flow {
  const h = heroAt(t.state, i);
  const seat = seatOf(t.state, i);
  const asked = (what: string) => ({ id: 'exchange', rule: 'FF-041', figure: h.id, data: { what } });
  const die = (colour: DieColour): Option<DieColour> => ({ id: `die:${colour}`, value: colour });
  const old = yield* t.choose(seat, asked('old'), [...new Set(h.dice)].map(die));
  const fresh = [...new Set(boardOf(h.id).upgrades)].filter((colour) => colour !== old);
  const colour = yield* t.choose(seat, asked('new'), fresh.map(die));
  h.dice[h.dice.indexOf(old)] = colour;
  setFlag(campaignOf(t.state), 'drilled');
  t.tell({ kind: 'exchange', rule: 'FF-041', hero: h.id, old, colour });
}

/** FF-102, FF-355 */
function wares(s: Fateforge, shop: LocationCard, isPaid: boolean): Option<Answer>[] {
  return stockOf(s, shop.id).map(({ id, price }): Option<Answer> => {
    const value: Answer = (t) => {
      gainGold(t, -price, id, 'FF-102');
      return void gainItem(t, id);
    };
    const closed = isPaid ? (price > s.bag.gold ? because.noGold : undefined) : because.payTimeFirst;
    return { id: `buy:${id}`, value, ...(closed && { closed }) };
  });
}

function till(rest: Rest, { id, time }: LocationCard): Option<Answer> {
  const value: Answer = (t) => {
    const c = campaignOf(t.state);
    if (!c.rest) return undefined;
    payTime(t, c.rest, time, id);
    c.rest.paid.push(id);
    if (id === 'reed-market') gainFood(t, FREE_FOOD);
    return stay(t, id);
  };
  return { id: 'pay-time', value, ...(time > rest.tokens && { closed: because.noTime }) };
}

function offers(s: Fateforge, rest: Rest, location: LocationCard): Option<Answer>[] {
  const { id, shop } = location;
  if (shop) {
    const isPaid = rest.paid.includes(id);
    return [...(isPaid ? [] : [till(rest, location)]), ...wares(s, location, isPaid)];
  }
  switch (id) {
    case 'bell-house':
      return [...healing(s, rest), ...cleansing(s, rest)];
    case 'nettle':
      return [...healing(s, rest), ...wares(s, location, true)];
    case 'wet-anchor':
      return inn(s, rest);
    case 'ford-lodge':
      return lessons(s, 1);
    case 'master-hall':
      return lessons(s, 2);
    case 'guard-yard':
      return drill(s);
    default:
      return [];
  }
}

/** At a location: one thing a step, until the party goes. */
export function* visitStep(t: FateforgeTable, rest: Rest, location: LocationCard): Flow {
  const s = t.state;
  const { id } = location;
  const go: Option<Answer> = { id: 'go-back', value: leave };
  const options = [...offers(s, rest, location), go];
  const data = {
    location: id,
    tokens: rest.tokens,
    gold: s.bag.gold,
    food: s.bag.food,
    health: rest.health,
    prices: stockOf(s, id).map((ware) => `${ware.id} ${ware.price}`),
  };
  const question = { id: 'visit', rule: location.shop ? 'FF-354' : 'FF-351', data, quiet: 'go-back' };
  const { value } = yield* t.anyone(everySeat(s), question, () => options);
  const flow = value(t);
  if (flow) yield* flow;
}

const leave: Answer = (t) => {
  const { rest } = campaignOf(t.state);
  if (rest) {
    rest.at = '';
    rest.health = 0;
  }
  return undefined;
};
