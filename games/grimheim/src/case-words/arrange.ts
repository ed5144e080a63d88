import { type Given, type GivenWords, type Json, type Options, Refusal, WordsReader } from '@wyrdhall/kernel';
import type { Cell } from '@wyrdhall/parts';
import { legendCard } from '../content/monster-cards.ts';
import { LEGENDS, MONSTERS } from '../content/monsters.ts';
import { TRACKS, type Track } from '../content/tracks.ts';
import { equipmentOf, isCard, titleOf } from '../rules/cards.ts';
import { type MonsterFace, monsterDie } from '../rules/dice.ts';
import { attackers } from '../rules/monster-attacks.ts';
import { waveColour } from '../rules/monster-turn.ts';
import { begin, type GrimheimOptions, newHero } from '../rules/setup.ts';
import type { CardId, CardInPlay, Grimheim, Hero, HeroId, Monster, MonsterStep } from '../rules/state.ts';
import { HERO_IDS } from '../rules/state.ts';
import { isAction, place } from './names.ts';

/** A state from the words of a case; cases/README.md lists them. */
export function arrange(given: Given, options: Options): Grimheim {
  const words = new WordsReader('given', given);
  const heroes = heroWords(words, options as GrimheimOptions);
  const players = Object.keys(heroes).length;
  const s = begin({ ...(options as GrimheimOptions), players, heroes: Object.keys(heroes) as HeroId[] });
  for (const hero of s.heroes) arrangeHero(hero, heroes[hero.id] ?? {});
  s.monsters = Object.entries(words.map('monsters')).map(([id, value]) => arrangeMonster(id, value));
  s.settings.track = (words.oneOf('track', Object.keys(TRACKS)) as Track | undefined) ?? s.settings.track;
  s.settings.monsterDie = words.flag('monsterDie') ?? s.settings.monsterDie;
  const now = words.oneOf('now', NOW) ?? 'hero-turn';
  s.spot = words.number('spot') ?? SPOTS[now] ?? s.spot;
  s.pieces = words.number('pieces') ?? s.pieces;
  s.face = (words.oneOf('face', monsterDie.faces) as MonsterFace | undefined) ?? '';
  const markers = new WordsReader('given.markers', words.map('markers'));
  s.markers.damage = markers.number('damage') ?? s.markers.damage;
  s.markers.mana = markers.number('mana') ?? s.markers.mana;
  s.markers.gold = markers.number('gold') ?? s.markers.gold;
  markers.done();
  for (const monster of s.monsters) if (monster.level > 0) takeLegendCard(s, monster);
  s.yellow = onTop(s.yellow, words.list('yellow').map(colourCard('yellow')), 'given.yellow');
  s.red = onTop(s.red, words.list('red').map(colourCard('red')), 'given.red');
  const turn = words.text('turn');
  s.turn = turn === undefined ? 0 : s.heroes.findIndex((hero) => hero.id === turn);
  if (s.turn < 0) throw new Refusal(`given.turn: ${turn} is not at the table.`);
  setNow(s, now);
  words.done();
  return s;
}

const NOW = ['hero-turn', 'turn-start', 'end-of-turn', 'monster-turn', 'die', 'march', 'attack', 'wave'];

/** In the monster turn the stone has moved already: to a quiet spot, or to one that brings a wave. */
const SPOTS: Readonly<Record<string, number>> = { die: 2, march: 2, attack: 2, wave: 4 };

function setNow(s: Grimheim, now: string): void {
  s.begun = now !== 'turn-start';
  if (now === 'hero-turn' || now === 'turn-start') return;
  if (now === 'end-of-turn') {
    s.phase = 'end-of-turn';
    return;
  }
  s.phase = 'monsters';
  s.begun = false;
  const steps: Record<string, MonsterStep> = {
    'monster-turn': 'time',
    die: 'die',
    march: 'answer-march',
    attack: 'answer-attack',
    wave: 'wave',
  };
  s.step = steps[now] as MonsterStep;
  if (now === 'attack') s.queue = attackers(s);
  if (now === 'wave' && waveColour(s)) s.queue = s.heroes.map((_, seat) => String(seat));
}

function heroWords(words: WordsReader, options: GrimheimOptions): Record<string, GivenWords> {
  const given = words.map('heroes');
  const ids = Object.keys(given).length > 0 ? Object.keys(given) : options.heroes;
  return Object.fromEntries(
    ids.map((id) => {
      if (!HERO_IDS.includes(id as HeroId)) throw new Refusal(`given.heroes: there is no hero "${id}".`);
      const value = given[id];
      return [
        id,
        typeof value === 'object' && value !== null ? (value as GivenWords) : { at: value ?? 'grimheim' },
      ];
    }),
  );
}

