import type { Die } from '@wyrdhall/kernel';
import { countFaces } from '@wyrdhall/parts';

export type Face = 'hit' | 'ringed' | 'rune' | 'blank';
/** GR-283 */
export const attackDie: Die<Face> = {
  id: 'attack',
  faces: ['hit', 'hit', 'ringed', 'rune', 'blank', 'blank'],
};

export type MonsterFace = 'clockwise' | 'counter-clockwise' | 'attack' | 'push' | 'charge' | 'ambush';
/** GR-202 */
export const monsterDie: Die<MonsterFace> = {
  id: 'monster',
  faces: ['clockwise', 'counter-clockwise', 'attack', 'push', 'charge', 'ambush'],
};

/** GR-283, GR-285, GR-286: the hits of a roll; `rune` is what a rune is worth to the attacker. */
export function countHits(faces: readonly Face[], cover: boolean, rune = 0): number {
  let hits = 0;
  for (const face of faces) {
    if (face === 'hit' || (face === 'ringed' && !cover)) hits++;
    else if (face === 'rune') hits += rune;
  }
  return hits;
}

export const countRunes = (faces: readonly Face[]): number => countFaces(faces, 'rune');
