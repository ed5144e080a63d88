import { figureCount, type Game, type Options, Random } from '@wyrdhall/kernel';

/** The options that say who sits where. */
export const seatOptions = (game: Game): string[] =>
  Object.keys(game.options).filter((name) => game.options[name]?.kind === 'seats');

/** The same options with other figures at the table, drawn by the seed. */
export function seatAnew(game: Game, options: Options, names: readonly string[], seed: number): Options {
  const random = Random.fromSeed(`seats ${seed}`);
  const drawn = names.map((name): readonly [string, readonly string[]] => {
    const spec = game.options[name];
    if (spec?.kind !== 'seats') return [name, []];
    const values = [...spec.values];
    random.shuffle(values);
    return [name, differentOnes(values, figureCount(spec, options.players, game.players.min))];
  });
  return { ...options, ...Object.fromEntries(drawn) };
}

/** The first ones of which none is a variant (`ranger+c`) of another. */
function differentOnes(values: readonly string[], count: number): string[] {
  const taken = new Map<string, string>();
  for (const value of values) {
    const name = value.split('+')[0] as string;
    if (taken.size < count && !taken.has(name)) taken.set(name, value);
  }
  return [...taken.values()];
}
