import type { Flow, Option } from '@wyrdhall/kernel';
import { type FateforgeTable, heroAt, seatOf, type Token } from '../state.ts';
import { distance, edgeBetween, zoneChoice, zoneName, zoneTitle } from './board.ts';
import { cleanse, drawCorruption } from './corruption.ts';
import { isStanding } from './figures.ts';
import { recover } from './harm-hero.ts';
import { collectLoot } from './loot.ts';

/** Drumbeat: a Wild result for the next turn of this round. */
export function giveWild(t: FateforgeTable, i: number, by: string): void {
  const h = heroAt(t.state, i);
  h.gifts.push('*:wild');
  t.tell({ kind: 'gains', rule: 'FF-087', hero: h.id, results: ['*:wild'], by });
}

/** War Horn: a Step for everybody's next turn; for the hero whose turn it is, now. */
export function giveEach(t: FateforgeTable): void {
  const s = t.state;
  s.heroes.forEach((h, i) => {
    if (!isStanding(h)) return;
    if (i === s.lastActed && s.began) h.pool.push('*:step');
    else h.gifts.push('*:step');
    t.tell({ kind: 'gains', rule: 'FF-087', hero: h.id, results: ['*:step'], by: 'war-horn' });
  });
}

/** FF-284 to FF-286 */
export function* revive(t: FateforgeTable, i: number): Flow {
  const h = heroAt(t.state, i);
  h.ko = false;
  h.revived = true;
  t.tell({ kind: 'revived', rule: 'FF-284', hero: h.id });
  recover(t, h, 'health', 2, 'revive');
  yield* drawCorruption(t, i);
  collectLoot(t);
}

/** Light Fingers: also with enemies in the zone. */
export function* takeLoot(t: FateforgeTable, i: number): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  const loot = lootIn(s.tokens, h.zone);
  if (loot.length === 0) return;
  const question = { id: 'loot', rule: 'FF-143', figure: h.id };
  const options = loot.map(
    ({ token, index }): Option<Token> => ({ id: `loot:${token.kind}-${index}`, value: token }),
  );
  const token = yield* t.choose(seatOf(s, i), question, options);
  token.by = 'bag';
  if (token.kind === 'gem') s.gems.push(token.n);
  else s.bag.food++;
  t.tell({
    kind: 'collects',
    rule: 'FF-143',
    what: token.kind === 'gem' ? 'gem' : 'food',
    n: token.n,
    zone: h.zone,
  });
}

export const lootIn = (tokens: readonly Token[], zone: number): { token: Token; index: number }[] =>
  tokens.flatMap((token, index) =>
    token.zone === zone && token.by === '' && (token.kind === 'gem' || token.kind === 'food')
      ? [{ token, index }]
      : [],
  );

/** What Blast Cap can open, close or remove. */
export const blastable = (
  t: { readonly state: FateforgeTable['state'] },
  zone: number,
): { token: Token; index: number }[] =>
  t.state.tokens.flatMap((token, index) => {
    if (token.by !== '' || !['door', 'barricade', 'trap'].includes(token.kind)) return [];
    const near = (at: number): boolean => at >= 0 && distance(t.state, zone, at) <= 1;
    return near(token.zone) || near(token.to) ? [{ token, index }] : [];
  });

export function* blast(t: FateforgeTable, i: number): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  const things = blastable(t, h.zone);
  if (things.length === 0) return;
  const { names } = zoneChoice(s, [...new Set(things.map(({ token }) => token.zone))]);
  const question = { id: 'blast', rule: 'FF-086', figure: h.id, data: { names } };
  const options = things.map(
    ({ token, index }): Option<Token> => ({
      id: token.kind === 'door' ? `door:${token.id}` : `${token.kind}:${zoneName(s, token.zone)}-${index}`,
      value: token,
      at: zoneName(s, token.zone),
    }),
  );
  const token = yield* t.choose(seatOf(s, i), question, options);
  if (token.kind === 'door') switchDoor(t, token, h.id);
  else {
    token.by = 'gone';
    t.tell({
      kind: 'removed',
      rule: 'FF-086',
      hero: h.id,
      token: token.kind,
      zone: token.zone,
      where: zoneTitle(s, token.zone),
    });
  }
}

/** FF-427 */
export function switchDoor(t: FateforgeTable, token: Token, hero: string): void {
  const s = t.state;
  token.open = !token.open;
  const bit = edgeBetween(s, token.zone, token.to);
  if (token.open) s.edges |= bit;
  else s.edges &= ~bit;
  t.tell({ kind: 'door', rule: 'FF-427', hero, door: token.id, open: token.open });
}

/** Holy Wax: a Corruption card that was drawn in this scene goes. */
export function* wax(t: FateforgeTable, i: number): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  const drawn = h.corruption.filter((card) => h.scene.includes(`drew:${card}`));
  if (drawn.length === 0) return;
  const question = { id: 'wax', rule: 'FF-299', figure: h.id };
  const card = yield* t.choose(
    seatOf(s, i),
    question,
    drawn.map((id) => ({ id, value: id })),
  );
  cleanse(t, i, card);
}
