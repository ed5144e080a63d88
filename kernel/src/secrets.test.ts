import { describe, expect, test } from 'vitest';
import { Random } from './chance.ts';
import type { Flow } from './flow.ts';
import { forkFor } from './forks.ts';
import type { Game } from './game.ts';
import { choice, randomPick } from './picks.ts';
import type { Play } from './play.ts';
import { fingerprint, type Prompt, type Seat } from './prompt.ts';
import { Run } from './run.ts';
import { seenBy } from './seen.ts';
import type { Table } from './table.ts';
import { type Council, type CouncilTold, council } from './testing/council.ts';
import { type Prepared, preparation } from './testing/preparation.ts';
import { ask, coin, type Noted, type Notes, options, type Step, sketch } from './testing/sketch.ts';

type CouncilRun = Run<Council, CouncilTold>;

/** A random game that has just come to where the question is open for seat 1, with what the others answered. */
function* positions(question: string, games: number): Generator<CouncilRun> {
  for (let game = 0; game < games; game++) {
    const run = Run.start(council, { players: 2 }, { seed: game });
    const random = Random.fromSeed(`council ${game}`);
    while (!run.outcome) {
      const own = run.prompts.find((prompt) => prompt.seat === 1);
      const others = run.prompts.filter((prompt) => prompt.seat === 0);
      if (own?.question.id === question && others.every((prompt) => prompt.question.id !== 'again')) {
        yield run;
      }
      // Seat 0 goes first, so that it has secrets.
      const prompt = others[0] ?? (own as Prompt);
      run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
    }
  }
}

const voteOf = (run: CouncilRun, seat: Seat): unknown =>
  run.marksOfStep.findLast((mark) => mark.seat === seat && mark.question.id === 'vote')?.choice;

/** Plays the round to its end and gives the votes that are shown then. */
function votesIn(fork: Play<Council, CouncilTold>, random: Random): readonly string[] {
  const { length } = fork.table.log;
  for (;;) {
    const shown = fork.table.log.slice(length).find(({ event }) => event.kind === 'shown')?.event;
    if (shown?.kind === 'shown') return shown.votes;
    const prompt = fork.prompts[0] as Prompt;
    fork.reply(0, randomPick(prompt, random));
  }
}

/** Whether a share of right guesses is what chance gives, within five standard deviations. */
function expectChance(right: number, tries: number, chance: number): void {
  const deviation = Math.sqrt((chance * (1 - chance)) / tries);
  expect(right / tries, `${right} of ${tries}`).toBeGreaterThan(chance - 5 * deviation);
  expect(right / tries, `${right} of ${tries}`).toBeLessThan(chance + 5 * deviation);
}

/** All seats but 0 roll again once to three times, choose, and have only to say that they are ready. */
function preparedAllBut0(run: Run<Prepared>, random: Random): Map<Seat, unknown> {
  const dashes = new Map<Seat, unknown>();
  for (let seat = 1; seat < run.state.dice.length; seat++) {
    for (let left = 1 + random.below(3); ; ) {
      const prompt = run.prompts.find((other) => other.seat === seat) as Prompt;
      const { id } = prompt.question;
      if (id === 'ready') break;
      const said =
        id === 'again' ? (left-- > 0 ? ['die:0', 'die:1'] : []) : choice(prompt, randomPick(prompt, random));
      if (id === 'dash') dashes.set(seat, said);
      run.answer({ seat, choice: said });
    }
  }
  return dashes;
}

