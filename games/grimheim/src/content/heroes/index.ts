import { register } from '../cards.ts';
import { alva } from './alva.ts';
import { bjorn } from './bjorn.ts';
import { boldur } from './boldur.ts';
import { embla } from './embla.ts';

/** The manifest of heroes. */
for (const deck of [bjorn, alva, embla, boldur]) register(deck);
