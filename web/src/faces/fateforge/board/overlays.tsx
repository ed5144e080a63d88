import { Glyph } from '../../../icons/icon.tsx';
import type { Point } from '../../../kit/board/hex.ts';
import { ffIcon } from '../fateforge.icons.ts';
import type { FateforgeProps, SeenToken } from '../seen.ts';
import type { SceneLand, Zone } from './map.ts';
import type { Layout } from './places.ts';
import { ExitGate, TokenDisc } from './tokens.tsx';

type View = FateforgeProps['view'];

interface OverlaysProps {
  readonly view: View;
  readonly land: SceneLand;
  readonly layout: Layout;
}

const isIn = (bits: number, index: number): boolean => (bits & (1 << index)) !== 0;
const at = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

/** All that lies on the ground, layer by layer. */
export function Overlays({ view, land, layout }: OverlaysProps) {
  return (
    <>
      <g class="ff-terrain">
        {land.zones.map((zone, i) => (
          <Terrain key={zone.id} zone={zone} view={view} index={i} />
        ))}
      </g>
      <g class="ff-ways">
        {land.crossings.map(({ from, to, start, end }) => {
          const bit = land.bits.get(`${from} ${to}`) ?? 0;
          const door = view.tokens.find(
            ({ kind, id }) => kind === 'door' && (id === `${from}-${to}` || id === `${to}-${from}`),
          );
          if (door) return <Door key={`${from}${to}`} start={start} end={end} door={door} />;
          return (view.edges & bit) === 0 ? <Shut key={`${from}${to}`} start={start} end={end} /> : null;
        })}
      </g>
      <Portals view={view} land={land} />
      <Barricades view={view} land={land} />
      <g class="ff-exits">
        {layout.exits.map(({ letter, at: spot }) => (
          <g key={letter} transform={at(spot)}>
            <ExitGate
              letter={letter}
              guarded={view.ways.some(({ exit, guarded }) => exit === letter && guarded)}
            />
          </g>
        ))}
      </g>
      <g class="ff-tokens">
        {layout.tokens.map(({ of, at: spot }, k) => (
          <g key={k} transform={at(spot)}>
            <TokenDisc token={of} />
          </g>
        ))}
      </g>
      <Guards view={view} layout={layout} land={land} />
      <g class="ff-names">
        {layout.names.map(({ text, at: spot, zone }) => (
          <text key={zone} x={spot.x} y={spot.y} text-anchor="middle">
            {text}
          </text>
        ))}
      </g>
    </>
  );
}

/** Water, tar, smoke, snares: what has come over a zone. */
function Terrain({ zone, view, index }: { zone: Zone; view: View; index: number }) {
  const signs = [
    ...(isIn(view.difficult, index)
      ? [{ icon: ffIcon.difficult, fill: 'rgb(36 74 70 / .42)', dash: '10 9' }]
      : []),
    ...(isIn(view.tar, index) ? [{ icon: ffIcon.tar, fill: 'rgb(10 8 6 / .5)', dash: '4 5' }] : []),
    ...(isIn(view.smoke, index) ? [{ icon: ffIcon.smoke, fill: 'rgb(220 224 226 / .5)', dash: '2 7' }] : []),
    ...(isIn(view.snares, index) ? [{ icon: ffIcon.snare, fill: 'none', dash: '1 9' }] : []),
  ];
  const top = Math.min(...zone.shape.map(({ y }) => y)) + 30;
  return (
    <>
      {signs.map(({ icon, fill, dash }, k) => (
        <g key={icon}>
          <polygon
            points={zone.inner}
            fill={fill}
            stroke="#e6fff4"
            stroke-opacity=".5"
            stroke-width="2"
            stroke-dasharray={dash}
          />
          <g
            transform={`translate(${(zone.middle.x - 14 * (signs.length - 1) + 28 * k).toFixed(1)} ${top.toFixed(1)})`}
          >
            <circle r="12" fill="#10201d" stroke="#bfeee0" stroke-width="1.4" />
            <Glyph of={icon} x={0} y={0} size={16} color="#e6fff4" />
          </g>
        </g>
      ))}
    </>
  );
}

function Door({ start, end, door }: { start: Point; end: Point; door: SeenToken }) {
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  return (
    <g transform={at(middle)} class="ff-door">
      <ellipse cx="2" cy="16" rx="20" ry="6" fill="#000" opacity=".45" />
      <path d="M-18 14v-30a18 16 0 0 1 36 0v30z" fill="#6d6858" stroke="#23211a" stroke-width="1.6" />
      {door.open ? (
        <>
          <path d="M-12 14v-28a12 12 0 0 1 24 0v28z" fill="#0c1512" />
          <path d="M-12 14v-28l-9 5v28z" fill="#8a5c30" stroke="#2b1a0c" />
        </>
      ) : (
        <>
          <path d="M-12 14v-28a12 12 0 0 1 24 0v28z" fill="#8a5c30" stroke="#2b1a0c" />
          <path d="M-5 -24v37M4 -24v37M-12 -6h24M-12 5h24" stroke="#3a2210" stroke-width="1.5" />
          <circle cx="7" cy="-1" r="2.2" fill="#ffe08a" />
        </>
      )}
    </g>
  );
}

