import type { Flow } from '@wyrdhall/kernel';
import { bossOf, cardOf } from '../content/index.ts';
import { type Enemy, type Fateforge, type FateforgeTable, heroAt } from '../state.ts';
import { colourOf, has, heroesIn, isBoss, toughnessOf } from './figures.ts';
import { hurt } from './harm-hero.ts';
import { late } from './late.ts';
import { collectLoot, dropFrom } from './loot.ts';

export type Attack = 'hit' | 'shot' | 'other';

/** How many of the damages get through to its toughness, and what stops the others. */
function soak(s: Fateforge, e: Enemy, amount: number, attack: Attack) {
  let left = amount;
  if (attack === 'shot' && has(s, e, 'warded'))
    return { warded: true, braced: false, block: 0, armour: 0, damage: 0 };
  const braced = left > 0 && has(s, e, 'brace') && !e.marks.includes('braced');
  if (braced) left--;
  const block = Math.min(left, e.block + e.fresh);
  left -= block;
  const armour = Math.min(left, e.armour);
  left -= armour;
  return { warded: false, braced, block, armour, damage: left };
}

/** Whether so much damage would defeat it: chains are judged by this (FF-093). */
export const wouldFall = (s: Fateforge, e: Enemy, amount: number, attack: Attack): boolean =>
  e.damage + soak(s, e, amount, attack).damage >= toughnessOf(s, e);

/** FF-170, FF-175, R-30: block tokens, then armour, then cubes. `by` is the hero whose deed it is, or -1. */
export function* harmEnemy(
  t: FateforgeTable,
  e: Enemy,
  amount: number,
  attack: Attack,
  by: number,
): Flow<boolean> {
  const s = t.state;
  if (amount <= 0) return false;
  let dealt = amount;
  if (isBoss(e) && s.boss?.marks.includes('double-next')) {
    s.boss.marks = s.boss.marks.filter((mark) => mark !== 'double-next');
    dealt *= 2;
  }
  const { warded, braced, block, armour, damage } = soak(s, e, dealt, attack);
  if (warded) {
    t.tell({ kind: 'spared', rule: 'FF-178', enemy: e.id, why: 'warded' });
    return false;
  }
  if (braced) {
    e.marks.push('braced');
    t.tell({ kind: 'spared', rule: 'FF-178', enemy: e.id, why: 'brace' });
  }
  const fromFresh = Math.min(block, e.fresh);
  e.fresh -= fromFresh;
  e.block -= block - fromFresh;
  e.armour -= armour;
  const toughness = toughnessOf(s, e);
  const boss = bossOf(e.card);
  const half = boss?.phases === 2 && s.boss?.phase === 1 ? Math.ceil(toughness / 2) : toughness;
  e.damage = Math.min(half, e.damage + damage);
  const left = Math.max(0, toughness - e.damage);
  if (damage + block + armour > 0)
    t.tell({ kind: 'wounded', rule: 'FF-175', enemy: e.id, damage, armour, block, left });
  if (boss && half < toughness && e.damage >= half) nextPhase(t, e);
  if (left === 0) {
    yield* defeat(t, e, by);
    return true;
  }
  if (damage > 0 && has(s, e, 'alarm')) yield* late.callNearest(t, e, 'red', 99, 'alarm');
  return false;
}

/** The Regent's second phase begins: what was too much is lost, and so is the armour. */
function nextPhase(t: FateforgeTable, e: Enemy): void {
  const s = t.state;
  const spots = bossOf(e.card)?.weakSpots ?? [];
  if (!s.boss) return;
  s.boss.phase = 2;
  s.boss.cubes = (spots.find(({ phase }) => phase === 2)?.icons ?? []).map(() => false);
  e.armour = 0;
  t.tell({ kind: 'phase', rule: 'FF-177', enemy: e.id, phase: 2 });
}

/** FF-172: removed at once; what it guarded is free, what it carried lies in its zone. */
export function* defeat(t: FateforgeTable, e: Enemy, by: number): Flow {
  const s = t.state;
  const { zone } = e;
  const isVolatile = has(s, e, 'volatile');
  const isUndying = !e.back && cardOf(e.card).abilities.includes('undying') && !e.stunned;
  t.tell({ kind: 'defeated', rule: 'FF-170', enemy: e.id, by: heroId(s, by), laid: isUndying });
  dropFrom(t, e);
  e.guards = '';
  if (isUndying) {
    e.laid = true;
    e.damage = 0;
    e.armour = 0;
    e.block = 0;
    e.fresh = 0;
    e.stunned = false;
  } else {
    s.enemies.splice(s.enemies.indexOf(e), 1);
    s.defeated.push({ id: e.id, round: s.round });
  }
  if (by >= 0) spoils(t, e, by);
  if (isVolatile) {
    t.tell({ kind: 'ability', rule: 'FF-178', enemy: e.id, ability: 'volatile' });
    for (const i of heroesIn(s, zone)) {
      yield* hurt(t, i, {
        amount: 1,
        toxic: 0,
        by: 'volatile',
        enemy: undefined,
        attack: 'other',
        corrode: false,
      });
    }
  }
  collectLoot(t);
}

const heroId = (s: Fateforge, i: number): string => (i >= 0 ? heroAt(s, i).id : '');

/** Plunder and Chain Reaction. */
function spoils(t: FateforgeTable, e: Enemy, by: number): void {
  const s = t.state;
  const h = heroAt(s, by);
  if (h.ko) return;
  const colour = colourOf(e);
  if (h.passives.includes('plunder') && (colour === 'brown' || colour === 'purple')) {
    s.gems.push(1);
    t.tell({ kind: 'collects', rule: 'FF-143', what: 'gem', n: 1, zone: -1 });
  }
  const inTurn = s.phase === 'action' && s.began && s.order[heroPlace(s)] === by;
  if (inTurn && h.passives.includes('chain-reaction') && !h.round.includes('chain-reaction')) {
    h.round.push('chain-reaction');
    h.pool.push('+:focus', '+:hit');
    t.tell({
      kind: 'gains',
      rule: 'FF-086',
      hero: h.id,
      results: ['+:focus', '+:hit'],
      by: 'chain-reaction',
    });
  }
}

/** The place in the order of the hero whose tile is resolved; Reactions take a place of their own. */
export const heroPlace = (s: Fateforge): number => (s.at > s.place ? s.at - 1 : s.at === s.place ? -1 : s.at);
