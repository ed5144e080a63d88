import '../testing/no-browser.ts';
import { choice, type Game, Random, Refusal, Run, randomPick } from '@wyrdhall/kernel';
import { expedition } from '@wyrdhall/kernel/testing';
import { toy } from '@wyrdhall/toy';
import { describe, expect, test, vi } from 'vitest';
import type { GameFace } from '../kit/face.ts';
import type { WriteEnd } from '../store/keeper.ts';
import type { KeptTable } from '../store/kept-table.ts';
import { choose, giveDraft } from './act.ts';
import { answer, note, openSession, redo, reseat, undo } from './answering.ts';
import { tableHere } from './testing/table-here.ts';
import { ownPrompt } from './viewing.ts';

/** The toy in chapters of one round. */
const game = { ...toy, chapter: (s) => `round ${toy.clock(s).round}` } as typeof toy as Game;

/** A table of one person before the last answer of its first chapter. */
function atTheEndOfAChapter(openTexts: () => Promise<void>) {
  const run = Run.start(game, { players: 1 }, { seed: 5 }) as Run;
  for (const choice of ['bold', 'end']) run.answer({ seat: 0, choice });
  return openSession({} as GameFace, tableHere(run, { openTexts }));
}

const settled = () => new Promise((done) => setTimeout(done));

/** A promise that is kept when the test says so. */
function later<T>() {
  let arrive: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    arrive = done;
  });
  return { promise, arrive };
}

describe('the next chapter', () => {
  test('is shown when its texts are here', async () => {
    const texts = later<void>();
    const session = atTheEndOfAChapter(() => texts.promise);
    const [before] = session.prompts.value;
    const given = answer(session, 0, [], before?.key);
    await settled();
    expect(session.change.value).toBe(0);
    expect(session.prompts.value[0]).toBe(before);
    expect(session.link.pending.value).toEqual([{ key: before?.key, choice: [] }]);
    // Nothing else goes on meanwhile.
    expect(await undo(session, { keep: 0 })).toBe(false);
    texts.arrive();
    expect(await given).toBe(true);
    expect(session.change.value).toBe(1);
    expect(session.prompts.value[0]?.question.id).toBe('stance');
    session.stage.finish?.();
  });

  test('is shown without them where they cannot be had', async () => {
    const session = atTheEndOfAChapter(() => Promise.reject(new Error('no network')));
    await answer(session, 0, [], session.prompts.value[0]?.key);
    expect(session.prompts.value[0]?.question.id).toBe('stance');
    session.stage.finish?.();
  });

  test('a change within a chapter does not wait for texts', async () => {
    const session = atTheEndOfAChapter(() => new Promise(() => {}));
    expect(await undo(session, { keep: 1 })).toBe(true);
    expect(session.change.value).toBe(1);
  });
});

describe('redo', () => {
  test('gives again what the seat at the screen has undone, and nothing of another’s', async () => {
    const run = Run.start(expedition as Game, { players: 2 }, { seed: 1 }) as Run;
    while (!run.prompts.some(({ how }) => how === 'all')) {
      const [prompt] = run.prompts;
      if (!prompt) throw new Error('Nobody is asked.');
      run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, Random.fromSeed(1))) });
    }
    const other = run.prompts.find(({ seat }) => seat === 1);
    if (!other) throw new Error('Both are asked.');
    run.answer({ seat: 1, choice: choice(other, randomPick(other, Random.fromSeed(2))) });
    run.back(1);
    const link = tableHere(run, { seats: ['human', 'human'] });
    const { revision } = run;
    await expect(link.redo(0)).rejects.toThrow('There is nothing to redo.');
    expect(run.revision).toBe(revision);
    await link.redo(1);
    expect(run.revision).toBe(revision + 1);
    const session = openSession({} as GameFace, link);
    session.viewer.value = 0;
    run.back(1);
    expect(await redo(session)).toBe(false);
    session.viewer.value = 1;
    expect(await redo(session)).toBe(true);
    session.stage.finish?.();
  });
});

describe('an answer', () => {
  const begun = (write: () => Promise<WriteEnd>, players = 1) => {
    const run = Run.start(toy as Game, { players }, { seed: 5 }) as Run;
    const seats = ['human', ...Array<string>(players - 1).fill('random')];
    return { run, session: openSession({} as GameFace, tableHere(run, { write, seats })) };
  };

  test('is given once however often it is clicked, and its promise waits until it is kept', async () => {
    const write = later<WriteEnd>();
    const { run, session } = begun(() => write.promise);
    const prompt = ownPrompt(session);
    if (!prompt) throw new Error('Somebody is asked.');
    let isKept = false;
    void answer(session, 0, 'bold', prompt.key).then(() => {
      isKept = true;
    });
    for (const option of ['bold', 'wary']) choose(session, prompt, option);
    await settled();
    expect([run.revision, isKept]).toEqual([1, false]);
    write.arrive('kept');
    await settled();
    expect([run.revision, isKept]).toEqual([1, true]);
    session.stage.finish?.();
  });

  test('that was not kept here, because another window was quicker, is refused', async () => {
    const { session } = begun(async () => 'late');
    expect(await answer(session, 0, 'bold', ownPrompt(session)?.key)).toBe(false);
    expect(session.refusal.value).toContain('another window');
    session.stage.finish?.();
  });

  test('that the store cannot take counts all the same', async () => {
    const { session } = begun(async () => 'failed');
    expect(await answer(session, 0, 'bold', ownPrompt(session)?.key)).toBe(true);
    expect(session.moment.value.revision).toBe(1);
    session.stage.finish?.();
  });

  test('that cannot be given is refused, and the refusal is said', async () => {
    const { session } = begun(async () => 'kept');
    const key = ownPrompt(session)?.key;
    await expect(session.link.answer({ seat: 0, key: key ?? '', choice: 'fly' })).rejects.toThrow(Refusal);
    expect(await answer(session, 0, 'fly', key)).toBe(false);
    expect(session.refusal.value).toMatch(/fly/);
    expect(session.moment.value.revision).toBe(0);
    expect(session.link.pending.value).toEqual([]);
  });
});