/** A way that something has closed. */
function Shut({ start, end }: { start: Point; end: Point }) {
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  return (
    <path
      transform={at(middle)}
      d="M-12-12L12 12M12-12L-12 12"
      stroke="#ff9a7a"
      stroke-width="6"
      stroke-linecap="round"
    />
  );
}

function Portals({ view, land }: Pick<OverlaysProps, 'view' | 'land'>) {
  const portals = view.tokens.filter(({ kind, by }) => kind === 'portal' && by === '');
  return (
    <g class="ff-portals">
      {portals.flatMap((token, k) =>
        [token.zone, token.to].map((index, end) => {
          const zone = land.zones[index];
          const other = land.zones[end === 0 ? token.to : token.zone];
          if (!zone || !other) return null;
          const turn = Math.atan2(other.middle.y - zone.middle.y, other.middle.x - zone.middle.x);
          const spot = { x: zone.middle.x + Math.cos(turn) * 66, y: zone.middle.y + Math.sin(turn) * 46 };
          return (
            <g key={`${k} ${end}`} transform={at(spot)}>
              <ellipse rx="26" ry="15" fill="#3a1a66" opacity=".55" />
              <ellipse rx="21" ry="12" fill="none" stroke="#c79aff" stroke-width="3.5" />
              <ellipse rx="13" ry="7" fill="#e6ccff" opacity=".7" />
              <text y="4.5" text-anchor="middle" class="ff-token-number">
                {k + 1}
              </text>
            </g>
          );
        }),
      )}
    </g>
  );
}

/** Towards each zone from which they stop shots. */
function Barricades({ view, land }: Pick<OverlaysProps, 'view' | 'land'>) {
  return (
    <g class="ff-barricades">
      {view.tokens.flatMap((token, k) => {
        const zone = land.zones[token.zone];
        if (token.kind !== 'barricade' || token.by !== '' || !zone) return [];
        return land.zones.flatMap((from, index) => {
          if (!isIn(token.n, index)) return [];
          const way = land.crossings.find(
            (c) => (c.from === zone.id && c.to === from.id) || (c.to === zone.id && c.from === from.id),
          );
          const edge = way ? (way.from === zone.id ? way.start : way.end) : zone.middle;
          const spot = { x: edge.x * 0.8 + zone.middle.x * 0.2, y: edge.y * 0.8 + zone.middle.y * 0.2 };
          return (
            <g key={`${k} ${from.id}`} transform={at(spot)}>
              <ellipse cx="2" cy="9" rx="28" ry="7" fill="#000" opacity=".4" />
              <path
                d="M-26 8l4-22 5 0 1 22zM-10 8l2-26 5 0 2 26zM6 8l1-25 5 0 3 25zM21 8l0-22 4 0 5 22z"
                fill="#8a5c30"
                stroke="#2b1a0c"
                stroke-width="1.4"
              />
              <path d="M-27-3L28-7v6L-26 3z" fill="#a9794a" stroke="#2b1a0c" />
            </g>
          );
        });
      })}
    </g>
  );
}

/** From who guards to what is guarded. */
function Guards({ view, layout, land }: OverlaysProps) {
  const places = new Map<string, Point>([
    ...layout.exits.map(({ letter, at: spot }) => [`exit ${letter}`, spot] as const),
    ...layout.tokens.map(({ of, at: spot }) => [`${of.kind} ${of.id}`, spot] as const),
    ...layout.enemies.map(({ of, at: spot }) => [`enemy ${of.id}`, spot] as const),
    ...land.crossings.flatMap(({ from, to, start, end }) => {
      const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
      return [`${from}-${to}`, `${to}-${from}`].flatMap((id) =>
        ['door', 'portal'].map((kind) => [`${kind} ${id}`, middle] as const),
      );
    }),
  ]);
  return (
    <g class="ff-guards">
      {view.enemies.map((e) => {
        const to = places.get(e.guards);
        const from = layout.enemies.find(({ of }) => of.id === e.id)?.at;
        if (!to || !from || e.laid) return null;
        return (
          <g key={e.id}>
            <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} class="casing" />
            <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} class="line" />
          </g>
        );
      })}
    </g>
  );
}
