/** The rules that are kept back until they come up, by number (FF-011). */
export const UNLOCKS = [
  'chests',
  'barricades',
  'difficult terrain',
  'healing fountains',
  'portals',
  'guarded enemies',
  'upgradeable skills',
  'allies',
  'exploration tokens',
  'traps',
  'doors',
  'weak spots',
  'fear',
  'toxic damage',
] as const;
