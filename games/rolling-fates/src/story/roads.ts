import { ADVENTURES, nodeOf } from '../adventures/index.ts';
import type { Node } from '../adventures/node.ts';
import type { Journey, RollingFates, Scene } from '../state.ts';
import { taleOf } from './scene-tale.ts';

/** RF-033: what is known about a way before anybody takes it. */
export interface Road {
  /** Until the ways meet again. */
  readonly fights: number;
  /** Of 100 parties, so many lose the worst of them. */
  readonly danger: number;
  /** Treasures for each hero. */
  readonly reward: number;
}

/** All places from here to the end of the zone. */
function placesFrom({ adventure, zone }: Journey, id: string): Node[] {
  const nodes = ADVENTURES[adventure].zones[zone]?.nodes ?? [];
  const node = nodes.find((other) => other.id === id);
  const [next] = node?.ways ?? [];
  return node ? [node, ...(next === undefined ? [] : placesFrom({ adventure, zone } as Journey, next))] : [];
}

function roadOf(journey: Journey, way: number, reward: number): Road {
  const roads = nodeOf(journey).ways.map((id) => placesFrom(journey, id));
  const others = roads.filter((_, i) => i !== way);
  const here = (roads[way] ?? []).filter((node) => !others.some((road) => road.includes(node)));
  const dangers = here.flatMap(({ stop }) => (stop.kind === 'combat' ? [stop.danger] : []));
  return { fights: dangers.length, danger: Math.max(0, ...dangers), reward };
}

/** Where the choices of a scene lead; nothing for those that choose no way. */
export function roadsAhead(s: RollingFates, scene: Scene, choices: number): (Road | undefined)[] {
  return Array.from({ length: choices }, (_, choice) => {
    const told = taleOf(s, { ...scene, choices: [...scene.choices, choice] }).beats.at(-1);
    const effects = told?.lines.flatMap((line) => line.effects) ?? [];
    const edge = effects.find((effect) => effect.kind === 'edge');
    const reward = effects.reduce((sum, effect) => sum + (effect.kind === 'reward' ? effect.amount : 0), 0);
    return edge?.kind === 'edge' ? roadOf(s.journey, edge.way, reward) : undefined;
  });
}
