/** A zone of one map by its index, 0 to size - 1, in the order in which the map lists its zones. */
export type Zone = number;

/** Which of a map's gates are open: the sum of their bits. The only part of a map that a state has to keep. */
export type Gates = number;

const MOST_ZONES = 64;
const MOST_GATES = 30;

export interface ZoneEdge {
  readonly from: string;
  readonly to: string;
  /** Leads from `from` to `to` only. */
  readonly oneWay?: boolean;
  /** An edge that opens and closes, such as a door or a portal, names its kind. Others are always open. */
  readonly gate?: string;
}

/** A graph of named zones. The order of zones breaks ties everywhere: list them as the rules do. */
export interface ZoneMap {
  readonly size: number;
  readonly names: readonly string[];
  readonly zones: ReadonlyMap<string, Zone>;
  readonly edges: readonly ZoneEdge[];
  /** [edge]: the bit of its gate, 0 for an edge that is always open. */
  readonly bits: readonly Gates[];
}

/** Throws a RangeError for too many zones or gates, and for a zone or an edge that is listed twice or unknown. */
export function zoneMap(names: readonly string[], edges: readonly ZoneEdge[]): ZoneMap {
  const size = names.length;
  if (size === 0 || size > MOST_ZONES)
    throw new RangeError(`a map has 1 to ${MOST_ZONES} zones, not ${size}`);
  const zones = new Map<string, Zone>();
  names.forEach((name, zone) => {
    if (zones.has(name)) throw new RangeError(`zone ${name} is listed twice`);
    zones.set(name, zone);
  });
  const known = new Set<string>();
  for (const edge of edges) {
    const what = edgeName(edge);
    for (const end of [edge.from, edge.to]) {
      if (!zones.has(end)) throw new RangeError(`${what}: there is no zone ${end} on this map`);
    }
    if (edge.from === edge.to) throw new RangeError(`${what} leads back to where it begins`);
    for (const step of stepsOf(edge)) {
      if (known.has(step)) throw new RangeError(`${what} is listed twice`);
      known.add(step);
    }
  }
  const gates = edges.filter((edge) => edge.gate !== undefined);
  if (gates.length > MOST_GATES) {
    throw new RangeError(`a map has at most ${MOST_GATES} gates, not ${gates.length}`);
  }
  const bits = edges.map((edge) => (edge.gate === undefined ? 0 : 1 << gates.indexOf(edge)));
  return { size, names: [...names], zones, edges: edges.map((edge) => ({ ...edge })), bits };
}

/** Throws a RangeError when the map has no such zone; for names from outside ask `map.zones` instead. */
export function zoneNamed(map: ZoneMap, name: string): Zone {
  const zone = map.zones.get(name);
  if (zone === undefined) throw new RangeError(`there is no zone ${name} on this map`);
  return zone;
}

/** The bit of the gate that leads from one zone to the other. Throws a RangeError when there is none. */
export function gateBetween(map: ZoneMap, from: string, to: string, gate: string): Gates {
  const step = stepName(from, to, gate);
  const i = map.edges.findIndex((edge) => edge.gate === gate && stepsOf(edge).includes(step));
  if (i < 0) throw new RangeError(`there is no ${gate} from ${from} to ${to}`);
  return map.bits[i] as Gates;
}

/** The bits of all gates of this kind. */
export function gatesOf(map: ZoneMap, gate: string): Gates {
  return map.edges.reduce(
    (gates, edge, i) => (edge.gate === gate ? gates | (map.bits[i] as Gates) : gates),
    0,
  );
}

function edgeName({ from, to, gate = 'edge' }: ZoneEdge): string {
  return `the ${gate} ${from}-${to}`;
}

function stepsOf({ from, to, oneWay, gate = '' }: ZoneEdge): string[] {
  const there = stepName(from, to, gate);
  return oneWay ? [there] : [there, stepName(to, from, gate)];
}

function stepName(from: string, to: string, gate: string): string {
  return JSON.stringify([from, to, gate]);
}
