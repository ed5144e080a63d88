import '../testing/no-browser.ts';
import { type Game, Run, save } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { expect, test } from 'vitest';
import type { GameFace } from '../faces/face.ts';
import type { KeptTable } from '../store/kept-table.ts';
import { answer, openSession, undo } from './answering.ts';

/** The toy in chapters of one round. */
const game = { ...toy, chapter: (s) => `round ${toy.clock(s).round}` } as typeof toy as Game;

/** A table of one person that stands before the last answer of its first chapter. */
function atTheEndOfAChapter(openTexts: () => Promise<void>) {
  const run = Run.start(game, { players: 1 }, { seed: 5 }) as Run;
  for (const choice of ['bold', 'end']) run.answer({ seat: 0, choice });
  const table = { id: 'a', seats: ['human'] } as unknown as KeptTable;
  return openSession(game, {} as GameFace, run, { table, save: save(run) }, openTexts);
}

const settled = () => new Promise((done) => setTimeout(done));

test('the next chapter is shown when its texts are here', async () => {
  let arrive = () => {};
  const session = atTheEndOfAChapter(() => new Promise((done) => (arrive = done)));
  const [before] = session.prompts.value;
  expect(answer(session, 0, [], before?.key)).toBe(true);
  expect(session.run.past).toHaveLength(1);
  await settled();
  expect(session.change.value).toBe(0);
  expect(session.prompts.value[0]).toBe(before);
  arrive();
  await settled();
  expect(session.change.value).toBe(1);
  expect(session.prompts.value[0]?.question.id).toBe('stance');
  session.stage.finish?.();
});

test('it is shown without them where they cannot be had', async () => {
  const session = atTheEndOfAChapter(() => Promise.reject(new Error('no network')));
  answer(session, 0, [], session.prompts.value[0]?.key);
  await settled();
  expect(session.prompts.value[0]?.question.id).toBe('stance');
  session.stage.finish?.();
});

test('a change within a chapter is shown at once', () => {
  const session = atTheEndOfAChapter(() => new Promise(() => {}));
  expect(undo(session, { keep: 1 })).toBe(true);
  expect(session.change.value).toBe(1);
});
