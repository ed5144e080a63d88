import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Asked, Game, Seat, Told, Viewer } from '@wyrdhall/kernel';
import type { Draft } from '../kit/answers/draft.ts';
import type { GameFace } from '../kit/face.ts';
import type { KeptTable } from '../store/kept-table.ts';
import type { TableFault } from './faults.ts';
import type { Moment, Sight, TableLink } from './link.ts';
import type { Stage } from './stage.ts';

/** A table that is open on this screen. */
export interface Session {
  readonly game: Game;
  readonly face: GameFace;
  /** The way to the table, wherever it is. */
  readonly link: TableLink;
  readonly kept: ReadonlySignal<KeptTable>;
  /** How the table stands. */
  readonly moment: ReadonlySignal<Moment>;
  /** Grows with every change that is shown. */
  readonly change: Signal<number>;
  /** What the viewer was told by the last change. */
  readonly news: Signal<readonly Told[]>;
  /** Whose eyes the screen shows the game through. */
  readonly viewer: Signal<Viewer>;
  /** All that the viewer may see. Nothing else of the table is shown. */
  readonly seen: ReadonlySignal<Sight>;
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
  /** Why the last thing could not be done. */
  readonly refusal: Signal<string | undefined>;
  /** What broke last. */
  readonly fault: Signal<TableFault | undefined>;
  readonly stage: Stage;
}