function arrangeHero(hero: Hero, words: GivenWords): void {
  const w = new WordsReader(`given.heroes.${hero.id}`, words);
  const at = w.text('at');
  if (at !== undefined) hero.at = place(`given.heroes.${hero.id}.at`, at);
  hero.damage = w.number('damage') ?? 0;
  hero.gold = w.number('gold') ?? 0;
  hero.upgrades = w.number('upgrades') ?? hero.upgrades;
  hero.range = w.number('range') ?? 0;
  hero.move = w.number('move') ?? 0;
  hero.rooted = w.flag('rooted') ?? false;
  hero.suppressed = w.text('suppressed') ?? '';
  hero.actions = w.list('actions').filter(isAction);
  arrangeCards(hero, w);
  const take = (word: string): CardId[] => w.list(word).map((title) => takeEvent(hero, title, w.where));
  hero.hand = take('hand');
  hero.discard = take('discard').reverse();
  hero.deck = [...hero.deck, ...take('deck').reverse()];
  const left = w.number('deckLeft');
  if (left !== undefined) hero.discard.unshift(...hero.deck.splice(0, hero.deck.length - left));
  const quest = w.text('quest');
  hero.equipment = onTop(hero.equipment, quest ? [quest] : w.list('equipment'), `${w.where}.equipment`);
  hero.abilities = onTop(hero.abilities, w.list('abilities'), `${w.where}.abilities`);
  hero.progress = w.number('progress') ?? 0;
  w.done();
}

/** Cards in play beside the hero card and the starting ones: `[helmet, riposte II]`, or a map with details. */
function arrangeCards(hero: Hero, w: WordsReader): void {
  for (const id of w.list('without')) hero.cards = hero.cards.filter((card) => card.id !== id);
  const cards = w.listOrMap('cards');
  for (const [name, details] of Object.entries(cards)) {
    const [id = '', level] = name.split(' ');
    const card = hero.cards.find((c) => c.id === id) ?? bringIntoPlay(hero, id, w.where);
    const d = new WordsReader(`${w.where}.cards.${id}`, details);
    card.level = level === 'II' || d.number('level') === 2 ? 2 : 1;
    card.mana = d.number('mana') ?? card.mana;
    card.damage = d.number('damage') ?? card.damage;
    card.markers = d.number('markers') ?? card.markers;
    card.used = d.list('used');
    d.done();
  }
}

function bringIntoPlay(hero: Hero, id: CardId, where: string): CardInPlay {
  const whole = newHero(hero.id, 0);
  const known = [...whole.abilities, ...whole.equipment, ...whole.cards.map((card) => card.id)];
  if (!isCard(id) || !known.includes(id))
    throw new Refusal(`${where}.cards: ${hero.id} has no card "${id}".`);
  hero.abilities = hero.abilities.filter((other) => other !== id);
  hero.equipment = hero.equipment.filter((other) => other !== id);
  const card: CardInPlay = { id, level: 1, mana: 0, damage: 0, markers: 0, used: [] };
  const printed = equipmentOf(id);
  if (printed.kind === 'equipment') {
    card.markers = printed.markers?.count ?? 0;
    const old = printed.mainWeapon && hero.cards.find((c) => equipmentOf(c.id).mainWeapon);
    if (old) {
      hero.cards.splice(hero.cards.indexOf(old), 1);
      hero.covered.push(old.id);
    }
  }
  hero.cards.push(card);
  return card;
}

function takeEvent(hero: Hero, title: string, where: string): CardId {
  const i = hero.deck.findLastIndex((copy) => copy === title || titleOf(copy) === title);
  if (i < 0) throw new Refusal(`${where}: there is no event "${title}" left in the deck of ${hero.id}.`);
  return (hero.deck.splice(i, 1) as [CardId])[0];
}

/** The named cards on top of a pile, the first named uppermost. */
function onTop(pile: readonly string[], names: readonly string[], where: string): string[] {
  for (const name of names) if (!pile.includes(name)) throw new Refusal(`${where}: there is no "${name}".`);
  return [...pile.filter((id) => !names.includes(id)), ...names.toReversed()];
}

const colourCard = (colour: string) => (name: string) => (name.includes(':') ? name : `${colour}:${name}`);

function takeLegendCard(s: Grimheim, { kind, level }: Monster): void {
  const card = level === 0 ? undefined : legendCard(kind, level);
  const deck = level === 1 ? s.yellow : s.red;
  const i = card === undefined ? -1 : deck.indexOf(card);
  if (i >= 0) s.out.push(...deck.splice(i, 1));
}

/** `goblin 11_8`, `queen II 12_4`, or a map: `{ kind: troll, at: 7_7, damage: 2 }`. */
function arrangeMonster(id: string, value: Json): Monster {
  const where = `given.monsters.${id}`;
  const words: GivenWords = typeof value === 'string' ? shortMonster(value, where) : (value as GivenWords);
  const w = new WordsReader(where, words);
  const kind = w.oneOf('kind', [...Object.keys(MONSTERS), ...Object.keys(LEGENDS)]);
  if (!kind) throw new Refusal(`${where}: it has no kind.`);
  const isLegend = kind in LEGENDS;
  const monster: Monster = {
    id,
    kind: kind as Monster['kind'],
    level: isLegend ? (w.number('level') === 2 ? 2 : 1) : (Math.min(0, w.number('level') ?? 0) as 0),
    at: place(`${where}.at`, w.text('at') ?? '') as Cell,
    damage: w.number('damage') ?? 0,
    gold: w.number('gold') ?? 0,
    held: w.flag('held') ?? false,
  };
  w.done();
  return monster;
}

function shortMonster(text: string, where: string): GivenWords {
  const [kind = '', ...rest] = text.trim().split(/\s+/);
  const at = rest.pop();
  if (at === undefined) throw new Refusal(`${where}: write it as "goblin 11_8", not "${text}".`);
  return { kind, at, level: rest[0] === 'II' ? 2 : 1 };
}
