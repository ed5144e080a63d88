import { describe, expect, test } from 'vitest';
import { compile } from './compile.ts';
import { storyFiles } from './files.ts';
import { stampOf, translationFaults } from './translation.ts';

const INN = '=== inn ===\n# title The Inn\nOne {n} two.\n-> END\n';
const SCRIPT = `VAR n = 3\nVAR guild = "none"\nVAR friend = false\n${INN}`;

describe('compile', () => {
  test('gives variables, what each knot reads, and texts', () => {
    const { structure, texts } = compile('inn.ink', SCRIPT, ['title']);
    expect(structure.variables).toEqual({ n: 3, guild: 'none', friend: false });
    expect(structure.reads).toEqual({ inn: ['n'] });
    expect([...texts]).toEqual([
      ['inn.1', 'The Inn'],
      ['inn.2', 'One {n} two.'],
    ]);
  });

  test('follows diverts, tunnels, threads and functions to what they read', () => {
    const { reads } = compile(
      'inn.ink',
      `VAR a = 0\nVAR b = 0\nVAR c = 0\nVAR d = 0
=== start ===
{f(1)} folk
-> tunnel ->
<- thread
-> deep.down
=== tunnel ===
{a}
->->
=== thread ===
{b}
-> DONE
=== deep ===
-> down
= down
{c}
-> END
=== function f(x)
~ return d + x`,
    ).structure;
    expect(reads.start).toEqual(['a', 'b', 'c', 'd']);
    expect(reads.tunnel).toEqual(['a']);
  });

  test.each([
    ['a divert to nowhere', '=== a ===\n-> nowhere\n', /a\.ink:\n.*line 2.*nowhere/],
    ['chance', '=== a ===\n{RANDOM(1, 6)}\n-> END\n', /no chance of its own/],
    ['a shuffle', '=== a ===\n{~one|two}\n-> END\n', /no chance of its own/],
    ['a fraction', 'VAR n = 1.5\n=== a ===\n{n}\n-> END\n', /are whole/],
    ['the marks of references', '=== a ===\n⟦x⟧\n-> END\n', /kept for references/],
    ['braces in a text', '=== a ===\n\\{x\\}\n-> END\n', /a\.1: braces/],
  ])('refuses %s', (_, source, message) => {
    expect(() => compile('a.ink', source)).toThrow(message);
  });
});

describe('a translation', () => {
  const original = new Map([
    ['inn.1', 'The Inn'],
    ['inn.2', 'One {n} two.'],
  ]);

  test('has the keys and gaps of the original', () => {
    const translation = [
      `inn.1@${stampOf('The Inn')} Die Schenke`,
      `inn.2@${stampOf('One {n} two.')} Zwei nach {n} und eins.`,
    ];
    expect(translationFaults(original, translation.join('\n'))).toEqual([]);
  });

  test('is told what is missing, superfluous or different', () => {
    const translation = `inn.2@${stampOf('One {n} two.')} Eins {m} zwei.\ninn.3@x Drei.\n`;
    expect(translationFaults(original, translation)).toEqual([
      'inn.1 is missing',
      'inn.2 has the gaps {m}, not {n}',
      'inn.3 is superfluous',
    ]);
  });
});

describe('the files of a game', () => {
  const list = {
    scripts: 'tales',
    chapters: ['the-inn'],
    original: 'en',
    translations: ['de'],
    proseTags: ['title'],
    written: 'src/written',
  };
  const sources: Record<string, string> = {
    'tales/the-inn.ink': SCRIPT,
    'tales/de/the-inn.txt': 'inn.1@old Die Schenke',
  };

  test('are a module of structures, and one of texts for each chapter and language', () => {
    const { files, faults } = storyFiles(list, (path) => sources[path]);
    expect([...files.keys()]).toEqual([
      'src/written/en/the-inn.ts',
      'src/written/de/the-inn.ts',
      'src/written/structures.ts',
    ]);
    expect(files.get('src/written/en/the-inn.ts')).toContain(
      'export const texts = `\ninn.1 The Inn\ninn.2 One {n} two.\n`;\n',
    );
    expect(files.get('src/written/structures.ts')).toContain("  'the-inn': String.raw`{");
    expect(files.get('src/written/structures.ts')).not.toContain('One');
    expect(files.get('src/written/de/the-inn.ts')).toContain('\ninn.1 Die Schenke\n');
    const today = `inn.1@${stampOf('The Inn')}`;
    expect(faults).toEqual([
      'tales/de/the-inn.txt: inn.2 is missing',
      `tales/de/the-inn.txt: inn.1@old is of another original: the one of today is ${today}`,
    ]);
    const fresh: Record<string, string> = { ...sources, 'tales/de/the-inn.txt': `${today} Die Schenke\n` };
    expect(storyFiles(list, (path) => fresh[path]).faults).toEqual([
      'tales/de/the-inn.txt: inn.2 is missing',
    ]);
  });

  test('need their scripts, and texts that a module can hold', () => {
    expect(() => storyFiles(list, () => undefined)).toThrow('tales/the-inn.ink: there is no such file.');
    expect(() => storyFiles({ ...list, translations: [] }, () => '=== a ===\nA `b`\n-> END')).toThrow(
      /no backtick/,
    );
  });
});
