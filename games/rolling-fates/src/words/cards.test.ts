import { describe, expect, it } from 'vitest';
import { ADVENTURES } from '../adventures/index.ts';
import { DRESSED, ENEMIES, factsOf, HEROES, TRAITS, TREASURES } from '../content/index.ts';
import type { AdventureId } from '../state.ts';
import './de.ts';
import { cardText, secretText, stepText } from './card-text.ts';
import { adventureNames, cardNames, enemyNames, heroNames, telegraphs } from './de/world.ts';
import type { Language } from './language.ts';

const LANGUAGES: readonly Language[] = ['en', 'de'];
const abilities = HEROES.flatMap((hero) => hero.abilities);
const cards = [...abilities, ...TREASURES, ...TRAITS];
/** What words must not look like. */
const SUSPECT = /undefined|NaN|\[object|[a-z]_[a-z]| {2}|\.\.|^\W*$|: :| \./;

describe('the texts of cards', () => {
  it.each(LANGUAGES)('are there for every ability, Treasure and Trait (%s)', (language) => {
    expect(cards).toHaveLength(43 + 60 + 40);
    for (const { id, name } of cards) {
      const text = cardText(id, language);
      expect(text.name, id).toBe(language === 'de' ? cardNames[id] : name);
      expect(text.text, id).not.toMatch(SUSPECT);
      expect(text.text.length, id).toBeGreaterThan(8);
    }
  });

  it('follow from costs and effects [RF-069, RF-070, RF-087]', () => {
    expect(cardText('crackstone', 'en')).toEqual({
      name: 'Crackstone',
      cost: '3 same',
      text: '7 damage and Weakness to 1 enemy.',
    });
    expect(cardText('lucky-number', 'en')).toEqual({
      name: 'Lucky Number',
      cost: 'luck 5 and any 1',
      text: '9 damage to 1 enemy; then heal 3 on 1 hero.',
    });
    expect(cardText('twin-nock', 'de')).toEqual({
      name: 'Zwei auf der Sehne',
      cost: 'ein Paar',
      text: '2 Schaden an 2 Gegnern.',
    });
    expect(cardText('gate-slam', 'en').text).toBe('5 damage (+2 for each Defence you have) to 1 enemy.');
    expect(cardText('fester', 'de').text).toBe('8 Schaden (+4 je Zustand auf dem Ziel) an 1 Gegner.');
    expect(cardText('firepot', 'de').text).toBe('4 Schaden an allen Gegnern. Wirkt einmal.');
  });

  it('say what a card does by itself [RF-173]', () => {
    expect(cardText('wardens-plate', 'en').text).toBe('Defence +2. Inventory −1.');
    expect(cardText('glass-heart', 'en').text).toBe(
      'Maximum Life −4. Your abilities deal +1 damage to each target.',
    );
    expect(cardText('old-wound', 'en').text).toBe('Maximum Life −4. Healing on you restores +1.');
    expect(cardText('bulwark', 'de').text).toBe('Abwehr +1, solange du volles Leben hast.');
  });

  it.each(LANGUAGES)('are there for the secrets and scripts of every enemy (%s) [RF-125]', (language) => {
    for (const { id, script } of [...ENEMIES, ...DRESSED]) {
      expect(secretText(id, language), id).not.toMatch(SUSPECT);
      for (const step of script) expect(stepText(step, language), id).not.toMatch(SUSPECT);
    }
  });

  it('have a German name each, and no two the same', () => {
    const names = [
      ...Object.values(cardNames),
      ...[...ENEMIES, ...DRESSED].map(({ id }) => enemyNames[id]),
      ...Object.values(adventureNames).map(([name]) => name),
      ...HEROES.map(({ id }) => heroNames[id]),
    ];
    expect(Object.keys(cardNames).sort()).toEqual(cards.map(({ id }) => id).sort());
    expect(names).not.toContain(undefined);
    const own = DRESSED.filter(({ telegraph, like }) => telegraph !== factsOf(like ?? '').telegraph);
    expect(Object.keys(telegraphs).sort()).toEqual([...ENEMIES, ...own].map(({ id }) => id).sort());
    expect(names.length).toBe(new Set(names).size);
    for (const [id, { zones }] of Object.entries(ADVENTURES)) {
      expect(adventureNames[id as AdventureId], id).toHaveLength(1 + zones.length);
    }
  });
});
