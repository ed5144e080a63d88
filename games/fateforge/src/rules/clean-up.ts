import type { Flow } from '@wyrdhall/kernel';
import { ELITE } from '../content/enemy.ts';
import { cardOf } from '../content/index.ts';
import { type Enemy, type FateforgeTable, heroAt } from '../state.ts';
import { enemiesIn, has, heroesIn, isBoss, isMinion, rankOf } from './figures.ts';
import { giveBlock, hurt } from './harm-hero.ts';
import { collectLoot } from './loot.ts';
import { isCalmed } from './mercy.ts';

/** FF-254 to FF-259, R-57 */
export function* cleanUp(t: FateforgeTable): Flow {
  const s = t.state;
  t.tell({ kind: 'clean-up', rule: 'FF-254', round: s.round });
  for (const e of [...s.enemies].sort((a, b) => rankOf(a) - rankOf(b))) yield* abilities(t, e);
  for (const e of s.enemies) {
    e.block = e.fresh;
    e.fresh = 0;
    e.stunned = false;
    // FF-177: a boss keeps its damage.
    if (!isBoss(e)) e.damage = 0;
    e.marks = [];
  }
  for (const h of s.heroes) {
    h.block = 0;
    h.marks = [];
    h.round = [];
    h.revived = false;
    h.gifts = [];
    h.pool = h.pool.filter((id) => id.startsWith('='));
  }
  s.tar = 0;
  s.smoke = 0;
  s.foreseen = false;
  s.lastActed = -1;
  collectLoot(t);
  if (isCalmed(t)) s.phase = 'exit';
  else if (s.round < s.rounds + s.extra) {
    s.round++;
    s.phase = 'prepare';
  } else s.phase = 'extra';
}

function* abilities(t: FateforgeTable, e: Enemy): Flow {
  const s = t.state;
  if (!s.enemies.includes(e)) return;
  if (e.laid) {
    if (heroesIn(s, e.zone).length > 0) return;
    e.laid = false;
    e.back = true;
    t.tell({ kind: 'rises', rule: 'FF-254', enemy: e.id });
    return;
  }
  if (has(s, e, 'cinder')) {
    t.tell({ kind: 'ability', rule: 'FF-254', enemy: e.id, ability: 'cinder' });
    for (const i of heroesIn(s, e.zone)) {
      if (!heroAt(s, i).ko)
        yield* hurt(t, i, { amount: 1, toxic: 0, by: e.id, enemy: e, attack: 'other', corrode: false });
    }
  }
  if (has(s, e, 'regrow')) {
    const most = cardOf(e.card).armour + (e.elite ? ELITE.armour : 0);
    if (e.armour < most) {
      e.armour++;
      t.tell({ kind: 'ability', rule: 'FF-254', enemy: e.id, ability: 'regrow' });
    }
  }
  if (has(s, e, 'shield-mate')) {
    const mate = enemiesIn(s, e.zone)
      .filter((other) => isMinion(other) && other !== e)
      .sort((a, b) => a.number - b.number)[0];
    if (mate) giveBlock(t, mate, 1);
  }
}
