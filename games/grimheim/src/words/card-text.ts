import { titleOf } from '../rules/cards.ts';
import type { CardId } from '../rules/state.ts';
import { alvaTexts } from './cards/alva.ts';
import { bjornTexts } from './cards/bjorn.ts';
import { boldurTexts } from './cards/boldur.ts';
import { emblaTexts } from './cards/embla.ts';
import { sharedTexts } from './cards/shared.ts';
import type { CardText, CardTexts } from './cards/text.ts';

export type Language = 'en' | 'de';

const texts: CardTexts = { ...sharedTexts, ...bjornTexts, ...alvaTexts, ...emblaTexts, ...boldurTexts };

/** What a card says, by the id of the card or of an event's copy; undefined where there is no such card. */
export const cardText = (id: CardId, language: Language): CardText | undefined =>
  texts[titleOf(id)]?.[language];
