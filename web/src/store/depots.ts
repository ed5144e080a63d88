import { signal } from '@preact/signals';
import { Refusal } from '@wyrdhall/kernel';
import { notify } from '../hall/notices.ts';
import { say } from '../words/words.ts';
import { database } from './database.ts';
import type { Depot } from './depot.ts';
import { disk } from './disk.ts';

/** Why this browser keeps nothing for this page: tables then last as long as it is open. */
export const keepsNothing = signal<string | undefined>(undefined);

let memory: Promise<Depot> | undefined;
let wasOpen = false;

/** Where tables are kept: in the browser's database or, where it has none for us, in memory. */
export async function depot(): Promise<Depot> {
  if (memory) return memory;
  try {
    await database();
    wasOpen = true;
    return disk;
  } catch (error) {
    // What was on disk once is not carried on beside it.
    const isNone = error instanceof Refusal && error.why?.id === 'no-store';
    if (!isNone || wasOpen) throw error;
    // One for all who ask.
    memory ??= remindedDepot();
    keepsNothing.value = error.message;
    return memory;
  }
}

/** In memory; the page asks before it is left with something that was played. */
async function remindedDepot(): Promise<Depot> {
  const { memoryDepot } = await import('./memory.ts');
  const kept = memoryDepot();
  let isReminded = false;
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
  return {
    ...kept,
    async write(write) {
      await kept.write(write);
      if (isReminded) return;
      isReminded = true;
      addEventListener('beforeunload', ask);
      notify({ kind: 'store', text: say.peek().keeping.nothing, stays: true });
    },
  };
}
