import { hashText, type Pick, type Play, type Prompt, type Random } from '@wyrdhall/kernel';
import { candidates } from './candidates.ts';
import { hastyPick } from './policy.ts';

const MOST_PICKS = 40;
const EXPLORATION = 0.7;

/** An answer that was tried, and what may be asked after it. Chance makes that more than one thing. */
export interface Branch {
  readonly pick: Pick;
  tries: number;
  total: number;
  readonly asked: Map<number, Fork>;
}

/** A prompt in the tree: what was tried there, and what not yet. */
interface Fork {
  visits: number;
  readonly tried: Branch[];
  readonly untried: Pick[];
}

/** The lowest and the highest value so far: what counts as a large difference in this position. */
export interface Scale {
  low: number;
  high: number;
}

export const branch = (pick: Pick): Branch => ({ pick, tries: 0, total: 0, asked: new Map() });

export const mean = (b: Branch): number => (b.tries === 0 ? 0 : b.total / b.tries);

/** The answer to look into at the play's first open prompt, after this branch; whether it is a new one. */
export function descend(
  from: Branch,
  play: Play,
  scale: Scale,
  random: Random,
): { readonly to: Branch; readonly isNew: boolean } {
  const prompt = play.prompts[0] as Prompt;
  const key = keyOf(prompt);
  let fork = from.asked.get(key);
  if (!fork) {
    const untried = candidates(prompt, MOST_PICKS, random);
    random.shuffle(untried);
    fork = { visits: 0, tried: [], untried };
    from.asked.set(key, fork);
  }
  fork.visits++;
  // Widens slowly, so that with few visits the good answers are still seen more than once.
  if (fork.untried.length > 0 && fork.tried.length < 1 + Math.sqrt(2 * fork.visits)) {
    const to = branch(takeUntried(fork.untried, play, prompt, random));
    fork.tried.push(to);
    return { to, isNew: true };
  }
  return { to: mostPromising(fork, scale), isNew: false };
}

/** Same key: the same question with the same options and limits in the same places, so that a pick means the same. */
function keyOf({ question, seat, ask, min, max, options }: Prompt): number {
  let h = hashText(`${question.id}|${question.figure ?? ''}|${seat}|${ask}|${min}|${max}`);
  for (const { id, closed, most = -1 } of options) h = hashText(id, Math.imul(h, closed ? 31 : 33) + most);
  return h;
}

function takeUntried(untried: Pick[], play: Play, prompt: Prompt, random: Random): Pick {
  const likely = hastyPick(play, prompt, random);
  const at = typeof likely === 'number' ? untried.indexOf(likely) : -1;
  return untried.splice(at >= 0 ? at : untried.length - 1, 1)[0] as Pick;
}

function mostPromising({ visits, tried }: Fork, { low, high }: Scale): Branch {
  const spread = EXPLORATION * (high - low);
  let found = tried[0] as Branch;
  let top = Number.NEGATIVE_INFINITY;
  for (const b of tried) {
    const promise = mean(b) + spread * Math.sqrt(Math.log(visits) / b.tries);
    if (promise > top) {
      top = promise;
      found = b;
    }
  }
  return found;
}
