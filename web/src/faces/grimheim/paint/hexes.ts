import { isRoad, type Location, locationOf, map, type Terrain, terrain } from '@wyrdhall/grimheim';
import { centreOf, cornersOf } from '../land.ts';
import { line, type Spot } from './tools.ts';

/** A hex of the map as the painter sees it, around the middle of the town. */
export interface Plot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly terrain: Terrain;
  readonly location: Location | undefined;
  readonly road: boolean;
}

export const plots: readonly Plot[] = map.names.map((name, at) => {
  const [x, y] = centreOf(at);
  return {
    name,
    x,
    y,
    terrain: terrain[at] ?? 'plains',
    location: locationOf(at),
    road: isRoad(at),
  };
});

export const plot = (name: string): Plot => {
  const found = plots.find((p) => p.name === name);
  if (!found) throw new Error(`There is no area ${name}.`);
  return found;
};

/** A spot between hexes: coordinates of the map that need not be whole. */
export const between = (q: number, r: number): Spot => centreOf({ q, r });

export const hexPoints = ({ x, y }: Plot, scale: number): string =>
  cornersOf(scale)
    .map(([a, b]) => `${(x + a).toFixed(1)},${(y + b).toFixed(1)}`)
    .join(' ');

export const outlinePath = (loops: readonly (readonly Spot[])[]): string =>
  loops.map((loop) => `${line(loop)}Z`).join('');
