import { Fault } from '../fault.ts';
import { outOfBounds } from '../json.ts';
import { readOptions } from '../options.ts';
import type { Properties } from './trial.ts';
import { playOut } from './walk.ts';

export const loading: Properties = {
  'every state is within what a loader takes': (trial) => {
    playOut(trial, ({ table: { state } }) => {
      const found = outOfBounds(state);
      if (found) throw new Fault(`A state that could not be loaded again: ${found}.`);
    });
  },

  'the defaults of the options can be played by any number': ({ game }) => {
    const { min, max } = game.players;
    for (let players = min; players <= max; players++) {
      try {
        readOptions(game, { players });
      } catch (error) {
        throw new Fault(`The defaults do not fit ${players} players: ${(error as Error).message}`);
      }
    }
  },
};
