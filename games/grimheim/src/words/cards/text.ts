import type { CardId } from '../../rules/state.ts';

/** What a card says, in our own words: a line for side I, one for side II where there is one, and its quest. */
export interface CardText {
  readonly name: string;
  readonly text: readonly string[];
  readonly quest?: string;
}

export type CardTexts = Readonly<Record<CardId, { readonly en: CardText; readonly de: CardText }>>;
