import { cancel, confirm, isCancel, multiselect, select, text } from '@clack/prompts';
import { games } from '@wyrdhall/games';
import { figureCount, type Game, leaderOf, type OptionSpec, type OptionValue } from '@wyrdhall/kernel';
import { failed } from '../stop.ts';
import { speaker } from '../words.ts';

interface Chosen {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** Asks which game to play, with how many, and with which options. */
export async function chooseGame(): Promise<Chosen> {
  // Practice pieces come last.
  const shelf = games.toSorted((a, b) => Number(a.practice ?? false) - Number(b.practice ?? false));
  const id = await unlessCancelled(
    select({
      message: 'Which game?',
      options: shelf.map((box) => ({
        value: box.id,
        label: box.name,
        ...(box.practice && { hint: 'practice' }),
      })),
    }),
  );
  const game = await shelf.find((b) => b.id === id)?.load();
  if (!game) throw failed('No game was chosen.');
  const { min, max } = game.players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const players = await unlessCancelled(
    select({
      message: 'How many players?',
      options: counts.map((count) => ({ value: count, label: `${count}` })),
    }),
  );
  return { game: id, players, options: await chooseOptions(game, players) };
}

async function chooseOptions(game: Game, players: number): Promise<Record<string, OptionValue>> {
  const options: Record<string, OptionValue> = {};
  const specs = Object.entries(game.options);
  if (specs.length === 0) return options;
  const wants = await unlessCancelled(confirm({ message: 'Change any options?', initialValue: false }));
  if (!wants) return options;
  for (const [name, spec] of specs) options[name] = await chooseOption(game, players, name, spec);
  return options;
}

async function chooseOption(
  game: Game,
  players: number,
  name: string,
  spec: OptionSpec,
): Promise<OptionValue> {
  const { term } = speaker(game);
  const message = term(name) ?? name;
  const labelled = (values: readonly string[]) =>
    values.map((value) => ({ value, label: term(`${name}:${value}`) ?? value }));
  switch (spec.kind) {
    case 'flag':
      return unlessCancelled(confirm({ message, initialValue: spec.default }));
    case 'number':
      return unlessCancelled(
        text({ message: `${message} (${spec.min} to ${spec.max})`, initialValue: `${spec.default}` }),
      );
    case 'choice':
      return unlessCancelled(select({ message, options: labelled(spec.values), initialValue: spec.default }));
    case 'set':
      return unlessCancelled(
        multiselect({
          message,
          options: labelled(spec.values),
          initialValues: [...spec.default],
          required: false,
        }),
      );
    case 'seats': {
      const chosen: string[] = [];
      for (let i = 0; i < figureCount(spec, players, game.players.min); i++) {
        const names = chosen.map((value) => value.split('+')[0]);
        const left = spec.values.filter((value) => !names.includes(value.split('+')[0]));
        const who = `Player ${leaderOf(i, players) + 1}`;
        chosen.push(
          await unlessCancelled(select({ message: `${message}: ${who}`, options: labelled(left) })),
        );
      }
      return chosen;
    }
  }
}

async function unlessCancelled<T>(asked: Promise<T>): Promise<Exclude<T, symbol>> {
  const chosen = await asked;
  if (isCancel(chosen)) {
    cancel('Another time.');
    throw failed('No game was chosen.');
  }
  return chosen as Exclude<T, symbol>;
}
