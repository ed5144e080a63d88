export const HERO_IDS = ['brakka', 'sel', 'orrin', 'mirelle', 'tovik', 'ysolde', 'grum', 'quill'] as const;
export type HeroId = (typeof HERO_IDS)[number];

export const ADVENTURE_IDS = ['sump', 'toll-road', 'candles', 'clockmaker', 'ash-stair', 'crown'] as const;
export type AdventureId = (typeof ADVENTURE_IDS)[number];

/** `whetted-hook`, `thick-skin`, `gutter-imp` (see src/content). */
export type TreasureId = string;
export type TraitId = string;
export type EnemyKind = string;
export type AbilityId = string;

/** RF-120: what can be carried as a token. Investigate is knowledge (RF-125): see `Enemy.known`. */
export const STATUSES = ['poison', 'weakness', 'stun'] as const;
export type Status = (typeof STATUSES)[number];
