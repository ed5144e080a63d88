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
  private revision: number | undefined;
  private isBack = false;

  /**
   * Adds the position; whether the game was in it before. At the same revision the same is said again: a bot whose
   * thought was given up has not walked in a circle.
   */
  enter({ state, prompts, revision }: Place): boolean {
    if (revision === this.revision) return this.isBack;
    const hash = positionHash(state, prompts);
    this.revision = revision;
    this.isBack = this.seen.has(hash);
    this.seen.add(hash);
    if (this.seen.size > MOST) this.seen.delete(this.seen.values().next().value as number);
    return this.isBack;
  }

  clear(): void {
    this.seen.clear();
    this.revision = undefined;
  }
}

interface Place {
  readonly state: unknown;
  readonly prompts: readonly Prompt[];
  /** How many changes there were. */
  readonly revision: number;
}
