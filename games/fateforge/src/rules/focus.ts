import type { Flow, Option } from '@wyrdhall/kernel';
import { isScene, itemOf, sceneOf } from '../content/index.ts';
import { type Fateforge, type FateforgeTable, type Hero, heroAt, seatOf, type Token } from '../state.ts';
import { isKept } from './board.ts';
import { switchDoor } from './deeds-rare.ts';
import { explore } from './explore.ts';
import { equip, passivesOf, roomFor } from './gear.ts';
import { spend } from './pay.ts';
import { FOCUS, poolMask, STEP } from './pool.ts';

/** What a focus action works on here: chests, exploration tokens, doors, cages (FF-387, FF-422, FF-427). */
export function focusThings(s: Fateforge, h: Hero): Token[] {
  const found: Token[] = [];
  for (const token of s.tokens) {
    if (token.by !== '') continue;
    if (token.kind === 'chest' || token.kind === 'exploration') {
      if (token.zone === h.zone && !token.open && !isKept(s, `${token.kind} ${token.id}`)) found.push(token);
    } else if (token.kind === 'door' && (token.zone === h.zone || token.to === h.zone)) {
      if (!isKept(s, `door ${token.id}`)) found.push(token);
    }
  }
  return found;
}

/** Whether a result can be used as this focus action: Focus, or what a card allows instead. */
function focusNeed(h: Hero, kind: Token['kind'] | 'cage'): number {
  let mask = h.fear.includes('fear:tunnel-sight') ? 0 : FOCUS;
  if (h.passives.includes('lamp-lit') && mask !== 0) mask = -1;
  const lock = kind === 'chest' || kind === 'door';
  if ((h.passives.includes('handy') && kind !== 'cage') || (lock && h.passives.includes('lock-picking')))
    mask |= STEP;
  return mask;
}

export const canFocus = (h: Hero, kind: Token['kind'] | 'cage'): boolean =>
  (poolMask(h) & focusNeed(h, kind)) !== 0;

export const cageIn = (s: Fateforge, zone: number): number => s.cages.findIndex((cage) => cage.zone === zone);

export function* focusOn(t: FateforgeTable, i: number, token: Token): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  const spent = yield* spend(t, i, [focusNeed(h, token.kind)], 'focus');
  t.tell({ kind: 'spends', rule: 'FF-059', hero: h.id, action: 'focus', spent });
  if (token.kind === 'door') return switchDoor(t, token, h.id);
  token.open = true;
  if (token.kind === 'chest') yield* openChest(t, i, token);
  else yield* explore(t, i, token);
}

export function* breakCage(t: FateforgeTable, i: number): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  yield* spend(t, i, [focusNeed(h, 'cage')], 'focus');
  const [cage] = s.cages.splice(cageIn(s, h.zone), 1);
  if (cage) s.edges |= cage.edges;
  t.tell({ kind: 'does', rule: 'FF-423', hero: h.id, deed: 'cage', zone: h.zone });
}

/** FF-387 to FF-389 */
function* openChest(t: FateforgeTable, i: number, token: Token): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  const items = isScene(s.scene)
    ? (sceneOf(s.scene).tokens.find(({ id }) => id === token.id)?.items ?? [])
    : [];
  const [item] =
    items.length > 0 ? yield* t.roll(seatOf(s, i), { id: 'chest', faces: items }, 1, 'FF-387') : [];
  t.tell({ kind: 'opens', rule: 'FF-387', hero: h.id, chest: token.id, item: item ?? '' });
  if (item === undefined) return;
  const options: Option<boolean>[] = [{ id: 'bag', value: false }];
  if (roomFor(h, itemOf(item))) options.unshift({ id: 'equip', value: true });
  const question = { id: 'found', rule: 'FF-388', figure: h.id, data: { item } };
  if (yield* t.choose(seatOf(s, i), question, options)) {
    equip(h, item);
    h.passives = passivesOf(h);
  } else s.bag.items.push(item);
}
