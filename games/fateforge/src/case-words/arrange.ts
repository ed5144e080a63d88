import { type Given, type GivenWords, type Json, type Options, Refusal, WordsReader } from '@wyrdhall/kernel';
import { readBand } from '../content/band.ts';
import { HERO_IDS, type HeroId } from '../content/cards.ts';
import { bossOf, isAlly, isDeckCard, isEnemyCard, isItem, isSkill, questlineOf } from '../content/index.ts';
import { DIE_COLOURS, type DieColour } from '../content/results.ts';
import { STORY, type StoryFact } from '../content/story.ts';
import { boardFor } from '../rules/board.ts';
import { equip, passivesOf } from '../rules/gear.ts';
import { newHero } from '../rules/heroes.ts';
import { layOut } from '../rules/lay-out.ts';
import { isResult } from '../rules/pool.ts';
import type { FateforgeOptions } from '../rules/settings.ts';
import { begin } from '../rules/setup.ts';
import { newEnemy } from '../rules/spawn.ts';
import type { Companion, Enemy, Fateforge, Hero, Phase } from '../state.ts';
import { arrangeCampaign } from './campaign.ts';
import { readGoal } from './goals.ts';
import { readToken, zoneOf } from './tokens.ts';

const inFull = (value: Json, key: string): GivenWords =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as GivenWords)
    : { [key]: value };

function mapFrom(text: string): string {
  try {
    boardFor(text);
    return text;
  } catch (wrong) {
    throw new Refusal(`given.map: ${wrong instanceof Error ? wrong.message : 'it cannot be read'}.`);
  }
}

/** A table from the words of a case; cases/README.md lists them. */
export function arrange(given: Given, options: Options): Fateforge {
  const words = new WordsReader('given', given as GivenWords);
  const s = begin(options as FateforgeOptions);
  arrangeStory(s, words);
  const map = words.text('map');
  if (map !== undefined) {
    s.board = mapFrom(map);
    s.scene = 'own';
    s.edges = boardFor(s.board).all;
    s.tokens = [];
    s.enemies = [];
    s.difficult = 0;
    s.own = { primary: [], secondary: [], reactions: [] };
    s.rounds = 1;
    s.boss = null;
  }
  s.settings = {
    ...s.settings,
    solo: words.flag('solo') ?? false,
    screens: words.flag('screens') ?? false,
  };
  arrangeTokens(s, words);
  arrangeHeroes(s, words);
  arrangeEnemies(s, words);
  arrangeRound(s, words);
  arrangeCampaign(s, words.map('campaign'));
  arrangeDecks(s, words);
  words.done();
  return s;
}

/** Before the map: these say who and what lies on it. */
function arrangeStory(s: Fateforge, words: WordsReader): void {
  const story = words.list('story');
  const quest = words.map('questline');
  if (story.length + Object.keys(quest).length === 0) return;
  s.story = known(story, (id) => STORY.includes(id as StoryFact), 'given.story');
  if (s.questline) {
    const own = new WordsReader('given.questline', quest);
    s.questline.at = own.number('at') ?? 0;
    s.questline.secondary = own.number('secondary') ?? 0;
    s.questline.corruptionDrawn = own.number('corruption') ?? 0;
    own.done();
  }
  layOut(s, questlineOf(s.questline?.id ?? '')?.scenes[s.questline?.at ?? 0] ?? s.scene);
}

function arrangeTokens(s: Fateforge, words: WordsReader): void {
  const given = Object.entries(words.map('tokens'));
  if (given.length > 0) s.tokens = [];
  for (const [id, text] of given) {
    const token = readToken(s, id, String(text), `given.tokens.${id}`);
    if (token) s.tokens.push(token);
  }
}

function arrangeHeroes(s: Fateforge, words: WordsReader): void {
  const given = words.map('heroes');
  const ids = Object.keys(given);
  const stranger = ids.find((id) => !HERO_IDS.includes(id as HeroId));
  if (stranger !== undefined) throw new Refusal(`given.heroes: there is no hero "${stranger}".`);
  if (ids.length > 0) s.heroes = ids.map((id) => newHero(id as HeroId));
  s.order = s.heroes.map((_, i) => i);
  for (const h of s.heroes) arrangeHero(s, h, inFull(given[h.id] ?? {}, 'at'));
}

