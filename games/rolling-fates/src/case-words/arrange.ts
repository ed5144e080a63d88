import { type Given, type GivenWords, type Json, type Options, Refusal, WordsReader } from '@wyrdhall/kernel';
import { DRESSED, ENEMIES, isTrait, isTreasure } from '../content/index.ts';
import { maxLife } from '../rules/board.ts';
import { newEnemy } from '../rules/combat/enemies.ts';
import { begin, type RollingFatesOptions } from '../rules/setup.ts';
import {
  ADVENTURE_IDS,
  type AdventureId,
  type Combat,
  type Enemy,
  type EnemyKind,
  type FateStep,
  HERO_IDS,
  type Hero,
  type HeroId,
  type Journey,
  type RollingFates,
  STATUSES,
  type Status,
} from '../state.ts';
import { flagsOf } from '../story/tale.ts';

/** A state from the words of a case; cases/README.md lists them. */
export function arrange(given: Given, options: Options): RollingFates {
  const words = new WordsReader('given', given);
  const heroes = heroWords(words, options as RollingFatesOptions);
  const ids = Object.keys(heroes) as HeroId[];
  const adventure = words.oneOf('adventure', ADVENTURE_IDS) as AdventureId | undefined;
  const s = begin({
    ...(options as RollingFatesOptions),
    players: ids.length,
    heroes: ids,
    ...(adventure && { adventure }),
  });
  for (const hero of s.heroes) arrangeHero(s, hero, heroes[hero.id] ?? {});
  s.aside = takeCards(s, words.list('aside'), 'given.aside');
  s.treasures = onTop(s.treasures, words.list('treasures'), 'given.treasures');
  const left = words.number('treasuresLeft') ?? s.treasures.length;
  s.aside.push(...s.treasures.splice(0, s.treasures.length - left));
  s.traits = onTop(s.traits, words.list('traits'), 'given.traits');
  s.spared = words.flag('spared') ?? false;
  arrangeJourney(s, words);
  arrangeCombat(s, words);
  words.done();
  return s;
}

/** `{ sel: 7, brakka: { life: 7, dice: [2, 2] } }`: a number alone is the hero's Life. */
function heroWords(words: WordsReader, options: RollingFatesOptions): Record<string, GivenWords> {
  const given = words.map('heroes');
  const ids = Object.keys(given).length > 0 ? Object.keys(given) : options.heroes;
  const stranger = ids.find((id) => !HERO_IDS.includes(id as HeroId));
  if (stranger) throw new Refusal(`given.heroes: there is no hero "${stranger}".`);
  return Object.fromEntries(ids.map((id) => [id, inFull(given[id] ?? {}, 'life')]));
}

/** One word alone stands for a map with this key. */
const inFull = (value: Json, key: string): GivenWords =>
  typeof value === 'object' && value !== null ? (value as GivenWords) : { [key]: value };

function statusesOf(words: WordsReader, word: string): Status[] {
  return words.list(word).map((name) => {
    if (STATUSES.includes(name as Status)) return name as Status;
    throw new Refusal(
      `${words.where}.${word}: there is no status "${name}"; there are ${STATUSES.join(', ')}.`,
    );
  });
}

/** Cards that lie elsewhere leave their deck. */
function takeCards(s: RollingFates, cards: readonly string[], where: string): string[] {
  for (const card of cards) {
    if (!isTreasure(card) && !isTrait(card)) throw new Refusal(`${where}: there is no card "${card}".`);
    if (![...s.treasures, ...s.traits].includes(card)) throw new Refusal(`${where}: "${card}" is not free.`);
    s.treasures = s.treasures.filter((id) => id !== card);
    s.traits = s.traits.filter((id) => id !== card);
  }
  return [...cards];
}

/** Named from the top down; the others lie below in any order. */
function onTop(deck: readonly string[], cards: readonly string[], where: string): string[] {
  const missing = cards.find((card) => !deck.includes(card));
  if (missing) throw new Refusal(`${where}: "${missing}" is not in this deck.`);
  return [...deck.filter((id) => !cards.includes(id)), ...cards.toReversed()];
}

function diceOf(words: WordsReader, word: string): number[] {
  const dice = words.numbers(word) ?? [];
  if (dice.length <= 5 && dice.every((face) => Number.isInteger(face) && face >= 1 && face <= 6)) {
    return [...dice, 0, 0, 0, 0, 0].slice(0, 5);
  }
  throw new Refusal(`${words.where}.${word} should be up to five dice from 1 to 6, not ${dice.join(', ')}.`);
}

