import { type Game, Refusal, readOptions } from '@wyrdhall/kernel';
import type { Plan } from '../setup/plan.ts';
import { keptTables, storedSave } from '../store/tables.ts';

type Liked = Pick<Plan, 'options' | 'seats' | 'names' | 'ownDice' | 'ownCards' | 'freeUndo'>;

/** The same people and options as at a kept table; undefined where it is gone, or today’s rules refuse its options. */
export async function planLike(game: Game, id: string): Promise<Liked | undefined> {
  const table = keptTables.peek()?.find((kept) => kept.id === id && kept.game === game.id);
  const settings = (await storedSave(id))?.settings;
  if (!table?.options || !settings) return undefined;
  const { ownDice, ownCards, freeUndo } = settings;
  const { seats, names = [] } = table;
  try {
    const options = { ...readOptions(game, givenTo(game, table.options)) };
    return { options, seats, names, ownDice, ownCards, freeUndo };
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** What earlier tables left is filled in anew. */
function givenTo(game: Game, options: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isLeft = (name: string): boolean => {
    const spec = game.options[name];
    return spec?.kind === 'set' && spec.legacy !== undefined;
  };
  return Object.fromEntries(Object.entries(options).filter(([name]) => !isLeft(name)));
}
