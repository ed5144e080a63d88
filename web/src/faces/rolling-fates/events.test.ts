import '../../testing/no-browser.ts';
import type { RollingFatesTold } from '@wyrdhall/rolling-fates';
import { expect, it } from 'vitest';
import { lineOf, soundOf } from '../../kit/events/shown.ts';
import type { GameFace } from '../../kit/face.ts';
import { events, usual } from './events.ts';

const face = { events, usual } as unknown as GameFace;
const hurt: RollingFatesTold = {
  kind: 'hurt',
  rule: 'RF-100',
  seat: 0,
  by: 'gate-hound-1',
  damage: 3,
  weak: false,
  defence: 0,
  lost: 3,
  life: 9,
};

it('whatever takes Life from a hero is a loss, which the show holds until it can be read', () => {
  const poison: RollingFatesTold = {
    kind: 'loses',
    rule: 'RF-123',
    seat: 0,
    by: 'poison',
    amount: 2,
    life: 7,
  };
  expect([hurt, poison].map((event) => lineOf(face, event).tone)).toEqual(['loss', 'loss']);
});

it('what Defence takes whole sounds of the shield', () => {
  expect([hurt, { ...hurt, lost: 0 }].map((event) => soundOf(face, event))).toEqual(['iron', 'shield']);
});