describe('in the forks of a seat, the others are guessed no better than by chance', () => {
  const FORKS = 4000;

  test.each(['vote', 'storm', 'way'])('while it is asked "%s"', (question) => {
    let tries = 0;
    const right = { vote: 0, die: 0, card: 0 };
    let cards = 0;
    for (const run of positions(question, 1000)) {
      const vote = voteOf(run, 0);
      const [die] = run.state.dice[0] ?? [];
      const [card] = run.state.hands[0] ?? [];
      const unknown = run.state.deck.length + (run.state.hands[0]?.length ?? 0);
      for (let i = 0; i < 8; i++, tries++) {
        const random = Random.fromSeed(`${tries}`);
        const fork = forkFor(run, 1, random);
        const own = run.prompts.find(({ seat }) => seat === 1) as Prompt;
        expect(fork.indexOf(1, fingerprint(own))).toBeGreaterThanOrEqual(0);
        if (fork.table.state.dice[0]?.[0] === die) right.die++;
        if (card !== undefined) {
          cards += 1 / unknown;
          if (fork.table.state.hands[0]?.[0] === card) right.card++;
        }
        if (votesIn(fork, random)[0] === vote) right.vote++;
        expect(council.broken?.(fork.table.state)).toBeUndefined();
      }
      if (tries >= FORKS) break;
    }
    expect(tries).toBeGreaterThanOrEqual(FORKS);
    expectChance(right.vote, tries, 1 / 2);
    expectChance(right.die, tries, 1 / 6);
    expectChance(right.card, tries, cards / tries);
  });

  test.each([2, 3, 4])('while %i seats prepare behind screens, each in its own way', (players) => {
    const random = Random.fromSeed(7);
    let right = 0;
    let tries = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const run = Run.start(preparation, { players }, { seed });
      const dashes = preparedAllBut0(run, random);
      for (let i = 0; i < 10; i++) {
        const fork = forkFor(run, 0, random);
        expect(fork.table.state.energy, 'what everybody sees').toEqual(run.state.energy);
        expect(seenBy(run, 0).prompts).toHaveLength(fork.prompts.length);
        while (fork.table.state.dashes.length === 0)
          fork.reply(0, randomPick(fork.prompts[0] as Prompt, random));
        for (const [seat, dash] of dashes) {
          tries++;
          if (fork.table.state.dashes[seat] === dash) right++;
        }
      }
    }
    expectChance(right, tries, 1 / 2);
  });

  /** Everybody draws cards and votes in secret, at the same time. */
  function* drawAndVote(t: Table<Council, CouncilTold>): Flow {
    const votes = yield* t.all([0, 1], function* (seat) {
      for (let i = 0; i < 3; i++) t.state.hands[seat]?.push(t.draw(t.state.deck) ?? '');
      const ways = ['left', 'right'].map((id) => ({ id, value: id }));
      return yield* t.choose(seat, { id: 'vote', rule: 'CO-003', secret: true }, ways);
    });
    t.tell({ kind: 'shown', rule: 'CO-005', votes, dice: [] });
    t.state.round++;
  }
  const inSetup: Partial<typeof council> = {
    *setup(t) {
      t.shuffle(t.state.deck);
      yield* drawAndVote(t);
    },
  };

  test.each([
    ['in a window in which it drew cards', { step: drawAndVote }],
    ['in the setup', inSetup],
  ])('their secret votes %s', (_, planted) => {
    const game = { ...council, ...planted };
    for (const vote of ['left', 'right']) {
      const run = Run.start(game, { players: 2 }, { seed: 3 });
      run.answer({ seat: 0, choice: vote });
      let right = 0;
      for (let i = 0; i < 500; i++) {
        const random = Random.fromSeed(`${vote} ${i}`);
        const fork = forkFor(run, 1, random);
        expect(fork.table.state.hands[1]).toEqual(run.state.hands[1]);
        expect(council.broken?.(fork.table.state)).toBeUndefined();
        if (votesIn(fork, random)[0] === vote) right++;
      }
      expectChance(right, 500, 1 / 2);
    }
  });

  test('dice that another seat rolled in `all`, in no state yet', () => {
    const game = sketch(function* (t) {
      const rolled = yield* t.all([0, 1], function* (seat) {
        yield* t.choose(seat, ask('roll'), options('now', 'later'));
        const faces = yield* t.roll(seat, coin, 10, 'SK-02');
        yield* t.choose(seat, ask('ready'), options('yes', 'no'));
        return faces.join('');
      });
      t.state.notes.push(...rolled);
    });
    const run = Run.start(game, { players: 2 }, { seed: 9 });
    run.answer({ seat: 0, choice: 'now' });
    const seen = new Set<unknown>();
    for (let i = 0; i < 100; i++) {
      const fork = forkFor(run, 1, Random.fromSeed(i));
      for (const [seat, said] of [
        [1, 'now'],
        [1, 'yes'],
        [0, 'yes'],
      ] as const)
        fork.answer({ seat, choice: said });
      seen.add(fork.table.state.notes[0]);
    }
    expect(seen.size).toBeGreaterThan(50);
  });
});

