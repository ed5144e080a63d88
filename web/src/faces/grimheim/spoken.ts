import {
  type GrimheimView,
  isRoad,
  locationOf,
  MARKER_AREAS,
  nameOf,
  TOWN,
  terrain,
  ways,
} from '@wyrdhall/grimheim';
import type { GrimheimWords } from './words/catalogue.ts';

type SeenMonster = GrimheimView['monsters'][number];

export const heroName = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

const heard = new WeakMap<
  GrimheimView,
  { readonly words: GrimheimWords; readonly areas: Map<number, string> }
>();

/** An area for the ear: what it is, who is there, who stands beside. Said once for each state of the table. */
export function spokenOf(view: GrimheimView, at: number, words: GrimheimWords, pieces: number): string {
  let known = heard.get(view);
  if (known?.words !== words) {
    known = { words, areas: new Map() };
    heard.set(view, known);
  }
  const said = known.areas.get(at) ?? speak(view, at, words, pieces);
  known.areas.set(at, said);
  return said;
}

function speak(view: GrimheimView, at: number, words: GrimheimWords, pieces: number): string {
  const location = locationOf(at);
  const parts =
    at === TOWN
      ? [words.locations.grimheim, words.town(view.pieces, pieces)]
      : [words.area(nameOf(at).replace('_', ' '))];
  if (at !== TOWN) {
    parts.push(words.grounds[terrain[at] ?? 'plains']);
    if (location) parts.push(words.locations[location]);
    if (isRoad(at)) parts.push(words.road);
  }
  for (const what of ['damage', 'mana', 'gold'] as const) {
    if (MARKER_AREAS[what] === at && view.markers[what] > 0)
      parts.push(words.markers(what, view.markers[what]));
  }
  for (const hero of view.heroes) {
    if (hero.at === at) {
      parts.push(`${heroName(hero.id)}, ${words.health(hero.health - hero.damage, hero.health)}`);
    }
  }
  const there = view.monsters.find((m) => m.at === at);
  if (there) parts.push(monsterSpoken(there, words));
  const beside = at === TOWN ? [] : neighbours(view, at, words);
  if (beside.length > 0) parts.push(words.nextTo(beside));
  return parts.join(', ');
}

function monsterSpoken(m: SeenMonster, words: GrimheimWords): string {
  const parts = [
    words.monsters[m.kind],
    words.factions[m.faction],
    m.rank > 3 ? words.legend : words.rank(m.rank),
    words.health(m.healthLeft, m.healthLeft + m.damage),
    words.strength(m.strength),
    ...(m.range > 1 ? [words.reach(m.range)] : []),
  ];
  if (m.held) parts.push(words.held);
  if (m.gold > 0) parts.push(words.prey(m.gold));
  return parts.join(', ');
}

function neighbours(view: GrimheimView, at: number, words: GrimheimWords): string[] {
  const standing = whoStands(view);
  return (ways[at] ?? []).flatMap((near) => {
    const who = near === TOWN ? undefined : standing.get(near);
    return who === undefined ? [] : [typeof who === 'string' ? heroName(who) : words.monsters[who.kind]];
  });
}

const stands = new WeakMap<GrimheimView, ReadonlyMap<number, string | SeenMonster>>();

/** The hero's id or the monster on each area. */
function whoStands(view: GrimheimView): ReadonlyMap<number, string | SeenMonster> {
  const known = stands.get(view);
  if (known) return known;
  const made = new Map<number, string | SeenMonster>();
  for (const monster of view.monsters) made.set(monster.at, monster);
  for (const hero of view.heroes) made.set(hero.at, hero.id);
  stands.set(view, made);
  return made;
}
