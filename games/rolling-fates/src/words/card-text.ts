import { abilityOf, factsOf, isTrait, isTreasure, traitOf, treasureOf } from '../content/index.ts';
import type { Ability, Passive, Step } from '../content/kinds.ts';
import type { AbilityId, EnemyKind } from '../state.ts';
import type { CardWords } from './card-words.ts';
import { cards as english } from './en/cards.ts';
import type { Language } from './language.ts';
import { cardName } from './world.ts';

/** English comes with the game, the other languages with their words. */
const printed = new Map<Language, CardWords>([['en', english]]);
const wordsIn = (language: Language): CardWords => printed.get(language) ?? english;

/** From now on cards can be read in this language. */
export const printCards = (language: Language, words: CardWords): void => void printed.set(language, words);

/** What stands on a card or on a board; `cost` is '' for what works by itself. */
export interface CardText {
  readonly name: string;
  readonly cost: string;
  readonly text: string;
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const effectsText = ({ effects }: Ability, words: CardWords): string =>
  sentence(effects.map(words.effect).join(words.next));

function passiveText(id: string, passive: Passive, words: CardWords): string {
  const lines = words.passive(passive);
  const special = words.special[id];
  return (special === undefined ? lines : [...lines, special]).map(sentence).join(' ');
}

/** An ability, a Treasure or a Trait, put into words from what it costs and does. */
export function cardText(id: AbilityId, language: Language): CardText {
  const words = wordsIn(language);
  const name = cardName(id, language) ?? id;
  if (isTrait(id)) {
    const { passive } = traitOf(id);
    return { name, cost: '', text: passiveText(id, passive, words) };
  }
  if (!isTreasure(id)) {
    const ability = abilityOf(id);
    return { name, cost: words.cost(ability.cost), text: effectsText(ability, words) };
  }
  const { ability, oneShot, passive } = treasureOf(id);
  if (!ability) return { name, cost: '', text: passiveText(id, passive ?? {}, words) };
  const text = effectsText(ability, words);
  return { name, cost: words.cost(ability.cost), text: oneShot ? `${text} ${words.oneShot}` : text };
}

/** RF-125: what Investigate shows of an enemy, apart from its next actions. */
export function secretText(kind: EnemyKind, language: Language): string {
  const words = wordsIn(language);
  const { mechanic, immune, resistant } = factsOf(kind);
  const lines = [mechanic ? words.mechanic(mechanic) : words.nothingHidden];
  if (immune.length > 0) lines.push(sentence(words.immune(immune)));
  if (resistant.length > 0) lines.push(sentence(words.resistant(resistant)));
  return lines.join(' ');
}

export const stepText = (step: Step, language: Language): string => wordsIn(language).step(step);
