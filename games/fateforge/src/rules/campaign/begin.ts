import type { Campaign } from '../../campaign-state.ts';
import { FOOD_AT_START, GOLD_PER_REST } from '../../content/campaign/economy.ts';
import { OUTCOMES } from '../../content/campaign/outcomes.ts';
import { entryIndex, kindOf, restsBefore, SCHEDULE } from '../../content/campaign/schedule.ts';
import type { Fateforge } from '../../state.ts';
import { readEffect } from '../../story/effects.ts';
import { open, remember } from './agenda.ts';
import { blankMemory, flagOf, nothingNext } from './memory.ts';

const blankCampaign = (heroes: number): Campaign => ({
  at: 0,
  agenda: [],
  scene: null,
  walk: null,
  rest: null,
  pack: false,
  muster: '',
  next: nothingNext(),
  memory: blankMemory(),
  marker: '',
  purse: 0,
  traits: Array.from({ length: heroes }, () => []),
  tongues: [],
  act: { at: 0, memory: blankMemory(), heroes: [], items: [], gold: 0 },
  bestiary: [],
  seen: [],
  ending: '',
});

/** What a party that begins later has chosen, where the story asked. */
const CHOSEN: Readonly<Record<string, readonly string[]>> = {
  '1.0': ['sealsKept'],
  '1.1': ['early'],
  '1.2': ['shardKept'],
  '1.3': ['cisternMap'],
  '1.6': ['veySpared'],
  '2.1': ['mirePact'],
};

/** The branches that lead to a beginning: `c04b` says that the Court was trusted. */
const BRANCHES: readonly {
  readonly at: string;
  readonly taken: string;
  readonly flag: string;
  readonly other: string;
}[] = [
  { at: 'c04a', taken: 'c04b', flag: 'trustCourt', other: 'trustGuard' },
  { at: 'c09a', taken: 'c09b', flag: 'river', other: 'smoke' },
];

/** All that a party has behind it that begins at this entry (the option `at`): fights won, a usual way through. */
function look(c: Campaign, beginning: string): void {
  const { memory } = c;
  const flags = new Set<string>();
  for (const entry of SCHEDULE.slice(0, c.at)) {
    for (const flag of CHOSEN[entry] ?? []) flags.add(flag);
    if (kindOf(entry) !== 'fight') continue;
    const scene = entry.split('|')[0] ?? '';
    if (scene === 'c13') memory.counts.peopleSaved = 2;
    if (scene === 'c11') memory.counts.moulds = 2;
    if (scene === 'c16') memory.counts.bellCubes = 5;
    for (const tag of OUTCOMES[scene]?.won ?? []) {
      const effect = readEffect(tag);
      if (effect.kind === 'flag') flags.add(effect.flag);
      if (effect.kind === 'card') {
        memory.cards.push(effect.card);
        flags.add(flagOf(effect.card));
      }
      if (effect.kind === 'ally') memory.allies.push(effect.ally);
    }
  }
  for (const { at, taken, flag, other } of BRANCHES)
    if (entryIndex(at) <= c.at) flags.add(beginning === taken ? flag : other);
  if (SCHEDULE[c.at]?.includes('|')) flags.add(`fight:${beginning}`);
  memory.flags = [...flags];
}

/** FF-016: a campaign, from its first page or from a later entry. */
export function beginCampaign(s: Fateforge, beginning: string): void {
  const isNew = beginning === 'start' || beginning === '1.0';
  const c = blankCampaign(s.heroes.length);
  s.campaign = c;
  s.phase = 'setup';
  c.at = isNew ? 0 : Math.max(0, entryIndex(beginning));
  s.bag.food = FOOD_AT_START[s.settings.profile];
  if (!isNew) {
    look(c, beginning);
    const rests = restsBefore(c.at);
    s.bag.gold = GOLD_PER_REST * Math.min(1, rests) * s.heroes.length;
    const fights = SCHEDULE.slice(0, c.at).filter((entry) => kindOf(entry) === 'fight').length;
    s.victory = Math.round((fights * 2) / 3);
    c.memory.victory = s.victory;
    // What these brought is in the standard heroes.
    c.memory.rewards = [3, 6, 9, 12, 15].filter((at) => at <= s.victory).length;
  }
  remember(s);
  if (isNew) c.agenda.push('tell prologue');
  open(s);
}
