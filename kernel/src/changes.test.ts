import { describe, expect, test } from 'vitest';
import { type Change, countChanges, Journal, pack, readJournal, unpack } from './changes.ts';
import { Refusal } from './fault.ts';

const changes: Change[] = [
  { seat: 0, print: 'a1', choice: 'hex:7_9' },
  { seat: 2, print: 'b2', choice: ['card:axe', 'card:bow'] },
  { reseed: 12345 },
  { seat: 1, print: 'c3', choice: { wood: 2, iron: 1 } },
  { undo: 2, seat: 1, reseed: '0123456789abcdef0123456789abcdef' },
  { undo: 1 },
  { redo: true },
  { reseed: '00000000000000000000000000000001', seat: 3 },
  { anew: ['talk'], dropped: 2 },
  { remake: 'swap', options: { players: 3 } },
];

describe('the text of a record', () => {
  test('has one change a line', () => {
    expect(pack(changes.slice(0, 5))).toBe(
      '0 a1 hex:7_9\n2 b2 ["card:axe","card:bow"]\n!12345\n1 c3 {"wood":2,"iron":1}\n' +
        '<2 @1 !0123456789abcdef0123456789abcdef\n',
    );
  });

  test('is read as it was written', () => {
    expect([...unpack(pack(changes))]).toEqual(changes);
    expect(countChanges(`#start\n${pack(changes)}#end\n`)).toBe(changes.length);
  });

  test('keeps milestones with the change that led to them', () => {
    const text = '#start\n0 a1 yes\n#one\n0 a1 no\n';
    const { journal, lines } = readJournal(text);
    expect(journal.milestones).toEqual([
      { entries: 0, hash: 'start' },
      { entries: 1, hash: 'one' },
    ]);
    expect(lines).toEqual(['#start\n0 a1 yes\n#one\n', '0 a1 no\n']);
  });

  test.each([
    '0 a1',
    'x a1 yes',
    '!soon',
    '0 a1 ["card:axe"',
    '<',
    '<x',
    '<1 @',
    '>>',
    '*{}',
    '?{"anew":1}',
    '!1 @x',
  ])('the damaged line "%s" is named', (line) => {
    expect(() => readJournal(`0 a1 yes\n${line}\n`)).toThrow(
      new Refusal(`The journal is damaged at change 2: "${line}".`),
    );
  });
});

describe('what counts', () => {
  const a = (choice: string, seat = 0): Change => ({ seat, print: 'p', choice });
  const after = (...all: Change[]) => {
    const journal = new Journal();
    for (const change of all) journal.add(change);
    return journal.entries.map((entry) => ('choice' in entry ? entry.choice : 'reseed'));
  };

  test('is what no undo took back', () => {
    expect(after(a('1'), a('2'), { undo: 1 }, a('3'))).toEqual(['1', '3']);
  });

  test('is again what a redo gave again', () => {
    expect(after(a('1'), a('2'), { undo: 1 }, { undo: 0 }, { redo: true }, { redo: true })).toEqual([
      '1',
      '2',
    ]);
  });

  test('is what the others chose at the same time, where a seat took back its own', () => {
    expect(after(a('1'), a('x', 1), a('2'), { undo: 0, seat: 0, reseed: 7 })).toEqual(['x', 'reseed']);
  });

  test('an undo or redo of what is not there is refused', () => {
    expect(() => after(a('1'), { undo: 2 })).toThrow(Refusal);
    expect(() => after({ redo: true })).toThrow(Refusal);
  });
});
