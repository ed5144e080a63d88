/** FF-351, FF-352: where the party can go in a Rest Scene. */
export const LOCATION_IDS = [
  'bell-house',
  'wet-anchor',
  'ford-lodge',
  'kells-arms',
  'stalls',
  'back-room',
  'guard-yard',
  'master-hall',
  'nettle',
  'reed-market',
  'archive',
  'quiet-shrine',
] as const;
export type LocationId = (typeof LOCATION_IDS)[number];

/** When a location is there. */
type Opening =
  | { readonly kind: 'start' }
  | { readonly kind: 'rest'; readonly from: number }
  | { readonly kind: 'reputation'; readonly faction: 'lantern-guard' | 'rust-court'; readonly least: number }
  | { readonly kind: 'flag'; readonly flag: string };

export interface LocationCard {
  readonly id: LocationId;
  readonly name: string;
  /** FF-351 */
  readonly time: number;
  /** FF-354: shops can be looked around in for nothing. */
  readonly shop: boolean;
  readonly open: Opening;
}

const start: Opening = { kind: 'start' };
const from = (rest: number): Opening => ({ kind: 'rest', from: rest });

export const LOCATIONS: readonly LocationCard[] = [
  { id: 'bell-house', name: 'Bell House', time: 1, shop: false, open: start },
  { id: 'wet-anchor', name: 'The Wet Anchor', time: 1, shop: false, open: start },
  { id: 'ford-lodge', name: 'Ford Lodge', time: 1, shop: false, open: start },
  { id: 'kells-arms', name: 'Kell’s Arms', time: 1, shop: true, open: start },
  { id: 'stalls', name: 'Lantern Street Stalls', time: 1, shop: true, open: start },
  {
    id: 'back-room',
    name: 'The Back Room',
    time: 1,
    shop: true,
    open: { kind: 'reputation', faction: 'rust-court', least: 1 },
  },
  {
    id: 'guard-yard',
    name: 'Guard Yard',
    time: 1,
    shop: false,
    open: { kind: 'reputation', faction: 'lantern-guard', least: 1 },
  },
  { id: 'master-hall', name: 'Master Hall', time: 2, shop: false, open: from(4) },
  { id: 'nettle', name: 'Apothecary Nettle', time: 1, shop: false, open: from(2) },
  { id: 'reed-market', name: 'Reed Market', time: 1, shop: true, open: { kind: 'flag', flag: 'mirePact' } },
  { id: 'archive', name: 'Archive of Tolls', time: 1, shop: false, open: from(3) },
  { id: 'quiet-shrine', name: 'The Quiet Shrine', time: 2, shop: false, open: from(5) },
];

const byId = new Map<string, LocationCard>(LOCATIONS.map((card) => [card.id, card]));
export const locationOf = (id: string): LocationCard => byId.get(id) as LocationCard;

/** FF-363 */
export const HEALTH_PER_GOLD = 2;
export const CLEANSING = 4;
export const FOOD_PRICE = 1;
export const MOST_FOOD = 6;
export const FREE_FOOD = 2;
export const DRAUGHTS: readonly string[] = ['red-draught', 'blue-draught', 'strong-red-draught', 'antivenom'];
/** How many odd things the Reed Market has at a time. */
export const ODD_THINGS = 4;
