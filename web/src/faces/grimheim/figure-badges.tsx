import type { Aim, GrimheimView } from '@wyrdhall/grimheim';
import { useMemo } from 'preact/hooks';
import { type Badge, Badges, DROP_SIZE, Drop } from '../../kit/board/badges.tsx';
import type { Places } from '../../kit/face.ts';
import { heroSpot } from './figures.tsx';
import { centreOf, cornersOf, type Spot } from './land.ts';
import { isHostile } from './places.ts';
import { cellOf } from './reach.ts';
import type { GrimheimWords } from './words/catalogue.ts';

interface FigureBadgesProps {
  readonly view: GrimheimView;
  readonly places: Places;
  readonly aims: ReadonlyMap<string, Aim>;
  readonly words: GrimheimWords;
  readonly scale: number;
}

/** Above all figures: who can be struck and with what odds, how much health each has left. */
export function FigureBadges({ view, places, aims, words, scale }: FigureBadgesProps) {
  const targets = [...places.open].filter(([, { id }]) => isHostile(id));
  const badges = useMemo(
    () => [...healthOf(view), ...oddsOf(places, aims, words), ...goldOf(view)],
    [view, places, aims, words],
  );
  return (
    <>
      {targets.map(([name]) => (
        <Frame key={name} at={centreOf(cellOf(name))} />
      ))}
      <Badges badges={badges} scale={scale} />
    </>
  );
}

const CORNERS = cornersOf(0.93);

function Frame({ at: [x, y] }: { at: Spot }) {
  const points = CORNERS.map(([a, b]) => `${(a + x).toFixed(1)},${(b + y).toFixed(1)}`).join(' ');
  return (
    <g class="grim-target">
      <polygon class="casing" points={points} />
      <polygon class="line" points={points} />
    </g>
  );
}

const drop = (key: string, [x, y]: Spot, side: number, left: number, of: number): Badge => ({
  key,
  x: x + side,
  y: y - 1,
  ...DROP_SIZE,
  drawn: <Drop left={left} hurt={left < of} />,
});

function healthOf({ heroes, monsters }: GrimheimView): Badge[] {
  return [
    ...heroes.map((hero, seat) =>
      drop(
        `health:${hero.id}`,
        heroSpot(hero, seat),
        16,
        Math.max(0, hero.health - hero.damage),
        hero.health,
      ),
    ),
    ...monsters.map(({ id, at, healthLeft, damage, rank }) =>
      drop(`health:${id}`, centreOf(at), 11 + 2 * rank, healthLeft, healthLeft + damage),
    ),
  ];
}

const LETTER = 8;

/** The chance to kill, above each target's head. */
function oddsOf(places: Places, aims: ReadonlyMap<string, Aim>, words: GrimheimWords): Badge[] {
  return [...places.open].flatMap(([name, { id }]) => {
    const aim = aims.get(id);
    if (!aim) return [];
    const [x, y] = centreOf(cellOf(name));
    const said = words.chance(aim.kill);
    const w = said.length * LETTER + 10;
    const drawn = (
      <g class="grim-kill">
        <rect x={-w / 2} y="-10" width={w} height="20" rx="10" />
        <text y="4.8" text-anchor="middle">
          {said}
        </text>
      </g>
    );
    return [{ key: `kill:${id}`, x, y: y - 40, w: w + 2, h: 22, drawn }];
  });
}

/** Gold on a monster's head. */
function goldOf({ monsters }: GrimheimView): Badge[] {
  return monsters.flatMap(({ id, at, gold }) => {
    if (gold === 0) return [];
    const [x, y] = centreOf(at);
    const drawn = (
      <g class="grim-prey">
        <circle r="10" />
        <text y="4.8" text-anchor="middle">
          {gold}
        </text>
      </g>
    );
    return [{ key: `gold:${id}`, x: x - 14, y: y - 8, w: 21, h: 21, drawn }];
  });
}
