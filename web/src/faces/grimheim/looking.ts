import { signal } from '@preact/signals';
import { whenAfresh } from '../../kit/look.ts';

/** Whether a click on the next area goes one step and asks again, instead of going there and stopping. */
export const stepping = signal(false);
/** Whether the board shows what the monsters will do. */
export const foreseeing = signal(true);

whenAfresh(() => {
  stepping.value = false;
  foreseeing.value = true;
});
