import {
  ADVENTURES,
  type AdventureId,
  adventureName,
  type RollingFatesView,
  zoneName,
} from '@wyrdhall/rolling-fates';
import { Dialog } from '../../hall/dialog.tsx';
import { Glyph, Icon } from '../../icons/icon.tsx';
import { mapOpen } from './looking.ts';
import { fateIcon } from './rolling-fates.icons.ts';
import type { FateWords } from './words/catalogue.ts';
import { fate, language, prose } from './words/words.ts';

type Journey = RollingFatesView['journey'];
type Zone = (typeof ADVENTURES)[AdventureId]['zones'][number];
type Node = Zone['nodes'][number];

const kindOf = ({ stop }: Node): keyof FateWords['nodes'] =>
  stop.kind === 'combat' && stop.boss ? 'boss' : stop.kind;

const ICONS: Readonly<Record<keyof FateWords['nodes'], string>> = {
  combat: fateIcon.fight,
  boss: fateIcon.boss,
  encounter: fateIcon.story,
  find: fateIcon.treasure,
  rest: fateIcon.rest,
};

const zoneNow = ({ adventure, zone }: Journey): Zone | undefined => ADVENTURES[adventure].zones[zone];
export const nodeNow = (journey: Journey): Node | undefined =>
  zoneNow(journey)?.nodes.find(({ id }) => id === journey.node);
export const nodeIcon = (node: Node | undefined): string => (node ? ICONS[kindOf(node)] : fateIcon.story);

/** How many steps from the entrance, at the most. */
function depths(nodes: readonly Node[]): ReadonlyMap<string, number> {
  const depth = new Map<string, number>();
  for (const { id, ways } of nodes) {
    const own = depth.get(id) ?? 0;
    depth.set(id, own);
    for (const way of ways) depth.set(way, Math.max(depth.get(way) ?? 0, own + 1));
  }
  return depth;
}

interface Spot {
  readonly node: Node;
  readonly x: number;
  readonly y: number;
}

const STEP = 84;
const LANE = 74;

function layOut(nodes: readonly Node[]): Spot[] {
  const depth = depths(nodes);
  const column = (node: Node) => nodes.filter(({ id }) => depth.get(id) === depth.get(node.id));
  return nodes.map((node) => {
    const mates = column(node);
    const lane = mates.indexOf(node) - (mates.length - 1) / 2;
    return { node, x: 50 + (depth.get(node.id) ?? 0) * STEP, y: 80 + lane * LANE };
  });
}

function stateOf(
  { path, zone: now, node: here }: Journey,
  zone: number,
  node: Node,
): 'here' | 'behind' | 'ahead' {
  if (zone === now && node.id === here) return 'here';
  return zone <= now && path.includes(node.id) ? 'behind' : 'ahead';
}

/** The whole adventure, zone by zone, with its ways. */
export function MapDialog({ journey }: { journey: Journey }) {
  const words = fate.value;
  if (!mapOpen.value) return null;
  const { zones } = ADVENTURES[journey.adventure];
  const name = adventureName(journey.adventure, language.value);
  return (
    <Dialog
      title={name}
      wide
      onClose={() => {
        mapOpen.value = false;
      }}
    >
      <ol class="rf-map">
        {zones.map((zone, i) => (
          <li key={zone.name} class={i === journey.zone ? 'now' : i > journey.zone ? 'later' : ''}>
            <h3>{words.zone(i + 1, zones.length, zoneName(journey.adventure, i, language.value))}</h3>
            {i <= journey.zone && <ZoneMap journey={journey} zone={zone} index={i} words={words} />}
            {i <= journey.zone && <Visited journey={journey} zone={zone} />}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** The places that the party has come to, by the titles of their pages, in their order. */
function Visited({ journey, zone }: { journey: Journey; zone: Zone }) {
  const been = [...journey.path, journey.node].filter((id) => zone.nodes.some((node) => node.id === id));
  // A place's title is the first of its texts.
  const titles = been
    .map((id) => prose(`⟦${journey.adventure}/${id}.1⟧`))
    .filter((title) => !title.startsWith('⟦'));
  return <p class="rf-visited">{titles.join(' › ')}</p>;
}

function ZoneMap(props: { journey: Journey; zone: Zone; index: number; words: FateWords }) {
  const { journey, zone, index, words } = props;
  const spots = layOut(zone.nodes);
  const width = Math.max(...spots.map(({ x }) => x)) + 50;
  const spotOf = (id: string) => spots.find(({ node }) => node.id === id);
  const said = spots.map(
    ({ node }) => `${words.nodes[kindOf(node)]}: ${words[stateOf(journey, index, node)]}`,
  );
  return (
    <svg viewBox={`0 0 ${width} 160`} class="rf-zone" role="img" aria-label={said.join(', ')}>
      {spots.flatMap(({ node, x, y }) =>
        node.ways.map((way) => {
          const to = spotOf(way);
          const passed =
            to && stateOf(journey, index, node) !== 'ahead' && stateOf(journey, index, to.node) !== 'ahead';
          return (
            to && (
              <path
                key={`${node.id} ${way}`}
                class={passed ? 'rf-way-line passed' : 'rf-way-line'}
                d={`M${x} ${y}C${x + 40} ${y} ${to.x - 40} ${to.y} ${to.x} ${to.y}`}
              />
            )
          );
        }),
      )}
      {spots.map(({ node, x, y }) => {
        const state = stateOf(journey, index, node);
        const r = kindOf(node) === 'boss' ? 29 : 23;
        return (
          <g key={node.id} class={`rf-node ${state}`} transform={`translate(${x} ${y})`}>
            <circle r={r} />
            <Glyph
              of={nodeIcon(node)}
              x={0}
              y={0}
              size={r * 1.15}
              color={state === 'here' ? '#3a1d03' : state === 'behind' ? '#b9a6c9' : '#f4e6ff'}
            />
          </g>
        );
      })}
    </svg>
  );
}

/** In the beam, between the fights: the places of the zone in a row. A click opens the map. */
export function Trail({ journey }: { journey: Journey }) {
  const words = fate.value;
  const zone = zoneNow(journey);
  const { zones } = ADVENTURES[journey.adventure];
  const name = zoneName(journey.adventure, journey.zone, language.value);
  if (!zone) return null;
  const spots = zone.nodes.filter((node) => isOnTrail(journey, zone, node));
  return (
    <button
      type="button"
      class="rf-trail"
      aria-label={`${words.openMap}: ${words.zone(journey.zone + 1, zones.length, name)}`}
      onClick={() => {
        mapOpen.value = true;
      }}
    >
      <span class="rf-trail-name">{name}</span>
      {spots.map((node) => (
        <span key={node.id} class={`rf-spot ${stateOf(journey, journey.zone, node)}`}>
          <Icon of={nodeIcon(node)} size={17} />
        </span>
      ))}
    </button>
  );
}

/** Of two ways, the one that was not taken lies beside the trail. */
function isOnTrail(journey: Journey, zone: Zone, node: Node): boolean {
  if (journey.path.includes(node.id) || node.id === journey.node) return true;
  const depth = depths(zone.nodes);
  return !zone.nodes.some(
    (other) =>
      other !== node &&
      depth.get(other.id) === depth.get(node.id) &&
      (journey.path.includes(other.id) || other.id === journey.node || other.id < node.id),
  );
}