function arrangeHero(s: RollingFates, hero: Hero, given: GivenWords): void {
  const words = new WordsReader(`given.heroes.${hero.id}`, given);
  hero.level = words.number('level') ?? 1;
  hero.extraLife = words.number('extraLife') ?? hero.extraLife;
  hero.treasures = takeCards(s, words.list('treasures'), `${words.where}.treasures`);
  hero.traits = takeCards(s, words.list('traits'), `${words.where}.traits`);
  hero.muted = words.list('muted');
  hero.life = words.number('life') ?? maxLife(hero);
  hero.statuses = statusesOf(words, 'statuses');
  hero.statusNext = statusesOf(words, 'statusNext');
  hero.dice = diceOf(words, 'dice');
  hero.luck = words.number('luck') ?? 0;
  hero.guard = words.number('guard') ?? 0;
  hero.barred = words.flag('barred') ?? false;
  hero.passed = words.flag('passed') ?? false;
  hero.used.combat = words.list('usedInCombat');
  hero.used.zone = words.list('usedInZone');
  const mate = words.text('mate');
  hero.mate = mate === undefined ? -1 : s.heroes.findIndex(({ id }) => id === mate);
  words.done();
}

function arrangeJourney(s: RollingFates, words: WordsReader): void {
  const { journey } = s;
  journey.zone = (words.number('zone') ?? 1) - 1;
  journey.node = words.text('node') ?? journey.node;
  journey.part = (words.text('part') as Journey['part'] | undefined) ?? journey.part;
  journey.variant = words.number('variant') ?? journey.variant;
  journey.flags = flagsIn(words, journey.adventure);
  journey.path = words.list('path');
}

function flagsIn(words: WordsReader, adventure: AdventureId): string[] {
  const flags = words.list('flags');
  const stranger = flags.find((flag) => !flagsOf(adventure).includes(flag));
  if (stranger === undefined) return flags;
  const known = flagsOf(adventure).join(', ');
  throw new Refusal(`${words.where}.flags: ${adventure} has no flag "${stranger}"; there are ${known}.`);
}

const NOW = ['character', 'enemy', 'fate', 'enemy-upkeep', 'roll', 'keep', 'again'];

/** With enemies a combat is on: in its Character Phase, unless `now` says otherwise. */
function arrangeCombat(s: RollingFates, words: WordsReader): void {
  const enemies = Object.entries(words.map('enemies'));
  const now = words.oneOf('now', NOW) ?? 'character';
  const round = words.number('round') ?? 1;
  const returning = Object.entries(words.map('returning'));
  if (enemies.length === 0) return;
  const phase = now === 'character' || now === 'enemy' ? now : 'fate';
  const combat: Combat = { round, phase, enemies: [], queue: [], returning: [], appeared: {} };
  s.combat = combat;
  combat.enemies = enemies.map(([id, given]) => arrangeEnemy(s, combat, id, given));
  combat.returning = returning.map(([id, given]) => arrangeEnemy(s, combat, id, given));
  if (now === 'enemy') combat.queue = combat.enemies.map(({ id }) => id);
  if (phase === 'fate') s.fate = now === 'fate' ? 'upkeep' : (now as FateStep);
}

/** By a name of the case's own: `A: gutter-imp`, or `A: { kind: gutter-imp, life: 3 }`. */
function arrangeEnemy(s: RollingFates, combat: Combat, id: string, given: Json): Enemy {
  const words = new WordsReader(`given.enemies.${id}`, inFull(given, 'kind'));
  const kinds = [...ENEMIES, ...DRESSED].map((facts) => facts.id);
  const kind: EnemyKind | undefined = words.oneOf('kind', kinds);
  if (kind === undefined) throw new Refusal(`${words.where}: it has no kind.`);
  const enemy = newEnemy(combat, kind, s.heroes.length);
  enemy.id = id;
  enemy.life = words.number('life') ?? enemy.life;
  enemy.maxLife = Math.max(enemy.life, words.number('maxLife') ?? enemy.maxLife);
  enemy.guard = words.number('guard') ?? 0;
  enemy.fury = words.number('fury') ?? 0;
  enemy.step = words.number('step') ?? 0;
  enemy.statuses = statusesOf(words, 'statuses');
  enemy.known = words.flag('known') ?? false;
  enemy.hit = words.flag('hit') ?? false;
  enemy.telegraphed = words.flag('telegraphed') ?? false;
  enemy.skips = words.flag('skips') ?? false;
  enemy.returned = words.flag('returned') ?? false;
  enemy.hurt = words.list('hurt').map((hero) => s.heroes.findIndex((other) => other.id === hero));
  words.done();
  return enemy;
}
