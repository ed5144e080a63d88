import type { Viewer } from '@wyrdhall/kernel';
import type { Cell } from '@wyrdhall/parts';
import { TRACKS, upgradePrice } from '../content/tracks.ts';
import { cardOf, titleOf } from '../rules/cards.ts';
import { areasOf, isRoad, isTown, LOCATION_NAMES, map, nameOf, SIZE, terrain } from '../rules/map.ts';
import { facts, healthLeft, heroOn, monsterOn } from '../rules/places.ts';
import { currentQuest } from '../rules/quests.ts';
import type { CardInPlay, Grimheim, Hero } from '../rules/state.ts';
import {
  attackRange,
  durability,
  handLimit,
  health,
  moveLength,
  strength,
  usesMana,
} from '../rules/tableau.ts';
import { cardText } from '../words/card-text.ts';
import { area } from '../words/en/names.ts';
import { seesHand } from './view.ts';

const WIDTH = 100;

const paint =
  (...codes: number[]) =>
  (text: string): string =>
    `\u001b[${codes.join(';')}m${text}\u001b[0m`;
const dim = paint(2);
const bold = paint(1);
const GROUND = {
  plains: { sign: '·', ink: paint(2) },
  forest: { sign: '♣', ink: paint(32) },
  mountain: { sign: '▲', ink: paint(33) },
  lake: { sign: '≈', ink: paint(34) },
  town: { sign: '⌂', ink: paint(1, 36) },
} as const;
const FACTION = {
  trollkin: paint(1, 92),
  'fire-horde': paint(1, 91),
  dead: paint(1, 95),
  wyrm: paint(1, 93),
} as const;
const HERO = paint(1, 30, 106);
const ROAD = paint(93);
const SIGN = { quiet: '·', yellow: 'Y', red: 'R', skull: '☠' } as const;

/** The board for a terminal, 100 columns wide: map, time, town, heroes. */
export function draw(s: Grimheim, viewer: Viewer): string {
  const lines = [timeLine(s), ...mapLines(s), key(), PLACES, ''];
  s.heroes.forEach((hero, seat) => {
    lines.push(...heroLines(s, hero, seat, viewer));
  });
  return lines.join('\n');
}

function timeLine(s: Grimheim): string {
  const track = TRACKS[s.settings.track];
  const spots = track.map((sign, i) =>
    i + 1 === s.spot ? paint(7)(SIGN[sign]) : i + 1 < s.spot ? dim(SIGN[sign]) : SIGN[sign],
  );
  const houses = '⌂'.repeat(Math.max(0, s.pieces - 1)) + (s.pieces > 0 ? '◎' : '');
  const { damage, mana, gold } = s.markers;
  const markers = `5_7 ${damage} damage, 17_5 ${mana} mana, 5_17 ${gold} gold`;
  return `${bold('Time')} ${spots.join(' ')}   ${bold('Town')} ${houses} ${s.pieces}\n${dim(`     left at ${markers}`)}`;
}

/** Rows from the top, each half an area further left or right than the one above; x stands in each area. */
function mapLines(s: Grimheim): string[] {
  const rows = new Map<number, string[]>();
  const starts = new Map<number, number>();
  for (let at = 0; at < SIZE; at++) {
    const [x = 0, y = 0] = (map.names[at] as string).split('_').map(Number);
    const row = rows.get(y) ?? [];
    if (row.length === 0) starts.set(y, 4 * x + 2 * y - 22);
    row.push(areaSign(s, at, x));
    rows.set(y, row);
  }
  return [...rows].map(([y, row]) => {
    const label = `y=${y}`.padStart(4);
    return `${' '.repeat(Math.max(0, starts.get(y) ?? 0))}${dim(label)}  ${row.join('')}`;
  });
}

