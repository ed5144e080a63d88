import { isScene, sceneOf } from '../content/index.ts';
import { boardFor } from '../rules/board.ts';

/** A map to be drawn: zones by index, each where it is on a board of 1 by 1. */
export interface SeenMap {
  readonly zones: readonly {
    readonly id: string;
    readonly name: string;
    readonly x: number;
    readonly y: number;
  }[];
  /** The bit says whether it is open, see `edges` of the view. */
  readonly ways: readonly { readonly from: string; readonly to: string; readonly bit: number }[];
  readonly exits: readonly { readonly letter: string; readonly zone: string }[];
}

const WIDE = 100;
const HIGH = 68;

/** Of a scene, or of a map that is written out: its zones then lie in a ring. */
export function mapOf(board: string): SeenMap {
  const { map, exits } = boardFor(board);
  const facts = isScene(board) ? sceneOf(board).zones : [];
  return {
    zones: map.names.map((id, i) => {
      const turn = (i / map.names.length) * 2 * Math.PI + Math.PI;
      const [x, y] = facts[i]?.at ?? [
        WIDE * (0.5 + 0.36 * Math.cos(turn)),
        HIGH * (0.5 + 0.34 * Math.sin(turn)),
      ];
      return { id, name: facts[i]?.name ?? id.toUpperCase(), x: x / WIDE, y: y / HIGH };
    }),
    ways: map.edges.map(({ from, to }, i) => ({ from, to, bit: map.bits[i] ?? 0 })),
    exits: exits.map(({ letter, zone }) => ({ letter, zone: map.names[zone] as string })),
  };
}
