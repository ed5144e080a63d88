type Value =
  | number
  /** Damage removed from the hero. */
  | { readonly heals: number }
  /** Damage to each of so many monsters. */
  | { readonly hits: number }
  /** A further attack action. */
  | { readonly attacks: true };

/** What using a card is worth, in pieces of the town, beyond what is worked out on the spot. */
export const VALUES: { readonly [card: string]: Value } = {
  'inspire-defense': 1,
  'boldurs-gate': 1,
  rest: { heals: 2 },
  'leather-purse': { heals: 2 },
  'healing-potion': { heals: 1 },
  stitching: { heals: 1 },
  sewing: { heals: 1 },
  'belt-of-youth': { heals: 1 },
  fortified: { heals: 1 },
  'hail-of-arrows': { hits: 3 },
  'multi-shot': { hits: 2 },
  'speedy-attack': { attacks: true },
  'rapid-strike': { attacks: true },
  'alvas-bracers': { attacks: true },
  prey: 0.05,
  durability: 0.05,
};

/** Two brutes or a troll come with these. */
export const QUESTS: { readonly [option: string]: number } = {
  'quest:leather-purse': -0.3,
  'quest:elven-arrows': 0.2,
};

const STEPS: { readonly [card: string]: number } = {
  agility: 2,
  maneuver: 1,
  treetreader: 1,
  'tailored-boots': 1,
  fleetfoot: 1,
  'home-sewn-cape': 1,
  'seek-shelter': 2,
};

/** How far a card moves its hero. */
export const steps = (card: string, use: string | undefined): number =>
  use === undefined || use === 'move' ? (STEPS[card] ?? 0) : 0;

/** Events that add a piece to the town. */
export const isTownPiece = (card: string): boolean => card === 'inspire-defense' || card === 'boldurs-gate';
