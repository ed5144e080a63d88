import type { Card, Equipment, Side } from '../content/card.ts';
import type { Effect } from '../content/effect.ts';
import { cardOf, isCard, titleOf } from '../rules/cards.ts';
import type { CardId } from '../rules/state.ts';
import { type CardWords, isChoice, isOwn } from './card-words.ts';
import { cards as english } from './en/cards.ts';
import type { Language } from './language.ts';

/** A language and the texts made in it so far. English comes with the game, the others with their words. */
interface Printed {
  readonly words: CardWords;
  readonly texts: Map<CardId, CardText>;
}

const printed = new Map<Language, Printed>();
printCards('en', english);

/** From now on cards can be read in this language. */
export function printCards(language: Language, words: CardWords): void {
  printed.set(language, { words, texts: new Map() });
}

/** What a card says: a text for side I, one for side II where there is one, and its quest. */
export interface CardText {
  readonly name: string;
  readonly text: readonly string[];
  readonly quest?: string;
}

function effectText(effect: Effect, words: CardWords, isEvent: boolean): string {
  if (isOwn(effect)) return words.own[effect.own](effect.numbers ?? []);
  if (effect.on === 'bonus') return words.bonus(effect);
  return effect.on === 'dice' ? words.dice(effect) : words.regular(effect, isEvent);
}

function sideText(side: Side, kind: 'hero' | 'ability' | 'equipment', words: CardWords): string {
  const gear: Partial<Equipment> = kind === 'equipment' ? side : {};
  const choices = side.effects.filter(isChoice);
  const [first] = choices;
  const effects =
    first && choices.length > 1
      ? [words.uses(choices, first.exclusive ?? false)]
      : side.effects.map((effect) => effectText(effect, words, false));
  return [...words.values(side, kind, gear), ...effects, ...words.passives(side)].join(' ');
}

/** By the id of the card or of an event's copy, in English where the language has not come; undefined where there is no such card. */
export function cardText(id: CardId, language: Language): CardText | undefined {
  const title = titleOf(id);
  if (!isCard(title)) return undefined;
  const { words, texts } = printed.get(language) ?? (printed.get('en') as Printed);
  let text = texts.get(title);
  if (!text) {
    text = composed(cardOf(title), words);
    texts.set(title, text);
  }
  return text;
}

function composed(card: Card, words: CardWords): CardText {
  const name = words.name(card);
  switch (card.kind) {
    case 'event':
      return { name, text: [effectText(card.effect, words, true)] };
    case 'equipment': {
      const text = [sideText(card, card.kind, words)];
      return card.quest ? { name, text, quest: words.quest(card.quest) } : { name, text };
    }
    default:
      return { name, text: card.sides.map((side) => sideText(side, card.kind, words)) };
  }
}
