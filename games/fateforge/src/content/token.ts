import type { ItemId } from './cards.ts';

export const TOKEN_KINDS = [
  'objective',
  'gem',
  'food',
  'chest',
  'exploration',
  'barricade',
  'difficult',
  'fountain',
  'door',
  'portal',
  'trap',
  'counter',
  'friend',
] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** A token on a map, as the scene places it. */
export interface MapToken {
  readonly kind: TokenKind;
  readonly id: string;
  readonly zone: string;
  /** The other zone of a door or portal; ''. */
  readonly to: string;
  /** Gold of a gem, cubes of a fountain or counter. */
  readonly n: number;
  /** A door that is open. */
  readonly open: boolean;
  /** The enemy that carries it from the start; ''. */
  readonly carrier: string;
  /** FF-390: no shot into its zone from these. */
  readonly from: readonly string[];
  /** Of which a chest holds one. */
  readonly items: readonly ItemId[];
}

const token = (kind: TokenKind, id: string, zone: string, facts: Partial<MapToken> = {}): MapToken => ({
  kind,
  id,
  zone,
  to: '',
  n: 0,
  open: false,
  carrier: '',
  from: [],
  items: [],
  ...facts,
});

export const objective = (id: string, zone: string): MapToken => token('objective', id, zone);
export const gem = (n: 1 | 3 | 5, zone: string, carrier = ''): MapToken =>
  token('gem', '', zone, { n, carrier });
export const food = (zone: string): MapToken => token('food', '', zone);
export const chest = (id: string, zone: string, ...items: readonly ItemId[]): MapToken =>
  token('chest', id, zone, { items });
export const exploration = (id: string, zone: string): MapToken => token('exploration', id, zone);
export const barricade = (zone: string, ...from: readonly string[]): MapToken =>
  token('barricade', '', zone, { from });
export const difficult = (zone: string): MapToken => token('difficult', '', zone);
export const fountain = (zone: string, n: number): MapToken => token('fountain', '', zone, { n });
export const door = (zone: string, to: string, open = false): MapToken =>
  token('door', `${zone}-${to}`, zone, { to, open });
export const portal = (zone: string, to: string): MapToken => token('portal', `${zone}-${to}`, zone, { to });
export const trap = (zone: string): MapToken => token('trap', '', zone);
export const counter = (id: string, zone: string, n: number): MapToken => token('counter', id, zone, { n });
