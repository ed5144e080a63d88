/** What follows what in the Silent Bell (FF-001 to FF-008): story nodes, fights (one of two), rests, the ending. */
export const SCHEDULE = [
  '1.0',
  'c01',
  '1.1',
  'c02',
  '1.2',
  'r1',
  '1.3',
  'c03',
  '1.4',
  'c04a|c04b',
  'r2',
  '1.5',
  'c05',
  'c06',
  '1.6',
  'r3',
  '2.0',
  'c07',
  '2.1',
  'c08',
  'r4',
  '2.2',
  'c09a|c09b',
  '2.3',
  'c10',
  'r5',
  '2.4',
  'c11',
  'c12',
  '2.5',
  'r6',
  '3.0',
  'c13',
  '3.1',
  'c14a|c14b',
  'r7',
  '3.2',
  'c15',
  '3.3',
  'c16',
  'r8',
  'c17',
  'ending',
] as const;

export type EntryKind = 'story' | 'fight' | 'rest' | 'ending';

export function kindOf(entry: string): EntryKind {
  if (entry === 'ending') return 'ending';
  if (entry.startsWith('r')) return 'rest';
  return entry.startsWith('c') ? 'fight' : 'story';
}

/** FF-002, FF-014: the last entry of each Act is what follows its boss. */
const LAST_OF_ACT = ['r3', 'r6', 'ending'];

const indexOf = (entry: string): number => SCHEDULE.findIndex((other) => other.split('|').includes(entry));
export const entryIndex = indexOf;

export const actOf = (at: number): 1 | 2 | 3 => {
  const act = LAST_OF_ACT.findIndex((last) => at <= indexOf(last));
  return (act < 0 ? 3 : act + 1) as 1 | 2 | 3;
};

/** How many rests lie behind: the stretch from one rest to the next. */
export const restsBefore = (at: number): number =>
  SCHEDULE.slice(0, Math.max(0, at)).filter((entry) => kindOf(entry) === 'rest').length;

/** FF-003 to FF-005: what the bar of an Act shows. */
export const entriesOfAct = (act: 1 | 2 | 3): number[] =>
  [...SCHEDULE.keys()].filter((at) => actOf(at) === act);

/** FF-348 */
export const TOKENS: Readonly<Record<string, number>> = {
  r1: 3,
  r2: 3,
  r3: 4,
  r4: 4,
  r5: 4,
  r6: 4,
  r7: 4,
  r8: 5,
};

/** Every entry that a campaign can begin with, each branch by itself. */
export const BEGINNINGS: readonly string[] = SCHEDULE.flatMap((entry) => entry.split('|')).filter(
  (entry) => entry !== 'ending',
);

/** FF-041: after these rests each hero gains a die. */
export const DIE_AFTER: readonly string[] = ['r2', 'r5', 'r8'];

/** FF-374: where an Act begins, a restart goes back to. */
export const isActStart = (at: number): boolean => at === 0 || LAST_OF_ACT.includes(SCHEDULE[at - 1] ?? '');

/** Explorations that follow a story node. */
export const EXPLORES: Readonly<Record<string, string>> = { '1.1': 'x1', '2.3': 'x2' };
