import type { Flow } from '@wyrdhall/kernel';
import { EXPLORES, isActStart, kindOf, SCHEDULE } from '../../content/campaign/schedule.ts';
import { skillOf } from '../../content/index.ts';
import { copyMemory } from '../../copy-campaign.ts';
import type { Fateforge, FateforgeTable } from '../../state.ts';
import { restStep } from '../rest/rest.ts';
import { beginRest, endRest } from '../rest/time.ts';
import { beginScene, sceneStep } from '../story/scene.ts';
import { beginWalk, walkStep } from '../story/walk.ts';
import { hireStep } from './hire.ts';
import { campaignOf, hasFlag } from './memory.ts';
import { muster } from './muster.ts';
import { packStep } from './pack.ts';
import { dueRewards, grantTrait, takeReward } from './rewards.ts';
import { gainDie } from './things.ts';

/** FF-001: what the campaign does next outside fights. One answer a step. */
export function* campaignStep(t: FateforgeTable): Flow {
  yield* doNext(t);
  // FF-289: whoever was healed stands.
  for (const h of t.state.heroes) if (h.ko && h.health > 0) h.ko = false;
}

function* doNext(t: FateforgeTable): Flow {
  const s = t.state;
  const c = campaignOf(s);
  if (c.pack) return yield* packStep(t);
  if (c.scene) return yield* sceneStep(t, c.scene);
  if (c.walk) return yield* walkStep(t, c.walk);
  if (c.muster !== '') return yield* muster(t, c.muster);
  const [due] = dueRewards(s);
  const entry = due ?? c.agenda.shift();
  if (entry !== undefined) return yield* carryOut(t, entry);
  if (c.rest) return yield* restStep(t, c.rest);
  advance(s);
}

/** `tell n1_0`, `fight c01`, `rest r1` … */
function* carryOut(t: FateforgeTable, entry: string): Flow {
  const s = t.state;
  const c = campaignOf(s);
  const [what, id = '', more = ''] = entry.split(' ');
  switch (what) {
    case 'tell':
      return yield* beginScene(t, id);
    case 'fight':
      c.muster = id;
      return;
    case 'branch':
      c.agenda.unshift(`tell ${branchOf(s, id)}_before`, `fight ${branchOf(s, id)}`);
      return;
    case 'walk':
      c.agenda.unshift(`tell ${id}_begin`, `stroll ${id}`);
      return;
    case 'stroll':
      return beginWalk(t, id);
    case 'rest':
      return beginRest(t, id);
    case 'rest-over':
      return endRest(t);
    case 'reward':
      return yield* takeReward(t, Number(id));
    case 'trait':
      return yield* grantTrait(t, Number(id));
    case 'die':
      return yield* gainDie(t, Number(id));
    case 'hire':
      return yield* hireStep(t, Number(id), more);
    case 'end':
      s.ending = c.ending === 'a' || c.ending === 'b' ? 'won' : 'failed';
      s.phase = 'over';
      return;
  }
}

/** Which of two fights comes, by what the story said last. */
function branchOf(s: Fateforge, entry: string): string {
  const c = campaignOf(s);
  const ids = entry.split('|');
  const said = ids.find((id) => hasFlag(c, `fight:${id}`));
  if (said !== undefined) return said;
  const other = hasFlag(c, 'trustCourt') || hasFlag(c, 'river');
  return ids[other ? 1 : 0] ?? '';
}

/** On to the next entry of the schedule. */
function advance(s: Fateforge): void {
  const c = campaignOf(s);
  c.at++;
  open(s);
}

/** What an entry of the schedule brings. */
export function open(s: Fateforge): void {
  const c = campaignOf(s);
  if (isActStart(c.at)) remember(s);
  const entry = SCHEDULE[c.at] ?? 'ending';
  switch (kindOf(entry)) {
    case 'story':
      c.agenda.push(`tell n${entry.replace('.', '_')}`);
      if (EXPLORES[entry]) c.agenda.push(`walk ${EXPLORES[entry]}`);
      return;
    case 'fight':
      if (entry.includes('|')) c.agenda.push(`branch ${entry}`);
      else c.agenda.push(`tell ${entry}_before`, `fight ${entry}`);
      return;
    case 'rest':
      c.agenda.push(`rest ${entry}`);
      return;
    case 'ending':
      c.agenda.push(`tell end_${c.ending || 'c'}`, 'end');
  }
}

/** FF-375, FF-377, FF-381: what a restart goes back to. */
export function remember(s: Fateforge): void {
  const c = campaignOf(s);
  c.act = {
    at: c.at,
    memory: copyMemory({ ...c.memory, victory: s.victory }),
    heroes: s.heroes.map((h) => ({ dice: [...h.dice], skills: [...h.skills, ...h.reserve] })),
    items: [...s.bag.items, ...s.heroes.flatMap(({ gear }) => gear.map(({ id }) => id))],
    gold: s.bag.gold,
  };
}

/** what skills are worth, the upgraded ones with what they replaced. */
export const worthOf = (skills: readonly string[]): number =>
  skills.reduce((sum, id) => {
    const { cost, upgrades } = skillOf(id);
    return sum + cost + (upgrades === '' ? 0 : skillOf(upgrades).cost);
  }, 0);
