import type { Flow, Option } from '@wyrdhall/kernel';
import { ALL, type Deed } from '../content/deed.ts';
import { type FateforgeTable, heroAt, seatOf } from '../state.ts';
import { ask, type Work, whichHero } from './deed-asks.ts';
import { giveWild, revive } from './deeds-rare.ts';
import { recover } from './harm-hero.ts';
import { heroesFor } from './targets.ts';

/** What heroes get. False where nobody can get it. */
export function* forHeroes(t: FateforgeTable, work: Work, k: number): Flow<boolean> {
  const s = t.state;
  const h = heroAt(s, work.i);
  const deed = work.deeds[k] as Deed;
  const heroes = heroesFor(s, h, deed, h.zone);
  if (deed.whom === 'split') return yield* split(t, work, k, heroes);
  const i = deed.whom === 'self' ? heroes[0] : yield* whichHero(t, work, k, heroes);
  // Healing somebody who is whole does nothing, and is done.
  if (i === undefined) return deed.whom === 'self';
  yield* give(t, work, deed, i, deed.n);
  return true;
}

function* split(t: FateforgeTable, work: Work, k: number, heroes: readonly number[]): Flow<boolean> {
  const s = t.state;
  const deed = work.deeds[k] as Deed;
  if (heroes.length === 0) return false;
  const options = heroes.map((i): Option<number> => {
    const h = heroAt(s, i);
    return {
      id: `hero:${h.id}`,
      value: i,
      at: h.id,
      most: deed.op === 'heal' ? h.maxHealth - h.health : deed.n,
    };
  });
  const room = options.reduce((sum, { most = 0 }) => sum + most, 0);
  const n = Math.min(deed.n, room);
  const question = ask(work, deed, heroAt(s, work.i), 'share');
  const shares = yield* t.chooseAmounts(seatOf(s, work.i), question, options, { min: n, max: n });
  for (const { value, amount } of shares) yield* give(t, work, deed, value, amount);
  return true;
}

function* give(t: FateforgeTable, work: Work, deed: Deed, i: number, n: number): Flow {
  const h = heroAt(t.state, i);
  switch (deed.op) {
    case 'heal':
      recover(t, h, 'health', n, work.by);
      return;
    case 'energy':
      recover(t, h, 'energy', n, work.by);
      return;
    case 'block':
      h.block += n;
      t.tell({ kind: 'block', rule: 'FF-151', hero: h.id, n });
      return;
    case 'clear-toxic': {
      const back = Math.min(h.toxic, n === ALL ? h.toxic : n);
      h.toxic -= back;
      h.health += back;
      t.tell({
        kind: 'recovers',
        rule: 'FF-443',
        hero: h.id,
        what: 'health',
        amount: back,
        now: h.health,
        by: work.by,
      });
      return;
    }
    case 'give':
      return giveWild(t, i, work.by);
    case 'revive':
      yield* revive(t, i);
  }
}
