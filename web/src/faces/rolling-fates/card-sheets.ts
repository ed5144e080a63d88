import { cardText, HEROES, type Language, TRAITS, TREASURES } from '@wyrdhall/rolling-fates';
import type { CardSheet } from '../../kit/face.ts';
import { heroColor } from './look.ts';
import { cardPicture, heroIcon } from './pictures.ts';
import { FATE_WORDS } from './words/words.ts';

const TRAIT_COLOR = { good: '#2f6b57', mixed: '#6b5a2a', bad: '#7a2f3a' } as const;

function said(id: string, language: Language): string[] {
  const { cost, text } = cardText(id, language);
  return [cost === '' ? text : `${cost}: ${text}`];
}

/** Abilities, Treasures and Traits. What enemies hide is not among them. */
export function cardSheets(language: Language): CardSheet[] {
  const words = FATE_WORDS[language];
  const abilities = HEROES.flatMap(({ id: hero, name: of, abilities: own }) =>
    own.map(
      ({ id, name, cost }): CardSheet => ({
        id,
        name,
        kind: cost.luck > 0 ? words.luck : words.abilities,
        text: said(id, language),
        of,
        icon: heroIcon(hero),
        color: heroColor[hero],
      }),
    ),
  );
  const treasures = TREASURES.map(
    ({ id, name, value }): CardSheet => ({
      id,
      name,
      kind: `${words.treasure}, ${words.value(value)}`,
      text: said(id, language),
      icon: cardPicture(id),
      color: '#7a5a24',
    }),
  );
  const traits = TRAITS.map(
    ({ id, name, sign }): CardSheet => ({
      id,
      name,
      kind: words.traits,
      text: said(id, language),
      icon: cardPicture(id),
      color: TRAIT_COLOR[sign],
    }),
  );
  return [...abilities, ...treasures, ...traits];
}
