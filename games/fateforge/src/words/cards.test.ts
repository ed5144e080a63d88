import { describe, expect, it } from 'vitest';
import { ITEMS, SKILLS } from '../content/index.ts';
import { fateforge } from '../fateforge.ts';
import { cardText } from './card-text.ts';
import type { Language } from './language.ts';

const LANGUAGES: readonly Language[] = ['en', 'de'];
const cards = [...SKILLS, ...ITEMS].map(({ id }) => id);
/** What words must not look like. */
const SUSPECT = /undefined|NaN|\[object|[a-z]-[a-z]+-[a-z]| {2}|\.\.|,,| [.,:;]|^\W*$|\bin\b \bin\b/;
const GERMAN = /\b(auf|ein|eine|einen|einem|du|dich|deiner|der|das|Runde|Zone)\b/;
const ENGLISH = /\b(the|and|you|your|is|are|with|there|this|not|from|of|zone|enemy|hero|minion)\b/;

describe('the texts of cards', () => {
  it.each(LANGUAGES)('are there for every card (%s)', (language) => {
    expect(fateforge.words?.[language]).toBeDefined();
    for (const id of cards) {
      const text = cardText(id, language);
      expect(text, id).not.toMatch(SUSPECT);
      expect(text, id).toMatch(/^[A-ZÄÖÜ0-9]/);
      expect(text, id).not.toMatch(language === 'en' ? GERMAN : ENGLISH);
    }
  });

  it('say what a card costs, gives and does', () => {
    expect(cardText('light-tread', 'en')).toBe('Focus → Step + Step');
    expect(cardText('pin-down', 'en')).toBe(
      'Shot → shoot an enemy in an adjacent zone for 1, then stun the same enemy',
    );
    expect(cardText('riposte-ii', 'en')).toBe('When you block an enemy in your zone it takes 2 damage.');
    expect(cardText('light-tread', 'de')).toBe('Fokus → Schritt + Schritt');
    expect(cardText('tinker', 'de')).toBe('Fokus ↔ Treffer');
    expect(cardText('pin-down', 'de')).toBe(
      'Schuss → schieß auf einen Gegner nebenan für 1 Schaden, dann betäube ihn',
    );
    expect(cardText('leech-charm', 'de')).toBe(
      'Meistertreffer oder Meisterschuss → füge einem Gegner hier oder nebenan 1 Schaden zu, dann erhalte 1 Leben zurück',
    );
    expect(cardText('throat-cut', 'de')).toBe(
      'Meistertreffer + Treffer → triff einen Gegner hier für 4 Schaden (gegen einen Gegner, der allein ist)',
    );
  });

  it('say once what is done twice', () => {
    expect(cardText('back-alley', 'en')).toBe(
      'Step + Step → move a zone (twice), then hit an enemy in your zone for 1',
    );
    expect(cardText('ferry-pole', 'de')).toMatch(
      /Spezial: Schieb einen Handlanger von hier nach nebenan \(zweimal\)\.$/,
    );
  });

  it('name all that stands on an item', () => {
    expect(cardText('mirror-shield', 'de')).toBe(
      'Rüstung 2. Ein Schuss, den du aufhältst, fügt dem Schützen 1 Schaden zu.',
    );
    expect(cardText('envoys-sash', 'de')).toBe('Eigenschaft: Charme.');
    expect(cardText('grave-salt', 'de')).toBe(
      'Wer hier niedergestreckt liegt, steht nicht wieder auf, oder füge einem untoten Gegner hier 2 Schaden zu.',
    );
    expect(cardText('hatchet', 'de')).toBe(
      'Treffer → triff einen Gegner hier für 1 Schaden, dann schieb einen Handlanger von hier nach nebenan. Spezial: Treffer + Treffer.',
    );
  });
});
