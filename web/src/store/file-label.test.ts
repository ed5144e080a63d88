import { expect, test } from 'vitest';
import { readLabel } from './file-label.ts';

const seatsOf = (seats: unknown, players = 2) =>
  readLabel({ label: { name: 'A table', seats } as never }, players).seats;

test('a label that this hall wrote is taken as it is', () => {
  const label = { name: 'Wolves', seats: ['human', 'planner:200'] };
  expect(readLabel({ label }, 2)).toEqual({ ...label, unknown: [] });
});

test('people keep their names; what is no name, or cannot be seen in one, is left out', () => {
  const namesOf = (names: unknown) => readLabel({ label: { names } as never }, 2).names;
  expect(namesOf(['Mara', '小明'])).toEqual(['Mara', '小明']);
  expect(namesOf(['Ma\u0000ra', { a: 1 }, 'a third'])).toEqual(['Ma ra', '']);
  for (const none of [undefined, 'Mara', [7], ['']]) expect(namesOf(none)).toBeUndefined();
});

test('a person sits where a bot is not known here, and it is told', () => {
  for (const sitter of ['nobody-known', '__proto__', 'constructor', 'planner:1000000', 'planner:-1', '']) {
    const { seats, unknown } = readLabel({ label: { name: 'x', seats: ['human', sitter] } }, 2);
    expect(seats).toEqual(['human', 'human']);
    expect(unknown).toEqual([{ seat: 1, sitter }]);
  }
});

test('a label of any other form gives people at all seats', () => {
  for (const label of [undefined, null, 7, 'x', [], { seats: 'human' }, { name: { a: 1 } }]) {
    const read = readLabel({ label: label as never }, 2);
    expect(read).toEqual({ name: '', seats: ['human', 'human'], unknown: [] });
  }
  expect(seatsOf(['greedy'])).toEqual(['greedy', 'human']);
  expect(seatsOf(['human', 'human', 'greedy'])).toEqual(['human', 'human']);
  expect(readLabel({ label: { name: 'x'.repeat(900) } }, 1).name).toHaveLength(60);
});
