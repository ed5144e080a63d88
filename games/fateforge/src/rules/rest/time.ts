import type { Rest } from '../../campaign-state.ts';
import { MORE_TIME } from '../../content/campaign/economy.ts';
import { ODD_THINGS } from '../../content/campaign/locations.ts';
import { QUESTS } from '../../content/campaign/quests.ts';
import { DIE_AFTER, TOKENS } from '../../content/campaign/schedule.ts';
import { ITEMS, itemOf } from '../../content/index.ts';
import { type Fateforge, type FateforgeTable, heroAt } from '../../state.ts';
import { campaignOf } from '../campaign/memory.ts';
import { inSupply } from '../campaign/things.ts';
import { recover } from '../harm-hero.ts';

export const restNumber = (id: string): number => Number(id.slice(1));

/** FF-349 */
export function payTime(t: FateforgeTable, rest: Rest, time: number, what: string): void {
  if (time === 0) return;
  rest.tokens -= time;
  t.tell({ kind: 'time', rule: 'FF-349', n: time, left: rest.tokens, what });
}

/** Odd things: tier 2 and 3 equipment and clothing, four of them in each rest. */
function oddThings(t: FateforgeTable): string[] {
  const s = t.state;
  const things = ITEMS.filter(
    (item) =>
      item.tier >= 2 &&
      item.cost > 0 &&
      (item.slot === 'equipment' || item.slot === 'clothing') &&
      inSupply(s, item) > 0,
  ).map(({ id }) => id);
  t.shuffle(things);
  return things.slice(0, ODD_THINGS);
}

/** FF-348 */
export function beginRest(t: FateforgeTable, id: string): void {
  const s = t.state;
  const c = campaignOf(s);
  const { memory } = c;
  const tokens = Math.max(0, (TOKENS[id] ?? 0) + MORE_TIME[s.settings.profile] - memory.lostHours);
  memory.lostHours = 0;
  c.rest = {
    id,
    tokens,
    at: '',
    paid: [],
    health: 0,
    food: 0,
    cleansed: [],
    rested: false,
    rumour: false,
    odd: oddThings(t),
  };
  t.tell({ kind: 'rest', rule: 'FF-348', id, tokens });
  c.agenda.unshift(`tell ${id}`, ...expire(t), ...offer(s, restNumber(id)));
  if (id === 'r4' && !s.unlocked.includes(UPGRADES)) {
    s.unlocked.push(UPGRADES);
    t.tell({ kind: 'unlock', rule: 'FF-011', n: UPGRADES });
  }
}

const UPGRADES = 7;

/** FF-359: what nobody took up is gone. */
function expire(t: FateforgeTable): string[] {
  const { memory } = campaignOf(t.state);
  const gone = memory.quests.filter(({ left }) => left <= 0).map(({ id }) => id);
  memory.quests = memory.quests.filter(({ left }) => left > 0);
  for (const id of gone) t.tell({ kind: 'quest', rule: 'FF-359', quest: id, what: 'gone' });
  return gone.map((id) => `tell ${id}_gone`);
}

/** What comes on offer with this rest. */
function offer(s: Fateforge, rest: number): string[] {
  const { memory } = campaignOf(s);
  const known = [...memory.questsDone, ...memory.quests.map(({ id }) => id)];
  const fresh = QUESTS.filter(({ id, from }) => from === rest && !known.includes(id));
  memory.quests.push(...fresh.map(({ id, life }) => ({ id, left: life })));
  return fresh.map(({ id }) => `tell ${id}_offer`);
}

/** FF-350, FF-356, FF-361, FF-362: time that is left is lost, energy and armour come back. */
export function endRest(t: FateforgeTable): void {
  const s = t.state;
  const c = campaignOf(s);
  if (!c.rest) return;
  const { id, tokens } = c.rest;
  t.tell({ kind: 'rest-over', rule: 'FF-361', lost: tokens });
  for (let i = 0; i < s.heroes.length; i++) {
    const h = heroAt(s, i);
    const kept = h.corruption.includes('corruption:hollow-sleep') ? 1 : 0;
    recover(t, h, 'energy', Math.max(0, h.maxEnergy - h.energy - kept), 'rest');
    for (const gear of h.gear) gear.armour = itemOf(gear.id).armour;
    h.stunned = false;
  }
  for (const quest of c.memory.quests) quest.left--;
  c.rest = null;
  if (DIE_AFTER.includes(id)) c.agenda.push(...s.heroes.map((_, i) => `die ${i}`));
}
