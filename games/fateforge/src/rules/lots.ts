import type { Flow } from '@wyrdhall/kernel';
import type { Fateforge, FateforgeTable } from '../state.ts';
import { zoneName } from './board.ts';

/** FF-322, R-75: one of several zones that no rule prefers, by a die with these zones on it. */
export function* drawZone(t: FateforgeTable, zones: readonly number[], rule: string): Flow<number> {
  const [first = -1] = zones;
  if (zones.length < 2) return first;
  const names = zones.map((zone) => zoneName(t.state, zone));
  const [face] = yield* t.roll(0, { id: 'zone', faces: names }, 1, rule);
  return zones[names.indexOf(face as string)] as number;
}

/** FF-329, R-77: who decides for the party. */
export const deciders = (s: Fateforge): number[] => {
  if (s.players === 1) return [0];
  if (!s.settings.hardcore) return Array.from({ length: s.players }, (_, seat) => seat);
  return [(s.lastActed >= 0 ? s.lastActed : (s.order[0] ?? 0)) % s.players];
};
