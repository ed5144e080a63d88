import { expect, test } from 'vitest';
import {
  either,
  flag,
  known,
  like,
  listOf,
  mapOf,
  nothing,
  oneOf,
  optional,
  recordOf,
  text,
  whole,
} from './shape.ts';

const hero = recordOf({
  name: oneOf(['ann', 'bob']),
  life: whole(0, 9),
  tired: flag,
  hand: listOf(like(/^card-\d+$/), 3),
  note: optional(text),
  at: either(nothing, whole(0, 99)),
  tokens: mapOf(
    known((word) => word.startsWith('t')),
    whole(1, 5),
  ),
});
const ann = { name: 'ann', life: 3, tired: false, hand: ['card-1'], at: null, tokens: { t1: 2 } };

test('what has the shape passes', () => {
  expect(hero(ann, 'hero')).toBeUndefined();
  expect(hero({ ...ann, note: 'x', at: 7 }, 'hero')).toBeUndefined();
});

test.each<[unknown, string]>([
  [null, 'hero is null, not a record'],
  [[], 'hero is [], not a record'],
  [{ ...ann, name: 'constructor' }, 'hero.name is "constructor"'],
  [{ ...ann, life: 9.5 }, 'hero.life is 9.5, not a whole number from 0 to 9'],
  [{ ...ann, life: '3' }, 'hero.life is "3", not a whole number from 0 to 9'],
  [{ ...ann, life: undefined }, 'hero.life is undefined, not a whole number from 0 to 9'],
  [{ ...ann, tired: 0 }, 'hero.tired is 0, not true or false'],
  [{ ...ann, hand: ['card-1', 'x'] }, 'hero.hand[1] is "x"'],
  [{ ...ann, hand: Array(4).fill('card-1') }, 'hero.hand has 4 items'],
  [{ ...ann, hand: Array(1) }, 'hero.hand[0] is undefined'],
  [{ ...ann, tokens: { x: 1 } }, 'a key of hero.tokens is "x"'],
  [{ ...ann, at: 'far' }, 'hero.at is "far", not a whole number from 0 to 99'],
  [JSON.parse('{"__proto__": 1}'), 'hero has "__proto__"'],
])('%j does not: %s', (value, complaint) => {
  expect(hero(value, 'hero')).toBe(complaint);
});
