import { cell, type GrimheimView, type MonsterForecast, TOWN } from '@wyrdhall/grimheim';
import { memo } from '../../kit/board/memo.ts';
import { foresee } from './foresee.ts';
import { heroSpot } from './hero-spot.ts';
import { centreOf, type Spot } from './land.ts';

const spotOf = (name: string): Spot => centreOf(name === 'grimheim' ? TOWN : (cell(name) ?? TOWN));
const between = (a: Spot, b: Spot, share: number): Spot => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
const low = ([x, y]: Spot): string => `${x.toFixed(1)} ${(y + 3).toFixed(1)}`;

interface PathsProps {
  readonly view: GrimheimView;
  /** The ways lie under the figures, the points of their arrows over them. */
  readonly points: boolean;
}

/** Where each monster will go, and whom it will strike from there. */
export const Paths = memo(function Paths({ view, points }: PathsProps) {
  return (
    <g>
      {foresee(view).monsters.map((monster) => (
        <MonsterPath key={monster.monster} view={view} coming={monster} points={points} />
      ))}
    </g>
  );
});

function MonsterPath({ view, coming, points }: PathsProps & { readonly coming: MonsterForecast }) {
  const spots = coming.path.map(spotOf);
  const last = spots.at(-1) ?? [0, 0];
  const before = spots.at(-2);
  const strikes = coming.strikes.flatMap(({ seat }) => {
    const hero = view.heroes[seat];
    return hero ? [{ seat, at: heroSpot(hero, seat) }] : [];
  });
  // Into the town only as far as its gate.
  const end = before && between(before, last, coming.path.at(-1) === 'grimheim' ? 0.5 : 0.8);
  const way = end ? [...spots.slice(0, -1), end] : [];
  if (points) return end ? <Point spots={way} /> : null;
  return (
    <>
      {end && <Way spots={way} />}
      {strikes.map(({ seat, at }) => (
        <path key={seat} class="grim-path strike" d={arc(last, at)} />
      ))}
    </>
  );
}

function Way({ spots }: { spots: readonly Spot[] }) {
  const [first = [0, 0], second = [0, 0]] = spots;
  const d = `M${[between(first, second, 0.35), ...spots.slice(1)].map(low).join('L')}`;
  return (
    <>
      <path class="grim-path casing" d={d} />
      <path class="grim-path line" d={d} />
    </>
  );
}

function Point({ spots }: { spots: readonly Spot[] }) {
  const [x, y] = spots.at(-1) ?? [0, 0];
  const [a, b] = spots.at(-2) ?? [0, 0];
  const turn = (Math.atan2(y - b, x - a) * 180) / Math.PI;
  const at = `translate(${x.toFixed(1)} ${(y + 3).toFixed(1)}) rotate(${turn.toFixed(0)})`;
  return <path class="grim-arrow" d="M-3 -5L7 0L-3 5Z" transform={at} />;
}

/** From low over the ground, so that it is no path. */
function arc(from: Spot, to: Spot): string {
  const middle = between(from, to, 0.5);
  const end = between(from, to, 0.7);
  return `M${low(between(from, to, 0.12))}Q${middle[0].toFixed(1)} ${(middle[1] - 12).toFixed(1)} ${low(end)}`;
}
