import type { Luck, Standing } from '../store/kept-table.ts';
import { isAuto } from '../words/lines.ts';
import type { Moment } from './link.ts';

/** How a table stands, as everybody may know it. */
export function standingOf(
  { clock, outcome, seating, see }: Moment,
  luckOf?: (view: unknown) => Luck,
): Standing {
  const { prompts, log, view } = see('watcher');
  const [prompt] = prompts;
  const last = log.findLast((event) => !isAuto(event));
  return {
    round: clock.round,
    ...(outcome && { outcome: outcome.won ? 'won' : 'lost', end: outcome }),
    ...(outcome && luckOf && { luck: luckOf(view) }),
    ...(last && { last }),
    ...(prompt && { asked: { question: prompt.question, seat: prompt.seat } }),
    ...(seating && { seating }),
  };
}
