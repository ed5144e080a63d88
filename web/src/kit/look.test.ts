import '../testing/no-browser.ts';
import { expect, test } from 'vitest';
import { foreseeing, stepping } from '../faces/grimheim/looking.ts';
import { aimedAt, mapOpen } from '../faces/rolling-fates/looking.ts';
import { look, lookAfresh } from './look.ts';

test('nothing that was opened or pointed at at one table is open at the next', () => {
  look.menu.value = 'undo';
  mapOpen.value = true;
  aimedAt.value = 'gate-hound';
  stepping.value = true;
  foreseeing.value = false;
  lookAfresh();
  expect([look.menu.value, mapOpen.value, aimedAt.value]).toEqual([undefined, false, undefined]);
  expect([stepping.value, foreseeing.value]).toEqual([false, true]);
});
