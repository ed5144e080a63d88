import { Fault, Refusal } from '../fault.ts';
import { replay } from '../replay.ts';
import { resume } from '../resume.ts';
import { readSave, save } from '../save.ts';
import { verify } from '../verify.ts';
import { mustMatch, standing } from './standing.ts';
import { type Properties, randomOptions } from './trial.ts';
import { runOut } from './walk.ts';

export const remaking: Properties = {
  'a remake leads to a game that goes on, is saved and is verified': (trial) => {
    const { game, random } = trial;
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
        const before = run.revision;
        try {
          run.apply({ remake: id, options });
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          if (run.revision !== before) throw new Fault(`The remake "${id}" is refused, but leaves a trace.`);
          return;
        }
        const saved = readSave(JSON.stringify(save(run)));
        verify(game, saved);
        mustMatch('A remade game is resumed elsewhere', standing(run), standing(resume(game, saved).run));
        const last = replay(game, saved).at(-1)?.run;
        if (last) mustMatch('A remade game is replayed elsewhere', standing(run), standing(last));
      },
      { memory: 'all' },
    );
  },
};
