import { Random } from '../chance.ts';
import { Fault } from '../fault.ts';
import { Play } from '../play.ts';
import type { Choice, Seat } from '../prompt.ts';
import { Table } from '../table.ts';
import { difference } from './difference.ts';
import { mustMatch, standing } from './standing.ts';
import type { Properties, Trial } from './trial.ts';
import { walk } from './walk.ts';

export const ownDice: Properties = {
  "the players' own dice give the same game as the same dice by seed": (trial) => {
    const rolls = new Map<Seat, string[][]>();
    const seeded = open(trial, false, rolls);
    const own = open(trial, true);
    walk(
      trial,
      seeded,
      (answer) => {
        seeded.answer(answer);
        own.answer(answer);
      },
      (point) => {
        rollAll(own, rolls);
        if (point) mustMatch("The players' own dice lead elsewhere", standing(seeded), standing(own));
      },
    );
    const differs = difference(seeded.table.log, own.table.log, 'log');
    if (differs) throw new Fault(`With the players' own dice something else is told: ${differs}.`);
  },
};

/** A game whose rolls are written down by seat, if a place for them is given. */
function open({ game, options, seed }: Trial, own: boolean, rolls?: Map<Seat, string[][]>): Play {
  const table = new Table(game.begin(options), Random.fromSeed(seed), own);
  if (rolls) {
    const roll = table.roll.bind(table) as typeof table.roll;
    table.roll = function* (seat, die, count, rule) {
      const faces = yield* roll(seat, die, count, rule);
      if (count > 0) rolls.set(seat, [...(rolls.get(seat) ?? []), faces]);
      return faces;
    };
  }
  const play = new Play(game, table);
  play.setup(options);
  return play;
}

/** Answers every roll with what the seed rolled for that seat. */
function rollAll(play: Play, rolls: Map<Seat, string[][]>): void {
  for (;;) {
    const asked = play.prompts.find((prompt) => prompt.ask === 'dice');
    if (!asked) return;
    const faces = rolls.get(asked.seat)?.shift();
    if (!faces) throw new Fault(`With the players' own dice seat ${asked.seat} rolls once more.`);
    play.answer({ seat: asked.seat, choice: faces as Choice });
  }
}