describe('with their own dice too', () => {
  const die = { id: 'die', faces: ['1', '2', '3', '4', '5', '6'] };
  const game: Game<Notes, Noted> = {
    ...sketch(function* (t) {
      yield* t.all([0, 1], function* (seat) {
        yield* t.choose(seat, { ...ask('vote'), secret: true }, options('x', 'y'));
        const [face = ''] = yield* t.roll(seat, die, 1, 'SK-02', { secret: { id: 'vote', rule: 'SK-01' } });
        t.state.notes[seat] = face;
      });
      yield* t.choose(1, ask('call'), options('a', 'b'));
    }),
    begin: () => ({ step: 0, notes: ['0', '0'] }),
    view: ({ step, notes }, viewer) => ({ step, own: viewer === 'watcher' ? null : (notes[viewer] ?? null) }),
    redeal: ({ notes }, seat, random) => {
      for (const other of notes.keys())
        if (other !== seat && notes[other] !== '0') notes[other] = random.of(die.faces);
    },
  };

  test.each([false, [0], true])('own dice: %j', (ownDice) => {
    let right = 0;
    for (let seed = 0; seed < 200; seed++) {
      const run = Run.start(game, { players: 2 }, { seed, ownDice });
      const random = Random.fromSeed(`own ${seed}`);
      while (run.prompts[0]?.question.id !== 'call') {
        const prompt = run.prompts[0] as Prompt;
        run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
      }
      for (let i = 0; i < 10; i++)
        if (forkFor(run, 1, random).table.state.notes[0] === run.state.notes[0]) right++;
      const seen = seenBy(run, 1);
      for (const { seat, choice: said } of seen.undos()) expect(said === undefined).toBe(seat === 0);
    }
    expectChance(right, 2000, 1 / 6);
  });

  test('whether a hidden choice rolled something shows nowhere', () => {
    const gamble = sketch(function* (t) {
      const vote = yield* t.choose(0, { ...ask('vote'), secret: true }, options('gamble', 'safe'));
      if (vote === 'gamble') yield* t.roll(0, coin, 1, 'SK-02', { secret: { id: 'vote', rule: 'SK-01' } });
      yield* t.choose(1, ask('call'), options('a', 'b'));
    });
    const [bold, careful] = ['gamble', 'safe'].map((vote) => {
      const run = Run.start(gamble, { players: 2 }, { seed: 1 });
      run.answer({ seat: 0, choice: vote });
      return ([1, 'watcher'] as const).map((viewer) => {
        const { barriers, undos, halfMade } = seenBy(run, viewer);
        return [barriers(), undos(), halfMade];
      });
    });
    expect(bold).toEqual(careful);
  });
});

