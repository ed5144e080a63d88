import cards from './art/cards.svg';
import pieces from './art/pieces.svg';

/** A picture from a sheet, in the form that the hall's icons have: its size, a space, its drawing. */
const picture = (sheet: string, id: string): string => `512 <use href="${sheet}#${id}"/>`;

export const piecePicture = (id: string): string => picture(pieces, id);
export const cardPicture = (id: string): string => picture(cards, id);

/** What the panels and the board draw with. */
export const grimIcon = {
  attack: piecePicture('attack'),
  dice: piecePicture('dice'),
  move: piecePicture('move'),
  range: piecePicture('range'),
  gold: piecePicture('gold'),
  prepare: piecePicture('prepare'),
  armour: piecePicture('armour'),
  house: piecePicture('house'),
  well: piecePicture('well'),
  stone: piecePicture('stone'),
  wave: piecePicture('wave'),
  goblin: piecePicture('goblin'),
  sprite: piecePicture('sprite'),
  skeleton: piecePicture('skeleton'),
} as const;
