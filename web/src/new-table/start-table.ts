import type { Game } from '@wyrdhall/kernel';
import { boxOf, openTexts } from '../hall/boxes.ts';
import { rememberPeople } from '../preferences/people.ts';
import { momentOf, startRun } from '../session/here.ts';
import { standingOf } from '../session/standing.ts';
import { settled } from '../setup/party.ts';
import type { Plan } from '../setup/plan.ts';
import { checkRoom } from '../store/slots.ts';
import { keepNew, newTableId } from '../store/tables.ts';

/** Sets the table up and keeps it; gives its id. Throws a Refusal where an option is wrong or no slot is free. */
export async function startTable(game: Game, plan: Plan): Promise<string> {
  const { seed, ownDice, ownCards, freeUndo } = plan;
  const run = startRun(game, plan.options, { seed, ownDice, ownCards, freeUndo });
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
    ...settled(plan),
    began: now,
    changed: now,
    standing: standingOf(momentOf(run)),
    ...(plan.guided && { guide: [] }),
  };
  await keepNew(table, run);
  rememberPeople(table.names);
  return id;
}
