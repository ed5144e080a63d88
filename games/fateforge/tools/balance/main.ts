import { parseArgs } from 'node:util';
import { wilson } from '@wyrdhall/lab';
import { QUESTLINES, SCENES } from '../../src/content/index.ts';
import { botNamed } from './bots.ts';
import { type Fought, fight } from './fight.ts';
import type { Tally } from './tally.ts';

const HELP = `npm run fights [-- SCENE…] [--games N] [--players LIST] [--bot LIST] [--profile NAME] [--seed N] [--check]

How hard the fights of Fateforge are: each scene with each party size, standard heroes of its stage drawn anew
for each fight. Questlines are named b1 to b4. Without a scene, all scenes.

  --games N       fights for each cell: 100
  --players LIST  sizes of the party; 1 is one player with two heroes: 2,3,4
  --bot LIST      hasty (follows the solver), random, idle (does nothing), runner (never strikes): hasty
  --profile NAME  story, standard, heroic: standard
  --seed N        the seed of the series: 1
  --check         looks at the invariants before each decision`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    players: { type: 'string', default: '2,3,4' },
    bot: { type: 'string', default: 'hasty' },
    profile: { type: 'string', default: 'standard' },
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
const scenes = positionals.length > 0 ? positionals : SCENES.map(({ id }) => id);

const isQuestline = (id: string): boolean => QUESTLINES.some((card) => card.id === id);
const share = (n: number): string => `${(100 * n).toFixed(0)} %`;

let problems = 0;
console.log(
  'scene players bot      won  (95 %)        health lost, KO a hero, Reactions that reach somebody',
);
for (const scene of scenes)
  for (const players of values.players.split(',').map(Number))
    for (const name of values.bot.split(',')) {
      const what = isQuestline(scene) ? { mode: 'battle', questline: scene } : { scene };
      const given = { ...what, players, profile: values.profile };
      const fought = Array.from(
        { length: games },
        (_, k): Fought => fight(given, botNamed(name), Number(values.seed) * 1_000_003 + k, values.check),
      );
      const heroes = games * Math.max(2, players);
      const won = fought.filter((one) => one.won).length;
      const sum = (of: (one: Fought) => number): number => fought.reduce((all, one) => all + of(one), 0);
      const tally = (of: keyof Tally): number => sum((one) => one.tally[of]);
      const [low, high] = wilson(won, games);
      const cell = `${scene.padEnd(5)} ${String(players).padEnd(7)} ${name.padEnd(8)}`;
      const reached = share(tally('reached') / Math.max(1, tally('shown')));
      const rest = `${(tally('health') / heroes).toFixed(1)}, ${share(tally('fallen') / heroes)}, ${reached}`;
      console.log(
        `${cell} ${share(won / games).padEnd(5)}(${share(low)} to ${share(high)})`.padEnd(46),
        rest,
      );
      for (const { problem } of fought.filter((one) => one.problem !== '').slice(0, 2))
        console.log(`  ! ${problem}`);
      problems += fought.filter((one) => one.problem !== '').length;
    }
if (problems > 0) {
  console.log(`${problems} fights did not come to their end.`);
  process.exitCode = 1;
}
