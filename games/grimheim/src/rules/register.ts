import { DECKS } from '../content/heroes/index.ts';
import { register } from './cards.ts';
import { running } from './regular.ts';

for (const deck of DECKS) register(deck, running);
