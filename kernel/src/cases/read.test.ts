import { describe, expect, test } from 'vitest';
import { CaseFault, parseCases } from './read.ts';

const faultOf = (text: string): CaseFault => {
  try {
    parseCases(text);
  } catch (error) {
    if (error instanceof CaseFault) return error;
    throw error;
  }
  throw new Error('the file was read');
};

describe('reading a file of cases', () => {
  test('a list of cases', () => {
    const [one, two] = parseCases(`
- id: stays
  rules: [XX-130, XX-131]
  title: A goblin next to a hero stays.
  options: { players: 2 }
  given: { monsters: { A: goblin 11_8 }, at: 7_9 }
  when: [ ]
  then: { monsters: { A: { at: 11_8 } } }
- id: sets-up
  rules: XX-001
  then: { round: 1 }
`);
    expect(one).toEqual({
      id: 'stays',
      rules: ['XX-130', 'XX-131'],
      title: 'A goblin next to a hero stays.',
      options: { players: 2 },
      given: { monsters: { A: 'goblin 11_8' }, at: '7_9' },
      steps: [{ when: [], expected: { monsters: { A: { at: '11_8' } } } }],
      seed: 1,
      chance: 'script',
      line: 2,
    });
    expect(two).toMatchObject({ id: 'sets-up', rules: ['XX-001'], line: 9 });
    expect(two).not.toHaveProperty('given');
  });

  test('a map with the game, which a case may overrule', () => {
    const text = 'game: toy\ncases:\n- {id: a, then: {x: 1}}\n- {id: b, game: other, then: {x: 1}}\n';
    expect(parseCases(text).map((one) => one.game)).toEqual(['toy', 'other']);
  });

  test('every kind of item', () => {
    const [one] = parseCases(`
- id: a
  when:
    - end
    - 7_9
    - 3
    - [card:a, card:b]
    - amounts: { a: 2 }
    - { seat: 1, answer: pass }
    - { roll: [hit, miss] }
    - { roll: hit miss, seat: 1 }
    - { roll: 6 }
    - { until: turn }
    - { until: { event: { kind: moved, who: A } } }
    - { until: { question: turn } }
    - { until: end }
    - { refused: step }
    - { refused: { answer: [a], because: tired, seat: 0 } }
  then: {}
`);
    expect(one?.steps[0]?.when).toEqual([
      { kind: 'answer', choice: 'end' },
      { kind: 'answer', choice: '7_9' },
      { kind: 'answer', choice: '3' },
      { kind: 'answer', choice: ['card:a', 'card:b'] },
      { kind: 'answer', choice: { a: 2 } },
      { kind: 'answer', seat: 1, choice: 'pass' },
      { kind: 'roll', faces: ['hit', 'miss'] },
      { kind: 'roll', seat: 1, faces: ['hit', 'miss'] },
      { kind: 'roll', faces: ['6'] },
      { kind: 'until', point: { question: 'turn', event: 'turn' } },
      { kind: 'until', point: { event: { kind: 'moved', who: 'A' } } },
      { kind: 'until', point: { question: 'turn' } },
      { kind: 'until', point: { end: true } },
      { kind: 'refused', choice: 'step' },
      { kind: 'refused', seat: 0, choice: ['a'], because: 'tired' },
    ]);
  });

  test('a single item needs no list, and steps may follow one another', () => {
    const [one] = parseCases('- {id: a, steps: [{when: end, then: {x: 1}}, {then: {y: 2}}]}');
    expect(one?.steps).toEqual([
      { when: [{ kind: 'answer', choice: 'end' }], expected: { x: 1 } },
      { when: [], expected: { y: 2 } },
    ]);
  });

  test('cases may share what is given', () => {
    const text =
      '- {id: a, given: &start {x: 1, y: 2}, then: {x: 1}}\n- {id: b, given: {<<: *start, y: 3}, then: {x: 1}}';
    expect(parseCases(text)[1]?.given).toEqual({ x: 1, y: 3 });
  });
});

describe('a file that cannot be read says why and where', () => {
  test.each<[text: string, line: number, message: RegExp]>([
    ['- id: a\n  given: {x: 1\n- id: b', 3, /not YAML/],
    ['- id: a\n  then: {x: 1}\n  then: {x: 2}', 3, /not YAML: Map keys must be unique/],
    ['hello', 1, /a list, or a map/],
    ['', 1, /a list, or a map/],
    ['[]', 1, /no cases/],
    ['game: toy\ncase: []\ncases: []', 1, /"case" is not known here; known: game, cases/],
    ['- then: {x: 1}', 1, /needs an id/],
    ['- {id: a, then: {x: 1}}\n- {id: a, then: {x: 1}}', 2, /"a" stands in line 1 too/],
    ['- id: a\n  givn: {}\n  then: {x: 1}', 1, /"givn" is not known here; known: id, rules/],
    ['- id: a\n  when: [end]', 1, /expects nothing/],
    ['- id: a\n  given: 3\n  then: {x: 1}', 2, /"given" is a map, not 3/],
    ['- id: a\n  steps: []', 1, /"steps" is a list/],
    ['- id: a\n  steps: [{then: {x: 1}}]\n  then: {y: 1}', 1, /either "steps" or/],
    ['- id: a\n  steps:\n    - {then: {x: 1}}\n    - {given: {}}', 4, /"given" is not known here/],
    ['- id: a\n  when:\n    - end\n    - {rol: hit}\n  then: {x: 1}', 4, /is not an option id/],
    ['- id: a\n  when:\n    - {roll: hit, set: 1}\n  then: {x: 1}', 3, /"set" is not known/],
    ['- id: a\n  when:\n    - {until: {}}\n  then: {x: 1}', 3, /a question or an event/],
    ['- id: a\n  when:\n    - amounts: {a: many}\n  then: {x: 1}', 3, /amount of "a" is a number/],
    ['- id: a\n  then:\n    told: bite', 3, /"told" is a list, not bite/],
    ['- id: a\n  chance: dice\n  then: {x: 1}', 1, /"chance" is script or seed/],
    ['- id: a\n  chance: seed\n  when: [{roll: hit}]\n  then: {x: 1}', 1, /cannot say what a roll shows/],
  ])('%j', (text, line, message) => {
    const fault = faultOf(text);
    expect(fault.message).toMatch(message);
    expect(fault.line).toBe(line);
  });
});
