export type Colour = 'yellow' | 'red';
export type Faction = 'trollkin' | 'fire-horde' | 'dead' | 'wyrm';
export type MonsterKind = keyof typeof MONSTERS;
export type LegendName = keyof typeof LEGENDS;

export interface MonsterFacts {
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
} as const satisfies Record<string, MonsterFacts>;

/** GR-304, GR-305: [yellow, red]. Strength 0: the seer rolls no dice, Nidhuggr as many as his health left. */
export const LEGENDS = {
  queen: [
    monster('Queen of the Dead', 'dead', 4, 7, 11, 6, 1),
    monster('Queen of the Dead', 'dead', 4, 7, 11, 6, 1),
  ],
  seer: [monster('Seer of Odin', 'dead', 4, 3, 5, 3, 1), monster('Seer of Odin', 'dead', 4, 0, 6, 4, 1)],
  grendel: [monster('Grendel', 'trollkin', 4, 7, 12, 6, 1), monster('Grendel', 'trollkin', 4, 4, 15, 7, 1)],
  surt: [
    monster('Surt', 'fire-horde', 4, 4, 7, 5, 1),
    monster('Surt', 'fire-horde', 4, 7, 15, 7, 1, { range: 3 }),
  ],
  hrungbald: [
    monster('Hrungbald', 'trollkin', 4, 4, 6, 4, 1),
    monster('Hrungbald', 'trollkin', 4, 7, 11, 5, 1),
  ],
  nidhuggr: [monster('Nidhuggr', 'wyrm', 4, 0, 13, 6, 1), monster('Nidhuggr', 'wyrm', 4, 0, 18, 8, 1)],
} as const satisfies Record<string, readonly [MonsterFacts, MonsterFacts]>;

export const MONSTER_KINDS = Object.keys(MONSTERS) as MonsterKind[];
export const LEGEND_NAMES = Object.keys(LEGENDS) as LegendName[];
