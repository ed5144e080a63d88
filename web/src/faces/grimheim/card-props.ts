import type { Language } from '@wyrdhall/grimheim';
import type { Answer, Marking } from '../face.ts';
import type { TokensShown } from './tokens.tsx';
import type { GrimheimWords } from './words/catalogue.ts';

/** What every card of the hand is handed. */
export interface CardShared {
  readonly words: GrimheimWords;
  readonly language: Language;
  readonly hinted: string | undefined;
  readonly marking: Marking | undefined;
  choose(option: string): void;
  enlarge(card: Enlarging | undefined): void;
}

export interface CardFaceProps extends CardShared {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly tone: string;
  readonly text: string;
  readonly offers: readonly Answer[];
  readonly spent?: string | undefined;
  readonly tokens?: TokensShown;
}

/** A card that is looked at, and where it lies. */
export interface Enlarging {
  readonly card: CardFaceProps;
  /** Why it cannot be played now. */
  readonly closed?: Answer | undefined;
  readonly at: { readonly left: number; readonly top: number; readonly width: number };
}
