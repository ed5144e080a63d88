import { countChanges, unpack } from './changes.ts';
import { type Checkpoint, sameCheckpoint } from './checkpoint.ts';
import { Refusal } from './fault.ts';
import type { Game } from './game.ts';
import { replay } from './replay.ts';
import { refusingFaults } from './resume.ts';
import type { Run } from './run.ts';
import type { Save } from './save.ts';
import type { Told } from './told.ts';

/**
 * Plays a whole save again and throws a Refusal where a segment of these rules does not lead to where the next one
 * begins: for saves that come from a stranger. `resume` looks only at the last segment.
 */
export function verify<S, E extends Told>(game: Game<S, E>, saved: Save): void {
  refusingFaults(() => replay(game, saved)).forEach(({ run, version, diverged }, i) => {
    const next = saved.segments[i + 1];
    const from = saved.segments[i];
    if (from && from.changes !== countChanges(from.record)) {
      throw new Refusal('The journal of this save is not as long as it says.', { id: 'journal-astray' });
    }
    if (version !== game.version || !from) return;
    if (diverged || !run) {
      const why = diverged?.why ?? '';
      throw new Refusal(`The journal of this save goes astray: ${why}`, { id: 'journal-astray', why });
    }
    if (!next?.start || next.version !== version) return;
    if (
      !sameCheckpoint(
        refusingFaults(() => endOf(run, from.record)),
        next.start,
      )
    ) {
      throw new Refusal('The journal of this save does not lead from one chapter to the next.', {
        id: 'journal-astray',
      });
    }
  });
}

/** Where the segment led: to a step of another chapter, or through the remake that ended it. */
function endOf<S, E extends Told>(run: Run<S, E>, record: string): Checkpoint {
  const last = [...unpack(record)].findLast((change) => !('hash' in change));
  if (!last || !('remake' in last)) return run.checkpoint();
  run.apply({ remake: last.remake, options: last.options });
  return run.segmentStart as Checkpoint;
}
