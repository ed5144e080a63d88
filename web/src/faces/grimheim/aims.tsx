import { type Aim, TOWN } from '@wyrdhall/grimheim';
import { Glyph } from '../../icons/icon.tsx';
import type { Places } from '../face.ts';
import { centreOf, outlineOf, townAreas } from './land.ts';
import { grimIcon } from './pictures.ts';
import { isHostile } from './places.ts';
import { cellOf } from './reach.ts';
import type { GrimheimWords } from './words/catalogue.ts';

const areasIn = (name: string): readonly number[] => (name === 'grimheim' ? townAreas : [cellOf(name)]);

const outlinePath = (areas: readonly number[]): string =>
  outlineOf(areas)
    .map((loop) => `M${loop.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`)
    .join('');

interface AimsProps {
  readonly steps: ReadonlyMap<number, number>;
  readonly places: Places;
  readonly aims: ReadonlyMap<string, Aim>;
  readonly words: GrimheimWords;
}

/** Over the glowing areas: how many steps there, or swords where one strikes. */
export function Aims({ steps, places, aims, words }: AimsProps) {
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
        if (isHostile(answer.id)) {
          const aim = aims.get(answer.id);
          return (
            <g key={name}>
              <Glyph of={grimIcon.attack} x={x - 15} y={y + 8} size={15} color="#ffd9cc" />
              {aim && (
                <g class="grim-kill" transform={`translate(${x.toFixed(1)} ${(y - 41).toFixed(1)})`}>
                  <rect x="-21" y="-9.5" width="42" height="19" rx="9.5" />
                  <Glyph of={grimIcon.skeleton} x={-11.5} y={-0.2} size={13} color="#ffd9cc" />
                  <text x="6.5" y="4.2" text-anchor="middle">
                    {words.chance(aim.kill)}
                  </text>
                </g>
              )}
            </g>
          );
        }
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
