import { signal } from '@preact/signals';

/** `sure`: the browser clears nothing by itself. `unsure`: it may, when room is short or nobody comes for long. */
export interface Persistence {
  readonly how: 'sure' | 'unsure';
  /** In bytes, where the browser tells. */
  readonly used?: number;
  readonly room?: number;
}

/** How well the browser keeps what lies in its database; undefined until it has said so. */
export const persistence = signal<Persistence | undefined>(undefined);

/** Asks the browser to keep our tables for good; it may ask the person. */
export async function askToKeep(): Promise<void> {
  // Only where the address is a safe one.
  const isSure = await navigator.storage?.persisted?.().catch(() => false);
  if (!isSure) await navigator.storage?.persist?.().catch(() => false);
  await lookHowKept();
}

export async function lookHowKept(): Promise<void> {
  const isSure = await navigator.storage?.persisted?.().catch(() => false);
  const { usage, quota } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  persistence.value = {
    how: isSure ? 'sure' : 'unsure',
    ...(usage !== undefined && { used: usage }),
    ...(quota !== undefined && { room: quota }),
  };
}
