import type { FateforgeTold } from '@wyrdhall/fateforge';
import type { Told } from '@wyrdhall/kernel';
import type { JSX } from 'preact';
import type { Layout } from './places.ts';

const HURTS = new Set(['hurt', 'poisoned', 'suffers', 'ko']);

/** Who moves in what is being shown: who is struck shakes, who acts leans in. */
export function stirredBy(event: Told | undefined): ReadonlyMap<string, 'hit' | 'acts'> {
  const e = event as FateforgeTold | undefined;
  if (!e) return new Map();
  if (e.kind === 'wounded' || e.kind === 'defeated') return new Map([[e.enemy, 'hit']]);
  if (e.kind === 'acts') return new Map([[e.enemy, 'acts']]);
  if (HURTS.has(e.kind) && 'hero' in e) return new Map([[e.hero, 'hit']]);
  return new Map();
}

/** The way of a blow: from who acts to whom. */
export function shownShot(event: Told | undefined, layout: Layout): JSX.Element | null {
  const e = event as FateforgeTold | undefined;
  if (e?.kind !== 'acts' || e.hero === '') return null;
  const from = layout.enemies.find(({ of }) => of.id === e.enemy)?.at;
  const to = layout.heroes.find(({ of }) => of.id === e.hero)?.at;
  if (!from || !to) return null;
  const [x, y] = [(from.x + to.x) / 2, Math.min(from.y, to.y) - 70];
  const path = `M${from.x} ${from.y - 30}Q${x} ${y} ${to.x} ${to.y - 30}`;
  return (
    <g class="ff-blow">
      <path d={path} class="casing" />
      <path d={path} class="line" />
    </g>
  );
}
