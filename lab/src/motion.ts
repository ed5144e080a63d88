import {
  Fault,
  fingerprint,
  type Game,
  type Outcome,
  type Play,
  type Prompt,
  type Random,
  type Run,
  type Told,
} from '@wyrdhall/kernel';
import { answerNext, type Bots, nextInOrder, type Player, type Seated, Trail } from '@wyrdhall/players';
import { type Begin, playAt, runAtBegin } from './begin.ts';

/** A game in which bots hold all seats. */
export interface Motion {
  outcome(): Outcome | undefined;
  state(): unknown;
  decide(): void;
  /** All that was told, where it is kept. */
  told(): readonly Told[];
}

/** At full speed, for bots that do not look ahead: no checkpoints. */
export function withoutMemory(
  game: Game,
  begin: Begin,
  seed: number,
  bots: readonly Player[],
  random: Random,
  keepsLog = false,
): Motion {
  const play = playAt(game, begin, seed);
  const { table } = play;
  const told: Told[] = [];
  const seats = bots.map((player, seat) => new FastSeat(play, seat, player));
  const isAnySeat = (prompt: Prompt): boolean => seatOf(seats, prompt).player.anySeat === true;
  const readLog = (): void => {
    if (keepsLog) for (const { event } of table.log) told.push(event);
    table.logStart += table.log.length;
    table.log.length = 0;
  };
  readLog();
  return {
    outcome: () => play.outcome,
    state: () => table.state,
    decide() {
      const { prompts } = play;
      const index = prompts.length === 1 ? 0 : nextInOrder(prompts, isAnySeat, random);
      const seat = seatOf(seats, prompts[index] as Prompt);
      seat.prompt = prompts[index] as Prompt;
      play.reply(index, seat.player.decide(seat, random));
      readLog();
    },
    told: () => told,
  };
}

function seatOf(seats: readonly FastSeat[], { seat }: Prompt): FastSeat {
  const found = seats[seat];
  if (!found) throw new Fault(`Seat ${seat} is asked, but only ${seats.length} play.`);
  return found;
}

/** A seat at a game without memory. */
class FastSeat implements Seated {
  readonly game: Game;
  readonly seat: number;
  readonly player: Player;
  prompt: Prompt;
  private readonly play: Play;

  constructor(play: Play, seat: number, player: Player) {
    this.game = play.game;
    this.seat = seat;
    this.player = player;
    this.play = play;
    this.prompt = play.prompts[0] as Prompt;
  }

  view(): unknown {
    return this.game.view(this.play.table.state, this.seat);
  }

  look(chance: Random): unknown {
    const s = this.game.copy(this.play.table.state);
    this.game.redeal(s, this.seat, chance);
    return s;
  }

  fork(): never {
    throw new Fault(`The bot ${this.player.name} said that it needs no forks.`);
  }

  find(fork: Play): number {
    return fork.indexOf(this.seat, fingerprint(this.prompt));
  }
}

/** With the last checkpoint kept, for bots that fork. */
export function withMemory(
  game: Game,
  begin: Begin,
  seed: number,
  bots: readonly Player[],
  random: Random,
  keepsLog = false,
): Motion {
  const run: Run = runAtBegin(game, begin, seed);
  const seats: Bots = new Map(bots.entries());
  const trail = new Trail();
  const told: Told[] = [];
  let read = run.logStart;
  const readLog = (): void => {
    // The run keeps only what the last answer told.
    if (keepsLog) for (const { event } of run.lines(read)) told.push(event);
    read = run.toldCount;
  };
  readLog();
  return {
    outcome: () => run.outcome,
    state: () => run.state,
    decide() {
      answerNext(run, seats, random, trail);
      readLog();
    },
    told: () => told,
  };
}
