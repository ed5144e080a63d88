import { getRandomValues } from 'node:crypto';
import { realpathSync, statSync } from 'node:fs';
import type { Box } from '@wyrdhall/games';
import { type Game, type Json, Run, resume, type Seat, type Seed, seedOf128 } from '@wyrdhall/kernel';
import type { Player } from '@wyrdhall/players';
import { boxNamed, openSave, refusalFails, rulebookOf } from '../shelf.ts';
import { usage } from '../stop.ts';
import { LANGUAGE } from '../words.ts';
import { readBots } from './bots.ts';
import { openInput } from './input.ts';
import { addLegacy, optionsFrom } from './legacy-file.ts';
import { playOn } from './loop.ts';
import { readSeats } from './seat-list.ts';
import { openSession } from './session.ts';

const RECENT = 8;

interface PlayOptions {
  readonly players?: number;
  readonly option?: Readonly<Record<string, unknown>>;
  readonly seed?: Seed;
  readonly bots?: readonly string[];
  readonly ownDice?: boolean | string;
  readonly ownCards?: boolean | string;
  readonly strict?: boolean;
  readonly load?: string;
  readonly save?: string;
  readonly legacy?: string;
}

interface Opened {
  readonly box: Box;
  readonly game: Game;
  readonly run: Run;
  readonly bots: ReadonlyMap<Seat, Player>;
}

/** Exit code 0 when the game ended or somebody quit, 1 when a pipe ended before the game did. */
export async function play(id: string | undefined, options: PlayOptions): Promise<number> {
  const { load: file, save: autosave, legacy } = options;
  if (autosave !== undefined) mustNotReplace(autosave, file);
  const { box, game, run, bots } = await (file ? load(id, file, options) : begin(id, options));
  const { players } = run.options;
  console.log(
    `${game.name}, ${players} player${players > 1 ? 's' : ''}, seed ${run.settings.seed}. ? shows the keys.`,
  );
  const input = openInput();
  try {
    const openTexts = async () => box.texts?.(run.state, LANGUAGE);
    const opening = { run, game, rulebook: rulebookOf(box), bots, input, openTexts, autosave };
    const session = file
      ? openSession({ ...opening, saved: run.revision }, RECENT)
      : openSession({ ...opening, saved: -1 });
    const code = await playOn(session);
    if (legacy) addLegacy(legacy, run);
    return code;
  } finally {
    input.close();
  }
}

/** A table that is saved to a file takes the place of no other file than the one that it was loaded from. */
function mustNotReplace(save: string, load: string | undefined): void {
  if (
    !statSync(save, { throwIfNoEntry: false })?.isFile() ||
    (load !== undefined && realpathSync(load) === realpathSync(save))
  )
    return;
  throw usage(`${save} exists already. To play on with it, use --load ${save} --save ${save}.`);
}

const newSeed = (): string => seedOf128(getRandomValues(new Uint32Array(4)));

async function begin(id: string | undefined, options: PlayOptions): Promise<Opened> {
  const { seed = newSeed(), strict = false, legacy, bots = [] } = options;
  if (id === undefined && !process.stdin.isTTY)
    throw usage('Say which game to play: wyrdhall games lists them.');
  const asked = id === undefined ? await (await import('./wizard.ts')).chooseGame() : undefined;
  const box = boxNamed(asked?.game ?? id ?? '');
  const game = await box.load();
  const players = asked?.players ?? options.players;
  const given = {
    ...(legacy && optionsFrom(legacy, game)),
    ...asked?.options,
    ...options.option,
    ...(players !== undefined && { players }),
  };
  const count = players ?? game.players.min;
  const kinds = game.ownChance ?? ['dice'];
  if (options.ownDice && !kinds.includes('dice')) throw usage(`${game.name} has no dice to roll yourself.`);
  if (options.ownCards && !kinds.includes('cards'))
    throw usage(`${game.name} has no cards to draw yourself.`);
  const ownDice = readOwners('--own-dice', options.ownDice, count);
  const ownCards = readOwners('--own-cards', options.ownCards, count);
  const run = Run.start(game, given, { seed, ownDice, ownCards, freeUndo: !strict });
  return { box, game, run, bots: readBots(bots, run.options.players) };
}

/** All players, or those that are named, counted from 1. */
function readOwners(name: string, given: boolean | string | undefined, players: number): boolean | Seat[] {
  if (typeof given !== 'string') return given ?? false;
  const seats = readSeats(given, players);
  if (!seats) throw usage(`${name} ${given}: players are numbers from 1 to ${players}, as in ${name} 1,3.`);
  return seats;
}

async function load(id: string | undefined, file: string, options: PlayOptions): Promise<Opened> {
  if (id !== undefined) boxNamed(id);
  const { players, seed, ownDice, ownCards, strict, option, bots = [] } = options;
  if ([players, seed, ownDice, ownCards, strict, option].some((given) => given !== undefined)) {
    throw usage(
      'A saved game keeps its players, options, seed, dice and cards: give them only for a new one.',
    );
  }
  const { saved, box, game } = await openSave(file);
  if (id !== undefined && id !== box.id) throw usage(`${file} is a saved game of ${box.id}, not of ${id}.`);
  const { run } = refusalFails(file, () => resume(game, saved));
  const named = bots.length > 0 ? bots : undefined;
  const sat = named
    ? readBots(named, run.options.players)
    : refusalFails(file, () => readBots(savedBots(saved.label), run.options.players));
  return { box, game, run, bots: sat };
}

/** The bots that sat at the table when it was saved. */
function savedBots(label: Json | undefined): string[] {
  if (typeof label !== 'object' || label === null || !('bots' in label)) return [];
  const { bots } = label;
  return Array.isArray(bots) ? bots.filter((bot) => typeof bot === 'string') : [];
}
