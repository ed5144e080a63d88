import type { GrimheimTold } from '@wyrdhall/grimheim';
import { grim } from './words/words.ts';

/** What is told of an event beside its words: what the dice come to, and one heading for what goes by quickly. */
export function tells(event: GrimheimTold) {
  const words = grim.value.fight;
  switch (event.kind) {
    case 'march':
    case 'turned':
    case 'swap':
    case 'stays':
      return { heading: words.marching };
    case 'arrives':
      return { heading: words.arriving };
    case 'total':
      return { ofRoll: true, sum: event.hits + event.bonus };
    case 'hurt':
      return { ofRoll: true, sum: event.amount };
    case 'missed':
      return { ofRoll: true, sum: 0 };
    case 'armour':
    case 'prevent':
    case 'use':
    case 'play':
    case 'bonus':
    case 'damage':
    case 'no-damage':
    case 'wear':
    case 'mana':
      return { ofRoll: true };
    default:
      return undefined;
  }
}
