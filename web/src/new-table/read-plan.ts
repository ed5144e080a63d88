import { type Game, Refusal, readOptions } from '@wyrdhall/kernel';
import { playerNamed, players } from '@wyrdhall/players';
import type { Sitter } from '../store/kept-table.ts';
import { say } from '../words/words.ts';
import type { Plan } from './start-table.ts';

/** What an address may set besides the game's own options. */
const OWN = ['players', 'seats', 'seed', 'dice', 'undo', 'name', 'start', 'guide'] as const;

/** A plan from an address, as in `?players=2&seed=7&seats=human,greedy`. Throws a Refusal that says what is wrong. */
export function readPlan(
  game: Game,
  query: Readonly<Record<string, string>>,
  seed: number,
  name: string,
): Plan {
  const known = [...OWN, ...Object.keys(game.options)];
  const given: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(query)) {
    if (!known.includes(key)) throw new Refusal(say.value.setUp.unknown(key, say.value.list(known)));
    if (key === 'players' || key in game.options) given[key] = value;
  }
  given.players ??= countOf(game, query);
  if (given.players === undefined) delete given.players;
  const options = readOptions(game, given);
  const { seed: wanted } = query;
  if (wanted !== undefined && !/^\d{1,9}$/.test(wanted)) throw new Refusal(say.value.setUp.badSeed(wanted));
  return {
    name: query.name || name,
    options: { ...options },
    seats: readSeats(query.seats, options.players),
    seed: wanted === undefined ? seed : Number(wanted),
    ownDice: oneOf('dice', query.dice, ['hall', 'own']) === 'own',
    guided: oneOf('guide', query.guide, ['0', '1']) === '1',
    freeUndo: oneOf('undo', query.undo, ['strict', 'free']) === 'free',
  };
}

/** Where each seat is named (`heroes=bjorn,embla`, `seats=human,greedy`), they say how many play. */
function countOf(game: Game, query: Readonly<Record<string, string>>): number | undefined {
  for (const [name, spec] of Object.entries({ ...game.options, seats: { kind: 'seats' } as const })) {
    const text = query[name];
    if (spec.kind === 'seats' && text) return text.split(',').length;
  }
  return undefined;
}

function readSeats(text: string | undefined, players: number): Sitter[] {
  if (text === undefined) return Array<Sitter>(players).fill('human');
  const seats = text.split(',');
  if (seats.length !== players) throw new Refusal(say.value.setUp.badSeats(text, players));
  for (const seat of seats) checkSitter(seat);
  return seats;
}

function checkSitter(sitter: Sitter): void {
  if (sitter === 'human') return;
  try {
    playerNamed(sitter);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(say.value.setUp.noBot(sitter, say.value.list(Object.keys(players))));
  }
}

function oneOf(name: string, value: string | undefined, values: readonly string[]): string | undefined {
  if (value === undefined || values.includes(value)) return value;
  throw new Refusal(say.value.setUp.notOneOf(name, value, say.value.either(values)));
}
