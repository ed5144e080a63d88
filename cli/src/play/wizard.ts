import { cancel, isCancel, select } from '@clack/prompts';
import { games } from '@wyrdhall/games';
import { failed } from '../stop.ts';

/** Asks which game to play, and with how many. */
export async function chooseGame(): Promise<{ game: string; players: number }> {
  // Practice pieces come last.
  const shelf = games.toSorted((a, b) => Number(a.practice ?? false) - Number(b.practice ?? false));
  const id = await ask(
    'Which game?',
    shelf.map((box) => ({ value: box.id, label: box.name, ...(box.practice && { hint: 'practice' }) })),
  );
  const box = shelf.find((b) => b.id === id);
  const { min, max } = (await box?.load())?.players ?? { min: 1, max: 1 };
  const counts = Array.from({ length: max - min + 1 }, (_, i) => `${min + i}`);
  const players = await ask(
    'How many players?',
    counts.map((count) => ({ value: count, label: count })),
  );
  return { game: id, players: Number(players) };
}

async function ask(
  message: string,
  options: { value: string; label: string; hint?: string }[],
): Promise<string> {
  const chosen = await select({ message, options });
  if (isCancel(chosen)) {
    cancel('Another time.');
    throw failed('No game was chosen.');
  }
  return chosen;
}
