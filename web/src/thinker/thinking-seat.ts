import { signal } from '@preact/signals';
import type { Seat } from '@wyrdhall/kernel';

/** The seat whose bot is thinking. */
export const thinkingSeat = signal<Seat | undefined>(undefined);
