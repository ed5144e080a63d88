import type { Options } from '@wyrdhall/kernel';
import { LEGEND_NAMES, MONSTERS, type MonsterKind } from '../content/monsters.ts';
import { deckOf } from './cards.ts';
import { TOWN } from './map.ts';
import { healthOf } from './places.ts';
import { shape } from './shape.ts';
import type { Grimheim, Hero } from './state.ts';
import { has, health } from './tableau.ts';

/** What must hold at every prompt, as a complaint where it does not. */
export function broken(s: Grimheim, options?: Options): string | undefined {
  const malformed = shape(s, 'state');
  if (malformed) return malformed;
  if (options && s.heroes.length !== options.players)
    return `${s.heroes.length} heroes for ${options.players} players`;
  if (s.turn >= s.heroes.length) return `the turn of hero ${s.turn}`;
  const walker = s.phase === 'hero' ? s.heroes[s.turn] : undefined;
  // GR-356: Fleetfoot II passes through others.
  const standing = s.heroes.filter((hero) => hero !== walker || !has(hero, 'mountaineer'));
  const places = [...s.monsters, ...standing].map(({ at }) => at).filter((at) => at !== TOWN);
  if (new Set(places).size < places.length) return 'two characters in one area';
  if (s.pieces < 0 || s.pieces > 10) return `${s.pieces} town pieces`;
  for (const [kind, { tiles }] of Object.entries(MONSTERS)) {
    const inPlay = s.monsters.filter((m) => m.kind === (kind as MonsterKind)).length;
    if (inPlay > tiles) return `${inPlay} of ${tiles} ${kind} tiles`;
  }
  for (const name of LEGEND_NAMES) {
    if (s.monsters.filter((m) => m.kind === name).length > 1) return `${name} twice`;
  }
  if (new Set(s.monsters.map((m) => m.id)).size < s.monsters.length) return 'a monster twice';
  // A dying monster lies there until its death was answered (GR-289).
  for (const m of s.monsters) if (m.damage > healthOf(s, m)) return `${m.id} should be dead`;
  const cards = [...s.yellow, ...s.red, ...s.out];
  if (cards.length !== 54 || new Set(cards).size !== 54) return `${cards.length} monster cards`;
  for (const hero of s.heroes) {
    const complaint = brokenHero(hero);
    if (complaint) return `${hero.id}: ${complaint}`;
  }
  return undefined;
}

function brokenHero(hero: Hero): string | undefined {
  if (hero.damage < 0 || hero.damage >= health(hero)) return `damage ${hero.damage} of ${health(hero)}`;
  if (hero.gold < 0) return `gold ${hero.gold}`;
  if (hero.cards.some((card) => card.mana < 0 || card.damage < 0 || card.markers < 0))
    return 'less than none';
  const events = [...hero.deck, ...hero.hand, ...hero.discard];
  const others = [
    ...hero.cards.map((card) => card.id),
    ...hero.covered,
    ...hero.abilities,
    ...hero.equipment,
  ];
  const printed = deckOf(hero.id).cards;
  const copies = printed.reduce((sum, card) => sum + (card.kind === 'event' ? card.copies : 0), 0);
  const singles = printed.filter((card) => card.kind !== 'event').length;
  if (events.length !== copies || new Set(events).size !== copies)
    return `${events.length} of ${copies} events`;
  if (others.length !== singles || new Set(others).size !== singles)
    return `${others.length} of ${singles} cards`;
  return undefined;
}
