import { type Game, type Owners, type OwnKind, Refusal, readOptions, type Seed } from '@wyrdhall/kernel';
import { BOTS } from '@wyrdhall/players';
import { cleanName } from '../preferences/people.ts';
import { figureOptions, playersWith } from '../setup/figures.ts';
import { ownKinds, readOwners } from '../setup/owners.ts';
import type { Plan } from '../setup/plan.ts';
import type { Sitter } from '../store/kept-table.ts';
import { isSitter } from '../store/sitters.ts';
import { say } from '../words/words.ts';
import { readSeed } from './seed.ts';

/** What an address may set besides the game's own options. */
const OWN = ['players', 'seats', 'names', 'like', 'seed', 'undo', 'name', 'start', 'guide'] as const;

/** What a table has that the address does not name. */
interface Usual {
  readonly seed: Seed;
  readonly name: string;
  /** What earlier tables left. */
  readonly options: Readonly<Record<string, unknown>>;
  /** What those are called who sat here last. */
  readonly names: readonly string[];
}

/** A plan from an address, as in `?players=2&seed=7&seats=human,greedy`. Throws a Refusal that says what is wrong. */
export function readPlan(game: Game, query: Readonly<Record<string, string>>, usual: Usual): Plan {
  const known = [...OWN, ...ownKinds(game), ...Object.keys(game.options)];
  const given: Record<string, unknown> = { ...usual.options };
  for (const [key, value] of Object.entries(query)) {
    if (!known.includes(key)) throw new Refusal(say.value.setUp.unknown(key, say.value.list(known)));
    if (key === 'players' && /^\d{1,3}$/.test(value)) given[key] = Number(value);
    else if (key === 'players' || key in game.options) given[key] = value;
  }
  given.players ??= countOf(game, query);
  if (given.players === undefined) delete given.players;
  const options = readOptions(game, given);
  const seed = query.seed === undefined ? usual.seed : readSeed(query.seed);
  if (seed === undefined) throw new Refusal(say.value.setUp.badSeed(query.seed ?? ''));
  return {
    name: query.name || usual.name,
    options: { ...options },
    seats: readSeats(query.seats, options.players),
    names: query.names === undefined ? usual.names : query.names.split(',').map(cleanName),
    seed,
    ownDice: ownersIn('dice', query.dice, options.players),
    ownCards: ownersIn('cards', query.cards, options.players),
    guided: oneOf('guide', query.guide, ['0', '1']) === '1',
    freeUndo: oneOf('undo', query.undo, ['strict', 'free']) === 'free',
  };
}

/** Where each seat is named (`heroes=bjorn,embla`, `seats=human,greedy`), they say how many play. */
function countOf(game: Game, query: Readonly<Record<string, string>>): number | undefined {
  const count = (text: string) => text.split(',').length;
  if (query.seats) return count(query.seats);
  for (const [name, spec] of figureOptions(game)) {
    const text = query[name];
    const players = text && playersWith(game, spec, count(text));
    if (players) return players;
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
  if (!isSitter(sitter)) throw new Refusal(say.value.setUp.noBot(sitter, say.value.list(BOTS)));
}

function ownersIn(kind: OwnKind, text: string | undefined, players: number): Owners {
  if (text === undefined) return false;
  const owners = readOwners(text, players);
  if (owners !== undefined) return owners;
  const values = ['hall', 'own', Array.from({ length: Math.min(2, players) }, (_, i) => i + 1).join()];
  throw new Refusal(say.value.setUp.notOneOf(kind, text, say.value.either(values)));
}

function oneOf(name: string, value: string | undefined, values: readonly string[]): string | undefined {
  if (value === undefined || values.includes(value)) return value;
  throw new Refusal(say.value.setUp.notOneOf(name, value, say.value.either(values)));
}
