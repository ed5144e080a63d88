import type { Flow, Question, Reason, Seat } from '@wyrdhall/kernel';
import type { Equipment } from '../content/card.ts';
import type { Counted, Goal, Prey, Quest } from '../content/quest.ts';
import { equipmentOf } from './cards.ts';
import { pay, unpayable } from './cost.ts';
import type { GrimheimTable, User } from './effect.ts';
import { countTerrain, isForest, isRoad, locationOf } from './map.ts';
import { freeBeside, placeBeside } from './place-beside.ts';
import { adjacentMonsters, facts, isLegend } from './places.ts';
import { because } from './reasons.ts';
import { type CardInPlay, type Hero, heroAt, type Monster } from './state.ts';
import { isEquipment, user } from './tableau.ts';
import { supply } from './waves.ts';

/** GR-140: the top card of the equipment pile. */
export function currentQuest(hero: Hero): Equipment | undefined {
  const top = hero.equipment.at(-1);
  return top === undefined ? undefined : equipmentOf(top);
}

/** Puts a card into play, a main weapon over the old one (GR-141, GR-144). */
export function putIntoPlay(t: GrimheimTable, seat: Seat, id: string): CardInPlay {
  const hero = heroAt(t.state, seat);
  const card: CardInPlay = { id, level: 1, mana: 0, damage: 0, markers: 0, used: [] };
  const printed = equipmentOf(id);
  if (printed.kind === 'equipment') {
    card.markers = printed.markers?.count ?? 0;
    const old = hero.cards.find((c) => isEquipment(c) && equipmentOf(c.id).mainWeapon);
    if (printed.mainWeapon && old) {
      hero.cards.splice(hero.cards.indexOf(old), 1);
      hero.covered.push(old.id);
      t.tell({ kind: 'covered', rule: 'GR-144', seat, card: old.id });
    }
  }
  hero.cards.push(card);
  return card;
}

/** GR-141: the card is gained at once and the next quest is revealed. */
export function gainQuest(t: GrimheimTable, seat: Seat): void {
  const hero = heroAt(t.state, seat);
  const id = hero.equipment.pop() as string;
  hero.progress = 0;
  t.tell({ kind: 'quest-done', rule: 'GR-141', seat, card: id });
  putIntoPlay(t, seat, id);
  if (hero.equipment.length > 0) t.reveal();
}

/** Why the current quest cannot be claimed now, between actions; undefined where it can. */
export function questClosed(t: GrimheimTable, seat: Seat): Reason | undefined {
  const hero = heroAt(t.state, seat);
  const card = currentQuest(hero);
  const quest = card?.quest;
  if (!card || !quest) return because.noQuest;
  if (quest.by === 'count') return hero.progress >= quest.of ? undefined : because.notDone;
  if (quest.by !== 'deed') return because.notNow;
  const u = user(t, seat, undefined, card.id);
  if (quest.at && !isAt(hero, quest.at)) return because.wrongPlace;
  return (quest.cost && unpayable(u, quest.cost)) ?? deedClosed(u, quest);
}

type DeedQuest = Extract<Quest, { by: 'deed' }>;

/** What else a deed asks for (GR-041, GR-149). */
export function deedClosed(u: User, { alone, place }: DeedQuest): Reason | undefined {
  if (alone && adjacentMonsters(u.t.state, u.hero).length > 0) return because.monsterNear;
  if (!place) return undefined;
  if (supply(u.t.state, place[1]) === 0) return because.noTile;
  return freeBeside(u).length > 0 ? undefined : because.noRoom;
}

/** The monsters that come with a quest. */
export function* placeMonsters(u: User, place: DeedQuest['place']): Flow {
  if (!place) return;
  const [monsters, kind] = place;
  for (let i = 0; i < monsters; i++) yield* placeBeside(u, kind);
}

/** GR-149: any area of the location will do. */
export function isAt(hero: Hero, where: NonNullable<DeedQuest['at']>): boolean {
  if (where === 'forest') return isForest(hero.at);
  if (where === 'road') return isRoad(hero.at);
  return locationOf(hero.at) === where;
}

/** GR-147: claims a quest like a free action, paying its price. */
export function* claimQuest(t: GrimheimTable, seat: Seat): Flow<Quest | undefined> {
  const hero = heroAt(t.state, seat);
  const card = currentQuest(hero);
  const quest = card?.quest;
  if (!card || !quest) return undefined;
  const u = user(t, seat, undefined, card.id);
  if (quest.by === 'deed') {
    if (quest.cost) yield* pay(u, quest.cost);
    yield* placeMonsters(u, quest.place);
  }
  gainQuest(t, seat);
  return quest;
}

