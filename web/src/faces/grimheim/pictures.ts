import cards from './art/cards.svg';
import pieces from './art/pieces.svg';

/** Puts a sheet of pictures into the page, where drawings can use them by their ids. */
async function layOut(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) return; // Without pictures the names still stand.
  const sheet = document.createElement('div');
  sheet.hidden = true;
  sheet.innerHTML = await response.text();
  document.body.append(sheet);
}

/** Called once, when the first table of Grimheim is opened. */
export function layOutPictures(): void {
  for (const sheet of [pieces, cards]) void layOut(sheet).catch(() => undefined);
}

/** In the form that the hall's icons have: the size, a space, the drawing. */
export const piecePicture = (id: string): string => `512 <use href="#grim-piece-${id}"/>`;
export const cardPicture = (id: string): string => `512 <use href="#grim-card-${id}"/>`;

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
