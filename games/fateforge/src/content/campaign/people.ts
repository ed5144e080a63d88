/** FF-342: who has an opinion of the party. */
export const FACTIONS = ['lantern-guard', 'rust-court', 'mirefolk', 'bell-house', 'guilds'] as const;
export type FactionId = (typeof FACTIONS)[number];

export const PEOPLE = [
  'vey',
  'hask',
  'aune',
  'vixa',
  'ruk',
  'tam',
  'sedge',
  'ilmar',
  'oss',
  'dorrit',
] as const;
export type PersonId = (typeof PEOPLE)[number];

export const PERSON_NAMES: Readonly<Record<PersonId, string>> = {
  vey: 'Captain Ilse Vey',
  hask: 'Sergeant Hask',
  aune: 'Mother Aune',
  vixa: 'Vixa',
  ruk: 'Baron Ruk',
  tam: 'Tam the ferryman',
  sedge: 'Sedge',
  ilmar: 'Cantor Ilmar',
  oss: 'Regent Halvard Oss',
  dorrit: 'Dorrit Kell',
};

export const LEAST_REPUTATION = -5;
export const MOST_REPUTATION = 5;

/** The name of a number: the first whose least it reaches. */
const BANDS = [
  { band: 'trusted', least: 3 },
  { band: 'friendly', least: 1 },
  { band: 'neutral', least: 0 },
  { band: 'wary', least: -2 },
] as const;
export type Band = (typeof BANDS)[number]['band'] | 'hostile';

export const bandFor = (reputation: number): Band =>
  BANDS.find(({ least }) => reputation >= least)?.band ?? 'hostile';
