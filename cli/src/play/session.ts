import { renameSync, writeFileSync } from 'node:fs';
import type { Game, Prompt, Rulebook, Run, Seat, Told } from '@wyrdhall/kernel';
import { Refusal, save } from '@wyrdhall/kernel';
import type { Player } from '@wyrdhall/players';
import type { Speaker } from '../words.ts';
import type { Input } from './input.ts';

/** A game at this terminal. */
export interface Session {
  readonly run: Run;
  readonly game: Game;
  readonly words: Speaker;
  readonly rulebook: Rulebook;
  readonly bots: ReadonlyMap<Seat, Player>;
  /** The seats of those who sit here. */
  readonly people: readonly Seat[];
  readonly input: Input;
  /** Where every change is saved. */
  readonly autosave: string | undefined;
  /** The revision that was saved last. */
  saved: number;
  /** How many lines of the log were shown. */
  seen: number;
  /** The events that were shown last. */
  news: readonly Told[];
  /** The turn and the board that were shown last. */
  turn: string;
  board: string;
}

/** The open prompt that somebody here must answer. Real dice are rolled here for bots too. */
export function promptForPeople({ run, bots }: Session): number {
  return run.prompts.findIndex(({ seat, ask }) => ask === 'dice' || !bots.has(seat));
}

export function promptForBots({ run, bots }: Session): number {
  return run.prompts.findIndex(({ seat, ask }: Prompt) => ask !== 'dice' && bots.has(seat));
}

/** Writes the whole game, beside the file first, so that a crash leaves the old one. */
export function saveTo(session: Session, file: string): void {
  const { run, bots } = session;
  const seats = [...bots].map(([seat, { name }]) => `${seat + 1}=${name}`);
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, `${JSON.stringify(save(run, { bots: seats }))}\n`);
    renameSync(temporary, file);
  } catch (error) {
    throw new Refusal(`The game could not be saved: ${(error as Error).message}.`);
  }
  session.saved = run.revision;
}
