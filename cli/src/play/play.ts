import { randomInt } from 'node:crypto';
import type { Box } from '@wyrdhall/games';
import { type Game, type Json, Run, resume } from '@wyrdhall/kernel';
import { boxNamed, openSave, refusalFails, rulebookOf } from '../shelf.ts';
import { usage } from '../stop.ts';
import { LANGUAGE, speaker } from '../words.ts';
import { readBots } from './bots.ts';
import { openInput } from './input.ts';
import { playOn } from './loop.ts';

const RECENT = 8;

interface PlayOptions {
  readonly players?: number;
  readonly option?: Readonly<Record<string, string>>;
  readonly seed?: number;
  readonly bots?: readonly string[];
  readonly ownDice?: boolean;
  readonly strict?: boolean;
  readonly load?: string;
  readonly save?: string;
}

interface Opened {
  readonly box: Box;
  readonly game: Game;
  readonly run: Run;
  readonly bots: readonly string[];
}

/** Exit code 0 when the game ended or somebody quit, 1 when a pipe ended before the game did. */
export async function play(id: string | undefined, options: PlayOptions): Promise<number> {
  const {
    box,
    game,
    run,
    bots: botTexts,
  } = await (options.load ? load(id, options.load, options) : begin(id, options));
  await box.texts?.(run.state, LANGUAGE);
  const bots = readBots(botTexts, run.options.players);
  const seats = Array.from({ length: run.options.players }, (_, seat) => seat);
  console.log(
    `${game.name}, ${seats.length} player${seats.length > 1 ? 's' : ''}, seed ${run.settings.seed}. ? shows the keys.`,
  );
  const input = openInput();
  try {
    return await playOn({
      run,
      game,
      words: speaker(game, game.seating?.(run.state)),
      rulebook: rulebookOf(box),
      bots,
      people: seats.filter((seat) => !bots.has(seat)),
      input,
      autosave: options.save,
      saved: options.load ? run.revision : -1,
      seen: options.load ? recentLines(run) : 0,
      news: [],
      turn: '',
      board: '',
    });
  } finally {
    input.close();
  }
}

/** Where to begin telling when a game is taken up again. */
function recentLines(run: Run): number {
  run.remember();
  return Math.max(0, run.toldCount - RECENT);
}

async function begin(id: string | undefined, options: PlayOptions): Promise<Opened> {
  const { players, seed, ownDice = false, strict = false, bots = [] } = options;
  if (id === undefined && !process.stdin.isTTY)
    throw usage('Say which game to play: wyrdhall games lists them.');
  const chosen = id === undefined ? await (await import('./wizard.ts')).chooseGame() : { game: id, players };
  const box = boxNamed(chosen.game);
  const game = await box.load();
  const run = Run.start(
    game,
    { ...options.option, ...(chosen.players !== undefined && { players: chosen.players }) },
    { seed: seed ?? randomInt(0x7fffffff), ownDice, freeUndo: !strict },
  );
  return { box, game, run, bots };
}

async function load(id: string | undefined, file: string, options: PlayOptions): Promise<Opened> {
  if (id !== undefined) boxNamed(id);
  const { players, seed, ownDice, strict, option, bots = [] } = options;
  if (players !== undefined || seed !== undefined || ownDice || strict || option) {
    throw usage('A saved game keeps its players, options, seed and dice: give them only for a new one.');
  }
  const { saved, box, game } = await openSave(file);
  if (id !== undefined && id !== box.id) throw usage(`${file} is a saved game of ${box.id}, not of ${id}.`);
  const { run } = refusalFails(file, () => resume(game, saved));
  return { box, game, run, bots: bots.length > 0 ? bots : savedBots(saved.label) };
}

/** The bots that sat at the table when it was saved. */
function savedBots(label: Json | undefined): string[] {
  if (typeof label !== 'object' || label === null || !('bots' in label)) return [];
  const { bots } = label;
  return Array.isArray(bots) ? bots.filter((bot) => typeof bot === 'string') : [];
}
