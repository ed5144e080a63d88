import { countChanges, unpack } from './changes.ts';
import { type Checkpoint, sameCheckpoint } from './checkpoint.ts';
import { Refusal } from './fault.ts';
import type { Game } from './game.ts';
import { replaySegment } from './replay.ts';
import { checkGame, refusingFaults } from './resume.ts';
import type { Run } from './run.ts';
import type { Save } from './save.ts';
import type { Segment } from './segment.ts';
import type { Told } from './told.ts';

/**
 * Plays a whole save again and throws a Refusal where a segment of these rules does not lead to where the next one
 * begins: for saves that come from a stranger. `resume` looks only at the last segment.
 */
export function verify<S, E extends Told>(game: Game<S, E>, saved: Save): void {
  checkGame(game, saved);
  const takenUp = saved.segments.findLastIndex(isTakenUp);
  saved.segments.forEach((segment, i) => {
    if (segment.changes !== countChanges(segment.record)) {
      throw new Refusal('The journal of this save is not as long as it says.', { id: 'journal-astray' });
    }
    const next = saved.segments[i + 1];
    if (segment.version !== game.version || i < takenUp) return;
    const { run, diverged } = replaySegment(game, saved, segment);
    if (diverged || !run) {
      const why = diverged?.why ?? '';
      throw new Refusal(`The journal of this save goes astray: ${why}`, { id: 'journal-astray', why });
    }
    if (!next?.start || next.version !== segment.version) return;
    const end = refusingFaults(() => endOf(run, segment.record));
    if (!sameCheckpoint(end, next.start)) {
      throw new Refusal('The journal of this save does not lead from one chapter to the next.', {
        id: 'journal-astray',
      });
    }
  });
}

/**
 * Whether other rules took the game up here, though their version is the same: all before it was played by those of
 * then. Somebody who forges that gains no more
 * than by naming an older version: a segment begins with a state that `broken` has nothing against.
 */
const isTakenUp = ({ record }: Segment): boolean => {
  for (const change of unpack(record)) if ('anew' in change) return true;
  return false;
};

/** Where the segment led: to a step of another chapter, or through the remake that ended it. */
function endOf<S, E extends Told>(run: Run<S, E>, record: string): Checkpoint {
  const last = [...unpack(record)].findLast((change) => !('hash' in change));
  if (!last || !('remake' in last)) return run.checkpoint();
  run.apply({ remake: last.remake, options: last.options });
  return run.segmentStart as Checkpoint;
}
