import { soon } from '../hall/later.tsx';
import type { Restored } from './all-tables.ts';

/*
 * What reads and writes files of tables comes when somebody wants one, or after the first question.
 */

const all = soon(() => import('./all-tables.ts'));
const one = soon(() => import('./table-file.ts'));

export const giveFile: Files['giveFile'] = async (...given) => (await one()).giveFile(...given);
export const giveKeptFile: Files['giveKeptFile'] = async (id) => (await one()).giveKeptFile(id);
export const takeFile: Files['takeFile'] = async (text) => (await one()).takeFile(text);
export const saveAll: AllFiles['saveAll'] = async () => (await all()).saveAll();
/** Undefined where the text is no file of many tables. */
export async function restoreMany(text: string): Promise<Restored | undefined> {
  const { holdsMany, restoreAll } = await all();
  return holdsMany(text) ? restoreAll(text) : undefined;
}

type Files = typeof import('./table-file.ts');
type AllFiles = typeof import('./all-tables.ts');
