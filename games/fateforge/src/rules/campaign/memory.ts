import type { Campaign, Memory, NextFight } from '../../campaign-state.ts';
import {
  bandFor,
  FACTIONS,
  type FactionId,
  LEAST_REPUTATION,
  MOST_REPUTATION,
  PEOPLE,
  type PersonId,
} from '../../content/campaign/people.ts';
import { boardOf } from '../../content/index.ts';
import type { Fateforge, FateforgeTable } from '../../state.ts';

/** The campaign, where rules know that there is one. */
export function campaignOf(s: Fateforge): Campaign {
  if (!s.campaign) throw new Error('There is no campaign.');
  return s.campaign;
}

export const nothingNext = (): NextFight => ({
  absent: [],
  stunned: [],
  reactions: 0,
  quiet: [],
  rounds: 0,
  start: [],
  seen: false,
});

const nobody = <Id extends string>(ids: readonly Id[]): Record<Id, number> =>
  Object.fromEntries(ids.map((id) => [id, 0])) as Record<Id, number>;

export const blankMemory = (): Memory => ({
  flags: [],
  counts: {},
  reputation: nobody(FACTIONS),
  people: nobody(PEOPLE),
  cards: [],
  points: 0,
  allies: [],
  visits: {},
  quests: [],
  questsDone: [],
  victory: 0,
  rewards: 0,
  budgets: {},
  met: '',
  lostHours: 0,
});

export const hasFlag = (c: Campaign, flag: string): boolean => c.memory.flags.includes(flag);

export function setFlag(c: Campaign, flag: string, on = true): void {
  const { memory } = c;
  if (!on) memory.flags = memory.flags.filter((other) => other !== flag);
  else if (!memory.flags.includes(flag)) memory.flags.push(flag);
}

/** `bell-song` is the flag `bellSong` too, so that scripts can ask for it. */
export const flagOf = (card: string): string =>
  card.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const bounded = (n: number): number => Math.min(MOST_REPUTATION, Math.max(LEAST_REPUTATION, n));

/** FF-342 */
export function thinkOf(t: FateforgeTable, who: FactionId | PersonId, n: number): void {
  const { memory } = campaignOf(t.state);
  const list: Record<string, number> = who in memory.people ? memory.people : memory.reputation;
  const before = list[who] ?? 0;
  const now = bounded(before + n);
  list[who] = now;
  if (now !== before)
    t.tell({ kind: 'reputation', rule: 'FF-342', who, change: now - before, now, band: bandFor(now) });
}

/** FF-347 */
export function takeCard(t: FateforgeTable, card: string): void {
  const c = campaignOf(t.state);
  setFlag(c, flagOf(card));
  if (c.memory.cards.includes(card)) return;
  c.memory.cards.push(card);
  t.tell({ kind: 'card', rule: 'FF-347', card });
}

export function gainGold(t: FateforgeTable, n: number, by: string, rule = 'FF-328'): void {
  const { bag } = t.state;
  const change = Math.max(n, -bag.gold);
  if (change === 0) return;
  bag.gold += change;
  t.tell({ kind: 'gold', rule, n: change, now: bag.gold, by });
}

export function gainFood(t: FateforgeTable, n: number): void {
  const { bag } = t.state;
  const change = Math.max(n, -bag.food);
  if (change === 0) return;
  bag.food += change;
  t.tell({ kind: 'food', rule: 'FF-365', n: change, now: bag.food });
}

const HEROES: Readonly<Record<string, string>> = {
  'forest-guard': 'withOren',
  rogue: 'withMirel',
  nobleman: 'withCasimir',
  shaman: 'withUkka',
  mercenary: 'withBrannoch',
  alchemist: 'withPell',
};

/** How scripts name a hero: by the first name. */
export const firstName = (s: Fateforge, i: number): string => {
  const h = s.heroes[i];
  return h ? (boardOf(h.id).name.split(' ')[0] ?? '') : '';
};

/** What a script may ask for (README.md). */
export function valuesFor(s: Fateforge, knot: string): Record<string, boolean | number | string> {
  const c = campaignOf(s);
  const { memory } = c;
  const values: Record<string, boolean | number | string> = {};
  for (const flag of memory.flags) values[flag] = true;
  for (const [name, n] of Object.entries(memory.counts)) values[name] = n;
  for (const faction of FACTIONS) values[faction.replace('-', '_')] = memory.reputation[faction];
  for (const person of PEOPLE) values[person] = memory.people[person];
  for (const { id } of s.heroes) values[HEROES[id] as string] = true;
  values.rest = Number(c.rest?.id.slice(1) ?? 0);
  values.visits = memory.visits[knot.replace(/_\d$/, '').replaceAll('_', '-')] ?? 0;
  values.hero = '';
  values.crownBearer = c.ending === 'd' ? firstName(s, mostCorrupted(s)) : '';
  return values;
}

/** Whom the crown passes to where nobody stood at the end. */
function mostCorrupted({ heroes }: Fateforge): number {
  const most = Math.max(...heroes.map(({ corruption }) => corruption.length));
  return heroes.findIndex(({ corruption }) => corruption.length === most);
}