/** Asks whether the quest is claimed at this very moment (GR-143). */
function* offerQuest(
  t: GrimheimTable,
  seat: Seat,
  why: 'full' | 'kill' | 'enter' | 'end-move',
): Flow<boolean> {
  const card = currentQuest(heroAt(t.state, seat)) as Equipment;
  const forgo = why === 'kill' && card.quest?.by === 'kill' && card.quest.forgo;
  const data = { card: card.id, forgo };
  const question: Question = { id: `quest-${why}`, rule: 'GR-143', data, quiet: 'no' };
  return yield* t.choose(seat, question, [
    { id: `quest:${card.id}`, value: true },
    { id: 'no', value: false },
  ]);
}

/** Counts for a quest (GR-143); when the count is full it may be claimed at once. */
function* advanceQuest(t: GrimheimTable, seat: Seat, amount: number): Flow {
  const hero = heroAt(t.state, seat);
  const card = currentQuest(hero);
  const quest = card?.quest;
  if (amount <= 0 || !card || quest?.by !== 'count' || hero.progress >= quest.of) return;
  hero.progress = Math.min(quest.of, hero.progress + amount);
  const { progress } = hero;
  t.tell({ kind: 'quest-progress', rule: 'GR-143', seat, card: card.id, progress, of: quest.of });
  if (progress < quest.of) return;
  // Only a main weapon takes something away; every other card is simply gained.
  if (!card.mainWeapon || (yield* offerQuest(t, seat, 'full'))) gainQuest(t, seat);
}

/** GR-148: a kill, offered to the quest on top. Gives whether the experience is given up for it. */
export function* questAtKill(t: GrimheimTable, seat: Seat, dead: Monster, distance: number): Flow<boolean> {
  const hero = heroAt(t.state, seat);
  const card = currentQuest(hero);
  const quest = card?.quest;
  if (!card || !quest) return false;
  const u = user(t, seat, undefined, card.id);
  if (quest.by === 'count') {
    yield* advanceQuest(t, seat, countOfKill(quest.what, dead, distance));
    return false;
  }
  if (quest.by !== 'kill' || !isPrey(quest.prey, dead)) return false;
  if (!(yield* offerQuest(t, seat, 'kill'))) return false;
  yield* placeMonsters(u, quest.place);
  gainQuest(t, seat);
  return quest.forgo;
}

/** GR-119: an area entered by a movement of one's own. */
export function* questAtStep(t: GrimheimTable, seat: Seat): Flow {
  const hero = heroAt(t.state, seat);
  const card = currentQuest(hero);
  const quest = card?.quest;
  if (!card || !quest) return;
  if (quest.by === 'count') {
    yield* advanceQuest(t, seat, countOfStep(quest.what, hero));
  } else if (quest.by === 'kill' && quest.enter && locationOf(hero.at) === quest.enter) {
    if (yield* offerQuest(t, seat, 'enter')) gainQuest(t, seat);
  }
}

export function* questAtEndOfMove(t: GrimheimTable, seat: Seat): Flow {
  const hero = heroAt(t.state, seat);
  const card = currentQuest(hero);
  const quest = card?.quest;
  if (!card || quest?.by !== 'end-move' || !isReached(t, hero, quest.at)) return;
  if (!card.mainWeapon || (yield* offerQuest(t, seat, 'end-move'))) gainQuest(t, seat);
}

/** GR-149 (Singing Bow): dice of a roll. */
export function* questAtRoll(t: GrimheimTable, seat: Seat, dice: number): Flow {
  const hero = heroAt(t.state, seat);
  const card = currentQuest(hero);
  const quest = card?.quest;
  if (quest?.by !== 'count' || quest.what !== 'die-in-forest') return;
  if (isForest(hero.at)) yield* advanceQuest(t, seat, dice);
}

function countOfKill(what: Counted, dead: Monster, distance: number): number {
  switch (what) {
    case 'kill':
      return 1;
    case 'far-kill':
      return distance >= 2 ? 1 : 0;
    case 'adjacent-kill':
      return distance === 1 ? 1 : 0;
    case 'trollkin-experience':
      return facts(dead).faction === 'trollkin' ? facts(dead).experience : 0;
    default:
      return 0;
  }
}

function countOfStep(what: Counted, { at }: Hero): number {
  if (what === 'forest-entered') return isForest(at) ? 1 : 0;
  return what === 'mountain-side-entered' && countTerrain(at, 'mountain') > 0 ? 1 : 0;
}

function isPrey(prey: Prey, dead: Monster): boolean {
  if ('kinds' in prey) return prey.kinds.some((kind) => kind === dead.kind);
  return 'rank' in prey ? facts(dead).rank === prey.rank : facts(dead).faction === prey.faction;
}

function isReached({ state }: GrimheimTable, hero: Hero, goal: Goal): boolean {
  if ('location' in goal) return locationOf(hero.at) === goal.location;
  if ('mountains' in goal) return countTerrain(hero.at, 'mountain') >= goal.mountains;
  const monsters = adjacentMonsters(state, hero);
  return monsters.length >= goal.monsters || monsters.some(isLegend);
}
