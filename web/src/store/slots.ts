import { checkSlots, type Game, type Run } from '@wyrdhall/kernel';
import { keptTables, readTables } from './tables.ts';

/** Throws a Refusal where as many unfinished tables of this kind are kept as there may be. */
export async function checkRoom(game: Game, run: Run): Promise<void> {
  if (!game.slots || run.outcome) return;
  await readTables();
  const unfinished = (keptTables.peek() ?? []).filter((table) => {
    return table.game === game.id && !table.standing.outcome;
  });
  checkSlots(
    game,
    run.options,
    unfinished.flatMap(({ name, options }) => (options ? [{ name, options }] : [])),
  );
}
