import { TOWN } from '@wyrdhall/grimheim';
import type { Places } from '../../kit/face.ts';
import { centreOf, outlineOf, townAreas } from './land.ts';
import { isHostile } from './places.ts';
import { cellOf } from './reach.ts';

const areasIn = (name: string): readonly number[] => (name === 'grimheim' ? townAreas : [cellOf(name)]);

const outlinePath = (areas: readonly number[]): string =>
  outlineOf(areas)
    .map((loop) => `M${loop.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`)
    .join('');

interface AimsProps {
  readonly steps: ReadonlyMap<number, number>;
  readonly places: Places;
}

/** Over the glowing areas: how many steps there. */
export function Aims({ steps, places }: AimsProps) {
  if (places.open.size === 0) return null;
  const region = outlinePath(
    [...places.open].flatMap(([name, { id }]) => (isHostile(id) ? [] : areasIn(name))),
  );
  return (
    <g class="grim-aims">
      <path class="casing" d={region} />
      <path class="line" d={region} />
      {[...places.open].map(([name, answer]) => {
        const at = cellOf(name);
        const [x, y] = centreOf(at);
        if (isHostile(answer.id)) return null;
        const count = steps.get(at);
        return (
          count !== undefined && (
            <text
              key={name}
              x={x.toFixed(1)}
              y={(at === TOWN ? y + 44 : y + 7).toFixed(1)}
              text-anchor="middle"
            >
              {count}
            </text>
          )
        );
      })}
    </g>
  );
}
