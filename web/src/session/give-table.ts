import { refusalWords } from '../words/refusal.ts';
import { giveFile } from './files.ts';
import type { Session } from './session.ts';
import type { Report } from './table-file.ts';

/** Gives the open table to the person as a file; says at the table why where that fails. */
export async function giveTable({ kept, link, refusal }: Session, report?: Report): Promise<void> {
  try {
    await giveFile(kept.peek(), link, report);
  } catch (error) {
    refusal.value = refusalWords(error);
  }
}
