import type { Item, ItemId, Passive } from '../content/cards.ts';
import { itemOf, skillOf } from '../content/index.ts';
import type { Gear, Hero } from '../state.ts';

const PACK = 4;

const isWeapon = ({ slot }: Item): boolean =>
  slot === 'primary' || slot === 'secondary' || slot === 'cumbersome';

const fills = (a: Item, b: Item): boolean =>
  a.slot === b.slot || (a.slot === 'cumbersome' && isWeapon(b)) || (b.slot === 'cumbersome' && isWeapon(a));

/** Backpack slots that are taken: by stored items, and by those worn there (FF-031, FF-104, FF-109). */
const packed = (h: Hero): number => h.gear.filter(({ id, worn }) => !worn || !isWeapon(itemOf(id))).length;

/** Whether its own slot is free (FF-108 to FF-112). */
export function roomFor(h: Hero, item: Item): boolean {
  if (item.hero !== '' && item.hero !== h.id) return false;
  if (item.slot === 'equipment') return packed(h) < PACK;
  const taken = h.gear.some(({ id, worn }) => worn && fills(itemOf(id), item));
  return !taken && (isWeapon(item) || packed(h) < PACK);
}

/** Puts an item where it works; what lies there already is stored, or given back where there is no room. */
export function equip(h: Hero, id: ItemId): ItemId[] {
  const item = itemOf(id);
  const out: ItemId[] = [];
  if (item.slot !== 'equipment') {
    for (const gear of h.gear) if (gear.worn && fills(itemOf(gear.id), item)) gear.worn = false;
  }
  const made: Gear = { id, worn: true, armour: item.armour, last: false };
  h.gear.push(made);
  while (packed(h) > PACK) {
    const at = h.gear.findIndex(({ worn, id: other }) => !worn && other !== id);
    const [gone] = at >= 0 ? h.gear.splice(at, 1) : h.gear.splice(h.gear.indexOf(made), 1);
    if (gone) out.push(gone.id);
  }
  return out;
}

/** What works by itself now: of active skills and of worn items. */
export function passivesOf(h: Hero): Passive[] {
  const found: Passive[] = [];
  const add = (passive: Passive | '', n: number): void => {
    if (passive === '') return;
    const times = passive === 'riposte' || passive === 'max-health' ? n : 1;
    for (let k = 0; k < times; k++) found.push(passive);
  };
  for (const id of h.skills) {
    const { passive, n } = skillOf(id);
    add(passive, n);
  }
  for (const { id, worn } of h.gear) {
    if (!worn) continue;
    const { passive, n } = itemOf(id);
    add(passive, n);
  }
  return found;
}
