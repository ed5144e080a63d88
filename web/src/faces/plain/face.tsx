import type { GameFace } from '../../kit/face.ts';
import { DescribedBoard } from './described-board.tsx';

/** For a game that has no face of its own yet: all it shows, in words; all options in the prompt bar. */
export const plainFace: GameFace = { Board: DescribedBoard, List: DescribedBoard };
