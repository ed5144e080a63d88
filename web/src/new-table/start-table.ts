import { type Game, type Owners, Run, type Seed } from '@wyrdhall/kernel';
import { boxOf, openTexts } from '../shelf/boxes.ts';
import type { Sitter } from '../store/kept-table.ts';
import { checkRoom } from '../store/slots.ts';
import { keepNew, newTableId } from '../store/tables.ts';
import { standingOf } from '../table/standing.ts';

/** All that is chosen before a game begins. */
export interface Plan {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly Sitter[];
  readonly seed: Seed;
  readonly ownDice: Owners;
  readonly ownCards: Owners;
  readonly freeUndo: boolean;
  /** A first game, with hints. */
  readonly guided: boolean;
}

/** Sets the table up and keeps it; gives its id. Throws a Refusal where an option is wrong or no slot is free. */
export async function startTable(game: Game, plan: Plan): Promise<string> {
  const { seed, ownDice, ownCards, freeUndo } = plan;
  const run = Run.start(game, plan.options, { seed, ownDice, ownCards, freeUndo });
  await checkRoom(game, run);
  const box = boxOf(game.id);
  // Without its texts it begins all the same; the shelf then lacks a line.
  if (box) await openTexts(box, run).catch(() => undefined);
  const now = Date.now();
  const id = newTableId();
  const table = {
    id,
    name: plan.name,
    game: game.id,
    seats: plan.seats,
    began: now,
    changed: now,
    standing: standingOf(game, run),
    ...(plan.guided && { guide: [] }),
  };
  await keepNew(table, run);
  return id;
}