/** Four columns: a hero `[Em]`, a monster with its health `Tr7`, or the ground with its x. */
function areaSign(s: Grimheim, at: Cell, x: number): string {
  const { sign, ink } = GROUND[terrain[at] as keyof typeof GROUND];
  const hero = isTown(at) ? inTown(s)[towns.indexOf(at)] : heroOn(s, at);
  if (hero) return HERO(badge(hero));
  if (isTown(at)) return ink(`${sign}${sign}  `);
  const monster = monsterOn(s, at);
  if (monster) {
    const { name, faction, rank } = facts(monster);
    const short = `${name.slice(0, 2)}${healthLeft(s, monster)}`;
    const text = rank === 4 ? short.toUpperCase() : short;
    return FACTION[faction](text) + ' '.repeat(4 - text.length);
  }
  const text = `${isRoad(at) && sign === '·' ? '=' : sign}${x}`;
  return (isRoad(at) ? ROAD : ink)(text) + ' '.repeat(4 - text.length);
}

const heroName = (hero: Hero): string => cardOf(hero.id).name;
const badge = (hero: Hero): string => `[${heroName(hero).slice(0, 2)}]`;
/** Heroes in Grimheim are shown on its hexes, one each. */
const towns = map.names.flatMap((_, at) => (isTown(at) ? [at] : []));
const inTown = (s: Grimheim): Hero[] => s.heroes.filter((hero) => isTown(hero.at));

const PLACES = dim(
  told(
    LOCATION_NAMES.flatMap((location) => {
      const first = nameOf(areasOf[location][0] as Cell);
      if (location === 'grimheim') return [];
      return [areasOf[location].length === 1 ? `${area(first)} ${first}` : area(first)];
    }).join(' · '),
  ),
);

function key(): string {
  const signs = Object.entries(GROUND).map(([name, { sign, ink }]) => `${ink(sign)} ${name}`);
  const factions = Object.entries(FACTION).map(([name, ink]) => ink(name));
  return `${signs.join(' ')} ${ROAD('=')} road   Tr7 health, of: ${factions.join(' ')}`;
}

function heroLines(s: Grimheim, hero: Hero, seat: number, viewer: Viewer): string[] {
  const open = seesHand(s, viewer, seat);
  const now = s.phase !== 'monsters' && s.turn === seat ? '▶' : ' ';
  const head = [
    `${now}${HERO(badge(hero))} ${bold(heroName(hero))}`,
    area(nameOf(hero.at)),
    `damage ${hero.damage}/${health(hero)}`,
    `gold ${hero.gold}/${upgradePrice(hero.upgrades)}`,
    `strength ${strength(hero)}`,
    `range ${attackRange(hero)}`,
    `move ${moveLength(hero)}`,
    `hand ${hero.hand.length}/${handLimit(hero)}`,
  ].join('  ');
  const lines = [head];
  if (viewer === seat) {
    for (const card of hero.cards.slice(1)) {
      lines.push(told(`${cardLabel(card)}: ${cardText(card.id, 'en')?.text[card.level - 1] ?? ''}`));
    }
    for (const id of hero.hand) lines.push(told(`✉ ${title(id)}: ${cardText(id, 'en')?.text[0] ?? ''}`));
  } else {
    lines.push(told(hero.cards.slice(1).map(cardLabel).join(' · ')));
    if (open && hero.hand.length > 0) lines.push(told(`✉ ${hero.hand.map(title).join(', ')}`));
  }
  lines.push(told(questLabel(hero)));
  return lines;
}

/** Indented, and broken between words. */
function told(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) as string;
    if (line.length + word.length + 8 > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.map((line, i) => `${i === 0 ? '     ' : '       '}${line}`).join('\n');
}
const title = (id: string): string => cardText(titleOf(id), 'en')?.name ?? id;

/** "Riposte II 3 mana", "Helmet 1/3 worn". */
function cardLabel(card: CardInPlay): string {
  const parts = [title(card.id) + (card.level === 2 ? ' II' : '')];
  if (usesMana(card)) parts.push(`${card.mana} mana`);
  if (durability(card) > 0) parts.push(`${card.damage}/${durability(card)} worn`);
  if (card.markers > 0) parts.push(`${card.markers} markers`);
  if (card.used.length > 0) parts.push('(used)');
  return parts.join(' ');
}

function questLabel(hero: Hero): string {
  const card = currentQuest(hero);
  if (!card) return 'no quest left';
  const progress = card.quest?.by === 'count' ? ` ${hero.progress} of ${card.quest.of}` : '';
  return `quest ${title(card.id)}${progress}: ${cardText(card.id, 'en')?.quest ?? ''}`;
}
