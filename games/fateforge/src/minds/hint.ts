import { isKernelTold } from '@wyrdhall/kernel';
import { isStanding } from '../rules/figures.ts';
import type { Fateforge } from '../state.ts';
import type { FateforgeTold } from '../told.ts';
import { acting } from './outlook.ts';
import { type Line, type Solution, solve } from './solver.ts';
import { type Answered, TryOut, type Way } from './try-out.ts';

/** One use of a turn: the option that begins it, what is answered to the questions after it, and what comes of it. */
export interface HintUse {
  readonly use: string;
  readonly answers: readonly string[];
  readonly told: readonly FateforgeTold[];
}

/** A whole turn as the solver would play it. */
export interface Hint {
  readonly hero: string;
  readonly uses: readonly HintUse[];
  /** Points by which it is better than ending the turn at once. */
  readonly gain: number;
}

function idsOf({ prompt, pick }: Answered): string[] {
  const id = (k: number): string => prompt.options[k]?.id ?? '';
  if (typeof pick === 'number') return [id(pick)];
  return prompt.ask === 'amounts'
    ? pick.flatMap((n, k) => Array.from({ length: n }, () => id(k)))
    : pick.map(id);
}

const same = (one: readonly Answered[], other: readonly Answered[]): boolean =>
  one.length === other.length && one.every(({ pick }, k) => String(pick) === String(other[k]?.pick));

/** Plays the line, use by use. */
function told(s: Fateforge, { uses }: Line): HintUse[] {
  const hero = acting(s);
  const tryOut = new TryOut(s);
  const found: HintUse[] = [];
  let from = s;
  for (const answers of uses) {
    const [first, ...more] = answers;
    if (!first) break;
    let way: Way | undefined;
    for (const other of tryOut.uses(from, hero, tryOut.turnPrompt(from, hero), first.pick as number)) {
      if (!same(other.answers, answers)) continue;
      way = other;
      break;
    }
    if (!way) break;
    from = way.state;
    found.push({
      use: idsOf(first)[0] ?? '',
      answers: more.flatMap(idsOf),
      told: way.told.flatMap(({ event }) => (isKernelTold(event) ? [] : [event])),
    });
  }
  return found;
}

/** Ending the turn at once is the line with one use. */
const idleWorth = ({ lines }: Solution): number =>
  lines.find(({ uses }) => uses.length === 1)?.worth ?? lines.at(-1)?.worth ?? 0;

/** The turn as it has begun: what comes first is the same for all lines. */
function begun(s: Fateforge): Fateforge | undefined {
  if (s.began) return s;
  const [way] = new TryOut(s).beginnings(s);
  return way?.state.began ? way.state : undefined;
}

/** The best turn that the solver finds for the hero whose turn it is; undefined where it is nobody's. */
export function hintFor(s: Fateforge): Hint | undefined {
  const hero = s.heroes[acting(s)];
  if (!hero || !isStanding(hero)) return undefined;
  const from = begun(s);
  if (!from) return undefined;
  const solution = solve(from);
  const [best] = solution.lines;
  return best && { hero: hero.id, uses: told(from, best), gain: best.worth - idleWorth(solution) };
}
