import type { Enemy, Fateforge, FateforgeTable, Hero } from '../state.ts';
import { zoneTitle } from './board.ts';
import { hasEnemy, isStanding } from './figures.ts';

/** FF-143, R-29: after every change of the board. */
export function collectLoot(t: FateforgeTable): void {
  const s = t.state;
  for (const token of s.tokens) {
    if (token.by !== '' || (token.kind !== 'gem' && token.kind !== 'food')) continue;
    if (!isHeroIn(s, token.zone) || hasEnemy(s, token.zone)) continue;
    token.by = 'bag';
    if (token.kind === 'gem') s.gems.push(token.n);
    else s.bag.food++;
    t.tell({ kind: 'collects', rule: 'FF-143', what: token.kind, n: token.n, zone: token.zone });
  }
}

function isHeroIn(s: Fateforge, zone: number): boolean {
  for (const h of s.heroes) if (h.zone === zone && isStanding(h)) return true;
  return false;
}

/** FF-146 */
export function dropFrom(t: FateforgeTable, e: Enemy): void {
  for (const index of e.carries) {
    const token = t.state.tokens[index];
    if (!token) continue;
    token.by = '';
    token.zone = e.zone;
    t.tell({
      kind: 'drops',
      rule: 'FF-146',
      who: e.id,
      token: token.id || token.kind,
      zone: e.zone,
      where: zoneTitle(t.state, e.zone),
    });
  }
  e.carries = [];
}

/** FF-136 */
export function dropObjectives(t: FateforgeTable, h: Hero): void {
  for (const token of t.state.tokens) {
    if (token.kind !== 'objective' || token.by !== h.id) continue;
    token.by = '';
    token.zone = h.zone;
    t.tell({
      kind: 'drops',
      rule: 'FF-136',
      who: h.id,
      token: token.id,
      zone: h.zone,
      where: zoneTitle(t.state, h.zone),
    });
  }
}

/** Thief: the gem of least value, of this scene's first. */
export function steal(t: FateforgeTable, e: Enemy): void {
  const s = t.state;
  let n = 0;
  if (s.gems.length > 0) {
    n = Math.min(...s.gems);
    s.gems.splice(s.gems.indexOf(n), 1);
  } else if (s.bag.gold > 0) {
    n = 1;
    s.bag.gold--;
  }
  if (n === 0) return;
  s.gemStolen = true;
  s.tokens.push({ kind: 'gem', id: '', zone: e.zone, to: -1, n, open: false, by: e.id });
  e.carries.push(s.tokens.length - 1);
  t.tell({ kind: 'steals', rule: 'FF-145', enemy: e.id, n });
}