describe('a fault', () => {
  /** The toy with rules or a screen that break once somebody is bold. */
  function breaking(part: Partial<Game>, write: () => Promise<WriteEnd> = async () => 'kept') {
    const run = Run.start({ ...toy, ...part } as Game, { players: 1 }, { seed: 5 }) as Run;
    return { run, session: openSession({} as GameFace, tableHere(run, { write })) };
  }
  const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

  test('in the rules is told as one: nothing has changed, and the game goes on', async () => {
    const said = quiet();
    /** Asks as the toy does, and breaks at the first answer. */
    const step = function* (table: never) {
      yield toy.step(table).next().value;
      throw new TypeError('x is undefined');
    } as unknown as Game['step'];
    const { run, session } = breaking({ step });
    const key = ownPrompt(session)?.key;
    expect(await answer(session, 0, 'bold', key)).toBe(false);
    expect(session.fault.value).toMatchObject({ counts: false });
    expect([session.refusal.value, run.revision, session.link.pending.value]).toEqual([undefined, 0, []]);
    expect(said).toHaveBeenCalled();
    expect(await answer(session, 0, 'fly', key)).toBe(false);
    expect(session.fault.value).toBeUndefined();
    said.mockRestore();
  });

  test('on the screen does not keep an answer from being kept', async () => {
    const said = quiet();
    let written = 0;
    const write = async (): Promise<WriteEnd> => {
      written++;
      return 'kept';
    };
    let breaks = false;
    const clock = ((s) => {
      if (breaks) throw new TypeError('no clock');
      return toy.clock(s as never);
    }) as Game['clock'];
    const { run, session } = breaking({ clock }, write);
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    breaks = true;
    await answer(session, 0, 'bold', ownPrompt(session)?.key);
    expect([written, run.revision]).toEqual([1, 1]);
    expect(reported).toHaveBeenCalled();
    vi.unstubAllGlobals();
    said.mockRestore();
  });
});

test('what is noted about a table is kept at once', async () => {
  const run = Run.start(toy as Game, { players: 2 }, { seed: 5 }) as Run;
  let written = 0;
  const write = async (): Promise<WriteEnd> => {
    written++;
    return 'kept';
  };
  const session = openSession({} as GameFace, tableHere(run, { write, seats: ['human', 'random'] }));
  await note(session, () => ({ guide: ['a'] }));
  expect([session.kept.value.guide, written, session.change.value]).toEqual([['a'], 1, 0]);
  await reseat(session, { seats: ['human', 'human'] });
  expect([session.link.people.value[1], written, session.change.value]).toEqual(['here', 2, 1]);
});

test('what is noted is shown when it is kept, and what happens meanwhile does not undo it', async () => {
  const run = Run.start(toy as Game, { players: 1 }, { seed: 5 }) as Run;
  const written: KeptTable['guide'][] = [];
  const write = later<WriteEnd>();
  const session = openSession(
    {} as GameFace,
    tableHere(run, {
      write: ({ guide }) => {
        written.push(guide);
        return write.promise;
      },
    }),
  );
  const notes = ['a', 'b'].map((id) => note(session, ({ guide = [] }) => ({ guide: [...guide, id] })));
  const answered = answer(session, 0, 'bold', ownPrompt(session)?.key);
  await settled();
  expect(session.kept.value.guide).toBeUndefined();
  write.arrive('kept');
  await Promise.all([...notes, answered]);
  expect(session.kept.value.guide).toEqual(['a', 'b']);
  expect(written).toEqual([['a'], ['a', 'b'], ['a', 'b']]);
  session.stage.finish?.();
});

/** Three seats mark something at the same time. */
const marking = {
  ...toy,
  *setup() {},
  *step(t) {
    yield* t.all([0, 1, 2], function* (seat) {
      const three = ['a', 'b', 'c'].map((id) => ({ id, value: id }));
      yield* t.chooseMany(seat, { id: 'keep', rule: 'WW-001', open: true }, three, { min: 0, max: 3 });
    });
  },
  outcome: () => undefined,
  view: () => ({}),
  secrets: () => [],
} as typeof toy as unknown as Game;

test('marks survive what others answer, and go with their own question', async () => {
  const run = Run.start(marking, { players: 3 }) as Run;
  const session = openSession({} as GameFace, tableHere(run, { seats: ['human', 'random', 'random'] }));
  const prompt = ownPrompt(session);
  if (!prompt) throw new Error('Somebody is asked.');
  for (const option of ['a', 'c']) choose(session, prompt, option);
  for (const { seat, key = '' } of session.link.host?.prompts() ?? []) {
    if (seat === 0) continue;
    await session.link.answer({ seat, key, choice: ['b'] });
    session.stage.finish?.();
    expect([...session.draft.value.keys()]).toEqual(['a', 'c']);
  }
  expect(session.change.value).toBe(2);
  giveDraft(session, prompt);
  await settled();
  session.stage.finish?.();
  expect(session.change.value).toBe(3);
  expect(session.draft.value.size).toBe(0);
});
