import type { Cell } from '@wyrdhall/parts';

export const TRICKS = ['spear', 'shield', 'salve'] as const;
export type Trick = (typeof TRICKS)[number];
/** One physical card, as in `spear.3`. */
export type Card = `${Trick}.${number}`;
export const CARDS: readonly Card[] = TRICKS.flatMap((trick) =>
  Array.from({ length: 8 }, (_, i): Card => `${trick}.${i + 1}`),
);
export const trickOf = (card: Card): Trick => card.slice(0, card.indexOf('.')) as Trick;

export const STANCES = ['bold', 'wary', 'swift'] as const;
export type Stance = (typeof STANCES)[number];

export const FACES = ['claw', 'claw', 'fang', 'miss', 'miss', 'miss'] as const;
export type Face = (typeof FACES)[number];
/** WW-004 */
export const die = { id: 'winter', faces: FACES };
export const damageOf = (faces: readonly Face[]): number =>
  faces.reduce((sum, face) => sum + (face === 'claw' ? 1 : face === 'fang' ? 2 : 0), 0);

export const HUNTER_HEALTH = 6;
export const WOLF_HEALTH = 3;
export const STORES = 4;
export const HAND = 3;
export const ROUNDS = 12;

export interface Hunter {
  at: Cell;
  wounds: number;
  down: boolean;
  hand: Card[];
  stance: Stance;
  /** The wary hunter's first bite of the round is still to come. */
  wary: boolean;
  steps: number;
  struck: boolean;
}

export interface Wolf {
  id: string;
  at: Cell;
  lair: Cell;
  wounds: number;
}

export interface Ground {
  drift: boolean;
  /** How often somebody walked here. */
  tracks: number;
}

export interface Toy {
  round: number;
  phase: 'stance' | 'hunt' | 'wolves';
  /** Whose turn it is in the hunt. */
  turn: number;
  /** The id of the wolf that moves next. */
  wolf: number;
  stores: number;
  hunters: Hunter[];
  wolves: Wolf[];
  deck: Card[];
  used: Card[];
  ground: Ground[];
}

export function copy(s: Toy): Toy {
  return {
    round: s.round,
    phase: s.phase,
    turn: s.turn,
    wolf: s.wolf,
    stores: s.stores,
    hunters: s.hunters.map((h) => ({
      at: h.at,
      wounds: h.wounds,
      down: h.down,
      hand: h.hand.slice(),
      stance: h.stance,
      wary: h.wary,
      steps: h.steps,
      struck: h.struck,
    })),
    wolves: s.wolves.map((w) => ({ id: w.id, at: w.at, lair: w.lair, wounds: w.wounds })),
    deck: s.deck.slice(),
    used: s.used.slice(),
    ground: s.ground.map((g) => ({ drift: g.drift, tracks: g.tracks })),
  };
}