describe('what a viewer is shown', () => {
  /** Everything that goes to a viewer, as text. */
  const shownTo = (run: CouncilRun, seat: Seat): string => {
    const seen = seenBy(run, seat);
    return JSON.stringify([
      seen.view,
      seen.prompts,
      seen.told(),
      seen.undos(),
      seen.barriers(),
      seen.halfMade,
    ]);
  };

  test('does not depend on what others chose and rolled behind their screens', () => {
    let compared = 0;
    for (let seed = 0; seed < 300; seed++) {
      const [one, other] = [0, 1].map(() => Run.start(council, { players: 2 }, { seed }));
      if (!one || !other) continue;
      const [left, right] = [one, other].map((run, i) => {
        run.answer({ seat: 0, choice: 'keep' });
        run.answer({ seat: 0, choice: i === 0 ? 'left' : 'right' });
        return shownTo(run, 1);
      });
      expect(left).toBe(right);
      compared++;
    }
    expect(compared).toBe(300);
  });

  test('is the same whatever another seat does behind its screen, but for how often it answers', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 30; seed++) {
      const run = Run.start(preparation, { players: 2 }, { seed, ownDice: [1] });
      const random = Random.fromSeed(seed);
      for (;;) {
        const prompt = run.prompts.find((other) => other.seat === 1);
        if (!prompt) break;
        seen.add(JSON.stringify(seenBy(run, 0).prompts.filter((other) => other.seat === 1)));
        for (const { seat, question, choice: said } of seenBy(run, 0).undos())
          if (seat === 1) expect([question, said]).toEqual([{ id: 'prepare', rule: 'PR-001' }, undefined]);
        run.answer({ seat: 1, choice: choice(prompt, randomPick(prompt, random)) });
      }
    }
    expect(seen.size).toBe(1);
  });

  test('hides the data of a secret question, and all options, of another seat', () => {
    const run = Run.start(council, { players: 2 }, { seed: 4 });
    const [own, other] = seenBy(run, 0).prompts;
    expect(own).toMatchObject({
      seat: 0,
      question: { data: { dice: [expect.any(String), expect.any(String)] } },
    });
    expect(own?.key).toEqual(expect.any(String));
    expect(other, 'in all, the next question may tell what was chosen').toEqual({
      seat: 1,
      question: { id: 'again', rule: 'CO-002' },
      ask: 'one',
      how: 'all',
      options: [],
      min: 0,
      max: 0,
    });
  });

  test('hides in the undo list what others chose, while they still choose and where it is secret', () => {
    const run = Run.start(council, { players: 2 }, { seed: 4 });
    run.answer({ seat: 0, choice: 'keep' });
    run.answer({ seat: 0, choice: 'left' });
    expect(seenBy(run, 0).undos()).toMatchObject([{ choice: 'left' }, { choice: 'keep' }]);
    for (const undo of seenBy(run, 1).undos()) {
      expect(undo).not.toHaveProperty('choice');
      expect(undo.question).not.toHaveProperty('data');
    }
  });

  test('hides in the undo list a secret answer for good, and a simultaneous one until all have chosen', () => {
    const choose = (id: string, secret: boolean): Step =>
      function* (t) {
        yield* t.choose(0, { ...ask(id), secret }, options('a', 'b'));
      };
    const together: Step = function* (t) {
      yield* t.all([0, 1], (seat) => t.choose(seat, ask('both'), options('a', 'b')));
    };
    const game = sketch(choose('secret', true), choose('open', false), together, choose('last', false));
    const run = Run.start(game, { players: 2 });
    const shown = (viewer: Seat | 'watcher') =>
      seenBy(run, viewer)
        .undos()
        .map(({ choice: said }) => said);
    for (const said of ['a', 'b', 'a']) run.answer({ seat: 0, choice: said });
    expect(shown(0)).toEqual(['a', 'b', 'a']);
    for (const viewer of [1, 'watcher'] as const) expect(shown(viewer)).toEqual([undefined, 'b', undefined]);
    run.answer({ seat: 1, choice: 'b' });
    for (const viewer of [1, 'watcher'] as const) expect(shown(viewer)).toEqual(['b', 'a', 'b', undefined]);
  });

  test('who is asked to react tells nothing about closed hands', () => {
    for (const run of positions('storm', 40)) {
      const asked = run.prompts.map(({ seat }) => seat);
      const passed = run.marksOfStep.filter(({ question }) => question.id === 'storm');
      if (passed.length === 0) expect(asked).toEqual([0, 1]);
    }
  });
});
