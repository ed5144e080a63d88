import '../testing/no-browser.ts';
import { afterEach, expect, test } from 'vitest';
import { LANGUAGES, languageOf } from '../preferences/languages.ts';
import { preferences } from '../preferences/preferences.ts';
import { catalogue, learn } from './catalogue.ts';
import { say } from './words.ts';

const before = preferences.peek();
afterEach(() => {
  preferences.value = before;
});

test('a language is loaded when it is chosen, and once', async () => {
  let loads = 0;
  const load = async () => {
    loads++;
    return 'Feuer';
  };
  const fire = catalogue('fire', { de: load });
  preferences.value = { ...before, language: 'de' };
  expect([fire.value, loads]).toEqual(['fire', 0]);
  await learn('de');
  await learn('de');
  expect([fire.value, fire.in('en'), loads]).toEqual(['Feuer', 'fire', 1]);
  preferences.value = { ...before, language: 'en' };
  expect(fire.value).toBe('fire');
});

test('every language gives itself the name that the list has for it', async () => {
  for (const [language, name] of Object.entries(LANGUAGES)) {
    await learn(languageOf(language));
    expect(say.in(languageOf(language)).language).toBe(name);
  }
});

test('a tag of the browser leads to a language that there is', () => {
  expect(['de-AT', 'DE', 'en-GB', 'fr', '__proto__', ''].map(languageOf)).toEqual([
    'de',
    'de',
    'en',
    'en',
    'en',
    'en',
  ]);
});
