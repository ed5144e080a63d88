import type { Flow, Option } from '@wyrdhall/kernel';
import type { ItemId } from '../content/cards.ts';
import { FEAR, itemOf, questlineOf, TRAPS } from '../content/index.ts';
import { everySeat, type Fateforge, type FateforgeTable, type Hero, heroAt } from '../state.ts';
import { chooseSkills } from './arm.ts';
import { equip, passivesOf, roomFor } from './gear.ts';
import { recover } from './harm-hero.ts';
import { extraHealth, measure } from './heroes.ts';
import { layOut, refresh } from './lay-out.ts';

export type Deed = (t: FateforgeTable) => Flow | undefined;

const canEat = (h: Hero): boolean =>
  h.energy < h.maxEnergy || (h.health < h.maxHealth && !h.corruption.includes('corruption:bitter-blood'));

/** FF-366 */
function eat(t: FateforgeTable, h: Hero): void {
  t.state.bag.food--;
  const health = h.corruption.includes('corruption:bitter-blood')
    ? 0
    : h.passives.includes('better-food')
      ? 2
      : 1;
  recover(t, h, 'health', health, 'food');
  recover(t, h, 'energy', 1, 'food');
}

/** FF-107: a potion that is drunk outside combat, from the bag or from somebody's gear. */
function potionsOf(s: Fateforge): ItemId[] {
  const owned = [...s.bag.items, ...s.heroes.flatMap(({ gear }) => gear.map(({ id }) => id))];
  return [...new Set(owned)].filter((id) => itemOf(id).potion);
}

function drink(t: FateforgeTable, h: Hero, id: ItemId): void {
  const s = t.state;
  const inBag = s.bag.items.indexOf(id);
  if (inBag >= 0) s.bag.items.splice(inBag, 1);
  else {
    const owner = s.heroes.find(({ gear }) => gear.some((gear) => gear.id === id));
    owner?.gear.splice(
      owner.gear.findIndex((gear) => gear.id === id),
      1,
    );
  }
  const deed = itemOf(id).use?.deeds[0];
  t.tell({ kind: 'uses', rule: 'FF-107', hero: h.id, card: id, spent: [] });
  if (deed?.op === 'heal' || deed?.op === 'energy')
    recover(t, h, deed.op === 'heal' ? 'health' : 'energy', deed.n, id);
}

const lacks = (h: Hero, id: ItemId): boolean =>
  itemOf(id).use?.deeds[0]?.op === 'energy' ? h.energy < h.maxEnergy : h.health < h.maxHealth;

/** FF-100, FF-101: what lies in the bag is put on; what is carried goes into it. */
function wear(t: FateforgeTable, h: Hero, id: ItemId): void {
  const s = t.state;
  const before = extraHealth(h);
  s.bag.items.splice(s.bag.items.indexOf(id), 1);
  equip(h, id);
  h.passives = passivesOf(h);
  measure(h, before);
  t.tell({ kind: 'equips', rule: 'FF-101', hero: h.id, item: id, on: true });
}

function stow(t: FateforgeTable, h: Hero, id: ItemId): void {
  const before = extraHealth(h);
  h.gear.splice(
    h.gear.findIndex((gear) => gear.id === id),
    1,
  );
  h.passives = passivesOf(h);
  measure(h, before);
  t.state.bag.items.push(id);
  t.tell({ kind: 'equips', rule: 'FF-100', hero: h.id, item: id, on: false });
}

/** Food, potions, items and skills of one hero, outside combat. */
export function deedsOf(s: Fateforge, i: number): Option<Deed>[] {
  const h = heroAt(s, i);
  const options: Option<Deed>[] = [];
  const add = (id: string, value: Deed): void => {
    options.push({ id, value });
  };
  if (s.bag.food > 0 && canEat(h)) add(`eat:${h.id}`, (t) => void eat(t, heroAt(t.state, i)));
  for (const id of potionsOf(s))
    if (lacks(h, id)) add(`drink:${id}/${h.id}`, (t) => void drink(t, heroAt(t.state, i), id));
  for (const id of new Set(s.bag.items))
    if (roomFor(h, itemOf(id))) add(`wear:${id}/${h.id}`, (t) => void wear(t, heroAt(t.state, i), id));
  // Armour keeps the cubes it has, and the bag does not count them: it stays with its wearer (FF-125).
  for (const { id, armour } of h.gear)
    if (armour === itemOf(id).armour) add(`stow:${id}/${h.id}`, (t) => void stow(t, heroAt(t.state, i), id));
  if (h.reserve.length > 0) add(`active:${h.id}`, (t) => chooseSkills(t, i));
  return options;
}

/** Between two scenes of a questline: food, potions, items and skills (FF-078, FF-100, FF-452). One deed a step. */
export function* camp(t: FateforgeTable): Flow {
  const s = t.state;
  const go: Option<Deed> = { id: 'go', value: (table) => void nextScene(table) };
  const options = [...s.heroes.flatMap((_, i) => deedsOf(s, i)), go];
  const data = { food: s.bag.food, gold: s.bag.gold, scene: nextId(s) };
  const question = { id: 'camp', rule: 'FF-452', data, quiet: 'go' };
  const { value } = yield* t.anyone(everySeat(s), question, () => options);
  const flow = value(t);
  if (flow) yield* flow;
}

const nextId = (s: Fateforge): string =>
  questlineOf(s.questline?.id ?? '')?.scenes[(s.questline?.at ?? 0) + 1] ?? '';

function nextScene(t: FateforgeTable): void {
  const s = t.state;
  const next = nextId(s);
  if (!s.questline) return;
  s.questline.at++;
  clearTable(t);
  layOut(s, next);
  t.tell({ kind: 'sets-out', rule: 'FF-449', scene: next });
}

/** All that belongs to a single fight begins anew. */
export function clearTable(t: FateforgeTable): void {
  const s = t.state;
  for (const h of s.heroes) refresh(h);
  s.decks.fear = FEAR.map(({ id }) => id);
  s.decks.trap = TRAPS.map(({ id }) => id);
  t.shuffle(s.decks.fear);
  t.shuffle(s.decks.trap);
  Object.assign(s, {
    round: 1,
    extra: 0,
    at: 0,
    rank: -1,
    began: false,
    queue: [],
    tar: 0,
    smoke: 0,
    snares: 0,
    cages: [],
    defeated: [],
    escaped: [],
    gemStolen: false,
    fearCards: 0,
    trapCards: 0,
    foreseen: false,
    lastActed: -1,
    exit: '',
    met: { primary: [], secondary: [] },
    phase: 'arm',
  } satisfies Partial<Fateforge>);
}
