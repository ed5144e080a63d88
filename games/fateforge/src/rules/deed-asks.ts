import type { Flow, Option, Question } from '@wyrdhall/kernel';
import type { Deed } from '../content/deed.ts';
import { type Enemy, type FateforgeTable, type Hero, heroAt, seatOf } from '../state.ts';
import { zoneChoice } from './board.ts';
import { after, canFinish, choicesOf, type Plan } from './chain.ts';

/** A card, or a result, at work: who uses it, and the deeds it is made of. */
export interface Work {
  readonly i: number;
  /** The card, or the action's name. */
  readonly by: string;
  readonly deeds: readonly Deed[];
  readonly chain: boolean;
}

export const ask = (work: Work, deed: Deed, h: Hero, id: string, quiet?: string): Question => ({
  id,
  rule: 'FF-217',
  figure: h.id,
  data: { by: work.by, op: deed.op, n: deed.n },
  ...(quiet !== undefined && { quiet }),
});

const LEAVE = 'leave';

/** Which enemy; undefined where there is none, or the deed is left out. */
export function* whichEnemy(t: FateforgeTable, work: Work, k: number, plan: Plan): Flow<Enemy | undefined> {
  const s = t.state;
  const h = heroAt(s, work.i);
  const deed = work.deeds[k] as Deed;
  let enemies = choicesOf(s, h, deed, plan);
  if (work.chain) enemies = enemies.filter((e) => canFinish(s, h, work.deeds, k + 1, after(deed, e, plan)));
  if (enemies.length === 0) return undefined;
  const options: Option<Enemy | undefined>[] = enemies.map((e) => ({
    id: `enemy:${e.id}`,
    value: e,
    at: e.id,
  }));
  const optional = k > 0 && !work.chain;
  if (optional) options.push({ id: LEAVE, value: undefined });
  return yield* t.choose(
    seatOf(s, work.i),
    ask(work, deed, h, 'target', optional ? LEAVE : undefined),
    options,
  );
}

export function* whichZone(
  t: FateforgeTable,
  work: Work,
  k: number,
  zones: readonly number[],
): Flow<number | undefined> {
  const s = t.state;
  const h = heroAt(s, work.i);
  if (zones.length === 0) return undefined;
  const { options, names } = zoneChoice(s, zones);
  const question = ask(work, work.deeds[k] as Deed, h, 'where');
  return yield* t.choose(seatOf(s, work.i), { ...question, data: { ...question.data, names } }, options);
}

export function* whichHero(
  t: FateforgeTable,
  work: Work,
  k: number,
  heroes: readonly number[],
): Flow<number | undefined> {
  const s = t.state;
  if (heroes.length === 0) return undefined;
  const options = heroes.map(
    (i): Option<number> => ({ id: `hero:${heroAt(s, i).id}`, value: i, at: heroAt(s, i).id }),
  );
  const h = heroAt(s, work.i);
  return yield* t.choose(seatOf(s, work.i), ask(work, work.deeds[k] as Deed, h, 'whom'), options);
}
