import { describe, expect, test } from 'vitest';
import { Catalogue } from './catalogue.ts';
import { keysIn } from './reference.ts';

const catalogue = new Catalogue('en');
catalogue.provide(
  'inn',
  'en',
  '\ndoor.1 {hero} knocks. {1} Nobody comes.\ndoor.2 A dog barks.\ndoor.3 Wait.\n',
);
catalogue.provide(
  'inn',
  'de',
  'door.1 Niemand kommt, {1} als {hero} klopft.\ndoor.2 obwohl ein Hund bellt,\n',
);

const knock = (inside: string): string => `⟦inn/door.1⟨hero=Sel⟩⟨1=${inside}⟩⟧`;

describe('the catalogue', () => {
  test('fills the gaps of a text, in the order of the language', () => {
    expect(catalogue.say(knock('⟦inn/door.2⟧'), 'en')).toBe('Sel knocks. A dog barks. Nobody comes.');
    expect(catalogue.say(knock('⟦inn/door.2⟧'), 'de')).toBe(
      'Niemand kommt, obwohl ein Hund bellt, als Sel klopft.',
    );
  });

  test('leaves no blank behind where a gap is empty', () => {
    expect(catalogue.say(knock(''), 'en')).toBe('Sel knocks. Nobody comes.');
  });

  test('says in the original what a language lacks', () => {
    expect(catalogue.say('⟦inn/door.3⟧', 'de')).toBe('Wait.');
    expect(catalogue.say('⟦inn/door.3⟧', 'fr')).toBe('Wait.');
  });

  test('says in the language that is there what the original lacks', () => {
    const german = new Catalogue('en');
    german.provide('inn', 'de', 'door.3 Warte.');
    expect(german.say('⟦inn/door.3⟧', 'en')).toBe('Warte.');
  });

  test('shows the key of a text that nobody provided', () => {
    expect(catalogue.say('⟦cellar/stair.1⟧', 'en')).toBe('cellar/stair.1');
    expect([catalogue.has('cellar', 'en'), catalogue.has('inn', 'de')]).toEqual([false, true]);
  });

  test('leaves words alone that are no reference, and joins several', () => {
    expect(catalogue.say('Prose of an old log.', 'en')).toBe('Prose of an old log.');
    expect(catalogue.say('⟦inn/door.3⟧ ⟦inn/door.2⟧', 'en')).toBe('Wait. A dog barks.');
  });

  test('knows the keys of a line', () => {
    expect(keysIn(knock('⟦inn/door.2⟧'))).toEqual(['inn/door.1', 'inn/door.2']);
  });
});
