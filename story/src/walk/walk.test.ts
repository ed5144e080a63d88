import { describe, expect, test } from 'vitest';
import { type TavernChoice, type TavernEffect, tellerOf } from '../testing/tavern.ts';
import { combinations } from './endings.ts';
import { type Plan, walk } from './walk.ts';

const plan: Plan<TavernEffect, TavernChoice> = {
  entries: () => ['inn'],
  given: { n: [0] },
  sets: (effect) => (effect.kind === 'set' ? effect.name : undefined),
  opens: (effect) => (effect.kind === 'go' ? [effect.knot] : []),
  missing: (choices) => {
    const faces = choices.flatMap((choice) => choice.faces);
    return faces.length === 0 ? [] : [1, 2, 3, 4, 5, 6].filter((face) => !faces.includes(face)).map(String);
  },
};

const SOUND = `
VAR n = 0
VAR friend = false
=== inn ===
# title The Inn
{n > 3: Late.|Early.} {friend: Welcome.} # go cellar
+ [Wait. # id wait]
  You wait.
  -> inn
* [Help. # id help]
  Thanks. # set friend
* [Dice. # id dice]
  It rolls.
  ** [Low # roll 123]
     Bad.
  ** [High # roll 456]
     Good.
- -> END
=== cellar ===
Dark.
-> END
`;

const faultsIn = (scripts: Readonly<Record<string, string>>): string[] =>
  walk(tellerOf(scripts), Object.keys(scripts), plan).faults.map(
    ({ kind, chapter, at, why }) => `${kind} ${chapter} ${at}: ${why}`,
  );

describe('the walker', () => {
  test('finds nothing in a sound story, though a choice turns in a circle', () => {
    const { faults, endings, inPairs } = walk(tellerOf({ tale: SOUND }), ['tale'], plan);
    expect(faults).toEqual([]);
    expect(inPairs).toEqual([]);
    expect(endings).toBeGreaterThan(10);
  });

  test.each([
    [
      'a knot that nothing leads to',
      SOUND.replace('# go cellar', ''),
      ['unreachable tale cellar: nothing leads to this knot'],
    ],
    [
      'a knot that nobody has written',
      SOUND.replace('go cellar', 'go attic').replaceAll('cellar', 'attick'),
      [
        'unwritten tale attic: no knot of this name is written',
        'unreachable tale attick: nothing leads to this knot',
      ],
    ],
    [
      'a text that no values lead to',
      SOUND.replace('n > 3: Late', 'n > 3 && n < 2: Late'),
      ['untold tale inn.3: no values and choices lead to it'],
    ],
    [
      'a choice that leads nowhere',
      SOUND.replace('     Bad.\n', ''),
      [
        'nowhere tale inn: after the choices 2, 0 nothing is told',
        'nowhere tale inn: after the choices 0, 2, 0 nothing is told',
      ],
    ],
    [
      'two choices with one id',
      SOUND.replace('id help', 'id wait'),
      ['twice tale inn: two choices have the id "wait"'],
    ],
    [
      'a tag',
      SOUND.replace('Dark.', 'Dark. # sing loud'),
      ['tag tale cellar: nobody understands "# sing loud"'],
    ],
    [
      'a result of dice without a branch',
      SOUND.replace('roll 456', 'roll 46'),
      ['dice tale inn: no branch stands for 5'],
    ],
    [
      'a variable that is never read',
      SOUND.replace(' {friend: Welcome.}', ''),
      ['unread tale friend: it is never read'],
    ],
    [
      'a variable that is never set',
      SOUND.replace(' # set friend', ''),
      ['unset tale friend: it is never set'],
    ],
    [
      'a variable that is set and not declared',
      SOUND.replace('Thanks. #', 'Thanks. # set foe #'),
      ['unread tale foe: it is set, but no script declares it'],
    ],
  ])('finds %s', (_, script, faults) => {
    expect(faultsIn({ tale: script })).toEqual(faults);
  });

  test('finds what the runtime cannot tell', () => {
    const [fault] = faultsIn({ tale: SOUND.replace('Dark.\n-> END', 'Dark.\n->->') });
    expect(fault).toMatch(/^ink tale cellar: .*->->/);
  });

  test('knows that one chapter sets what another reads', () => {
    const first = 'VAR friend = false\n=== inn ===\nThanks. # set friend\n-> END';
    const second = 'VAR friend = false\n=== inn ===\n{friend: Welcome.|Hello.}\n-> END';
    expect(faultsIn({ first, second })).toEqual([]);
    expect(faultsIn({ first })).toEqual(['unread first friend: it is never read']);
    expect(faultsIn({ second })).toEqual(['unset second friend: it is never set']);
  });
});

describe('combinations', () => {
  const names = Array.from({ length: 14 }, (_, i) => `v${i}`);
  const declared = names.map((name) => `VAR ${name} = 0`).join('\n');
  const structureOf = (read: readonly string[]) =>
    tellerOf({
      tale: `${declared}\n=== inn ===\n${read.map((name) => `{${name} > 2: ${name}}`).join('\n')}\n-> END`,
    }).structure('tale');

  test('are those of the variables that the knot reads', () => {
    const { values, pairs } = combinations(structureOf(['v3', 'v7']), 'inn', {});
    expect(pairs).toBe(false);
    expect(values.length).toBe(9);
    expect(values).toContainEqual({ v3: 2, v7: 3 });
  });

  test('are pairs where there are too many', () => {
    const { values, pairs } = combinations(structureOf(names), 'inn', {});
    expect(pairs).toBe(true);
    expect(values.length).toBe(1 + 14 * 2 + 91 * 4);
  });
});
