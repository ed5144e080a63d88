import {
  Fault,
  type Game,
  type Options,
  type Outcome,
  type Prompt,
  Random,
  Run,
  start,
  type Told,
} from '@wyrdhall/kernel';
import { answerBy, type Player, type Seated } from '@wyrdhall/players';

/** A game in which one bot holds all seats. */
export interface Motion {
  outcome(): Outcome | undefined;
  state(): unknown;
  decide(): void;
  /** All that was told, where it is kept. */
  told(): Told[];
}

/** At full speed, for bots that do not look ahead: no checkpoints, and no log unless it is to be kept. */
export function withoutMemory(
  game: Game,
  options: Options,
  seed: number,
  player: Player,
  random: Random,
  keepsLog = false,
): Motion {
  const play = start(game, options, Random.fromSeed(seed));
  const { table } = play;
  const seated: { -readonly [K in keyof Seated]: Seated[K] } = {
    game,
    seat: 0,
    prompt: play.prompts[0] as Prompt,
    at: 0,
    view: () => game.view(table.state, seated.seat),
    look: (chance) => {
      const s = game.copy(table.state);
      game.redeal(s, seated.seat, chance);
      return s;
    },
    fork: () => {
      throw new Fault(`The bot ${player.name} said that it needs no forks.`);
    },
  };
  return {
    outcome: () => play.outcome,
    state: () => table.state,
    decide() {
      const prompt = play.prompts[0] as Prompt;
      seated.prompt = prompt;
      seated.seat = prompt.seat;
      play.reply(0, player.decide(seated, random));
      if (keepsLog) return;
      table.logStart += table.log.length;
      table.log.length = 0;
    },
    told: () => table.log.map(({ event }) => event),
  };
}

/** With the last checkpoint kept, for bots that fork. */
export function withMemory(
  game: Game,
  options: Options,
  seed: number,
  player: Player,
  random: Random,
): Motion {
  const run = Run.start(game, options, { seed }, 'last');
  return {
    outcome: () => run.outcome,
    state: () => run.state,
    decide: () => answerBy(player, run, 0, random),
    told: () => run.lines().map(({ event }) => event),
  };
}
