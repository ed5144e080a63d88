import { describe, expect, it } from 'vitest';
import { grimheim } from '../grimheim.ts';
import { deckOf } from '../rules/cards.ts';
import { HERO_IDS } from '../rules/state.ts';
import { cardText } from './card-text.ts';
import { isOwn } from './card-words.ts';
import { cardNames } from './de/card-names.ts';
import type { Language } from './language.ts';

const LANGUAGES: readonly Language[] = ['en', 'de'];
const cards = [
  ...new Map(HERO_IDS.flatMap((hero) => deckOf(hero).cards).map((card) => [card.id, card])).values(),
];
const sides = cards.flatMap((card) => {
  if (card.kind === 'event') return [[card.effect]];
  return card.kind === 'equipment' ? [card.effects] : card.sides.map(({ effects }) => effects);
});
/** What words must not look like. */
const SUSPECT = /undefined|NaN|\[object|[a-z]_[a-z]| {2}|\.\.|,,| [.,:]|^\W*$/;

const text = (id: string, language: Language = 'en'): string | undefined =>
  cardText(id, language)?.text.join(' / ');
const quest = (id: string, language: Language = 'en'): string | undefined => cardText(id, language)?.quest;

describe('the texts of cards', () => {
  it('are composed from the facts; 26 of 130 sides have a flow and words of their own', () => {
    expect(cards).toHaveLength(103);
    expect(Object.keys(cardNames).sort()).toEqual(cards.map(({ id }) => id).sort());
    expect(sides).toHaveLength(130);
    expect(sides.filter((effects) => effects.some(isOwn))).toHaveLength(26);
  });

  it.each(LANGUAGES)('are there for every side and every quest (%s)', (language) => {
    expect(grimheim.words?.[language]).toBeDefined();
    for (const card of cards) {
      const { name, text: printed = [], quest: asked } = cardText(card.id, language) ?? {};
      const lines = [...printed, ...(asked === undefined ? [] : [asked])];
      expect(name, card.id).toBeTruthy();
      expect(printed).toHaveLength(card.kind === 'hero' || card.kind === 'ability' ? 2 : 1);
      for (const line of lines) {
        expect(line, card.id).not.toMatch(SUSPECT);
        expect(line, card.id).toMatch(/^[A-ZÄÖÜ+].*\.$/);
      }
    }
  });

  it('say when, what for, and what', () => {
    expect(text('rest')).toBe('Remove up to 2 damage from yourself.');
    expect(text('quiver')).toBe(
      'Strength +1. Once per turn, in an attack action, for 1 durability: +1 damage.',
    );
    expect(text('bjorn')).toContain(
      'In your turn, after any of your rolls: spend the Focus action for +2 damage.',
    );
    expect(text('back-down')).toBe(
      'Kill a monster of rank 1 or 2 in attack range that is nearer to Grimheim than you are.',
    );
    expect(text('fleetfoot', 'de')).toContain('Leben +1. Einmal pro Zug: Gehe 1 Feld weit.');
    expect(text('kick', 'de')).toBe(
      'Füge einem benachbarten Monster, auch einer Legende, 1 Schaden zu und schiebe es 1 Feld weit.',
    );
    expect(text('speedy-attack', 'de')).toBe(
      'Wirf 1 anderes Ereignis ab: Führe eine zusätzliche Angriffsaktion aus.',
    );
  });

  it('name all uses of a card together (GR-120)', () => {
    expect(text('bloodline-crystal')).toBe(
      'Once per turn, one of these: +2 damage in an attack action (3 mana); draw 1 event (3 mana).',
    );
  });

  it('tell how equipment is won (GR-140)', () => {
    expect(quest('heels')).toBe('Spend the Mend action in the Witch Cabin and discard 2 events.');
    expect(quest('tiara')).toBe('Be in the Dark Forest.');
    expect(quest('leather-purse')).toBe(
      'When you kill a trollkin, place 2 brutes on free areas next to you and take this card.',
    );
    expect(quest('heels', 'de')).toBe(
      'Gib in der Hexenhütte die Aktion Erholen aus und wirf 2 Ereignisse ab.',
    );
    expect(quest('shield', 'de')).toBe(
      'Betritt das Ogertal, oder töte einen Troll und verzichte auf das Gold.',
    );
  });

  it('are undefined for what is no card', () => {
    expect(cardText('no-such-card', 'en')).toBeUndefined();
  });
});
