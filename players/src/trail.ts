import { fingerprint, hashState, hashText, type Prompt } from '@wyrdhall/kernel';

/** More positions than any game has between two that are alike. */
const MOST = 4096;

/** Names a position: the same state with the same questions. */
export function positionHash(state: unknown, prompts: readonly Prompt[]): number {
  let h = hashState(state);
  for (const prompt of prompts) h = hashText(fingerprint(prompt), h);
  return h;
}

/**
 * Where a game has been. A bot that looks ahead and comes back to the same position would walk in a circle; there it
 * goes by the game's own sense instead. After an undo the table forgets the trail.
 */
export class Trail {
  private readonly seen = new Set<number>();

  /** Whether the game was in this position before; from now on it was. */
  enter({ state, prompts }: { readonly state: unknown; readonly prompts: readonly Prompt[] }): boolean {
    const hash = positionHash(state, prompts);
    if (this.seen.has(hash)) return true;
    this.seen.add(hash);
    if (this.seen.size > MOST) this.seen.delete(this.seen.values().next().value as number);
    return false;
  }

  clear(): void {
    this.seen.clear();
  }
}
