import '../testing/no-browser.ts';
import { expect, it } from 'vitest';
import type { Sound } from '../hall/tones.ts';
import { events as grimheim } from './grimheim/events.ts';
import { events as fates } from './rolling-fates/events.ts';
import { events as toy } from './toy/events.ts';

/** What answers the hand: an event that sounds like them would say what is not so. */
const OF_HANDS: readonly Sound[] = ['knock', 'thud', 'unpeg', 'horn'];

it.each([
  ['Grimheim', grimheim],
  ['Rolling Fates', fates],
  ['Wolf Winter', toy],
])('no event of %s sounds like an answer', (_, events) => {
  const wrong = Object.entries(events).filter(([, show]) => OF_HANDS.some((sound) => sound === show.sound));
  expect(wrong.map(([kind]) => kind)).toEqual([]);
});
