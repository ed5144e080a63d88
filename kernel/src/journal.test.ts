import { expect, test } from 'vitest';
import { Refusal } from './fault.ts';
import { type Entry, pack, unpack } from './journal.ts';

const entries: Entry[] = [
  { seat: 0, print: 'a1', choice: 'hex:7_9' },
  { seat: 2, print: 'b2', choice: ['card:axe', 'card:bow'] },
  { reseed: 12345 },
  { seat: 1, print: 'c3', choice: { wood: 2, iron: 1 } },
];
const milestones = [
  { at: 0, hash: 'start' },
  { at: 2, hash: 'middle' },
  { at: 4, hash: 'end' },
];

test('a journal is packed one entry a line', () => {
  expect(pack(entries.slice(0, 2), milestones.slice(0, 2))).toBe(
    '#start\n0 a1 hex:7_9\n2 b2 ["card:axe","card:bow"]\n#middle\n',
  );
});

test('what is packed is unpacked as it was', () => {
  expect(unpack(pack(entries, milestones))).toEqual({ entries, milestones });
});

test.each(['0 a1', 'x a1 yes', '!soon', '0 a1 ["card:axe"'])('the damaged line "%s" is named', (line) => {
  expect(() => unpack(`0 a1 yes\n${line}\n`)).toThrow(
    new Refusal(`The journal is damaged at answer 2: "${line}".`),
  );
});
