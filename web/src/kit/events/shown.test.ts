import type { Told } from '@wyrdhall/kernel';
import { expect, test } from 'vitest';
import type { GameFace } from '../face.ts';
import { diceOf, foldsInto, lengthOf, lineOf, soundOf, tellingOf, viewAfter } from './shown.ts';
import type { EventTable } from './table.ts';

type Event =
  | { kind: 'hurt'; rule: string; amount: number }
  | { kind: 'roll'; rule: string; faces: readonly number[] }
  | { kind: 'rest'; rule: string };
const hurt = { kind: 'hurt', rule: 'XX-001', amount: 3 };
const roll = { kind: 'roll', rule: 'XX-002', faces: [1, 6] };
const rest = { kind: 'rest', rule: 'XX-003' };

const events: EventTable<number, Event> = {
  hurt: {
    ms: ({ amount }) => 100 * amount,
    sound: 'iron',
    tone: 'loss',
    after: (health, { amount }) => health - amount,
    folds: (_, next) => next.kind === 'hurt',
  },
  roll: {
    dice: ({ faces }) => faces.map((face) => ({ label: String(face), tone: 'bone' })),
    tells: ({ faces }) => ({ sum: faces.length }),
  },
};
const face = {
  events,
  usual: { ms: 250, sign: { icon: 'moon', color: '#fff' } },
} as Partial<GameFace> as GameFace;
const of = <T>(read: (face: GameFace, event: Told) => T, event: Told): T => read(face, event);

test('an event is shown as its kind says, the rest as any', () => {
  expect([hurt, roll, rest].map((event) => of(lengthOf, event))).toEqual([300, 250, 250]);
  expect([hurt, roll, rest].map((event) => of(soundOf, event))).toEqual(['iron', 'dice', 'peg']);
  expect(of(lineOf, hurt)).toEqual({ icon: 'moon', color: '#fff', tone: 'loss' });
  expect(of(diceOf, roll)?.map(({ label }) => label)).toEqual(['1', '6']);
  expect(of(tellingOf, roll)).toEqual({ sum: 2 });
  expect(of(diceOf, rest)).toBeUndefined();
});

test('the board follows the events whose kinds change it', () => {
  expect([hurt, rest, hurt].reduce<unknown>((view, event) => viewAfter(face, view, event), 10)).toBe(4);
});

test('an event called like a member of every object is none of the table', () => {
  expect(of(lengthOf, { kind: 'toString', rule: '' })).toBe(250);
});

test('of several in a row the log tells the last, where the table says so', () => {
  expect([hurt, roll, undefined].map((next) => foldsInto(face, hurt, next))).toEqual([true, false, false]);
  expect(foldsInto(face, roll, roll)).toBe(false);
});
