import type { Flow } from '@wyrdhall/kernel';
import { type FateforgeTable, heroAt, seatOf } from '../state.ts';
import { hasEnemy, isStanding } from './figures.ts';
import { recover } from './harm-hero.ts';

/** FF-395 to FF-397, R-93: at the beginning and at the end of a turn. */
export function* fountain(t: FateforgeTable, i: number): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  const token = s.tokens.find(({ kind, zone, n }) => kind === 'fountain' && zone === h.zone && n > 0);
  if (!token || !isStanding(h) || hasEnemy(s, h.zone)) return;
  const health = h.maxHealth - h.health;
  const energy = h.maxEnergy - h.energy;
  if (health + energy === 0) return;
  const question = { id: 'fountain', rule: 'FF-396', figure: h.id, data: { cubes: token.n } };
  const drunk = yield* t.chooseAmounts(
    seatOf(s, i),
    question,
    [
      { id: 'health', value: 'health' as const, most: health },
      { id: 'energy', value: 'energy' as const, most: energy },
    ],
    { min: 0, max: token.n },
  );
  for (const { value, amount } of drunk) {
    token.n -= amount;
    recover(t, h, value, amount, 'fountain');
  }
}
