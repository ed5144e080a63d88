import type { Flow, Option, Reason } from '@wyrdhall/kernel';
import { type Enemy, everySeat, type Fateforge, type FateforgeTable, type Hero } from '../state.ts';
import { distance } from './board.ts';
import { isGuardedEnemy, toughnessOf } from './figures.ts';
import { harmEnemy } from './harm-enemy.ts';
import { deciders } from './lots.ts';
import { hasResults, spend } from './pay.ts';
import { FOCUS } from './pool.ts';
import { because } from './reasons.ts';

const isSo = (s: Fateforge, scene: string, fact: string): boolean =>
  s.scene === scene && s.story.includes(fact);

/** Whether she listens: FF-497, c06, when half her toughness is gone. */
export function listeningWarden(s: Fateforge, h: Hero): Enemy | undefined {
  if (!isSo(s, 'c06', 'trust-guard')) return undefined;
  return s.enemies.find(
    (e) => e.card === 'warden-vey' && e.zone === h.zone && e.damage * 2 >= toughnessOf(s, e),
  );
}

export const quarterClosed = (h: Hero): Reason | undefined =>
  hasResults(h, [FOCUS, FOCUS]) ? undefined : because.noResults;

/** She stops fighting and counts as defeated. */
export function* offerQuarter(t: FateforgeTable, i: number, h: Hero): Flow {
  const s = t.state;
  const warden = listeningWarden(s, h);
  if (!warden) return;
  yield* spend(t, i, [FOCUS, FOCUS], 'quarter');
  s.story.push('vey-spared');
  t.tell({ kind: 'quarter', rule: 'FF-497', enemy: warden.id });
  withdraw(s, warden);
}

function withdraw(s: Fateforge, e: Enemy): void {
  s.enemies.splice(s.enemies.indexOf(e), 1);
  s.defeated.push({ id: e.id, round: s.round });
}

/** c12: when the weak spot is exploited, the party may calm her; the scene then ends with this round. */
export function* calm(t: FateforgeTable, e: Enemy): Flow {
  const s = t.state;
  if (!isSo(s, 'c12', 'mire-pact') || !s.boss) return;
  const options: Option<boolean>[] = [
    { id: 'calm', value: true },
    { id: 'leave', value: false },
  ];
  const question = { id: 'calm', rule: 'FF-497', data: { enemy: e.id }, quiet: 'leave' };
  const { value } = yield* t.anyone(everySeat(s), question, () => options);
  if (value) s.boss.marks.push('calmed');
}

/** Whether a boss was calmed in the round that ends. */
export function isCalmed(t: FateforgeTable): boolean {
  const s = t.state;
  if (!s.boss?.marks.includes('calmed')) return false;
  const boss = s.enemies.find(({ card }) => card === 'the-drowned-matriarch');
  if (boss) {
    s.story.push('matriarch-calmed');
    t.tell({ kind: 'calmed', rule: 'FF-497', enemy: boss.id });
    withdraw(s, boss);
  }
  return true;
}

/** c13: at the end of Hero Turns the archer of the watch shoots for the party. */
export function* friendShoots(t: FateforgeTable): Flow {
  const s = t.state;
  const friend = s.tokens.find(({ kind }) => kind === 'friend');
  if (!friend) return;
  const targets = s.enemies.filter(
    (e) => !e.laid && !isGuardedEnemy(s, e) && distance(s, friend.zone, e.zone) === 1,
  );
  if (targets.length === 0) return;
  const options = targets.map((e): Option<Enemy> => ({ id: `enemy:${e.id}`, value: e }));
  const question = { id: 'friend', rule: 'FF-497', data: { friend: friend.id } };
  const seats = deciders(s);
  const target =
    targets.length === 1
      ? (targets[0] as Enemy)
      : seats.length === 1
        ? yield* t.choose(seats[0] as number, question, options)
        : (yield* t.anyone(seats, question, () => options)).value;
  t.tell({ kind: 'acts', rule: 'FF-497', enemy: friend.id, ops: ['shot'], hero: '' });
  yield* harmEnemy(t, target, 1, 'shot', -1);
}
