import { Fault, Refusal } from '../fault.ts';
import { resume } from '../resume.ts';
import { readSave, save } from '../save.ts';
import type { Segment } from '../segment.ts';
import { mustMatch, standing } from './standing.ts';
import type { Properties, Trial } from './trial.ts';
import { runOut } from './walk.ts';

export const undoing: Properties = {
  'undo after undo never brings back dice that were seen': (trial) => {
    runOut(
      trial,
      (run, point) => {
        if (!point || run.marks.length < 3) return;
        const first = 1 + trial.random.below(2);
        const crossed = run.undos(first).some(({ barrier }) => barrier);
        run.undo(first);
        run.undo();
        const isReseeded = run.entries.some((entry, i) => i >= run.length - 1 && 'reseed' in entry);
        if (crossed && !isReseeded)
          throw new Fault('After two undos across a roll or reveal, the old dice are back.');
        run.redo();
        run.redo();
      },
      { memory: 'all' },
    );
  },

  'one seat takes back what it chose, and the others keep what they chose at the same time': (trial) => {
    runOut(
      trial,
      (run) => {
        if (!run.prompts.some(({ how }) => how === 'all') || trial.random.below(3) > 0) return;
        const marks = run.marksOfStep;
        const seat = marks.length > 0 ? trial.random.of(marks).seat : 0;
        const [undo] = run.undosAlone(seat);
        if (!undo) return;
        const before = standing(run);
        const others = run.marks.filter((mark) => mark.seat !== seat).length;
        try {
          run.apply({ undo: undo.keep, seat });
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          throw new Fault(`What others choose at the same time depends on seat ${seat}: ${error.message}`);
        }
        if (run.marks.filter((mark) => mark.seat !== seat).length !== others) {
          throw new Fault(`Seat ${seat} takes back its own answer, and others lose theirs.`);
        }
        run.redo();
        mustMatch('Undo of one seat and redo do not lead back', before, standing(run));
      },
      { memory: 'all' },
    );
  },

  'a store that appends what is new holds the whole game': (trial) => {
    const kept = new Map<number, Segment>();
    let held = 0;
    const run = runOut(
      trial,
      (at) => {
        if (trial.random.below(5) === 0 && at.marks.length > 0) at.undo();
        if (trial.random.below(3) > 0) return;
        held = append(trial, kept, at.recordSince(held), held);
        if (held !== at.revision) throw new Fault(`A store holds ${held} of ${at.revision} changes.`);
      },
      { memory: 'all' },
    );
    append(trial, kept, run.recordSince(held), held);
    const stored = readSave(JSON.stringify({ ...save(run), segments: [...kept.values()] }));
    mustMatch('What a store holds leads elsewhere', standing(run), standing(resume(trial.game, stored).run));
  },
};

function append(
  _: Trial,
  kept: Map<number, Segment>,
  { heads, pages }: ReturnType<Parameters<Parameters<typeof runOut>[1]>[0]['recordSince']>,
  held: number,
): number {
  let revision = held;
  for (const { segment, ...head } of heads) {
    const had = kept.get(segment) ?? { changes: 0, record: '' };
    kept.set(segment, { ...head, changes: had.changes, record: had.record });
  }
  for (const { segment, from, changes, text } of pages) {
    const had = kept.get(segment);
    if (!had || from !== revision)
      throw new Fault(`A page begins at ${from}, but ${revision} changes are held.`);
    kept.set(segment, { ...had, changes: had.changes + changes, record: had.record + text });
    revision += changes;
  }
  return revision;
}
