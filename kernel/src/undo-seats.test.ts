import { describe, expect, test } from 'vitest';
import { Refusal } from './fault.ts';
import { Run } from './run.ts';
import { seenBy } from './seen.ts';
import { ask, coin, options, type Step, sketch } from './testing/sketch.ts';

/** Two seats choose colour and size at the same time, and toss coins in between. */
const together: Step = function* (t) {
  const picked = yield* t.all([0, 1], function* (seat) {
    const colour = yield* t.choose(seat, ask('colour'), options('red', 'blue'));
    const size = yield* t.choose(seat, ask('size'), options('small', 'large'));
    const faces = yield* t.roll(seat, coin, 12, 'SK-02');
    const ready = yield* t.choose(seat, ask('ready'), options('yes', 'no'));
    return [colour, size, faces.join(''), ready].join(' ');
  });
  t.state.notes.push(...picked);
};

function begun(settings = {}): Run {
  const run = Run.start(sketch(together), { players: 2 }, settings) as Run;
  run.answer({ seat: 0, choice: 'red' });
  for (const choice of ['blue', 'large']) run.answer({ seat: 1, choice });
  return run;
}
const open = (run: Run) => run.prompts.map(({ seat, question }) => [seat, question.id]);
const finish = (run: Run, ...answers: (readonly [number, string])[]): string[] => {
  for (const [seat, choice] of answers) run.answer({ seat, choice });
  return (run.state as { notes: string[] }).notes;
};

describe('a seat that chooses with others', () => {
  test('takes back its own answer alone', () => {
    const run = begun();
    const [undo] = run.undosAlone(0);
    run.apply({ undo: undo?.keep ?? -1, seat: 0 });
    expect(open(run)).toEqual([
      [0, 'colour'],
      [1, 'ready'],
    ]);
    run.redo();
    expect(open(run)).toEqual([
      [0, 'size'],
      [1, 'ready'],
    ]);
  });

  test('backs out of its own half-made choice, and of nobody else’s', () => {
    const run = begun({ freeUndo: false });
    expect(run.halfMade(0)).toBe(1);
    run.back(0);
    expect(open(run)).toEqual([
      [0, 'colour'],
      [1, 'ready'],
    ]);
  });

  test('is not held up by what others rolled, but by its own roll', () => {
    const run = begun({ freeUndo: false });
    const [undo] = run.undosAlone(1);
    expect(undo?.barrier).toBe('roll');
    expect(() => run.apply({ undo: undo?.keep ?? -1, seat: 1 })).toThrow('there was a roll since');
  });

  test('gets other dice where it takes back its own roll, and the others keep theirs', () => {
    const [one, other] = [begun(), begun()];
    const [undo] = other.undosAlone(1);
    other.answer({ seat: 0, choice: 'small' });
    other.apply({ undo: undo?.keep ?? -1, seat: 1 });
    other.answer({ seat: 1, choice: 'large' });
    const kept = finish(one, [0, 'small'], [0, 'yes'], [1, 'yes']);
    const anew = finish(other, [0, 'yes'], [1, 'yes']);
    expect(anew[0]).toBe(kept[0]);
    expect(anew[1]).not.toBe(kept[1]);
  });

  test('never gets back dice that it has seen, however often it takes back its own answers', () => {
    const [one, other] = [begun(), begun()];
    for (let i = 0; i < 2; i++) other.apply({ undo: other.undosAlone(1)[0]?.keep ?? -1, seat: 1 });
    expect(open(other)).toEqual([
      [0, 'size'],
      [1, 'colour'],
    ]);
    for (const choice of ['blue', 'large']) other.answer({ seat: 1, choice });
    const [seen, anew] = [one, other].map((run) => finish(run, [0, 'small'], [0, 'yes'], [1, 'yes']));
    expect(anew?.[0]).toBe(seen?.[0]);
    expect(anew?.[1]).not.toBe(seen?.[1]);
  });

  test('takes back alone only what it answered at the same time as the others', () => {
    const game = sketch(function* (t) {
      yield* t.choose(0, ask('first'), options('a', 'b'));
      yield* t.all([0, 1], (seat) => t.choose(seat, ask('past'), options('a', 'b')));
      yield* together(t);
    });
    const run = Run.start(game, { players: 2 }) as Run;
    for (const seat of [0, 0, 1]) run.answer({ seat, choice: 'a' });
    expect(run.undosAlone(0)).toEqual([]);
    expect(() => run.apply({ undo: 0, seat: 0 })).toThrow('There is nothing to undo.');
    run.answer({ seat: 0, choice: 'red' });
    expect(run.undosAlone(0).map(({ mark }) => mark.choice)).toEqual(['red']);
  });

  test('sees which of its answers it can take back alone', () => {
    const run = begun();
    expect(seenBy(run, 0).undos()).toMatchObject([
      { seat: 1, alone: false, answers: 1 },
      { seat: 0, alone: true, choice: 'red', answers: 1 },
    ]);
  });

  test('cannot take back what a later answer of another seat depends on', () => {
    const game = sketch(function* (t) {
      let first = '';
      yield* t.all([0, 1], function* (seat) {
        const way = yield* t.choose(seat, ask('way'), options('a', 'b'));
        first ||= `${seat}`;
        t.state.notes.push(yield* t.choose(seat, ask('then'), options(`after-${first}-${way}`, 'x', 'y')));
      });
    });
    const run = Run.start(game, { players: 2 }) as Run;
    run.answer({ seat: 0, choice: 'a' });
    run.answer({ seat: 1, choice: 'a' });
    run.answer({ seat: 1, choice: 'after-0-a' });
    const [undo] = run.undosAlone(0);
    const before = run.revision;
    expect(() => run.apply({ undo: undo?.keep ?? -1, seat: 0 })).toThrow(
      new Refusal('This cannot be done: a later answer depends on it.'),
    );
    expect(run.revision).toBe(before);
    expect(open(run)).toEqual([[0, 'then']]);
  });
});

describe('where undo is strict, what others rolled behind their screens', () => {
  const rolled = (): Run => {
    const pre: Step = function* (t) {
      yield* t.choose(0, ask('pre'), options('x', 'y'));
    };
    const rolls: Step = function* (t) {
      yield* t.all([0, 1], function* (seat) {
        yield* t.roll(seat, coin, 1, 'SK-02');
      });
      yield* t.choose(0, ask('post'), options('x', 'y'));
    };
    const settings = { seed: 3, ownDice: [1], freeUndo: false };
    const run = Run.start(sketch(pre, rolls), { players: 2 }, settings) as Run;
    run.answer({ seat: 0, choice: 'x' });
    run.answer({ seat: 1, choice: ['heads'] });
    return run;
  };

  test('is not named by the refusal when all have chosen', () => {
    const run = rolled();
    const [undo] = seenBy(run, 0).undos();
    expect(undo).not.toHaveProperty('barrier');
    expect(() => run.apply({ undo: undo?.keep ?? -1 })).toThrow('Others have chosen behind their screens');
  });

  test.each([0, -1, Number.NaN])('of %d points to go back to there is none', (most) => {
    expect(seenBy(rolled(), 0).undos(most)).toEqual([]);
  });
});
