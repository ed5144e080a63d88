import { url as cards } from 'sprite:grimheim-cards';
import { url as figures } from 'sprite:grimheim-figures';
import { layOut } from '../../kit/pictures/sheet.ts';
import pieces from './art/pieces.svg';

/** Called once, when the first table of Grimheim is opened. */
export function layOutPictures(): void {
  for (const sheet of [figures, pieces, cards]) void layOut(sheet).catch(() => undefined);
}

/** In the form that the hall's icons have: the size, a space, the drawing. */
export const piecePicture = (id: string): string => `512 <use href="#grim-piece-${id}"/>`;
export const cardPicture = (id: string): string =>
  `50,8,140,114 <use href="#k-${id}" width="240" height="130"/>`;
/** The face of a hero or a monster. */
export const headPicture = (id: string): string =>
  `0,0,100,100 <use href="#h-${id}" width="100" height="100"/>`;

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
  skull: piecePicture('skull'),
} as const;
