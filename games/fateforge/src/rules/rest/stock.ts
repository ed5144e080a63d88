import { DRAUGHTS, type LocationId } from '../../content/campaign/locations.ts';
import { actOf } from '../../content/campaign/schedule.ts';
import type { Item } from '../../content/cards.ts';
import { ITEMS, itemOf } from '../../content/index.ts';
import type { Fateforge } from '../../state.ts';
import { campaignOf, hasFlag } from '../campaign/memory.ts';
import { inSupply } from '../campaign/things.ts';

export interface Ware {
  readonly id: string;
  readonly price: number;
}

const isWeapon = ({ slot }: Item): boolean =>
  slot === 'primary' || slot === 'secondary' || slot === 'cumbersome';

/** Which things a shop sells, by its card. */
function sells(s: Fateforge, shop: LocationId, item: Item): boolean {
  const c = campaignOf(s);
  const tier = actOf(c.at) >= 2 ? 2 : 1;
  const { slot, armour } = item;
  switch (shop) {
    case 'kells-arms':
      return (isWeapon(item) || (slot === 'clothing' && armour > 0)) && item.tier >= 1 && item.tier <= tier;
    case 'stalls':
      return item.tier === 1 && (slot === 'equipment' || (slot === 'clothing' && armour === 0));
    case 'back-room':
      return (slot === 'equipment' && item.tier === 2) || (item.tier === 1 && hasFlag(c, 'shardLost'));
    case 'reed-market':
      return c.rest?.odd.includes(item.id) ?? false;
    case 'nettle':
      return DRAUGHTS.includes(item.id);
    default:
      return false;
  }
}

/** The Back Room is cheaper, and sells for half what came with the thief's gems. */
function priceAt(shop: LocationId, { tier, cost }: Item): number {
  if (shop !== 'back-room') return cost;
  return tier === 1 ? Math.ceil(cost / 2) : Math.max(1, cost - 1);
}

/** FF-102, FF-354: what can be had there now. */
export const stockOf = (s: Fateforge, shop: LocationId): Ware[] =>
  ITEMS.filter((item) => item.cost > 0 && inSupply(s, item) > 0 && sells(s, shop, item)).map((item) => ({
    id: item.id,
    price: priceAt(shop, itemOf(item.id)),
  }));
