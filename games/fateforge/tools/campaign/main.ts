import { parseArgs } from 'node:util';
import { playerNamed } from '@wyrdhall/players';
import { type AtRest, campaign, type Told } from './campaign.ts';
import { sensible } from './sensible.ts';

const HELP = `npm run campaigns [-- --games N] [--players LIST] [--bot NAME] [--profile NAME] [--at ENTRY] [--seed N] [--check]

Plays campaigns of Fateforge to their end, and says how they ended and what the parties had at each rest.

  --games N       campaigns for each size of the party: 20
  --players LIST  sizes of the party; 1 is one player with two heroes: 2,4
  --bot NAME      sensible (sensible outside fights, random in them), hasty, random: sensible
  --check         looks at the invariants before each decision`;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    players: { type: 'string', default: '2,4' },
    bot: { type: 'string', default: 'sensible' },
    profile: { type: 'string', default: 'standard' },
    at: { type: 'string', default: 'start' },
    seed: { type: 'string', default: '1' },
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

const games = Number(values.games);
const bot = values.bot === 'sensible' ? sensible : playerNamed(values.bot);
const mean = (list: readonly number[]): string =>
  list.length === 0 ? '-' : (list.reduce((sum, n) => sum + n, 0) / list.length).toFixed(1);

let problems = 0;
for (const players of values.players.split(',').map(Number)) {
  const all: Told[] = [];
  for (let k = 0; k < games; k++) {
    const given = { players, profile: values.profile, at: values.at };
    const told = campaign(given, bot, Number(values.seed) * 1_000_003 + k, values.check);
    all.push(told);
    if (told.problem === '') continue;
    problems++;
    console.log(`! ${k}: ${told.problem}`);
  }
  const ends = ['a', 'b', 'c', 'd'].map(
    (end) => `${end} ${all.filter(({ ending }) => ending === end).length}`,
  );
  console.log(
    `${players} players: ${ends.join(', ')}; ${mean(all.map(({ decisions }) => decisions))} decisions`,
  );
  console.log('rest  gold  Corruption  victory  points (gold and Corruption for each hero)');
  for (let n = 1; n <= 8; n++) {
    const rests = all.flatMap((one) => one.rests.filter(({ rest }) => rest === `r${n}`));
    const of = (what: keyof Omit<AtRest, 'rest'>): string =>
      mean(rests.map((rest) => rest[what])).padStart(5);
    console.log(`r${n}   ${of('gold')}  ${of('corruption')}  ${of('victory')}  ${of('points')}`);
  }
  console.log(
    `quests ${mean(all.map(({ done }) => done.length))}, locations ${mean(all.map(({ visited }) => visited.length))}`,
  );
}
if (problems > 0) process.exitCode = 1;
