export type Colour = 'yellow' | 'red';
export const MONSTER_KINDS = [
  'goblin',
  'brute',
  'troll',
  'sprite',
  'elemental',
  'jotunn',
  'imp',
  'skeleton',
  'draugr',
] as const;
export type MonsterKind = (typeof MONSTER_KINDS)[number];
export type Faction = 'trollkin' | 'fire-horde' | 'dead' | 'wyrm';
export type LegendName = keyof typeof LEGENDS;

export interface MonsterFacts extends Powers {
  readonly name: string;
  readonly faction: Faction;
  /** 1 to 3; Legends stand above them (GR-306). */
  readonly rank: 1 | 2 | 3 | 4;
  readonly strength: number;
  readonly health: number;
  readonly experience: number;
  readonly move: number;
  readonly range: number;
  readonly armour: number;
  /** GR-009 */
  readonly tiles: number;
}

/** What sets a monster apart (GR-302, GR-305). */
interface Powers {
  /** How many hits a rune is to it. */
  readonly runes: number;
  /** Attacks in a monster turn. */
  readonly attacks: number;
  /** Rolls as many dice as it has health left. */
  readonly diceByHealth: boolean;
  /** Only damage from a character adjacent to it counts. */
  readonly onlyAdjacent: boolean;
  /** Rolls no dice: so much unpreventable damage to every hero, at any distance; 0 for all others. */
  readonly strikesAll: number;
  /** Arrives with these on all free areas next to it. */
  readonly escort: MonsterKind | '';
  /** For its whole faction: hits of a rune, dice for each supporter, and health for all others. */
  readonly kinRunes: number;
  readonly kinSupport: number;
  readonly kinHealth: number;
}

const monster = (
  name: string,
  faction: Faction,
  rank: 1 | 2 | 3 | 4,
  strength: number,
  health: number,
  experience: number,
  tiles: number,
  more: Partial<MonsterFacts> = {},
): MonsterFacts => ({
  name,
  faction,
  rank,
  strength,
  health,
  experience,
  tiles,
  move: 1,
  range: faction === 'fire-horde' ? 2 : 1, // GR-301
  armour: 0,
  runes: faction === 'dead' ? 1 : 0, // GR-302
  attacks: 1,
  diceByHealth: false,
  onlyAdjacent: false,
  strikesAll: 0,
  escort: '',
  kinRunes: 0,
  kinSupport: faction === 'trollkin' ? 1 : 0, // GR-300
  kinHealth: 0,
  ...more,
});

export const MONSTERS = {
  goblin: monster('Goblin', 'trollkin', 1, 1, 2, 1, 20, { move: 2 }),
  brute: monster('Brute', 'trollkin', 2, 3, 3, 2, 15),
  troll: monster('Troll', 'trollkin', 3, 6, 7, 3, 10),
  sprite: monster('Sprite', 'fire-horde', 1, 1, 2, 1, 20),
  elemental: monster('Elemental', 'fire-horde', 2, 3, 4, 2, 15),
  jotunn: monster('Jotunn', 'fire-horde', 3, 5, 6, 3, 10),
  imp: monster('Imp', 'dead', 1, 2, 2, 1, 20),
  skeleton: monster('Skeleton', 'dead', 2, 4, 3, 2, 15),
  draugr: monster('Draugr', 'dead', 3, 6, 5, 3, 10, { armour: 1 }), // GR-303
} as const satisfies Record<MonsterKind, MonsterFacts>;

const legend = (
  name: string,
  faction: Faction,
  strength: number,
  health: number,
  experience: number,
  power: Partial<MonsterFacts> = {},
): MonsterFacts => monster(name, faction, 4, strength, health, experience, 1, power);

/** GR-304, GR-305: [yellow, red]. */
export const LEGENDS = {
  queen: [
    legend('Queen of the Dead', 'dead', 7, 11, 6, { onlyAdjacent: true }),
    legend('Queen of the Dead', 'dead', 7, 11, 6, { kinHealth: 1 }), // GR-307
  ],
  seer: [
    legend('Seer of Odin', 'dead', 3, 5, 3, { escort: 'skeleton' }), // GR-332
    legend('Seer of Odin', 'dead', 0, 6, 4, { strikesAll: 1 }),
  ],
  grendel: [
    legend('Grendel', 'trollkin', 7, 12, 6),
    legend('Grendel', 'trollkin', 4, 15, 7, { attacks: 2, runes: 2 }),
  ],
  surt: [
    legend('Surt', 'fire-horde', 4, 7, 5, { kinRunes: 1 }),
    legend('Surt', 'fire-horde', 7, 15, 7, { range: 3 }),
  ],
  hrungbald: [
    legend('Hrungbald', 'trollkin', 4, 6, 4, { kinSupport: 2 }),
    legend('Hrungbald', 'trollkin', 7, 11, 5, { kinSupport: 2 }),
  ],
  nidhuggr: [
    legend('Nidhuggr', 'wyrm', 0, 13, 6, { diceByHealth: true }),
    legend('Nidhuggr', 'wyrm', 0, 18, 8, { diceByHealth: true }),
  ],
} as const satisfies Record<string, readonly [MonsterFacts, MonsterFacts]>;

export const LEGEND_NAMES = Object.keys(LEGENDS) as LegendName[];
