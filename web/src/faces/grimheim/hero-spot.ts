import { type GrimheimView, TOWN } from '@wyrdhall/grimheim';
import { centreOf, type Spot } from './land.ts';

/** Heroes in town stand around the well. */
const IN_TOWN: readonly Spot[] = [
  [-53, 18],
  [53, 18],
  [-18, 40],
  [18, 40],
];

export const heroSpot = ({ at }: GrimheimView['heroes'][number], seat: number): Spot =>
  at === TOWN ? (IN_TOWN[seat] ?? [0, 0]) : centreOf(at);
