import { type Given, type GivenWords, type Options, Refusal, WordsReader } from '@wyrdhall/kernel';
import { maxLife } from './board.ts';
import { ENEMIES, isTrait, isTreasure } from './content/index.ts';
import { newEnemy } from './enemies.ts';
import { begin, type RollingFatesOptions } from './setup.ts';
import {
  type Combat,
  type Enemy,
  type EnemyKind,
  type FateStep,
  HERO_IDS,
  type Hero,
  type HeroId,
  type RollingFates,
  STATUSES,
  type Status,
} from './state.ts';

/** A state from the words of a case; cases/README.md lists them. */
export function arrange(given: Given, options: Options): RollingFates {
  const words = new WordsReader('given', given);
  const heroes = heroWords(words, options as RollingFatesOptions);
  const ids = Object.keys(heroes) as HeroId[];
  const s = begin({ ...(options as RollingFatesOptions), players: ids.length, heroes: ids });
  for (const hero of s.heroes) arrangeHero(s, hero, heroes[hero.id] ?? {});
  s.aside = takeCards(s, words.list('aside'), 'given.aside');
  s.treasures = onTop(s.treasures, words.list('treasures'), 'given.treasures');
  s.traits = onTop(s.traits, words.list('traits'), 'given.traits');
  s.spared = words.flag('spared') ?? false;
  arrangeJourney(s, words);
  arrangeCombat(s, words);
  words.done();
  return s;
}

function heroWords(words: WordsReader, options: RollingFatesOptions): Record<string, GivenWords> {
  const given = words.listOrMap('heroes');
  const ids = Object.keys(given).length > 0 ? Object.keys(given) : options.heroes;
  const stranger = ids.find((id) => !HERO_IDS.includes(id as HeroId));
  if (stranger) throw new Refusal(`given.heroes: there is no hero "${stranger}".`);
  return Object.fromEntries(ids.map((id) => [id, given[id] ?? {}]));
}

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
  hero.used.combat = words.list('usedInCombat');
  hero.used.zone = words.list('usedInZone');
  const mate = words.text('mate');
  hero.mate = mate === undefined ? -1 : s.heroes.findIndex(({ id }) => id === mate);
  words.done();
}

function arrangeJourney(s: RollingFates, words: WordsReader): void {
  s.journey.zone = (words.number('zone') ?? 1) - 1;
  s.journey.node = words.text('node') ?? s.journey.node;
  s.journey.flags = words.list('flags');
}

const NOW = ['character', 'enemy', 'fate', 'enemy-upkeep', 'roll', 'keep', 'again'];

function arrangeCombat(s: RollingFates, words: WordsReader): void {
  const enemies = words.listOrMap('enemies');
  const now = words.oneOf('now', NOW) ?? 'character';
  const round = words.number('round') ?? 1;
  if (Object.keys(enemies).length === 0) return;
  const phase = now === 'character' || now === 'enemy' ? now : 'fate';
  const combat: Combat = { round, phase, enemies: [], queue: [], returning: [], appeared: {} };
  s.combat = combat;
  for (const [id, given] of Object.entries(enemies)) combat.enemies.push(arrangeEnemy(s, combat, id, given));
  if (now === 'enemy') combat.queue = combat.enemies.map(({ id }) => id);
  if (phase === 'fate') s.fate = now === 'fate' ? 'upkeep' : (now as FateStep);
}

/** `gutter-imp-2`, or `gutter-imp` where there is only one. */
function arrangeEnemy(s: RollingFates, combat: Combat, name: string, given: GivenWords): Enemy {
  const kind: EnemyKind = ENEMIES.some(({ id }) => id === name) ? name : name.replace(/-\d+$/, '');
  if (!ENEMIES.some(({ id }) => id === kind))
    throw new Refusal(`given.enemies: there is no enemy "${name}".`);
  const enemy = newEnemy(combat, kind, s.heroes.length);
  const words = new WordsReader(`given.enemies.${name}`, given);
  enemy.life = words.number('life') ?? enemy.life;
  enemy.maxLife = Math.max(enemy.life, words.number('maxLife') ?? enemy.maxLife);
  enemy.guard = words.number('guard') ?? 0;
  enemy.fury = words.number('fury') ?? 0;
  enemy.step = words.number('step') ?? 0;
  enemy.statuses = statusesOf(words, 'statuses');
  enemy.known = words.flag('known') ?? false;
  enemy.skips = words.flag('skips') ?? false;
  enemy.returned = words.flag('returned') ?? false;
  enemy.hurt = words.list('hurt').map((hero) => s.heroes.findIndex(({ id }) => id === hero));
  words.done();
  return enemy;
}
