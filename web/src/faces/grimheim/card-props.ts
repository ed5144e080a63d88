import type { Language } from '@wyrdhall/grimheim';
import type { Answer, Marking } from '../../kit/face.ts';
import type { TokensShown } from './tokens.tsx';
import type { GrimheimWords } from './words/catalogue.ts';

/** What every card of the hand is handed. */
export interface CardShared {
  readonly words: GrimheimWords;
  readonly language: Language;
  readonly hinted: string | undefined;
  readonly marking: Marking | undefined;
  /** The question is about other things than this card. */
  readonly rests: boolean;
  choose(option: string): void;
  enlarge(card: Enlarging | undefined): void;
}

export interface CardFaceProps extends CardShared {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** Its better side lies up. */
  readonly isSecond?: boolean;
  readonly tone: string;
  readonly text: string;
  readonly offers: readonly Answer[];
  readonly spent?: string | undefined;
  readonly tokens?: TokensShown;
  /** How it lies in the hand. */
  readonly lies: 'whole' | 'slips';
  readonly size: { readonly w: number; readonly h: number; readonly rem: number };
}

/** A card that is looked at, and where it lies. */
export interface Enlarging {
  readonly card: Omit<CardFaceProps, 'lies' | 'size'>;
  /** Why it cannot be played now. */
  readonly closed?: Answer | undefined;
  readonly at: { readonly left: number; readonly top: number; readonly width: number };
}
