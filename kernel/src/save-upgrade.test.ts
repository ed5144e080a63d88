import { describe, expect, test } from 'vitest';
import type { Game } from './game.ts';
import { replay } from './replay.ts';
import { resume } from './resume.ts';
import { Run } from './run.ts';
import { readSave, save } from './save.ts';
import {
  ask,
  choosing,
  type Noted,
  type Notes,
  options,
  type Step,
  sketch,
  tossing,
} from './testing/sketch.ts';

const talk = choosing('talk', 'yes', 'no');
const journey = (...ways: string[]): Step =>
  function* (t) {
    const where = yield* t.choose(0, ask('where'), options('sea', 'land'));
    const how = yield* t.choose(0, ask('how'), options(...ways));
    t.state.notes.push(`${where} ${how}`, yield* t.choose(0, ask('when'), options('now', 'later')));
  };

const version1 = sketch(talk, tossing, journey('fast', 'slow'), talk);
/** One prompt is asked differently. */
const version2: Game<Notes, Noted> = {
  ...sketch(talk, tossing, journey('fast', 'slow', 'secretly'), talk),
  version: 2,
};

function savedBy1(...choices: string[]): string {
  const run = Run.start(version1, {}, { seed: 5 });
  for (const choice of choices) run.answer({ seat: 0, choice });
  return JSON.stringify(save(run));
}

describe('a game saved by version 1 under version 2', () => {
  const saved = savedBy1('yes', 'now', 'sea', 'fast');
  const upgraded = () => resume(version2, readSave(saved));

  test('asks anew what is asked differently, and says so', () => {
    const { run, askedAnew } = upgraded();
    expect(askedAnew).toEqual(['how']);
    expect(run.told().at(-1)).toEqual({ kind: 'asked-anew', rule: 'SK-01', questions: ['how'], dropped: 1 });
    expect(run.prompts[0]?.options.map(({ id }) => id)).toEqual(['fast', 'slow', 'secretly']);
  });

  test('loses nothing else', () => {
    const { run } = upgraded();
    const before = resume(version1, readSave(saved)).run;
    expect(run.state).toEqual(before.state);
    for (const choice of ['secretly', 'later']) run.answer({ seat: 0, choice });
    expect(run.state.notes.slice(-2)).toEqual(['sea secretly', 'later']);
    expect(run.state.notes).toHaveLength(1 + 10 + 2);
  });

  test('keeps both parts in its journal, and replays each', () => {
    const { run } = upgraded();
    for (const choice of ['secretly', 'later', 'no']) run.answer({ seat: 0, choice });
    const parts = replay(version2, readSave(JSON.stringify(save(run))));
    expect(parts.map(({ version, diverged }) => ({ version, diverged }))).toEqual([
      { version: 1, diverged: { entries: 3, why: '"how" is asked differently now.' } },
      { version: 2, diverged: undefined },
    ]);
    expect(parts[1]?.run?.state).toEqual(run.state);
  });

  test('asks nothing anew where nothing is asked differently', () => {
    const { run, askedAnew } = resume(version2, readSave(savedBy1('yes', 'now', 'sea')));
    expect(askedAnew).toEqual([]);
    expect(run.told()).toEqual([]);
    expect(run.prompts).toMatchObject([{ question: { id: 'how' } }]);
  });

  test('can be saved and resumed once more', () => {
    const again = resume(version2, readSave(JSON.stringify(save(upgraded().run))));
    expect(again.askedAnew).toEqual([]);
    expect(again.run.prompts).toMatchObject([{ question: { id: 'how' } }]);
  });
});

test('a state of another shape is made fit', () => {
  const upgrade: Game['upgrade'] = ({ state, options: o }, from) => {
    return { state: { ...(state as Notes), notes: [`from ${from}`] }, options: o };
  };
  const { run } = resume({ ...version2, upgrade } as Game<Notes, Noted>, readSave(savedBy1('yes')));
  expect(run.state.notes).toEqual(['from 1']);
});
