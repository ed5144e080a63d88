import type { Flow, Option } from '@wyrdhall/kernel';
import type { Rest } from '../../campaign-state.ts';
import { LOCATIONS, type LocationCard, locationOf } from '../../content/campaign/locations.ts';
import { questOf } from '../../content/campaign/quests.ts';
import { everySeat, type Fateforge, type FateforgeTable } from '../../state.ts';
import { campaignOf, hasFlag } from '../campaign/memory.ts';
import { packing } from '../campaign/pack.ts';
import { because } from '../reasons.ts';
import { payTime, restNumber } from './time.ts';
import { arrive, visitStep } from './visit.ts';

type Answer = (t: FateforgeTable) => Flow | undefined;

/** FF-352 */
function isOpen(s: Fateforge, { id, open }: LocationCard): boolean {
  const c = campaignOf(s);
  if (id === 'quiet-shrine' && hasFlag(c, 'shrineOpen')) return true;
  switch (open.kind) {
    case 'start':
      return true;
    case 'rest':
      return restNumber(c.rest?.id ?? 'r0') >= open.from;
    case 'reputation':
      return c.memory.reputation[open.faction] >= open.least;
    case 'flag':
      return hasFlag(c, open.flag);
  }
}

/** FF-351; the Archive may owe the party a visit. */
function timeOf(s: Fateforge, { id, time }: LocationCard): number {
  const c = campaignOf(s);
  return id === 'archive' && (hasFlag(c, 'archiveFree') || hasFlag(c, 'archiveOnce')) ? 0 : time;
}

const late = (rest: Rest, time: number) => (time > rest.tokens ? { closed: because.noTime } : {});

function visits(s: Fateforge, rest: Rest): Option<Answer>[] {
  return LOCATIONS.filter((location) => isOpen(s, location)).map((location) => {
    const { id, shop } = location;
    // FF-354: a shop is looked around in for nothing; who buys there pays the time first.
    if (shop) return { id: `browse:${id}`, value: (t) => arrive(t, id), at: id };
    const time = timeOf(s, location);
    const value: Answer = (t) => {
      const c = campaignOf(t.state);
      payTime(t, c.rest as Rest, time, id);
      if (id === 'archive') c.memory.flags = c.memory.flags.filter((flag) => flag !== 'archiveOnce');
      return arrive(t, id);
    };
    return { id: `visit:${id}`, value, at: id, ...late(rest, time) };
  });
}

function quests(s: Fateforge, rest: Rest): Option<Answer>[] {
  return campaignOf(s).memory.quests.map(({ id }) => {
    const { time } = questOf(id);
    const value: Answer = (t) => {
      payTime(t, campaignOf(t.state).rest as Rest, time, id);
      takeUp(t, id);
      return undefined;
    };
    return { id: `quest:${id}`, value, ...late(rest, time) };
  });
}

/** FF-357, FF-360 */
function takeUp(t: FateforgeTable, id: string): void {
  const c = campaignOf(t.state);
  const { form } = questOf(id);
  c.memory.quests = c.memory.quests.filter((quest) => quest.id !== id);
  c.memory.questsDone.push(id);
  t.tell({ kind: 'quest', rule: 'FF-360', quest: id, what: 'begun' });
  if ('fight' in form) c.agenda.unshift(`tell ${id}_begin`, `fight ${form.fight}`);
  else if ('explore' in form) c.agenda.unshift(`tell ${id}_begin`, `walk ${form.explore}`);
  else c.agenda.unshift(`tell ${id}_begin`);
}

/** FF-348 to FF-366: one thing after the other, in the order that the party likes. */
export function* restStep(t: FateforgeTable, rest: Rest): Flow {
  const s = t.state;
  if (rest.at !== '') return yield* visitStep(t, rest, locationOf(rest.at));
  const options: Option<Answer>[] = [
    ...visits(s, rest),
    ...quests(s, rest),
    ...packing(s).map(({ id }): Option<Answer> => ({ id, value: pack })),
    { id: 'rest-over', value: leave },
  ];
  const data = {
    rest: rest.id,
    tokens: rest.tokens,
    gold: s.bag.gold,
    food: s.bag.food,
    times: LOCATIONS.map((location) => `${location.id} ${timeOf(s, location)}`),
    quests: campaignOf(s).memory.quests.map(({ id, left }) => `${id} ${left}`),
  };
  const question = { id: 'rest', rule: 'FF-349', data, confirm: true, quiet: 'rest-over' };
  const { value } = yield* t.anyone(everySeat(s), question, () => options);
  const flow = value(t);
  if (flow) yield* flow;
}

const pack: Answer = (t) => {
  campaignOf(t.state).pack = true;
  return undefined;
};

const leave: Answer = (t) => {
  campaignOf(t.state).agenda.push('rest-over');
  return undefined;
};
