import type { Words } from '@wyrdhall/kernel';
import { wordsOf } from '../words/words.ts';
import type { Session } from './session.ts';

/** The game's words, with the names of those who sit at this table. */
export const wordsAt = ({ game, moment }: Session): Words => wordsOf(game, moment.value.seating);
