import { Fault } from '@wyrdhall/kernel';
import { describe, expect, test } from 'vitest';
import { valuesKept, valuesRead } from './scene.ts';
import { tellerOf } from './testing/tavern.ts';

const SCRIPT = `
VAR friend = false
VAR coins = 0
VAR guild = "none"
VAR asked = 0
VAR unused = 0

=== door ===
# title The Door
{friend: The keeper nods.|The keeper looks up.} # set friend
-> talk
= talk
+ [Ask. # id ask]
  ~ asked = asked + 1
  You have asked {asked} times. # set asked {asked}
  -> talk
* [Pay {coins}. # id pay # closed {coins < 3: too poor}]
  {guild == "thieves": It is not enough.|It is.}
  -> END
* [Go. # id go]
  {friend: Farewell.|Good riddance.}
  -> END
`;

const scene = { knot: 'door', choices: [] as number[] };
const texts = (teller: ReturnType<typeof tellerOf>, choices: number[], now = {}) =>
  teller
    .tell('inn', { ...scene, choices }, now)
    .beats.at(-1)
    ?.lines.map(({ text }) => text);

describe('a tale', () => {
  const teller = tellerOf({ inn: SCRIPT });

  test('reads flags, numbers and words', () => {
    expect(texts(teller, [2])).toEqual(['⟦inn/door.talk.9⟧']);
    expect(texts(teller, [2], { friend: true })).toEqual(['⟦inn/door.talk.8⟧']);
    expect(texts(teller, [1], { guild: 'thieves' })).toEqual(['⟦inn/door.talk.6⟧']);
    const { beats } = teller.tell('inn', scene, { coins: 2 });
    expect(beats[0]?.choices[1]).toMatchObject({ text: '⟦inn/door.talk.2⟨coins=2⟩⟧', id: 'pay' });
  });

  test('closes a choice with a reason where its tag says so', () => {
    const closed = (coins: number) => teller.tell('inn', scene, { coins }).beats[0]?.choices[1]?.closed;
    expect(closed(3)).toBe('');
    expect(closed(2)).toBe('⟦inn/door.talk.3⟧');
  });

  test('counts by itself, and says what it has counted', () => {
    const { beats, values } = teller.tell('inn', { ...scene, choices: [0, 0] }, {});
    expect(beats.map(({ lines }) => lines[0]?.effects)).toEqual([
      [{ kind: 'set', name: 'friend', to: 'true' }],
      [{ kind: 'set', name: 'asked', to: '1' }],
      [{ kind: 'set', name: 'asked', to: '2' }],
    ]);
    expect(values).toEqual({ friend: false, coins: 0, guild: 'none', asked: 2, unused: 0 });
  });

  test('is the same object while it is remembered, whatever it does not read', () => {
    const tale = teller.tell('inn', scene, { coins: 4, unused: 1 });
    expect(teller.tell('inn', scene, { coins: 4, unused: 2 })).toBe(tale);
    expect(teller.tell('inn', scene, { coins: 5 })).not.toBe(tale);
    const forgetful = tellerOf({ inn: SCRIPT }, 1);
    const first = forgetful.tell('inn', scene, {});
    forgetful.tell('inn', scene, { coins: 1 });
    forgetful.tell('inn', scene, { coins: 2 });
    expect(forgetful.tell('inn', scene, {})).toEqual(first);
    expect(forgetful.tell('inn', scene, {})).not.toBe(first);
  });

  test('is not taken for that of a value which only looks the same', () => {
    const words = tellerOf({
      inn: `
VAR first = "a"
VAR second = "a"
=== door ===
{first == "a": One.|Other.} {second == "a": One.|Other.}
+ [Go. # id go] -> END
`,
    });
    const told = (first: string, second: string) => words.tell('inn', scene, { first, second });
    expect(told('a\na', 'a')).not.toBe(told('a', 'a\na'));
    expect(() => teller.tell('inn', scene, { friend: 'true' })).toThrow('"friend" cannot be true');
    teller.tell('inn', scene, { friend: true });
    expect(() => teller.tell('inn', scene, { friend: 'true' })).toThrow('"friend" cannot be true');
  });

  test('of a chapter that comes later', () => {
    const late = tellerOf({});
    expect(() => late.tell('inn', scene, {})).toThrow('There is no chapter "inn".');
    late.provide('inn', JSON.stringify(teller.structure('inn')));
    expect(late.tell('inn', scene, {})).toEqual(teller.tell('inn', scene, {}));
  });

  test.each([
    ['a chapter that is not there', 'cellar', scene, {}, 'There is no chapter "cellar".'],
    ['a choice that is not there', 'inn', { ...scene, choices: [7] }, {}, 'inn door: there is no choice 7.'],
    ['a word for a number', 'inn', scene, { coins: 'many' }, 'inn: "coins" cannot be many.'],
    ['a knot that is not there', 'inn', { ...scene, knot: 'attic' }, {}, /inn attic: .*attic/],
    ['a name that every object has', 'inn', { ...scene, knot: 'constructor' }, {}, /inn constructor: /],
  ])('refuses %s, and goes on afterwards', (_, chapter, wrong, now, message) => {
    expect(() => teller.tell(chapter, wrong, now)).toThrow(Fault);
    expect(() => teller.tell(chapter, wrong, now)).toThrow(message);
    expect(texts(teller, [1], { coins: 9 })).toEqual(['⟦inn/door.talk.7⟧']);
  });
});

describe('a scene keeps the values it began with', () => {
  const teller = tellerOf({ inn: SCRIPT });
  const structure = teller.structure('inn');

  test('all that its knot reads, and nothing else', () => {
    expect(valuesRead(structure, 'door', { friend: false, coins: 7, unused: 3 })).toEqual({
      friend: false,
      coins: 7,
    });
  });

  test('what changes in the middle of it or later alters nothing that was told', () => {
    const begun = { ...scene, values: valuesRead(structure, 'door', { friend: false, coins: 7 }) };
    const told = teller.tell('inn', begun, { friend: false, coins: 7 });
    expect(teller.tell('inn', begun, { friend: true, coins: 0, guild: 'none' })).toBe(told);
    const later = teller.tell('inn', { ...begun, choices: [2] }, { friend: true });
    expect(later.beats[0]).toEqual(told.beats[0]);
    expect(later.beats[1]?.lines[0]?.text).toBe('⟦inn/door.talk.9⟧');
  });

  test('a value can be kept when it is about to change', () => {
    const kept = valuesKept(structure, scene, 'friend', false);
    expect(kept).toEqual({ friend: false });
    expect(valuesKept(structure, { ...scene, values: { friend: false } }, 'friend', true)).toBeUndefined();
    expect(valuesKept(structure, scene, 'unused', 0)).toBeUndefined();
  });

  test('a scene without values is read with those of now', () => {
    expect(texts(teller, [], { friend: true })).toEqual(['⟦inn/door.2⟧']);
  });
});
