import type { Flow, Option } from '@wyrdhall/kernel';
import type { Walk } from '../../campaign-state.ts';
import { DIRECTIONS, explorationOf, PLACES, placeOf } from '../../content/campaign/city.ts';
import { everySeat, type Fateforge, type FateforgeTable } from '../../state.ts';
import { campaignOf, setFlag } from '../campaign/memory.ts';
import { performAll } from '../campaign/outcome.ts';
import { packing } from '../campaign/pack.ts';
import { because } from '../reasons.ts';
import { tellInPassing } from './scene.ts';

/** FF-346: what the engine does where an exploration ends early or late; the scripts say it. */
const RESULTS: Readonly<
  Record<string, { readonly early: readonly string[]; readonly late: readonly string[] }>
> = {
  x1: { early: ['flag early', 'no-reactions 1'], late: ['energy -1 each'] },
  x2: { early: ['start a b'], late: ['more-reactions 1'] },
  x3: { early: [], late: [] },
  x4: { early: ['flag shrineOpen'], late: ['flag shrineOpen'] },
};

/** FF-343 */
export function beginWalk(t: FateforgeTable, id: string): void {
  const s = t.state;
  const c = campaignOf(s);
  const { start, budget } = explorationOf(id);
  const left = Math.max(1, budget + (c.memory.budgets[id] ?? 0));
  c.walk = { id, at: start, left, steps: 0, found: [], hints: 1, spared: false };
  c.marker = '';
  t.tell({ kind: 'walk-begins', rule: 'FF-343', id, left });
  tellInPassing(t, placeKnot(start));
  tellInPassing(t, `${id}_hint_1`);
}

/** The knot that says what one sees at a place. */
export const placeKnot = (id: string): string => `place_${id.replaceAll('-', '_')}`;

/** The places that are looked for now: the goal comes last. */
function targetsOf({ id, found }: Walk): readonly string[] {
  const { via, goal } = explorationOf(id);
  const open = via.filter((place) => !found.includes(place));
  return open.length > 0 ? open : [goal];
}

/** How far the nearest of them is from a place. */
export const stepsLeft = (walk: Walk, from: string): number =>
  Math.min(...targetsOf(walk).map((target) => stepsBetween(walk.id, from, target)));

const isBlocked = (id: string, from: string, to: string): boolean =>
  explorationOf(id).blocked.includes(`${from}:${to}`);

/** How many steps lead from one place to another tonight. */
function stepsBetween(id: string, from: string, to: string): number {
  const reached = new Map([[from, 0]]);
  for (const [place, steps] of reached) {
    if (place === to) return steps;
    for (const next of Object.values(placeOf(place).ways))
      if (!reached.has(next) && !isBlocked(id, place, next)) reached.set(next, steps + 1);
  }
  return reached.size;
}

type Answer = { readonly to: string } | { readonly mark: true } | { readonly pack: true };

function ways(walk: Walk): Option<Answer>[] {
  const { ways } = placeOf(walk.at);
  return DIRECTIONS.flatMap((direction) => {
    const to = ways[direction];
    if (to === undefined) return [];
    const option: Option<Answer> = { id: `go:${direction}`, value: { to } };
    return [isBlocked(walk.id, walk.at, to) ? { ...option, closed: because.walledUp } : option];
  });
}

/** FF-344: the party chooses a direction, and marks where it thinks it is. */
export function* walkStep(t: FateforgeTable, walk: Walk): Flow {
  const s = t.state;
  const c = campaignOf(s);
  const data = { id: walk.id, left: walk.left, marker: c.marker, hints: walk.hints };
  const question = { id: 'walk', rule: 'FF-344', data, confirm: true };
  const options: Option<Answer>[] = [
    ...ways(walk),
    { id: 'mark', value: { mark: true } },
    ...packing(s).map(({ id }): Option<Answer> => ({ id, value: { pack: true } })),
  ];
  const { seat, value } = yield* t.anyone(everySeat(s), question, () => options);
  if ('pack' in value) c.pack = true;
  else if ('mark' in value) yield* mark(t, seat);
  else yield* go(t, walk, value.to);
}

/** FF-346: the players put their marker where they think they are. */
function* mark(t: FateforgeTable, seat: number): Flow {
  const c = campaignOf(t.state);
  const options = PLACES.map(({ id }): Option<string> => ({ id: `place:${id}`, value: id, at: id }));
  c.marker = yield* t.choose(seat, { id: 'mark', rule: 'FF-346', data: { marker: c.marker } }, options);
  t.tell({ kind: 'marks', rule: 'FF-346', place: c.marker });
}

/** One free wrong step, with the Map Case. */
const isSpared = (s: Fateforge, walk: Walk, to: string): boolean =>
  !walk.spared &&
  s.heroes.some(({ passives }) => passives.includes('free-wrong-step')) &&
  stepsLeft(walk, to) >= stepsLeft(walk, walk.at);

const HINT_EVERY = 2;

function* go(t: FateforgeTable, walk: Walk, to: string): Flow {
  const s = t.state;
  const { via, goal, hints } = explorationOf(walk.id);
  if (isSpared(s, walk, to)) {
    walk.spared = true;
    t.tell({ kind: 'spared-step', rule: 'FF-346' });
  } else walk.left--;
  walk.at = to;
  walk.steps++;
  t.tell({ kind: 'walks', rule: 'FF-344', left: walk.left });
  t.reveal();
  const isFound = targetsOf(walk).includes(to);
  if (isFound && to === goal) return yield* arrive(t, walk, 'goal');
  if (isFound) walk.found.push(to);
  if (walk.left === 0) return yield* arrive(t, walk, 'late');
  const due = via.length > 0 ? walk.found.length + 1 : 1 + Math.floor(walk.steps / HINT_EVERY);
  tellInPassing(t, placeKnot(to));
  if (Object.values(placeOf(to).ways).some((way) => isBlocked(walk.id, to, way)))
    tellInPassing(t, `${walk.id}_blocked`);
  if (due <= walk.hints || due > hints) return;
  walk.hints = due;
  tellInPassing(t, `${walk.id}_hint_${due}`);
}

function* arrive(t: FateforgeTable, walk: Walk, how: 'goal' | 'late'): Flow {
  const c = campaignOf(t.state);
  c.walk = null;
  if (how === 'goal') setFlag(c, `found-${walk.id}`);
  t.tell({ kind: 'walk-ends', rule: 'FF-346', id: walk.id, found: how === 'goal' });
  c.agenda.unshift(`tell ${walk.id}_${how}`);
  const result = RESULTS[walk.id];
  yield* performAll(t, (how === 'goal' ? result?.early : result?.late) ?? []);
}
