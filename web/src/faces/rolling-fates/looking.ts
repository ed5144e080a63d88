import { signal } from '@preact/signals';
import { whenAfresh } from '../../kit/look.ts';

/** The ability that somebody points at: what it would take and do is shown. */
export const pointedAt = signal<string | undefined>(undefined);
/** The way to pay that somebody points at. */
export const payingWith = signal<string | undefined>(undefined);
/** The figure that somebody points at, where one is to be chosen. */
export const aimedAt = signal<string | undefined>(undefined);
/** Whether the map lies over the table. */
export const mapOpen = signal(false);

whenAfresh(() => {
  for (const pointed of [pointedAt, payingWith, aimedAt]) pointed.value = undefined;
  mapOpen.value = false;
});
