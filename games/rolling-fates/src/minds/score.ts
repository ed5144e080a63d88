import { ADVENTURES } from '../adventures/index.ts';
import { isLost, type RollingFates } from '../state.ts';
import { Outlook } from './outlook.ts';

/** How well the party stands: how far it came, and how much Life the weakest hero will keep in this combat. */
export function score(s: RollingFates): number {
  if (s.ending === 'won') return 1;
  if (isLost(s)) return 0;
  const { adventure, zone, path } = s.journey;
  const { zones } = ADVENTURES[adventure];
  const nodes = zones.reduce((sum, { nodes: of }) => sum + of.length, 0);
  const way = Math.min(1, (path.length + zone) / (nodes + zones.length));
  // RF-190: the weakest hero decides.
  const safe = 1 / (1 + Math.exp(-4 * new Outlook(s).margin()));
  return 0.02 + 0.96 * safe * (0.4 + 0.6 * way);
}
