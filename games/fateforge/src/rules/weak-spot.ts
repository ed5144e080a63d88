import type { Flow } from '@wyrdhall/kernel';
import type { Boss } from '../content/bosses.ts';
import { bossOf } from '../content/index.ts';
import type { Result } from '../content/results.ts';
import { type Enemy, type Fateforge, type FateforgeTable, type Hero, heroAt } from '../state.ts';
import { distance } from './board.ts';
import { calm } from './mercy.ts';
import { spend } from './pay.ts';
import { needMask, poolMask } from './pool.ts';

const bossIn = (s: Fateforge): Enemy | undefined => s.enemies.find((e) => bossOf(e.card) !== undefined);

const spotOf = (s: Fateforge, e: Enemy) =>
  (bossOf(e.card) as Boss).weakSpots.find(({ phase }) => phase === s.boss?.phase);

/** from where a result covers an icon. */
function isInReach(icon: Result, off: number): boolean {
  if (icon === 'hit' || icon === 'skill-hit') return off === 0;
  if (icon === 'shot' || icon === 'skill-shot') return off === 1;
  return off <= 1;
}

/** Icons that the hero can cover now, each once. */
export function weakIcons(s: Fateforge, h: Hero): Result[] {
  const boss = bossIn(s);
  const spot = boss && spotOf(s, boss);
  if (!boss || !spot || !s.boss) return [];
  const mask = poolMask(h);
  const off = distance(s, h.zone, boss.zone);
  const open = spot.icons.filter((icon, k) => !s.boss?.cubes[k] && isInReach(icon, off));
  return [...new Set(open)].filter((icon) => (mask & needMask(icon)) !== 0);
}

/** FF-432, FF-433 */
export function* coverIcon(t: FateforgeTable, i: number, icon: string): Flow {
  const s = t.state;
  const boss = bossIn(s);
  const spot = boss && spotOf(s, boss);
  if (!boss || !spot || !s.boss) return;
  yield* spend(t, i, [needMask(icon as Result)], 'spot');
  const at = spot.icons.findIndex((other, k) => other === icon && !s.boss?.cubes[k]);
  s.boss.cubes[at] = true;
  t.tell({ kind: 'covers', rule: 'FF-432', hero: heroAt(s, i).id, enemy: boss.id, icon });
  if (!s.boss.cubes.every(Boolean)) return;
  exploit(t, boss);
  yield* calm(t, boss);
}

function exploit(t: FateforgeTable, e: Enemy): void {
  const s = t.state;
  const spot = spotOf(s, e);
  if (!spot || !s.boss) return;
  const index = (bossOf(e.card) as Boss).weakSpots.indexOf(spot);
  s.boss.exploited[index] = s.round;
  t.tell({ kind: 'exploited', rule: 'FF-433', enemy: e.id, spot: index });
  for (const effect of spot.effects) {
    if (effect === 'no-armour') e.armour = 0;
    else if (effect === 'no-difficult') s.difficult = 0;
    else s.boss.marks.push(effect);
  }
}
