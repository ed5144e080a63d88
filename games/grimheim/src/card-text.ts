import { titleOf } from './cards.ts';
import { alvaTexts } from './heroes/texts/alva.ts';
import { bjornTexts } from './heroes/texts/bjorn.ts';
import { boldurTexts } from './heroes/texts/boldur.ts';
import { emblaTexts } from './heroes/texts/embla.ts';
import { sharedTexts } from './heroes/texts/shared.ts';
import type { CardText, CardTexts } from './heroes/texts/text.ts';
import type { CardId } from './state.ts';

export type Language = 'en' | 'de';

const texts: CardTexts = { ...sharedTexts, ...bjornTexts, ...alvaTexts, ...emblaTexts, ...boldurTexts };

/** What a card says, by the id of the card or of an event's copy; undefined where there is no such card. */
export const cardText = (id: CardId, language: Language): CardText | undefined =>
  texts[titleOf(id)]?.[language];
