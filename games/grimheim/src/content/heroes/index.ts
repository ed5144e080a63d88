import type { Deck } from '../card.ts';
import { alva } from './alva.ts';
import { bjorn } from './bjorn.ts';
import { boldur } from './boldur.ts';
import { embla } from './embla.ts';

export const DECKS: readonly Deck[] = [bjorn, alva, embla, boldur];
