import { bossOf } from '@wyrdhall/fateforge';
import { Icon } from '../../../icons/icon.tsx';
import { type Badge, Badges, DROP_SIZE, Drop } from '../../../kit/board/badges.tsx';
import { ffIcon } from '../fateforge.icons.ts';
import type { SeenEnemy, SeenHero } from '../seen.ts';
import { type Layout, wideOf } from './places.ts';
import { Standee } from './standee.tsx';

interface FiguresProps {
  readonly layout: Layout;
  /** Whose turn it is. */
  readonly acting: string | undefined;
  /** Who is struck or acts in what is being shown. */
  readonly stirred: ReadonlyMap<string, 'hit' | 'acts'>;
}

/** Everybody on the map, those behind first. */
export function Figures({ layout, acting, stirred }: FiguresProps) {
  const all = [
    ...layout.heroes.map(({ of, at }) => ({
      id: of.id,
      sprite: of.id,
      at,
      wide: layout.wide * 1.08,
      laid: of.ko,
    })),
    ...layout.enemies.map(({ of, at }) => ({
      id: of.id,
      sprite: of.card,
      at,
      wide: wideOf(of, bossOf(of.card) !== undefined, layout.wide),
      laid: of.laid,
    })),
    ...(layout.ally
      ? [{ id: layout.ally.of, sprite: layout.ally.of, at: layout.ally.at, wide: layout.wide, laid: false }]
      : []),
  ].sort((a, b) => a.at.y - b.at.y);
  return (
    <>
      {all.map(({ id, sprite, at, wide, laid }) => (
        <g
          key={id}
          class={`piece ff-figure ${stirred.get(id) ?? ''}`}
          data-figure={id}
          style={{ transform: `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px)` }}
        >
          <g class="ff-body">
            <Standee of={sprite} wide={wide} asked={id === acting} laid={laid} />
          </g>
        </g>
      ))}
    </>
  );
}

const enemyBadges = (e: SeenEnemy, x: number, y: number, wide: number): Badge[] => {
  const left = Math.max(0, e.toughness - e.damage);
  const block = e.block + e.fresh;
  const out = wide * 0.46;
  const chips: Badge[] = [
    {
      key: `${e.id} left`,
      x: x + out,
      y: y - 4,
      ...DROP_SIZE,
      drawn: <Drop left={left} hurt={e.damage > 0} />,
    },
  ];
  if (e.number > 0)
    chips.push({
      key: `${e.id} number`,
      x: x - out,
      y: y - wide * 1.05,
      w: 20,
      h: 20,
      drawn: <Round text={String(e.number)} />,
    });
  if (e.armour > 0)
    chips.push({
      key: `${e.id} armour`,
      x: x - out,
      y: y - 4,
      w: 24,
      h: 24,
      drawn: <Shield text={String(e.armour)} color="#5d6f8c" />,
    });
  if (block > 0)
    chips.push({
      key: `${e.id} block`,
      x: x - out,
      y: y - 26,
      w: 24,
      h: 24,
      drawn: <Shield text={String(block)} color="#8a7a3c" />,
    });
  if (e.stunned)
    chips.push({
      key: `${e.id} stunned`,
      x,
      y: y - wide * 1.3,
      w: 24,
      h: 24,
      drawn: <Sign of={ffIcon.stunned} color="#6a4aa8" />,
    });
  if (e.guarded)
    chips.push({
      key: `${e.id} guarded`,
      x: x + out,
      y: y - wide * 1.05,
      w: 24,
      h: 24,
      drawn: <Sign of={ffIcon.guards} color="#6b4a24" />,
    });
  return chips;
};

const heroBadges = (h: SeenHero, x: number, y: number, wide: number): Badge[] => [
  {
    key: `${h.id} left`,
    x: x + wide * 0.5,
    y: y - 4,
    ...DROP_SIZE,
    drawn: <Drop left={h.health} hurt={h.health < h.maxHealth} />,
  },
  ...(h.hidden
    ? [
        {
          key: `${h.id} hidden`,
          x: x - wide * 0.5,
          y: y - wide,
          w: 24,
          h: 24,
          drawn: <Sign of={ffIcon.hidden} color="#33124f" />,
        },
      ]
    : []),
  ...(h.block > 0
    ? [
        {
          key: `${h.id} block`,
          x: x - wide * 0.5,
          y: y - 4,
          w: 24,
          h: 24,
          drawn: <Shield text={String(h.block)} color="#8a7a3c" />,
        },
      ]
    : []),
];

/** Numbers above all bodies. */
export function FigureBadges({ layout, scale }: { layout: Layout; scale: number }) {
  const badges = [
    ...layout.heroes.flatMap(({ of, at }) => (of.ko ? [] : heroBadges(of, at.x, at.y, layout.wide))),
    ...layout.enemies.flatMap(({ of, at }) =>
      of.laid ? [] : enemyBadges(of, at.x, at.y, wideOf(of, bossOf(of.card) !== undefined, layout.wide)),
    ),
  ];
  return <Badges badges={badges} scale={scale} />;
}

function Round({ text }: { text: string }) {
  return (
    <>
      <circle r="9.5" fill="#1d120b" stroke="#ffe9c4" stroke-width="1.4" />
      <text y="4.8" text-anchor="middle">
        {text}
      </text>
    </>
  );
}

function Shield({ text, color }: { text: string; color: string }) {
  return (
    <>
      <path
        d="M-10-9Q-4-9 0-12Q4-9 10-9V0Q10 8 0 12Q-10 8-10 0z"
        fill={color}
        stroke="#ffe9c4"
        stroke-width="1.4"
      />
      <text y="4.6" text-anchor="middle">
        {text}
      </text>
    </>
  );
}

function Sign({ of, color }: { of: string; color: string }) {
  return (
    <>
      <circle r="11" fill={color} stroke="#ffe9c4" stroke-width="1.4" />
      <g transform="translate(-8 -8)" style={{ color: '#fff6e2' }}>
        <Icon of={of} size={16} />
      </g>
    </>
  );
}
