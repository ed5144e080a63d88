import type { Seat } from '@wyrdhall/kernel';
import { board } from '@wyrdhall/toy';
import type { BoardCell } from '../../kit/board/cell.ts';
import { toyIcon } from './toy.icons.ts';

const hunterColors = ['#b93763', '#2d78bd', '#16948c', '#c4912b'] as const;
export const wolfColor = '#7a6a62';

export const colorOf = (seat: Seat): string => hunterColors[seat % hunterColors.length] ?? hunterColors[0];

export const iconOf = (seat: Seat): string =>
  toyIcon.hunters[seat % toyIcon.hunters.length] ?? toyIcon.hunters[0];

export const cells: readonly BoardCell[] = board.hexes.map((hex, cell) => ({
  id: board.names[cell] ?? '',
  hex,
}));
