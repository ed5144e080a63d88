import type { Seat } from '@wyrdhall/kernel';
import { type FateTable, heroAt } from '../state.ts';
import { bonus, defence, maxLife } from './board.ts';
import { fall } from './losing.ts';
import { tell } from './tell.ts';

/** RF-107, RF-196: what is really lost. */
function takeLife(t: FateTable, seat: Seat, amount: number): number {
  const s = t.state;
  const hero = heroAt(s, seat);
  const spare = amount >= hero.life && s.settings.mercy === 'mercy' && !s.spared;
  const lost = Math.min(amount, spare ? hero.life - 1 : hero.life);
  hero.life -= lost;
  if (spare) {
    s.spared = true;
    tell(t, { kind: 'spared', rule: 'RF-196', seat });
  }
  return lost;
}

/** RF-190, RF-192: the first hero without Life ends the game. */
function checkFallen(t: FateTable, by: string): void {
  const s = t.state;
  const seat = s.heroes.findIndex((hero) => hero.life === 0);
  if (seat < 0) return;
  fall(t, seat, by);
}

/** RF-100, RF-101: one hero suffers damage, and nobody looks yet who has fallen. */
function suffer(t: FateTable, seat: Seat, damage: number, by: string, rule: string): number {
  const s = t.state;
  const hero = heroAt(s, seat);
  const dealt = damage > 0 ? damage + bonus(hero, 'suffers') : 0;
  const weak = hero.statuses.includes('weakness');
  const shield = defence(s, seat);
  const lost = takeLife(t, seat, Math.max(0, (weak ? 2 : 1) * dealt - shield));
  tell(t, { kind: 'hurt', rule, seat, by, damage: dealt, weak, defence: shield, lost, life: hero.life });
  return lost;
}

/**
 * RF-100: heroes suffer damage; gives the Life that each of them lost. `then` comes before anybody looks who
 * has fallen (RF-193).
 */
export function hurtEach(
  t: FateTable,
  seats: readonly Seat[],
  damage: number,
  by: string,
  rule: string,
  then: (seat: Seat, lost: number) => void = () => {},
): void {
  for (const seat of seats) {
    if (t.state.settings.companion) tellTable(t, seat, 'damage', damage, by, rule);
    then(seat, t.state.settings.companion ? 0 : suffer(t, seat, damage, by, rule));
  }
  checkFallen(t, by);
}

/** RF-102: Life is lost that no Defence saves. */
export function lose(t: FateTable, seat: Seat, amount: number, by: string, rule: string): void {
  if (t.state.settings.companion) {
    tellTable(t, seat, 'loss', amount, by, rule);
    return;
  }
  const lost = takeLife(t, seat, amount);
  tell(t, { kind: 'loses', rule, seat, by, amount: lost, life: heroAt(t.state, seat).life });
  checkFallen(t, by);
}

/** RF-074: up to the maximum. `by` is the hero who heals, -1 where it is none; `from` the card or event. */
export function heal(
  t: FateTable,
  seat: Seat,
  amount: number,
  by: Seat,
  from: string,
  rule = 'RF-074',
): void {
  if (t.state.settings.companion) {
    tellTable(t, seat, 'heal', amount, from, rule);
    return;
  }
  const hero = heroAt(t.state, seat);
  const given = by >= 0 ? amount + bonus(heroAt(t.state, by), 'heals') : amount;
  const restored = Math.max(1, given + bonus(hero, 'healed'));
  const healed = Math.min(restored, maxLife(hero) - hero.life);
  hero.life += healed;
  tell(t, { kind: 'heal', rule, seat, by, amount: healed, wasted: restored - healed, from });
}

/** RF-015: what the players do on their own boards. */
export function tellTable(
  t: FateTable,
  seat: Seat,
  what: 'damage' | 'loss' | 'heal' | 'fate' | 'luck' | 'statuses-gone',
  amount: number,
  by: string,
  rule: string,
): void {
  tell(t, { kind: 'at-the-table', rule, seat, what, amount, status: '', by });
}

/** RF-010: Life falls with its maximum. To be called after anything that can lower it. */
export function capLife(t: FateTable, seat: Seat): void {
  const hero = heroAt(t.state, seat);
  hero.life = Math.min(hero.life, maxLife(hero));
}
