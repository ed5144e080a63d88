import '../testing/no-browser.ts';
import { type Game, Run } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { expect, test } from 'vitest';
import type { GameFace } from '../kit/face.ts';
import { answer, openSession, undo } from './answering.ts';
import { tableHere } from './testing/table-here.ts';
import { toldSoFar } from './told-so-far.ts';
import { undoPoints } from './undo-points.ts';
import { ownPrompt } from './viewing.ts';

/** One question and three lines a step, without end. */
const endless = {
  ...toy,
  *setup() {},
  *step(t) {
    const both = ['a', 'b'].map((id) => ({ id, value: id }));
    yield* t.choose(0, { id: 'go', rule: 'WW-001' }, both);
    for (const kind of ['step', 'heal', 'hurt'] as const) t.tell({ kind, rule: 'WW-001' } as never);
  },
  outcome: () => undefined,
  view: () => ({}),
  secrets: () => [],
} as typeof toy as unknown as Game;

const face = { usual: { ms: 0 } } as unknown as GameFace;

test('ten thousand answers later an answer takes no longer than a click may', async () => {
  const run = Run.start(endless, { players: 1 }) as Run;
  const answers = async (count: number): Promise<number> => {
    const session = openSession(face, tableHere(run));
    const began = performance.now();
    for (let i = 0; i < count; i++) {
      await answer(session, 0, 'a', ownPrompt(session)?.key);
      session.stage.finish?.();
      expect(toldSoFar(session).length).toBe(3 * run.revision);
      expect(undoPoints(session).length).toBe(Math.min(12, run.revision));
    }
    return (performance.now() - began) / count;
  };
  await answers(100);
  const early = await answers(100);
  while (run.revision < 10_000) run.answer({ seat: 0, choice: 'b' });
  const late = await answers(100);
  expect(late).toBeLessThan(Math.max(4, 10 * early));
});

test('what was read of the log is read anew where something was taken back', async () => {
  const run = Run.start(endless, { players: 1 }) as Run;
  const session = openSession(face, tableHere(run));
  for (const choice of ['a', 'b', 'a']) await answer(session, 0, choice, ownPrompt(session)?.key);
  const before = session.seen.value.log;
  await undo(session, { keep: 1 });
  await answer(session, 0, 'a', ownPrompt(session)?.key);
  session.stage.finish?.();
  expect(session.seen.value.log).toEqual(run.told(0));
  expect(session.seen.value.log).toHaveLength(6);
  expect(before).toHaveLength(9);
});
