import { signal } from '@preact/signals';

/** In a first game: the answer that the hint on the table asks for, and to which asking. */
export const tutor = signal<{ readonly key: string; readonly option: string } | undefined>(undefined);
