import { Fault } from '@wyrdhall/kernel';
import type { RollingFates } from '../state.ts';
import { taleOf } from './scene-tale.ts';

/** RF-023: every scene of the journey is addressed to somebody who is there, and can be told. */
export function brokenScene(s: RollingFates): string | undefined {
  const { story, scenes } = s.journey;
  for (const scene of story ? [story, ...scenes] : scenes) {
    if (scene.hero !== -1 && !s.heroes[scene.hero]) return `a scene for seat ${scene.hero}`;
    try {
      taleOf(s, scene);
    } catch (error) {
      if (error instanceof Fault) return error.message;
      throw error;
    }
  }
  return undefined;
}
