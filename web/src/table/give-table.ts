import { giveFile, type Report } from '../store/file.ts';
import { refusalWords } from '../words/refusal.ts';
import type { Session } from './session.ts';

/** Gives the open table to the person as a file; says at the table why where that fails. */
export async function giveTable({ kept, run, refusal }: Session, report?: Report): Promise<void> {
  try {
    await giveFile(kept.peek(), run, report);
  } catch (error) {
    refusal.value = refusalWords(error);
  }
}
