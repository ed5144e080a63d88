import type { Viewer } from '@wyrdhall/kernel';
import { cardOf, isScene, sceneOf } from '../content/index.ts';
import { boardFor, exitsOf, layout } from '../rules/board.ts';
import { toughnessOf } from '../rules/figures.ts';
import { isDie, resultFacts } from '../rules/pool.ts';
import type { Enemy, Fateforge, Hero, Token } from '../state.ts';
import { enemyName, heroName, resultName } from '../words/en/names.ts';
import { drawCampaign } from './terminal-campaign.ts';
import { type FateforgeView, view } from './view.ts';

const paint =
  (...codes: number[]) =>
  (text: string): string =>
    `\u001b[${codes.join(';')}m${text}\u001b[0m`;
const dim = paint(2);
const bold = paint(1);
const COLOUR: Readonly<Record<string, (text: string) => string>> = {
  white: paint(97),
  blue: paint(94),
  red: paint(91),
  green: paint(92),
  brown: paint(33),
  purple: paint(95),
  boss: paint(1, 95),
  yellow: paint(93),
  melee: paint(31),
  ranged: paint(34),
};

function enemyLine(s: Fateforge, e: Enemy): string {
  const marks = [
    `${toughnessOf(s, e) - e.damage}/${toughnessOf(s, e)}`,
    ...(e.armour > 0 ? [`armour ${e.armour}`] : []),
    ...(e.block + e.fresh > 0 ? [`block ${e.block + e.fresh}`] : []),
    ...(e.stunned ? ['stunned'] : []),
    ...(e.guards !== '' ? [`guards ${e.guards}`] : []),
    ...(e.laid ? ['laid down'] : []),
  ];
  const name = COLOUR[cardOf(e.card).colour]?.(enemyName(e.id)) ?? enemyName(e.id);
  return `${name} ${dim(marks.join(', '))}`;
}

const TOKEN: Readonly<Record<string, (token: Token) => string>> = {
  gem: (token) => `gem ${token.n}`,
  fountain: (token) => `fountain ${token.n}`,
  counter: (token) => `${token.id} ${token.n}`,
};

const tokenText = (token: Token): string =>
  TOKEN[token.kind]?.(token) ??
  (token.id === '' || token.kind === token.id ? token.kind : `${token.kind} ${token.id}`);

/** A zone with who and what is in it, and where its ways lead. */
function zoneLines(s: Fateforge, zone: number): string[] {
  const { map } = boardFor(s.board);
  const letter = map.names[zone] as string;
  const name = isScene(s.scene) ? (sceneOf(s.scene).zones[zone]?.name ?? '') : '';
  const ways = (layout(s).ways[zone] as readonly number[]).map((to) => map.names[to]).join(' ');
  const exits = exitsOf(s).filter((exit) => exit.zone === zone);
  const difficult = (s.difficult & (1 << zone)) !== 0 ? ' difficult' : '';
  const head = `${bold(`[${letter}] ${name}`)} ${dim(`→ ${ways}${difficult}`)}${exits.map((exit) => ` exit ${exit.letter}`).join('')}`;
  const heroes = s.heroes
    .filter((h) => h.zone === zone)
    .map((h) => bold(heroName(h.id)) + (h.ko ? ' (KO)' : ''));
  const enemies = s.enemies.filter((e) => e.zone === zone).map((e) => enemyLine(s, e));
  const tokens = s.tokens
    .filter((token) => token.zone === zone && token.by === '' && !token.open)
    .map(tokenText);
  const inside = [...heroes, ...enemies, ...(tokens.length > 0 ? [dim(tokens.join(', '))] : [])];
  return [head, ...inside.map((line) => `    ${line}`)];
}

const dieText = (id: string): string => {
  const { colour, face } = resultFacts(id);
  const text = `[${resultName(face)}]`;
  return isDie(id) ? (COLOUR[colour]?.(text) ?? text) : text;
};

function heroLine(h: Hero): string {
  const marks = [
    `health ${h.health}/${h.maxHealth}`,
    `energy ${h.energy}/${h.maxEnergy}`,
    ...(h.toxic > 0 ? [`toxic ${h.toxic}`] : []),
    ...(h.block > 0 ? [`block ${h.block}`] : []),
    ...(h.hidden ? ['hidden'] : []),
    ...(h.stunned ? ['stunned'] : []),
    ...(h.id === 'alchemist' ? [`flasks ${h.flasks}`] : []),
  ];
  return `${bold(heroName(h.id))}: ${marks.join(', ')}  ${h.pool.map(dieText).join(' ')}`;
}

const track = (s: Fateforge): string => {
  const tiles = s.order.map((i) => heroName(s.heroes[i]?.id ?? ''));
  tiles.splice(s.place, 0, 'Reactions');
  tiles.push('Enemies');
  return tiles.map((tile, k) => (s.phase === 'action' && k === s.at ? bold(`▸${tile}`) : tile)).join(' · ');
};

/** The board as lines of text. */
export function draw(s: Fateforge, viewer: Viewer): string {
  if (s.phase === 'story') return drawCampaign(s);
  const seen: FateforgeView = view(s, viewer);
  const title = isScene(s.scene) ? sceneOf(s.scene).title : '';
  const lines = [bold(`${title}, round ${s.round} of ${s.rounds + s.extra}`), track(s), ''];
  for (let zone = 0; zone < boardFor(s.board).map.size; zone++) lines.push(...zoneLines(s, zone));
  lines.push('', ...seen.heroes.map(heroLine));
  return lines.join('\n');
}
