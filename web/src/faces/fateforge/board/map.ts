import { mapOf } from '@wyrdhall/fateforge';
import { type Area, growLand, type Land } from '../../../kit/board/zones/grow.ts';
import { ragged, shrunk } from '../../../kit/board/zones/outline.ts';
import { pointsOf } from '../../../kit/board/zones/polygon.ts';
import { ff } from '../words/words.ts';

/** About how large a map is, in square units: a figure is 56 wide. */
const AREA = 560_000;
const STEP = 0.2;

/** Maps are laid out for the room that there is, in a few steps from high to wide. */
export const aspectFor = (width: number, height: number): number =>
  Math.round(Math.min(2.1, Math.max(0.7, width / Math.max(1, height))) / STEP) * STEP;

export interface Zone extends Area {
  readonly name: string;
  readonly full: string;
  readonly inner: string;
  readonly low: number;
}

export interface SceneLand extends Land {
  readonly zones: readonly Zone[];
  readonly exits: readonly { readonly letter: string; readonly zone: string }[];
  readonly bits: ReadonlyMap<string, number>;
}

const known = new Map<string, SceneLand>();
const MOST_KNOWN = 12;

/** The land of a scene, or of a map that is written out. */
export function landOf(board: string, aspect: number): SceneLand {
  const key = `${board} ${aspect.toFixed(1)}`;
  const found = known.get(key);
  if (found) return found;
  const { zones, ways, exits } = mapOf(board);
  const land = growLand(
    zones,
    ways.map(({ from, to }) => [from, to] as const),
    { width: Math.round(Math.sqrt(AREA * aspect)), height: Math.round(Math.sqrt(AREA / aspect)) },
  );
  const names = new Map(zones.map(({ id, name }) => [id, name]));
  const made: SceneLand = {
    ...land,
    zones: land.areas.map((area, i) => {
      const edge = ragged(area.shape, { salt: i + 1 });
      return {
        ...area,
        name: names.get(area.id) ?? area.id,
        full: pointsOf(edge),
        inner: pointsOf(shrunk(edge, area.middle, 5)),
        low: Math.max(...area.shape.map(({ y }) => y)) - 40,
      };
    }),
    exits,
    bits: new Map(ways.map(({ from, to, bit }) => [`${from} ${to}`, bit])),
  };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, made);
  return made;
}

/** For words, where its shape does not matter. */
export const landInWords = (board: string): SceneLand => landOf(board, 1.6);

export const zoneNameIn = (board: string, id: string): string =>
  ff.value.zone(mapOf(board).zones.find((zone) => zone.id === id)?.name ?? id);
