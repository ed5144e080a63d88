import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { playerNamed } from '@wyrdhall/players';
import { TOUGHNESS } from '../../src/adventures/toughness.ts';
import { ADVENTURES, type AdventureId } from '../../src/index.ts';
import { aimOf, fit, scale } from './fit.ts';
import { type Journeys, travel } from './journeys.ts';
import { naive } from './naive.ts';

const HELP = `npm run danger [-- ADVENTURE…] [--players N,N] [--games N] [--seed N] [--bot hasty|naive] [--fit N]

How often each fight of Rolling Fates is lost by those who come to it, beside what is aimed at.

  --players N   numbers of heroes: 1,2,3,4
  --games N     how many games for each: 400
  --seed N      the seed of the series: 1
  --bot NAME    hasty, or naive: keeps the commonest face and uses the last ability that can be paid
  --fit N       first plays N games for each to find new factors, and writes them
  --scale N     then plays N games for each to make all fights but the first harder or softer together`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '1,2,3,4' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    bot: { type: 'string', default: 'hasty' },
    fit: { type: 'string', default: '0' },
    scale: { type: 'string', default: '0' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

const hasty = playerNamed('hasty');
const player = values.bot === 'naive' ? naive(hasty) : playerNamed(values.bot);
const known = Object.keys(ADVENTURES) as AdventureId[];
const chosen = known.filter((id) => positionals.length === 0 || positionals.includes(id));
const counts = values.players.split(',').map(Number);

const FILE = new URL('../../src/adventures/toughness.ts', import.meta.url);

/** Puts the factors of one number of heroes in place of those that stand in the file now. */
function write(adventure: AdventureId, players: number): void {
  let text = readFileSync(FILE, 'utf8');
  const from = text.search(new RegExp(`^  '?${adventure}'?: \\{`, 'm'));
  const to = text.indexOf('\n  },', from);
  let part = text.slice(from, to);
  for (const [node, row] of Object.entries(TOUGHNESS[adventure])) {
    part = part.replace(new RegExp(`^(    ${node}: \\[)(.*)\\]`, 'm'), (_, head, inner: string) => {
      const factors = inner.split(', ');
      factors[players - 1] = String(row[players - 1]);
      return `${head}${factors.join(', ')}]`;
    });
  }
  text = text.slice(0, from) + part + text.slice(to);
  writeFileSync(FILE, text);
}

const heroes = new Map<string, { games: number; won: number }>();
const percent = (part: number, of: number): string => ((100 * part) / Math.max(1, of)).toFixed(1);

console.log('| adventure | players | won | rounds | fights: lost of those who came there (aimed at) |');
console.log('|---|---|---|---|---|');
for (const adventure of chosen) {
  for (const players of counts) {
    const journeys: Journeys = { adventure, players, player, seed: Number(values.seed) };
    const [tries, whole] = [Number(values.fit), Number(values.scale)];
    if (tries > 0) fit(journeys, tries);
    if (whole > 0) scale(journeys, whole);
    if (tries + whole > 0) write(adventure, players);
    const fights = new Map<string, { came: number; lost: number }>();
    const games = Number(values.games);
    let [won, rounds, fought] = [0, 0, 0];
    for (let i = 0; i < games; i++) {
      const done = travel({ ...journeys, seed: journeys.seed + 1 }, i, (fight) => {
        const seen = fights.get(fight.node) ?? { came: 0, lost: 0 };
        fights.set(fight.node, seen);
        seen.came++;
        if (fight.lost) seen.lost++;
        else rounds += fight.rounds;
        fought += fight.lost ? 0 : 1;
      });
      if (done.won) won++;
      for (const hero of done.heroes) {
        const seen = heroes.get(hero) ?? { games: 0, won: 0 };
        heroes.set(hero, seen);
        seen.games++;
        if (done.won) seen.won++;
      }
    }
    const each = [...fights]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([node, { came, lost }]) => `${node} ${percent(lost, came)} (${aimOf(journeys, node)})`);
    console.log(
      `| ${adventure} | ${players} | ${percent(won, games)} % | ${(rounds / Math.max(1, fought)).toFixed(2)} | ${each.join(', ')} |`,
    );
  }
}
const shares = [...heroes].map(([hero, { games, won }]) => `${hero} ${percent(won, games)} %`);
console.log(`\nParties with each hero won: ${shares.toSorted().join(', ')}.`);
