import { Refusal } from '@wyrdhall/kernel';
import { Command, CommanderError } from 'commander';
import { collect, nameAndValue, seed, seedOrWord, whole } from './arguments.ts';
import { pc } from './colours.ts';
import { Stop } from './stop.ts';

const program = new Command('wyrdhall')
  .description('Cooperative board games in the terminal: play, simulate, replay, check.')
  .showHelpAfterError('(--help tells more)')
  .exitOverride();

/** Runs when the command is chosen; its modules are loaded only then. */
const ends = (run: () => Promise<number>) =>
  run().then((code) => {
    process.exitCode = code;
  });

program
  .command('games')
  .description('the games on the shelf, and what can be chosen in each')
  .option('--json', 'as JSON')
  .action((options) => ends(async () => (await import('./games.ts')).listGames(options)));

program
  .command('play')
  .description('play a game in the terminal; answers may also come line by line from a pipe')
  .argument('[game]', 'which game; asked for where it is left out')
  .option('--players <n>', 'how many players', whole(1, 99))
  .option('--option <name=value>', "one of the game's options; may be repeated", nameAndValue)
  .option(
    '--seed <seed>',
    'a number or a word; without it every game gets a new seed, and prints it',
    seedOrWord,
  )
  .option('--bots <seats=name>', 'players led by a bot, as in 2,3=planner; may be repeated', collect)
  .option('--own-dice [players]', 'you roll real dice and tell what they show; as in 1,3: only these players')
  .option(
    '--own-cards [players]',
    'you draw from real decks and tell what came; as in 1,3: only these players',
  )
  .option('--strict', 'undo does not go back across a roll or a reveal')
  .option('--load <file>', 'go on with a saved game')
  .option('--save <file>', 'save after every answer')
  .option('--legacy <file>', 'what tables leave to later ones: read at the start, added to at the end')
  .action((game, options) => ends(async () => (await import('./play/play.ts')).play(game, options)));

program
  .command('simulate')
  .description('let a bot play many games on all cores; exit code 1 where one failed')
  .argument('<game>', 'which game')
  .option('--players <n>', 'how many players', whole(1, 99))
  .option('--games <n>', 'how many games', whole(1, 1_000_000_000), 1000)
  .option('--seed <n>', 'the same seed gives the same games', seed, 1)
  .option(
    '--bot <name>',
    'random, hasty, greedy or planner; planner:500 sets its budget; 1=planner,2=hasty: a bot a seat',
    'random',
  )
  .option('--option <name=value>', "one of the game's options; may be repeated", nameAndValue)
  .option('--workers <n>', 'threads (all cores); changes no figure but the time', whole(1, 1024))
  .option('--first <n>', 'the number of the first game, to see one of them alone', whole(0, 1_000_000_000), 0)
  .option('--check', 'check the invariants of the state before each decision: slower')
  .option('--from <file>', 'begin each game where a saved game is, with other dice')
  .option('--measure', 'add up what the game counts')
  .option('--json', 'as JSON')
  .action((game, options) => ends(async () => (await import('./simulate.ts')).simulateGame(game, options)));

program
  .command('balance')
  .description('let bots play a game with every value of some options and every number of players: tables')
  .argument('<game>', 'which game')
  .requiredOption('--vary <options>', 'the options whose values are compared, with commas')
  .option('--games <n>', 'how many games for each', whole(1, 1_000_000_000), 1000)
  .option('--seed <n>', 'the same seed gives the same games', seed, 1)
  .option('--bot <name>', 'random, hasty, greedy or planner; 1=planner,2=hasty: a bot a seat', 'hasty')
  .option('--option <name=value>', "one of the game's other options; may be repeated", nameAndValue)
  .option('--workers <n>', 'threads (all cores); changes no figure but the time', whole(1, 1024))
  .option('--only <value>', 'one of the values alone; of several options as in track=long', collect)
  .option('--players <n>', 'one number of players alone', whole(1, 99))
  .option('--json', 'as JSON')
  .option('--into <file>', 'a document with marks between which the tables are written')
  .action((game, options) => ends(async () => (await import('./balance.ts')).balance(game, options)));

program
  .command('replay')
  .description('play a saved game again and tell what happened; exit code 1 where it goes astray')
  .argument('<file>', 'a saved game')
  .option('--until <n>', 'only the first answers', whole(0, 1_000_000_000))
  .option('--json', 'as JSON')
  .action((file, options) => ends(async () => (await import('./replay.ts')).replayFile(file, options)));

program
  .command('check')
  .description('run case files; exit code 1 where one does not hold')
  .argument('<files...>', 'YAML files with cases')
  .option('--game <game>', 'the game they are about, where the file does not say')
  .option('--json', 'as JSON')
  .action((files, options) => ends(async () => (await import('./check.ts')).check(files, options)));

program
  .command('rules')
  .description('for each game: its rules, those shown by a test or case, and those that are not')
  .option('--json', 'as JSON')
  .action((options) => ends(async () => (await import('./rules.ts')).rules(options)));

// Whoever reads our output may have enough of it.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else {
    const known = error instanceof Stop || error instanceof Refusal;
    console.error(pc.red(known ? error.message : String((error as Error)?.stack ?? error)));
    process.exitCode = error instanceof Stop ? error.code : error instanceof Refusal ? 2 : 1;
  }
}
