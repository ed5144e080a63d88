import type { Random } from '../chance.ts';
import { Fault } from '../fault.ts';
import { outOfBounds } from '../json.ts';
import { type Options, readOptions } from '../options.ts';
import type { Properties } from './trial.ts';
import { playOut } from './walk.ts';

type Branch = Record<string, unknown>;

/** Puts something of another kind somewhere into the state; says what, or nothing where there is nothing to damage. */
function damaged(state: unknown, random: Random): string | undefined {
  let at = state;
  let path = 'state';
  for (;;) {
    if (typeof at !== 'object' || at === null) return undefined;
    const branch = at as Branch;
    const keys = Object.keys(branch);
    if (keys.length === 0) return undefined;
    const key = random.of(keys);
    path += `.${key}`;
    const value = branch[key];
    const isDeeper = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
    if (isDeeper && random.below(4) > 0) {
      at = value;
      continue;
    }
    if (value === null) return undefined;
    branch[key] = typeof value === 'object' ? 'damaged' : { damaged: true };
    return `${path} damaged`;
  }
}

export const loading: Properties = {
  'every state is within what a loader takes': (trial) => {
    playOut(trial, ({ table: { state } }) => {
      const found = outOfBounds(state);
      if (found) throw new Fault(`A state that could not be loaded again: ${found}.`);
    });
  },

  'a damaged state is noticed': (trial) => {
    const { game, options, random } = trial;
    if (!game.broken) return;
    const believes = (state: unknown, played: Options): boolean => {
      try {
        return !game.broken?.(state, played);
      } catch {
        return false;
      }
    };
    playOut(trial, ({ table: { state } }, point) => {
      if (!point) return;
      const copy = game.copy(state);
      const damage = damaged(copy, random);
      if (damage && believes(copy, options))
        throw new Fault(`A state with ${damage} is believed: "broken" finds nothing wrong.`);
      const { min, max } = game.players;
      const players = min + random.below(max - min + 1);
      if (players !== options.players && believes(state, { ...options, players }))
        throw new Fault(
          `A state of ${options.players} players is believed of ${players}: "broken" looks at no options.`,
        );
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
