import { Facts, type Prompt } from '@wyrdhall/kernel';
import { placeOf } from '../content/campaign/city.ts';
import { locationOf } from '../content/campaign/locations.ts';
import { questOf } from '../content/campaign/quests.ts';
import { boardOf, isSkill, itemOf, skillOf } from '../content/index.ts';
import { skillOptions } from '../rules/campaign/hire.ts';
import { roomFor } from '../rules/gear.ts';
import { stockOf } from '../rules/rest/stock.ts';
import { stepsLeft } from '../rules/story/walk.ts';
import type { Fateforge, Hero } from '../state.ts';

const NEVER = 1e-4;
const rest = (id: string): string => id.slice(id.indexOf(':') + 1);
const kind = (id: string): string => id.split(':')[0] ?? '';

const missing = (h: Hero): number => h.maxHealth - h.health;
const missingAll = (s: Fateforge): number => s.heroes.reduce((sum, h) => sum + missing(h), 0);
const heroOf = (s: Fateforge, id: string): Hero | undefined => s.heroes.find((h) => h.id === id);

/** Whether looking after the things would do any good: something to put on, somebody to feed. */
const needsCare = (s: Fateforge): boolean =>
  s.bag.items.some((id) => s.heroes.some((h) => isFor(h, id))) ||
  (s.bag.food > 0 && s.heroes.some((h) => isHungry(h)));

const isHungry = (h: Hero): boolean => h.ko || missing(h) + (h.maxEnergy - h.energy) >= 3;

/** A weapon or clothing with a free slot, or a thing with room for it; draughts stay in the bag. */
function isFor(h: Hero, id: string): boolean {
  const item = itemOf(id);
  return !item.potion && roomFor(h, item) && h.gear.length < 6;
}

function pack(s: Fateforge, id: string): number {
  const [thing = '', hero = ''] = rest(id).split('/');
  switch (kind(id)) {
    case 'eat': {
      const h = heroOf(s, thing);
      return h && isHungry(h) ? 4 : NEVER;
    }
    case 'drink': {
      const h = heroOf(s, hero);
      return h && missing(h) + h.maxEnergy - h.energy >= 4 ? 2 : NEVER;
    }
    case 'wear': {
      const h = heroOf(s, hero);
      return h && isFor(h, thing) ? 6 : NEVER;
    }
    case 'back':
      return needsCare(s) ? 0.3 : 5;
  }
  return NEVER;
}

/** Skills and things that a hero of this kind usually buys. */
const isWanted = (s: Fateforge, id: string): boolean => s.heroes.some((h) => boardOf(h.id).buys.includes(id));

const lessonsFor = (s: Fateforge, level: number): boolean =>
  s.heroes.some((h) => skillOptions(h, s.bag.gold, [level]).some(({ closed }) => !closed));

function place(s: Fateforge, id: string): number {
  switch (id) {
    case 'bell-house':
    case 'nettle':
      return s.bag.gold > 0 ? missingAll(s) * 0.8 : NEVER;
    case 'wet-anchor':
      return s.bag.food < 3 && s.bag.gold > 2 ? 1.5 : 0.1;
    case 'ford-lodge':
      return lessonsFor(s, 1) ? 4 : NEVER;
    case 'master-hall':
      return lessonsFor(s, 2) ? 5 : NEVER;
    case 'guard-yard':
      return s.campaign?.memory.flags.includes('drilled') ? NEVER : 0.4;
    case 'archive':
      return 0.5;
    case 'quiet-shrine':
      return 1;
  }
  const location = locationOf(id);
  const canBuy = stockOf(s, location.id).some((ware) => ware.price <= s.bag.gold && worthBuying(s, ware.id));
  const isPaid = s.campaign?.rest?.paid.includes(location.id) ?? false;
  return canBuy && (isPaid || location.time <= (s.campaign?.rest?.tokens ?? 0)) ? 2.5 : NEVER;
}

const worthBuying = (s: Fateforge, id: string): boolean => {
  const item = itemOf(id);
  return item.potion ? missingAll(s) > 3 : s.heroes.some((h) => isFor(h, id)) && !s.bag.items.includes(id);
};

function inRest(s: Fateforge, id: string): number {
  switch (kind(id)) {
    case 'visit':
    case 'browse':
      return place(s, rest(id));
    case 'quest':
      return missingAll(s) <= 2 * s.heroes.length ? 3 / questOf(rest(id)).threat : 0.2;
    case 'pack':
      return needsCare(s) ? 8 : NEVER;
    case 'rest-over':
      return (s.campaign?.rest?.tokens ?? 0) > 0 ? 0.05 : 3;
  }
  return 1;
}

function atLocation(s: Fateforge, id: string): number {
  const thing = rest(id);
  switch (kind(id)) {
    case 'heal': {
      const h = heroOf(s, thing);
      return h && missing(h) >= 2 ? 6 * missing(h) : 0.2;
    }
    case 'pay-time':
      return 6;
    case 'buy':
      return worthBuying(s, thing) ? (isWanted(s, thing) ? 6 : 1) : NEVER;
    case 'learn':
      return isWanted(s, thing) ? 8 : skillOf(thing).level === 2 ? 4 : 1;
    case 'food':
      return s.bag.food < 3 && s.bag.gold > 1 ? 6 : NEVER;
    case 'rumour':
      return 0.5;
    case 'cleanse':
      return 3;
    case 'drill':
      return 1;
    case 'go-back':
      return 0.4;
  }
  return 1;
}

function walking(s: Fateforge, id: string): number {
  const walk = s.campaign?.walk;
  if (!walk || kind(id) !== 'go') return 0.02;
  const to = (placeOf(walk.at).ways as Readonly<Record<string, string>>)[rest(id)] ?? walk.at;
  return stepsLeft(walk, to) < stepsLeft(walk, walk.at) ? 5 : 0.6;
}

/** What a sensible party takes outside fights. */
export function weighStory(s: Fateforge, { question, options }: Prompt): number[] {
  const facts = new Facts(question);
  return options.map(({ id }, k) => {
    switch (question.id) {
      case 'tale': {
        if (id === 'pack') return needsCare(s) ? 1 : NEVER;
        const odds = facts.numbers('odds')[k] ?? -1;
        return odds < 0 ? 1 : 0.3 + odds / 60;
      }
      case 'read':
      case 'muster':
        return id === 'pack' ? (needsCare(s) ? 8 : NEVER) : 2;
      case 'volunteer': {
        const i = s.heroes.findIndex((h) => h.id === rest(id));
        return ((facts.numbers('odds')[i] ?? 0) / 100) ** 3 + NEVER;
      }
      case 'test-failed':
        return id === 'accept' ? 0.5 : 3;
      case 'pack':
        return pack(s, id);
      case 'rest':
        return inRest(s, id);
      case 'visit':
        return atLocation(s, id);
      case 'walk':
        return walking(s, id);
      case 'learn':
        return id === 'done' ? 0.05 : isWanted(s, rest(id)) && isSkill(rest(id)) ? 5 : 1;
      case 'which-ally':
        return id === 'nobody' ? 0.3 : 2;
    }
    return 1;
  });
}
