import type { Random } from './chance.ts';
import type { Change } from './changes.ts';
import { Fault, Refusal } from './fault.ts';
import type { Game, Remake } from './game.ts';
import { notPlain, outOfBounds } from './json.ts';
import { type Options, readOptions } from './options.ts';
import type { Told } from './told.ts';

/** Carries out a command of the table menu on a plain state. Throws a Refusal that says why it cannot be done. */
export function remade<S, E extends Told>(
  game: Game<S, E>,
  { remake: id, options: given }: Extract<Change, { readonly remake: string }>,
  state: S,
  before: Options,
  random: Random,
): { readonly state: S; readonly options: Options } {
  const { remakes = {} } = game;
  const remake: Remake<S> | undefined = Object.hasOwn(remakes, id) ? remakes[id] : undefined;
  if (!remake) throw new Refusal(`${game.name} has no command "${id.slice(0, 80)}".`, { id: 'no-remake' });
  const closed = remake.closed?.(state, before);
  if (closed) throw new Refusal(`"${id}" is closed: ${closed.id} (${closed.rule}).`, { id: 'closed' });
  const foreign = Object.keys(given).find((name) => !remake.changes.includes(name));
  if (foreign !== undefined) throw new Refusal(`"${id}" does not change the option "${foreign}".`);
  const options = readOptions(game, { ...before, ...given });
  const made = remake.make(game.copy(state), options, before, random);
  const wrong = notPlain(made) ?? outOfBounds(made) ?? game.broken?.(made, options);
  if (wrong) throw new Fault(`The remake "${id}" breaks the state: ${wrong}.`);
  return { state: made, options };
}