function known(list: readonly string[], isKnown: (id: string) => boolean, where: string): string[] {
  const stranger = list.find((id) => !isKnown(id));
  if (stranger !== undefined) throw new Refusal(`${where}: there is no "${stranger}".`);
  return [...list];
}

function arrangeHero(s: Fateforge, h: Hero, given: GivenWords): void {
  const words = new WordsReader(`given.heroes.${h.id}`, given);
  const at = words.text('at');
  h.zone = at === undefined ? (boardFor(s.board).start[0] ?? 0) : zoneOf(s, at, words.where);
  const skills = words.list('skills');
  if (skills.length > 0) h.skills = known(skills, isSkill, `${words.where}.skills`);
  for (const item of known(words.list('items'), isItem, `${words.where}.items`)) equip(h, item);
  h.passives = passivesOf(h);
  h.maxHealth =
    words.number('maxHealth') ?? h.maxHealth + h.passives.filter((p) => p === 'max-health').length;
  h.health = words.number('health') ?? h.health;
  h.energy = words.number('energy') ?? h.energy;
  h.toxic = words.number('toxic') ?? 0;
  h.ko = words.flag('ko') ?? h.health === 0;
  if (h.ko) h.health = 0;
  h.wasKO = h.ko;
  h.block = words.number('block') ?? 0;
  h.flasks = words.number('flasks') ?? h.flasks;
  h.stunned = words.flag('stunned') ?? false;
  h.hidden = words.flag('hidden') ?? h.hidden;
  h.lunge = words.flag('lunge') ?? h.lunge;
  h.pool = known(words.list('pool'), isResult, `${words.where}.pool`);
  h.dash = words.flag('dash') ?? false;
  h.exited = words.flag('exited') ?? false;
  h.reserve = known(words.list('reserve'), isSkill, `${words.where}.reserve`);
  const dice = words.list('dice');
  if (dice.length > 0)
    h.dice = known(dice, (die) => DIE_COLOURS.includes(die as DieColour), words.where) as DieColour[];
  h.corruption = known(words.list('corruption'), isDeckCard, `${words.where}.corruption`);
  h.fear = known(words.list('fear'), isDeckCard, `${words.where}.fear`);
  h.marks = words.list('marks');
  h.round = words.list('used');
  h.scene = words.list('usedInScene');
  const armour = words.number('armour');
  if (armour !== undefined) for (const gear of h.gear) gear.armour = Math.min(gear.armour, armour);
  words.done();
}

function arrangeEnemies(s: Fateforge, words: WordsReader): void {
  const given = Object.entries(words.map('enemies'));
  if (given.length > 0) s.enemies = [];
  for (const [id, text] of given) s.enemies.push(arrangeEnemy(s, id, inFull(text, 'at')));
  const boss = s.enemies.map((e) => bossOf(e.card)).find(Boolean);
  if (boss) {
    const spots = boss.weakSpots;
    s.boss = {
      phase: 1,
      cubes: (spots[0]?.icons ?? []).map(() => false),
      exploited: spots.map(() => 0),
      marks: [],
    };
  }
}

function arrangeEnemy(s: Fateforge, id: string, given: GivenWords): Enemy {
  const words = new WordsReader(`given.enemies.${id}`, given);
  const [, card = '', number = '0'] = /^(.+)-(\d+)$/.exec(id) ?? [];
  if (!isEnemyCard(card))
    throw new Refusal(`given.enemies: "${id}" is no card with a number, as street-guard-1.`);
  const e = newEnemy(card, Number(number), zoneOf(s, words.text('at') ?? '', words.where));
  e.damage = words.number('damage') ?? 0;
  e.armour = words.number('armour') ?? e.armour;
  e.block = words.number('block') ?? 0;
  e.stunned = words.flag('stunned') ?? false;
  e.elite = words.flag('elite') ?? false;
  e.laid = words.flag('laid') ?? false;
  e.back = words.flag('back') ?? false;
  e.guards = words.text('guards') ?? '';
  e.marks = words.list('marks');
  e.band = words.text('band') ?? '';
  try {
    if (e.band !== '') readBand(e.band);
  } catch (wrong) {
    throw new Refusal(
      `${words.where}.band: ${wrong instanceof Error ? wrong.message : 'it cannot be read'}.`,
    );
  }
  e.carries = s.tokens.flatMap((token, k) => (token.by === id ? [k] : []));
  words.done();
  return e;
}

