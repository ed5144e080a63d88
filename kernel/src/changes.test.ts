import { describe, expect, test } from 'vitest';
import { recordable } from './chance.ts';
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
    '!9999999999999999',
    '<0 !9999999999999999',
    '0 a1 [1]',
    '0 a1 [[],[]]',
    '0 a1 {"wood":"2"}',
    '0 a1 "open',
    '#',
    '#NOT-A-HASH',
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

describe('a record that was made to do harm is refused before it does', () => {
  const answers = (count: number, seat = 0) => `${seat} a1 yes\n`.repeat(count);

  test.each([
    ['undos that take nothing back', `${answers(8000)}${'<0 @9\n'.repeat(8000)}`, 'undoes nothing'],
    ['undos of a reseed alone', `${answers(1)}!7\n<1\n`, 'undoes nothing'],
    ['undos of one seat that keep the others', seatByItself(), 'answers undone'],
    ['undo and redo over and over', `${answers(7000)}${'<0\n>\n'.repeat(20_000)}`, 'answers undone'],
    ['more answers than a segment has', answers(15_001), 'more than 15000 answers'],
    ['milestones without a change', `#a\n${'#a\n'.repeat(1000)}`, 'damaged at change 0: "#a"'],
    ['two milestones after a change', '0 a1 yes\n#a\n#b\n', 'damaged at change 1: "#b"'],
    ['nothing but lines', '\n'.repeat(5_000_000), 'more than 4194304 characters'],
    ['one endless line', `0 a1 ["${'x'.repeat(5_000_000)}"]`, 'more than 4194304 characters'],
    ['changes without end', `${answers(1)}${'<0\n>\n'.repeat(50_001)}`, 'more than 100000 changes'],
    [
      'a journal that goes on after a remake',
      `*{"remake":"a","options":{}}\n${answers(1)}`,
      'after a remake',
    ],
  ])('%s', (_, text, message) => {
    // Work that grows with the square of a record takes a minute here.
    const before = process.cpuUsage();
    expect(() => readJournal(text)).toThrow(Refusal);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(10);
    expect(() => readJournal(text)).toThrow(message);
  });

  /** Each undo takes back one answer of seat 0 and moves 7000 of seat 1. */
  function seatByItself(): string {
    const undos = Array.from({ length: 7000 }, (_, i) => `<${6999 - i} @0\n`).join('');
    return `${answers(7000)}${answers(7000, 1)}${undos}`;
  }

  test('while as much as anybody plays is read', () => {
    expect(readJournal(`${answers(15_000)}<0\n>\n`).journal.entries).toHaveLength(15_000);
  });
});

describe('whatever is recorded can be read again', () => {
  test.each(['', '[odd]', '{odd}', '"odd"', 'two\nlines', '\u2028', ' ', 'plain', '"'])(
    'the id %j',
    (choice) => {
      const change: Change = { seat: 0, print: 'a1', choice };
      expect([...unpack(pack([change]))]).toEqual([change]);
    },
  );

  test.each([
    12345,
    -7,
    '0123456789abcdef0123456789abcdef',
    '12345',
    'hello',
    'ABCDEF0123456789ABCDEF0123456789',
  ])('the seed %j', (seed) => {
    const change: Change = { reseed: recordable(seed) };
    expect([...unpack(pack([change]))]).toEqual([change]);
  });
});
