import { grimheim } from '@wyrdhall/grimheim';
import {
  choice,
  type Game,
  type Prompt,
  Random,
  Run,
  randomPick,
  readOptions,
  save,
  start,
} from '@wyrdhall/kernel';
import { median, microseconds, timed } from './measure.ts';
import { count, micro, table, times } from './table.ts';
import { race } from './winter/race.ts';

const PLAYERS = 2;
const WARM_UP_MS = 1500;
const SLICE_MS = 250;
const SLICES = 17;

const options = readOptions(grimheim as Game, { players: PLAYERS });

/** Random games for so long: decisions per second of this process's own time. */
function playFor(milliseconds: number, bot: Random): number {
  const began = process.cpuUsage();
  const until = performance.now() + milliseconds;
  let decisions = 0;
  while (performance.now() < until) {
    const play = start(grimheim, options, bot.split());
    while (!play.outcome) {
      play.reply(0, randomPick(play.prompts[0] as Prompt, bot));
      play.table.log.length = 0;
      decisions++;
    }
  }
  const { user, system } = process.cpuUsage(began);
  return decisions / ((user + system) / 1e6);
}

/** A game in the middle of its way, when a hero may act. */
function middle(): Run {
  const run = Run.start(grimheim as Game, options, { seed: 7 });
  const bot = Random.fromSeed(3);
  while (run.length < 40 || run.prompts[0]?.question.id !== 'turn') {
    const prompt = run.prompts[0] as Prompt;
    run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, bot)) });
  }
  return run;
}

/** Grimheim at full speed, beside boardgame.io with its own small game as a yardstick for the machine. */
export async function benchGrimheim() {
  const bot = Random.fromSeed(1);
  playFor(WARM_UP_MS, bot);
  const decisionsPerSecond = median(Array.from({ length: SLICES }, () => playFor(SLICE_MS, bot)));
  const { boardgameio } = await race();
  const run = middle();
  let last: unknown;
  const { copy } = microseconds({
    copy: timed(() => {
      last = run.game.copy(run.state);
    }),
  });
  // Read once, so that the copies are really made.
  if (JSON.stringify(last) !== JSON.stringify(run.state)) throw new Error('The copy differs.');
  const kilobytes = (value: unknown): number => JSON.stringify(value).length / 1024;
  return {
    decisionsPerSecond: Math.round(decisionsPerSecond),
    boardgameio: { movesPerSecond: Math.round(boardgameio.perSecond) },
    ratio: decisionsPerSecond / boardgameio.perSecond,
    copyMicroseconds: copy,
    stateKilobytes: kilobytes(run.state),
    saveKilobytes: kilobytes(save(run)),
  };
}

export function grimheimTable(f: Awaited<ReturnType<typeof benchGrimheim>>): string {
  const size = (kilobytes: number): string => `${kilobytes.toFixed(1)} KB`;
  return [
    `Grimheim: ${PLAYERS} players, random play, one core`,
    table([
      ['', 'decisions/s', 'to boardgame.io'],
      ['Grimheim', count(f.decisionsPerSecond), times(f.ratio)],
      ['boardgame.io 0.50.2, The Wolf Winter', count(f.boardgameio.movesPerSecond), times(1)],
    ]),
    table([
      ['copy of the state', micro(f.copyMicroseconds)],
      ['the state as text', size(f.stateKilobytes)],
      ['a save between two decisions', size(f.saveKilobytes)],
    ]),
  ].join('\n\n');
}
