import type { Passive, Use } from '../content/cards.ts';
import { isSkill, itemOf, skillOf } from '../content/index.ts';
import type { CardWords } from './card-words.ts';
import { cards as english } from './en/cards.ts';
import { capital, type Language } from './language.ts';

/** English comes with the game, the other languages with their words. */
const printed = new Map<Language, CardWords>([['en', english]]);

/** From now on cards can be read in this language. */
export const printCards = (language: Language, words: CardWords): void => void printed.set(language, words);

/** The same thing twice in a row is said once. */
const counted = (deeds: readonly string[], words: CardWords): string[] =>
  deeds.flatMap((deed, i) => {
    if (deeds[i - 1] === deed) return [];
    return [deeds[i + 1] === deed ? words.twice(deed) : deed];
  });

function useText({ cost, gain, deeds, either, twoWay, only }: Use, words: CardWords): string {
  const spent = cost.map(words.result).join(' + ');
  const gained = gain.map(words.result).join(' + ');
  const done = counted(deeds.map(words.deed), words).join(either ? words.or : words.next);
  const does = [gained, done].filter((part) => part !== '').join(', ');
  const when = only === '' ? '' : ` (${words.only[only]})`;
  return spent === '' ? `${capital(does)}${when}` : `${spent} ${twoWay ? '↔' : '→'} ${does}${when}`;
}

const passiveText = (passive: Passive | '', n: number, words: CardWords): string =>
  passive === '' ? '' : words.passives[passive](n);

/** What stands on a card, computed from what it does. */
export function cardText(id: string, language: Language): string {
  const words = printed.get(language) ?? english;
  if (isSkill(id)) {
    const { use, passive, n } = skillOf(id);
    return use ? useText(use, words) : passiveText(passive, n, words);
  }
  const { use, passive, n, special, armour, trait } = itemOf(id);
  const does = use?.when === 'story' ? words.inStory : use ? useText(use, words) : '';
  return [
    ...(armour > 0 ? [`${words.armour(armour)}.`] : []),
    ...(does !== '' ? [`${does}.`] : []),
    ...(passive !== '' ? [passiveText(passive, n, words)] : []),
    ...(trait !== '' ? [`${words.trait(trait)}.`] : []),
    ...(special ? [`${words.special(useText(special, words))}.`] : []),
  ].join(' ');
}
