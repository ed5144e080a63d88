import { cell, type GrimheimView, TOWN, wayOf } from '@wyrdhall/grimheim';
import type { Prompt } from '@wyrdhall/kernel';
import { heroSpot } from './hero-spot.ts';
import { centreOf, type Spot } from './land.ts';
import { sighted } from './sighted.ts';
import { HERO_WIDE, Standee } from './standee.tsx';

interface GhostProps {
  readonly view: GrimheimView;
  readonly prompt: Prompt;
  /** The area that is looked at. */
  readonly to: string;
}

/** The hero who is asked where to go, already there, and the way that leads there. */
export function Ghost({ view, prompt, to }: GhostProps) {
  const { seat, question } = prompt;
  const hero = view.heroes[seat];
  const left = Number(question.data?.left);
  if (!hero || question.id !== 'walk') return null;
  const way = wayOf(sighted(view), seat, to, left).map((name) => cell(name) ?? TOWN);
  const end = way.at(-1);
  if (end === undefined) return null;
  const stands = heroSpot({ ...hero, at: end }, seat);
  const spots = [heroSpot(hero, seat), ...way.slice(0, -1).map((at) => centreOf(at)), stands];
  return (
    <g class="grim-ghost">
      <path class="casing" d={line(spots)} />
      <path class="line" d={line(spots)} />
      {spots.slice(1, -1).map(([x, y], i) => (
        <circle key={i} cx={x} cy={y + 3} r="4.2" />
      ))}
      <g opacity=".78" transform={`translate(${stands[0].toFixed(1)} ${(stands[1] + 5).toFixed(1)})`}>
        <Standee of={hero.id} wide={HERO_WIDE} />
      </g>
      <g transform={`translate(${(stands[0] + 15).toFixed(1)} ${(stands[1] - 38).toFixed(1)})`}>
        <g class="grim-ghost-steps">
          <circle r="10" />
          <text y="4.2" text-anchor="middle">
            {way.length}
          </text>
        </g>
      </g>
    </g>
  );
}

const line = (spots: readonly Spot[]): string =>
  `M${spots.map(([x, y]) => `${x.toFixed(1)} ${(y + 3).toFixed(1)}`).join('L')}`;
