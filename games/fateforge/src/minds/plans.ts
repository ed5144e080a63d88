import type { Pick, Prompt } from '@wyrdhall/kernel';
import { type Fateforge, heroAt } from '../state.ts';
import { meansOf, nameOf } from './means.ts';
import { acting } from './outlook.ts';
import { positionKey } from './position-key.ts';
import { type Budget, type Line, solve } from './solver.ts';

const QUICK: Budget = { least: 250, most: 900 };
const MOST_KEPT = 300;
const kept = new Map<string, readonly Line[]>();
/** What the line that was looked up last answers to questions within its first use, by what they look like. */
const asides = new Map<string, Pick>();

const aside = ({ question, options, seat }: Prompt): string =>
  `${seat} ${question.id} ${question.figure} ${options.map(({ id, closed }) => (closed ? '' : id)).join()}`;

/** The lines of a turn that has begun, the best first. A turn is solved once; later uses go on with its best line. */
function linesFor(s: Fateforge): readonly Line[] {
  const hero = acting(s);
  const name = nameOf(positionKey(s, hero), meansOf(heroAt(s, hero)));
  const found = kept.get(name);
  if (found) return found;
  if (kept.size >= MOST_KEPT) kept.clear();
  const { lines } = solve(s, QUICK);
  kept.set(name, lines);
  const [best] = lines;
  best?.froms.forEach((from, k) => {
    const rest = { uses: best.uses.slice(k), froms: best.froms.slice(k), worth: best.worth };
    if (!kept.has(from)) kept.set(from, [rest]);
  });
  return lines;
}

/** For each option of a turn, the worth of the best line that was found to begin with it. */
export function firstUses(s: Fateforge, prompt: Prompt): (number | undefined)[] {
  const lines = linesFor(s);
  asides.clear();
  for (const answer of lines[0]?.uses[0]?.slice(1) ?? []) asides.set(aside(answer.prompt), answer.pick);
  const byId = new Map<string, number>();
  for (const { uses, worth } of lines) {
    const first = uses[0]?.[0];
    const id = first?.prompt.options[first.pick as number]?.id;
    if (id !== undefined && !byId.has(id)) byId.set(id, worth);
  }
  return prompt.options.map(({ id }) => byId.get(id));
}

/** What the use that was begun answers here; undefined where it has nothing to say. */
export const planned = (prompt: Prompt): Pick | undefined => asides.get(aside(prompt));
