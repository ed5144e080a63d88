import { describe, expect, test } from 'vitest';
import { Catalogue } from '../catalogue.ts';
import { compileTavern, tellerOf, wholeTellerOf } from '../testing/tavern.ts';
import { everyEnding } from '../walk/endings.ts';

const textsOf = (source: string): Record<string, string> => Object.fromEntries(compileTavern(source).texts);

describe('keys', () => {
  test('are the knot, the stitch or the label of a gather, and a number', () => {
    const script = `
=== inn ===
# title The Inn
One.
Two. # set seen
- (bar) Three.
* [Four. # id a] Five.
* [Six. # id b] Seven.
- (end) Eight. -> back
= back
Nine.
-> END`;
    expect(textsOf(script)).toEqual({
      'inn.1': 'The Inn',
      'inn.2': 'One.',
      'inn.3': 'Two.',
      'inn.bar.1': 'Three.',
      'inn.bar.2': 'Four.',
      'inn.bar.3': 'Six.',
      'inn.bar.4': 'Five.',
      'inn.bar.5': 'Seven.',
      'inn.end.1': 'Eight.',
      'inn.back.1': 'Nine.',
    });
  });

  test('and the structure do not change when prose does', () => {
    const script = (dog: string) =>
      `VAR n = 0\n=== inn ===\nA ${dog} {n > 1: barks|sleeps}, {n} times.\n-> END`;
    const [before, after] = [compileTavern(script('dog')), compileTavern(script('large, old dog'))];
    expect(after.structure).toEqual(before.structure);
    expect([...after.texts.keys()]).toEqual([...before.texts.keys()]);
    expect(after.texts).not.toEqual(before.texts);
  });
});

describe('a text', () => {
  test.each([
    ['{hero} looks up.', { 'inn.1': '{hero} looks up.' }],
    ['Up looks {hero}', { 'inn.1': 'Up looks {hero}' }],
    ['{friend: Yes.|No.}', { 'inn.1': 'Yes.', 'inn.2': 'No.' }],
    [
      'So {friend: {hero} says|nobody says}.',
      { 'inn.1': 'So {1}.', 'inn.2': '{hero} says', 'inn.3': 'nobody says' },
    ],
    ['{n}{hero}: {n + 1}!', { 'inn.1': '{n}{hero}: {1}!' }],
    ['{one|two} times', { 'inn.1': '{1} times', 'inn.2': 'one', 'inn.3': 'two' }],
    ['{hero}', {}],
    // What leads away in the middle of a line closes no gap.
    ['Before {friend: -> out} after', { 'inn.1': 'Before', 'inn.2': 'after' }],
  ])('%s has its gaps where the structure fills in', (line, texts) => {
    const script = `VAR hero = ""\nVAR n = 0\nVAR friend = false\n=== inn ===\n${line}\n-> END\n=== out ===\n-> END`;
    expect(textsOf(script)).toEqual(texts);
  });
});

const EVERYTHING = `
VAR hero = "Sel"
VAR n = 0
VAR guild = "none"
VAR friend = false
VAR left = 2

=== inn ===
# title The {guild} Inn
{hero}: "Is it {n > 2: late|early} for {friend: a friend of {hero}|strangers}?" # set asked
{ n:
- 0: Nothing.
- 1: One thing, <>
- else:
  Many things.
  Far too many.
}
and {n}{friend:, old friend}.
{friend: {n == 1: once|often}}
{band(n)} folk.
* {guild == "thieves"} [Sign, {hero}. # id sign # closed {n < 2: You are too young.}]
  Signed. {friend: # set kind}
* Wave[ at {hero}. # id wave], {friend: smile|frown}.
  -> cellar ->
  -> crowd
+ [{friend: Sit with them|Sit}. # id sit]
  Sat {once|twice|thrice}.
  ~ left = left - 1
  { left > 0: -> inn }
* -> crowd
- Done {hero} {hero}.
-> cellar ->
<- crowd
-> END

=== cellar ===
Dark <>
-> deep
= deep
and deep{n >= 3:er|}.
{friend: -> END}
->->

=== crowd ===
Somebody sings. # go inn
-> DONE

=== function band(x)
{ x > 2:
  ~ return "big"
}
~ return "small"
`;

test('structure and catalogue together say what the script says', () => {
  const apart = tellerOf({ tavern: EVERYTHING });
  const whole = wholeTellerOf(EVERYTHING);
  const catalogue = new Catalogue('en');
  const { texts, structure } = compileTavern(EVERYTHING);
  catalogue.provide('tavern', 'en', [...texts].map(([key, text]) => `${key} ${text}`).join('\n'));
  let count = 0;
  for (const knot of ['inn', 'crowd']) {
    const given = { guild: ['none', 'thieves'] };
    const [split, together] = [
      everyEnding(apart, 'tavern', knot, given),
      everyEnding(whole, 'tavern', knot, given),
    ];
    for (const { beats, head } of together) {
      const told = split.next().value;
      const words = JSON.parse(JSON.stringify([told?.head, told?.beats]), (_, value) =>
        typeof value === 'string' ? catalogue.say(value, 'en') : value,
      );
      expect(words).toEqual([head, beats]);
      count++;
    }
    expect(split.next().done).toBe(true);
  }
  expect(count).toBeGreaterThan(80);
  for (const word of ['Inn', 'late', 'Signed', 'Dark', 'sings', 'Sat', 'thrice', 'young'])
    expect(JSON.stringify(structure.ink)).not.toMatch(new RegExp(`\\^[^"]*\\b${word}\\b`));
});
