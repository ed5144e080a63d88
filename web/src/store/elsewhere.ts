import { signal } from '@preact/signals';

/** A table that was changed in another window; `late` where this window was about to change it too. */
export interface Elsewhere {
  readonly table: string;
  readonly late: boolean;
}

/** The last one, anew each time. */
export const elsewhere = signal<Elsewhere | undefined>(undefined);

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('wyrdhall') : undefined;

export function tellOtherWindows(table: string): void {
  channel?.postMessage(table);
}

channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (typeof data === 'string') elsewhere.value = { table: data, late: false };
});
