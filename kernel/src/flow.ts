import type { Pick, Prompt } from './prompt.ts';

/** Which of the open prompts was answered, and how. */
export interface Reply {
  readonly prompt: number;
  readonly pick: Pick;
}

/** Rules as straight-line code: yields the prompts that are open, goes on with the reply to one of them. */
export type Flow<T = void> = Generator<readonly Prompt[], T, Reply>;
