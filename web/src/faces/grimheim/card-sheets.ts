import { cardText, deckOf, HERO_IDS, type Language, titleOf } from '@wyrdhall/grimheim';
import type { CardSheet } from '../../kit/face.ts';
import { cardTone, heroColor } from './look.ts';
import { cardPicture } from './pictures.ts';
import { heroName } from './spoken.ts';
import { grim } from './words/words.ts';

/** Every card of every hero. */
export function cardSheets(language: Language): CardSheet[] {
  const words = grim.in(language);
  return HERO_IDS.flatMap((hero) =>
    deckOf(hero).cards.map(({ id, kind }): CardSheet => {
      const said = cardText(id, language);
      return {
        id,
        name: said?.name ?? id,
        kind: words.cardKinds[kind],
        text: said?.text ?? [],
        ...(said?.quest && { quest: said.quest }),
        of: heroName(hero),
        icon: cardPicture(titleOf(id)),
        color: kind === 'hero' ? heroColor[hero] : cardTone[kind],
      };
    }),
  );
}
