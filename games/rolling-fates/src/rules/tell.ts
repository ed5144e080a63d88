import { count } from '../seen/tally.ts';
import type { FateTable } from '../state.ts';
import type { RollingFatesTold } from '../told.ts';

/** Tells what happened, and counts it for the statistics. */
export function tell(t: FateTable, event: RollingFatesTold): void {
  t.tell(event);
  count(t.state, event);
}
