import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Asked, Game, Run, Seat, Seen, Viewer } from '@wyrdhall/kernel';
import type { GameFace } from '../faces/face.ts';
import type { Keeper } from '../store/keeper.ts';
import type { KeptTable } from '../store/kept-table.ts';
import type { Draft } from './draft.ts';
import type { Stage } from './stage.ts';

interface Since {
  readonly answers: number;
  readonly line: number;
}

/** A table that is open on this screen. */
export interface Session {
  readonly game: Game;
  readonly face: GameFace;
  readonly run: Run;
  readonly kept: Signal<KeptTable>;
  readonly keeper: Keeper;
  /** Grows with every change of the run: what is drawn from it reads this first. */
  readonly change: Signal<number>;
  /** Whose eyes the screen shows the game through. */
  readonly viewer: Signal<Viewer>;
  /** All that the viewer may see. Nothing else of the run is shown. */
  readonly seen: ReadonlySignal<Seen>;
  /** The open prompts, as the viewer may see them. */
  readonly prompts: ReadonlySignal<readonly Asked[]>;
  /** Where the viewer is asked several things at once: the key of the prompt that is shown. */
  readonly turned: Signal<string | undefined>;
  /** The person to whom the screen is being passed, until they say that they are there. */
  readonly veiled: Signal<Seat | undefined>;
  /** Whether the viewer came through the curtain, so that nobody else is looking. */
  readonly isAlone: Signal<boolean>;
  readonly draft: Signal<Draft>;
  /** The key of the prompt that the draft belongs to. */
  readonly drafted: Signal<string | undefined>;
  /** Another one after each undo: bots that look ahead forget where the game has been. */
  readonly trail: Signal<string>;
  /** Why the last thing could not be done. */
  readonly refusal: Signal<string | undefined>;
  /** Where a person last answered: how many answers there were before, and how many lines. */
  readonly since: ReadonlySignal<Since | undefined>;
  readonly stage: Stage;
  /** Fetches the prose in which the game goes on from here. */
  readonly openTexts: () => Promise<void>;
}
