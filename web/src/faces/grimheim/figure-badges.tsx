import type { Aim, GrimheimView } from '@wyrdhall/grimheim';
import { useMemo } from 'preact/hooks';
import { type Badge, Badges, DROP_SIZE, Drop } from '../../kit/board/badges.tsx';
import type { Box } from '../../kit/board/fan-out.ts';
import type { Places } from '../../kit/face.ts';
import { heroSpot } from './hero-spot.ts';
import { centreOf, type Spot } from './land.ts';
import { isHostile } from './places.ts';
import { cellOf } from './reach.ts';
import { Target } from './target.tsx';
import type { GrimheimWords } from './words/catalogue.ts';

interface FigureBadgesProps {
  readonly view: GrimheimView;
  readonly places: Places;
  readonly aims: ReadonlyMap<string, Aim>;
  readonly words: GrimheimWords;
  readonly scale: number;
  /** Whom an attack would strike that is asked about once more, and from where. */
  readonly aimed: { readonly from: Spot; readonly to: Spot } | undefined;
  /** Whom the cards could strike or hold that are offered. */
  readonly offered: readonly number[];
}

/** Above all figures: who can be struck and with what odds, how much health each has left. */
export function FigureBadges({ view, places, aims, words, scale, aimed, offered }: FigureBadgesProps) {
  const targets = [...places.open].filter(([, { id }]) => isHostile(id));
  const badges = useMemo(
    () => [...healthOf(view, scale), ...oddsOf(places, aims, words), ...goldOf(view)],
    [view, places, aims, words, scale],
  );
  const faces = useMemo(() => facesOf(view), [view]);
  return (
    <>
      {targets.map(([name]) => (
        <Target key={name} at={centreOf(cellOf(name))} />
      ))}
      {offered.map((at) => (
        <Target key={at} at={centreOf(at)} />
      ))}
      {aimed && <Arrow {...aimed} />}
      <Badges badges={badges} clear={faces} scale={scale} />
    </>
  );
}

/** How far from the middles an arrow begins and ends, and how long its head is. */
const CLEAR = 17;
const HEAD = 7;

/** From who strikes to who is struck, who is framed. */
function Arrow({ from, to }: { from: Spot; to: Spot }) {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [dx, dy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  const at = (along: number, aside = 0) =>
    `${(from[0] + dx * along - dy * aside).toFixed(1)} ${(from[1] + dy * along + dx * aside).toFixed(1)}`;
  const tip = long - CLEAR;
  const d = `M${at(CLEAR)}L${at(tip)}M${at(tip - HEAD, -HEAD)}L${at(tip)}L${at(tip - HEAD, HEAD)}`;
  return (
    <>
      <Target at={to} />
      <g class="grim-target grim-arrow">
        <path class="casing" d={d} />
        <path class="line" d={d} />
      </g>
    </>
  );
}

const drop = (key: string, at: Spot, left: number, of: number): Badge => ({
  key,
  x: at[0],
  y: at[1],
  ...DROP_SIZE,
  drawn: <Drop left={left} hurt={left < of} />,
});

/** A figure's face, around its middle: nothing lies over it. */
const FACE = { up: 21, w: 20, h: 20 } as const;

const faceOf = ([x, y]: Spot): Box => ({ x, y: y - FACE.up, w: FACE.w, h: FACE.h });

const facesOf = ({ heroes, monsters }: GrimheimView): Box[] => [
  ...heroes.map((hero, seat) => faceOf(heroSpot(hero, seat))),
  ...monsters.map(({ at }) => faceOf(centreOf(at))),
];

/** An edge that touches a face hides nothing. */
const LITTLE = 12;

/** How much of a box lies over another. */
const over = (a: Box, b: Box): number =>
  Math.max(0, (a.w + b.w) / 2 - Math.abs(a.x - b.x)) * Math.max(0, (a.h + b.h) / 2 - Math.abs(a.y - b.y));

/** Where a drop lies: beside the plaque's foot, or upon it where it would cover somebody's face. */
function healthOf(view: GrimheimView, scale: number): Badge[] {
  const faces = facesOf(view);
  const besides = ([x, y]: Spot, side: number): Spot => {
    const spots: Spot[] = [
      [x + side, y + 2],
      [x - side, y + 2],
      [x, y + 6],
    ];
    const covers = ([a, b]: Spot) => {
      const box = { x: a, y: b, w: DROP_SIZE.w * scale, h: DROP_SIZE.h * scale };
      return faces.reduce((sum, face) => sum + over(box, face), 0);
    };
    return spots.reduce((best, spot) => (covers(spot) < covers(best) - LITTLE ? spot : best));
  };
  return [
    ...view.heroes.map((hero, seat) =>
      drop(
        `health:${hero.id}`,
        besides(heroSpot(hero, seat), 16),
        Math.max(0, hero.health - hero.damage),
        hero.health,
      ),
    ),
    ...view.monsters.map(({ id, at, healthLeft, damage, rank }) =>
      drop(`health:${id}`, besides(centreOf(at), 11 + 2 * rank), healthLeft, healthLeft + damage),
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
