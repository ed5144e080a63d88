import type { Standing } from '../store/kept-table.ts';
import { isAuto } from '../words/lines.ts';
import type { Moment } from './link.ts';

/** How a table stands, as everybody may know it. */
export function standingOf({ clock, outcome, seating, see }: Moment): Standing {
  const { prompts, log } = see('watcher');
  const [prompt] = prompts;
  const last = log.findLast((event) => !isAuto(event));
  return {
    round: clock.round,
    ...(outcome && { outcome: outcome.won ? 'won' : 'lost', end: outcome }),
    ...(last && { last }),
    ...(prompt && { asked: { question: prompt.question, seat: prompt.seat } }),
    ...(seating && { seating }),
  };
}
