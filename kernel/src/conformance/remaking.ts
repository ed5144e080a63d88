import { Fault, Refusal } from '../fault.ts';
import { hashState } from '../json.ts';
import { resume } from '../resume.ts';
import { readSave, save } from '../save.ts';
import { replayAgain } from './durability.ts';
import { mustBeAsBefore, traceOf } from './looks.ts';
import { mustMatch, standing } from './standing.ts';
import { type Properties, randomOptions } from './trial.ts';
import { runOut } from './walk.ts';

export const remaking: Properties = {
  'a remake leads to a game that goes on, is saved and is verified': (trial) => {
    const { game, random, tally } = trial;
    if (!game.remakes) return;
    runOut(
      trial,
      (run, point) => {
        if (!point) return;
        const open = run.remakes().filter(({ closed }) => !closed);
        if (open.length === 0) return;
        const { id, changes } = random.of(open);
        const players = changes.includes('players') ? {} : { players: run.options.players };
        const drawn = randomOptions(game, players, random);
        const options = Object.fromEntries(changes.map((name) => [name, drawn[name]]));
        const before = traceOf(run);
        const dice = hashState(run.checkpoint().random);
        tally.needed++;
        try {
          run.apply({ remake: id, options });
          tally.compared++;
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          tally.fault = (times) => `of ${times} remakes none could be carried out: ${error.message}`;
          mustBeAsBefore(`The remake "${id}" is refused, but leaves a trace`, before, run);
          return;
        }
        if (hashState(run.checkpoint().random) === dice)
          throw new Fault(`After the remake "${id}" the dice that were seen come again.`);
        const saved = readSave(JSON.stringify(save(run)));
        mustMatch('A remade game is resumed elsewhere', standing(run), standing(resume(game, saved).run));
        replayAgain(game, run);
      },
      { memory: 'all' },
    );
  },
};
