import type { Viewer } from '@wyrdhall/kernel';
import { ADVENTURES } from '../adventures/index.ts';
import { boardOf } from '../content/index.ts';
import type { RollingFates } from '../state.ts';
import { cardText, secretText, stepText } from '../words/card-text.ts';
import { status } from '../words/en/names.ts';
import { enemyName } from '../words/world.ts';
import { statistics } from './statistics.ts';
import { type EnemyView, type RollingFatesView, view } from './view.ts';

const WIDTH = 100;
const BAR = 20;

const paint =
  (...codes: number[]) =>
  (text: string): string =>
    `\u001b[${codes.join(';')}m${text}\u001b[0m`;
const dim = paint(2);
const bold = paint(1);
const red = paint(91);
const green = paint(92);
const yellow = paint(93);
const purple = paint(95);
const DIE = paint(30, 47);
const LUCK = paint(30, 103);

type HeroView = RollingFatesView['heroes'][number];

/** The table for a terminal, 100 columns wide: the place, the enemies, the party. */
export function draw(s: RollingFates, viewer: Viewer): string {
  const table = view(s, viewer);
  const lines = [placeLine(table), ''];
  for (const enemy of table.combat?.enemies ?? []) lines.push(...enemyLines(enemy));
  if (table.combat) lines.push('');
  for (const hero of table.heroes) lines.push(...heroLines(hero, table.settings.companion));
  if (table.journey.drawn.length > 0) lines.push('', bold('  Found'));
  for (const id of table.journey.drawn) lines.push(...wrap(cardLine(id)));
  if (table.ending !== '' && !table.settings.companion) lines.push('', ...statisticsLines(table));
  return lines.join('\n');
}

const COLUMNS = [
  'damage',
  'best hit',
  'kills',
  'Life lost',
  'healed',
  'dice',
  'average',
  'luck used',
  'Treasures',
];

/** What each hero did, when the game is over. */
function statisticsLines(table: RollingFatesView): string[] {
  const { heroes, zones, nodes } = statistics(table);
  const row = (name: string, cells: readonly (number | string)[]): string =>
    `  ${name.padEnd(18)}${cells.map((cell, i) => `${cell}`.padStart((COLUMNS[i]?.length ?? 0) + 1)).join('')}`;
  const rows = heroes.map((hero) => {
    const average = hero.rolled > 0 ? (hero.pips / hero.rolled).toFixed(2) : '–';
    const { dealt, best, kills, taken, healed, rolled, lucky, found } = hero;
    const name = boardOf(hero.hero).name.split(' ')[0] ?? '';
    return row(name, [dealt, best, kills, taken, healed, rolled, average, lucky, found]);
  });
  return [dim(row(`zones ${zones}, stops ${nodes}`, COLUMNS)), ...rows];
}

function placeLine({ journey, combat }: RollingFatesView): string {
  const { name, zones } = ADVENTURES[journey.adventure];
  const zone = `zone ${journey.zone + 1} of ${zones.length}: ${zones[journey.zone]?.name ?? ''}`;
  const fight = combat ? `   round ${combat.round}, ${combat.phase} phase` : '';
  return `${bold(name)}  ${zone}${dim(fight)}`;
}

/** Life as a bar of so many signs. */
function lifeBar(life: number, most: number, ink: (text: string) => string): string {
  const full = Math.ceil((life / most) * BAR);
  return `${ink('█'.repeat(full))}${dim('░'.repeat(BAR - full))} ${`${life}/${most}`.padStart(7)}`;
}

const tokens = (statuses: readonly string[]): string =>
  statuses.map((id) => purple(` ${status(id)}`)).join('');

function enemyLines(enemy: EnemyView): string[] {
  const name = enemyName(enemy.id, 'en').padEnd(26);
  const armour = enemy.armour > 0 ? ` armour ${enemy.armour}` : '';
  const warning = enemy.telegraphed ? red(' !') : '';
  const lines = [
    `  ${enemy.great ? bold(name) : name}${lifeBar(enemy.life, enemy.maxLife, red)}${armour}${tokens(enemy.statuses)}${warning}`,
  ];
  if (enemy.known) {
    lines.push(...wrap(secretText(enemy.kind, 'en')));
    lines.push(...wrap(`Next: ${enemy.known.next.map((step) => stepText(step, 'en')).join('; then ')}.`));
  } else if (enemy.intent) lines.push(...wrap(`Next: ${stepText(enemy.intent, 'en')}.`));
  return lines;
}

function heroLines(hero: HeroView, companion: boolean): string[] {
  const board = boardOf(hero.id);
  const name = board.name.padEnd(26);
  // RF-015: the boards lie on the players' own table.
  if (companion) return [`  ${bold(name)}`];
  const facts = ` level ${hero.level}, Defence ${hero.defence}, Inventory ${hero.treasures.length}/${hero.inventory}`;
  const lines = [
    `  ${bold(name)}${lifeBar(hero.life, hero.maxLife, green)}${facts}${tokens(hero.statuses)}`,
    `    ${diceLine(hero)}`,
  ];
  for (const id of hero.treasures) lines.push(...wrap(cardLine(id)));
  for (const id of hero.traits)
    lines.push(...wrap(`${cardLine(id)}${hero.muted.includes(id) ? ' (muted)' : ''}`));
  return lines;
}

function diceLine({ dice, luck, barred, passed }: HeroView): string {
  if (barred) return dim('stunned: no dice');
  const faces = dice.map((face) => (face > 0 ? DIE(` ${face} `) : dim(' · '))).join(' ');
  const luckDie = luck > 0 ? LUCK(` ${luck} `) : dim(' · ');
  return `${faces}   ${yellow('luck')} ${luckDie}${passed ? dim('   passed') : ''}`;
}

function cardLine(id: string): string {
  const { name, cost, text } = cardText(id, 'en');
  return cost === '' ? `${name}: ${text}` : `${name} (${cost}): ${text}`;
}

/** Small print below somebody, broken where the line is full. */
function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line.length + word.length + 1 > WIDTH - 6) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line].map((part) => dim(`      ${part}`));
}
