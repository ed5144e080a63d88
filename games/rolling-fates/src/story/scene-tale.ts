import type { Seat } from '@wyrdhall/kernel';
import { boardOf } from '../content/index.ts';
import { heroAt, type RollingFates, type Scene } from '../state.ts';
import { circumstances, type SceneTale, tale } from './tale.ts';

/** The tale of the scene so far. */
export function taleOf(s: RollingFates, scene: Scene): SceneTale {
  const { adventure, variant, flags } = s.journey;
  const hero = scene.hero < 0 ? '' : firstName(s, scene.hero);
  return tale(adventure, scene, circumstances(variant, hero, flags));
}

const firstName = (s: RollingFates, seat: Seat): string =>
  boardOf(heroAt(s, seat).id).name.split(' ')[0] ?? '';

export const sceneAt = (knot: string, hero: Seat = -1): Scene => ({ knot, choices: [], hero });
