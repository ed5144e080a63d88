import { cardText, fullHeroName, HEROES, type Language, TRAITS, TREASURES } from '@wyrdhall/rolling-fates';
import type { CardSheet } from '../../kit/face.ts';
import { heroColor } from './look.ts';
import { cardPicture, heroIcon } from './pictures.ts';
import { fate } from './words/words.ts';

const TRAIT_COLOR = { good: '#2f6b57', mixed: '#6b5a2a', bad: '#7a2f3a' } as const;

function said(id: string, language: Language): Pick<CardSheet, 'id' | 'name' | 'text'> {
  const { name, cost, text } = cardText(id, language);
  return { id, name, text: [cost === '' ? text : `${cost}: ${text}`] };
}

/** Abilities, Treasures and Traits. What enemies hide is not among them. */
export function cardSheets(language: Language): CardSheet[] {
  const words = fate.in(language);
  const abilities = HEROES.flatMap(({ id: hero, abilities: own }) =>
    own.map(
      ({ id, cost }): CardSheet => ({
        ...said(id, language),
        kind: cost.luck > 0 ? words.luck : words.abilities,
        of: fullHeroName(hero, language),
        icon: heroIcon(hero),
        color: heroColor[hero],
      }),
    ),
  );
  const treasures = TREASURES.map(
    ({ id, value }): CardSheet => ({
      ...said(id, language),
      kind: `${words.treasure}, ${words.value(value)}`,
      icon: cardPicture(id),
      color: '#7a5a24',
    }),
  );
  const traits = TRAITS.map(
    ({ id, sign }): CardSheet => ({
      ...said(id, language),
      kind: words.traits,
      icon: cardPicture(id),
      color: TRAIT_COLOR[sign],
    }),
  );
  return [...abilities, ...treasures, ...traits];
}
