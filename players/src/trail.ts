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
 * The positions a game has been in. A bot that looks ahead would give the same answer in the same position for ever;
 * the second time it goes by the game's weights instead. Clear the trail after an undo.
 */
export class Trail {
  private readonly seen = new Set<number>();

  /** Adds the position; whether the game was in it before. */
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
