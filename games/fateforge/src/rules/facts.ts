import { sceneOf } from '../content/index.ts';
import type { Objective } from '../content/scene.ts';
import type { Fateforge } from '../state.ts';

/** What the party has to do: of the scene, or of a fight without one. */
export const primaryOf = (s: Fateforge): readonly Objective[] => (s.own ?? sceneOf(s.scene)).primary;

export const secondaryOf = (s: Fateforge): readonly Objective[] => (s.own ?? sceneOf(s.scene)).secondary;

/** FF-228, R-71: the cards shown in a round; an extra round shows those of the last one. */
export function reactionsOf(s: Fateforge, round: number): readonly string[] {
  if (s.own) return s.own.reactions;
  const { reactions } = sceneOf(s.scene);
  return reactions[Math.min(round, reactions.length) - 1] ?? [];
}