const NOW = [
  'learn',
  'arm',
  'camp',
  'prepare',
  'dash',
  'order',
  'turn',
  'reactions',
  'enemies',
  'clean-up',
  'extra',
  'exit',
  'recover',
  'story',
];

function arrangeRound(s: Fateforge, words: WordsReader): void {
  const order = words.list('order');
  if (order.length > 0) s.order = order.map((id) => s.heroes.findIndex((h) => h.id === id));
  if (s.order.includes(-1)) throw new Refusal('given.order names a hero who is not there.');
  s.round = words.number('round') ?? 1;
  s.rounds = words.number('rounds') ?? s.rounds;
  s.place = words.number('place') ?? s.place;
  const shown = known(words.list('reactions'), isEnemyCard, 'given.reactions');
  const primary = words.list('primary').map(readGoal);
  const secondary = words.list('secondary').map(readGoal);
  if (s.own) s.own = { primary, secondary, reactions: shown };
  else if (shown.length + primary.length + secondary.length > 0)
    throw new Refusal('given: a scene has its own Reactions and objectives; write a map to say others.');
  const now = words.oneOf('now', NOW) ?? (s.campaign ? 'story' : 'turn');
  const turn =
    words.oneOf(
      'turn',
      s.heroes.map(({ id }) => id),
    ) ?? s.heroes[s.order[0] ?? 0]?.id;
  s.phase = now === 'turn' || now === 'reactions' || now === 'enemies' ? 'action' : (now as Phase);
  const place = s.order.findIndex((i) => s.heroes[i]?.id === turn);
  if (now === 'turn') s.at = place >= s.place ? place + 1 : place;
  if (now === 'reactions') s.at = s.place;
  if (now === 'enemies') s.at = s.heroes.length + 1;
  s.lastActed = -1;
}

function arrangeDecks(s: Fateforge, words: WordsReader): void {
  for (const deck of ['corruption', 'fear', 'trap'] as const) {
    const top = known(words.list(deck), isDeckCard, `given.${deck}`);
    s.decks[deck] = [...s.decks[deck].filter((id) => !top.includes(id)), ...top.toReversed()];
  }
  for (const h of s.heroes) {
    s.decks.corruption = s.decks.corruption.filter((id) => !h.corruption.includes(id));
    s.decks.fear = s.decks.fear.filter((id) => !h.fear.includes(id));
  }
  s.bag.items = known(words.list('bag'), isItem, 'given.bag');
  s.defeated = words.list('defeated').map((id) => ({ id, round: 1 }));
  s.exit = words.text('exit') ?? '';
  const ally = words.map('ally');
  if (Object.keys(ally).length > 0) s.companion = arrangeAlly(s, ally);
  s.bag.gold = words.number('gold') ?? 0;
  s.bag.food = words.number('food') ?? (s.campaign ? s.bag.food : 0);
  s.gems = words.numbers('gems') ?? [];
}

function arrangeAlly(s: Fateforge, given: GivenWords): Companion {
  const words = new WordsReader('given.ally', given);
  const id = words.text('id') ?? '';
  known([id], isAlly, 'given.ally');
  const hero = words.text('hero') ?? '';
  const ally = {
    id,
    hero: s.heroes.findIndex((h) => h.id === hero),
    dice: known(words.list('dice'), isResult, 'given.ally.dice'),
    damage: words.number('damage') ?? 0,
    out: false,
  };
  if (ally.hero < 0) throw new Refusal('given.ally.hero is not there.');
  words.done();
  return ally;
}
