import { describe, expect, test } from 'vitest';
import { Refusal } from '../fault.ts';
import type { Flow } from '../flow.ts';
import type { Game } from '../game.ts';
import type { Option } from '../prompt.ts';
import type { Table } from '../table.ts';
import {
  ask,
  choosing,
  coin as fairCoin,
  type Noted,
  type Notes,
  options,
  type Step,
  sketch,
} from '../testing/sketch.ts';
import type { Told } from '../told.ts';
import type { Case } from './case.ts';
import { parseCases } from './read.ts';
import { playCase, runCase } from './run.ts';
import { caseTests } from './tests.ts';

interface Tower {
  height: number;
  round: number;
  stones: string[];
  votes: string[];
}

type TowerTold = Told & { readonly [field: string]: unknown };

const idOnly = (id: string): Option<string> => ({ id, value: id });
const coin = { id: 'coin', faces: ['up', 'down', 'down'] } as const;

function* takeTurn(t: Table<Tower, TowerTold>): Flow {
  const s = t.state;
  const closed = { id: 'ground', rule: 'XX-02' };
  const down: Option<string> = s.height > 0 ? idOnly('down') : { ...idOnly('down'), closed };
  const acts = [...['build', 'dare', 'stones', 'pour', 'vote', 'whisper', 'fall', 'end'].map(idOnly), down];
  switch (yield* t.choose(0, { id: 'turn', rule: 'XX-01', quiet: 'end' }, acts)) {
    case 'build':
      t.tell({ kind: 'built', rule: 'XX-02', height: ++s.height });
      if (s.height === 5) t.gameOver();
      return;
    case 'dare': {
      const faces = yield* t.roll(0, coin, 2, 'XX-03');
      for (const face of faces) s.height += face === 'up' ? 1 : -1;
      t.tell({ kind: 'dared', rule: 'XX-03', faces });
      return;
    }
    case 'stones': {
      const colours = ['red', 'green', 'blue'].map(idOnly);
      s.stones = yield* t.chooseMany(0, { id: 'stones', rule: 'XX-04' }, colours, { min: 1, max: 2 });
      return;
    }
    case 'pour': {
      const jugs = ['left', 'right'].map(idOnly);
      const poured = yield* t.chooseAmounts(0, { id: 'pour', rule: 'XX-05' }, jugs, { min: 3, max: 3 });
      s.stones = poured.map(({ value, amount }) => `${value} ${amount}`);
      return;
    }
    case 'vote':
      s.votes = yield* t.all([0, 1], function* (seat) {
        const vote = yield* t.choose(seat, { id: 'vote', rule: 'XX-06' }, ['yes', 'no', 'dice'].map(idOnly));
        return vote === 'dice' ? (yield* t.roll(seat, coin, 1, 'XX-06')).join() : vote;
      });
      return;
    case 'fall':
      throw new TypeError('no stairs');
    case 'whisper':
      t.tellOnly([1], { kind: 'whisper', rule: 'XX-07', word: 'moss' });
      return;
    case 'end':
      t.tell({ kind: 'round', rule: 'XX-08', round: ++s.round });
  }
}

const tower: Game<Tower, TowerTold> = {
  id: 'tower',
  name: 'The Tower',
  version: 1,
  players: { min: 1, max: 2 },
  options: {},
  begin: () => ({ height: 0, round: 1, stones: [], votes: [] }),
  // biome-ignore lint/correctness/useYield: this setup asks nothing.
  *setup(t) {
    t.tell({ kind: 'set-up', rule: 'XX-00' });
  },
  step: takeTurn,
  outcome: ({ height, round }) => {
    if (height === 5) return { won: true, why: 'tall', rule: 'XX-09' };
    return round > 4 ? { won: false, why: 'late', rule: 'XX-09' } : undefined;
  },
  clock: ({ round }) => ({ round, turn: `${round}` }),
  view: (s) => s,
  secrets: () => [],
  copy: (s) => structuredClone(s),
  redeal: () => {},
  score: () => 0,
  arrange: ({ height = 0 }, { players }) => {
    if (typeof height !== 'number') throw new Refusal(`height is a number, not ${height}`);
    return { height, round: players, stones: [], votes: [] };
  },
  describe: ({ height, round, stones, votes }) => ({ height, round, stones, votes }),
};

const run = (text: string) => parseCases(`- {id: a, ${text}}`).map((one) => runCase(tower, one))[0];

describe('cases that pass', () => {
  test.each([
    ['an empty when', 'given: {height: 2}, then: {height: 2, stones: [], outcome: none}'],
    ['options', 'options: {players: 2}, given: {}, then: {round: 2}'],
    ['from the setup', 'then: {round: 1, told: [set-up]}'],
    [
      'answers',
      'given: {}, when: [build, build], then: {height: 2, told: [built, {kind: built, height: 2}]}',
    ],
    ['several answers', 'given: {}, when: [stones, [blue, red]], then: {stones: [red, blue]}'],
    ['amounts', 'given: {}, when: [pour, amounts: {left: 2, right: 1}], then: {stones: [left 2, right 1]}'],
    ['a roll after its cause', 'given: {}, when: [dare, {roll: up up}], then: {height: 2}'],
    ['a roll before its cause', 'given: {}, when: [{roll: [up, down]}, dare], then: {height: 0}'],
    [
      'a roll that is left open',
      'given: {}, when: dare, then: {asked: {question: roll, min: 2, data: {die: coin}}}',
    ],
    [
      'the next step makes the roll',
      'given: {}, steps: [{when: dare, then: {asked: roll}}, {when: {roll: up up}, then: {height: 2}}]',
    ],
    ['seats by themselves', 'given: {}, when: [vote, {seat: 1, answer: no}, yes], then: {votes: [yes, no]}'],
    ['first seat first', 'given: {}, when: [vote, yes, no], then: {votes: [yes, no]}'],
    [
      'rolls of seats',
      'given: {}, when: [vote, dice, {seat: 1, answer: dice}, {seat: 1, roll: up}, {roll: down}], then: {votes: [down, up]}',
    ],
    [
      'an answer beside an open roll',
      'given: {}, when: [vote, dice, {seat: 1, answer: no}, {roll: up}], then: {votes: [up, no]}',
    ],
    ['until a question', 'given: {}, when: [vote, {until: turn}], then: {votes: [yes, yes]}'],
    ['until an event', 'given: {}, when: [{until: {event: {kind: round, round: 3}}}], then: {round: 3}'],
    ['until the same event twice', 'given: {}, when: [{until: round}, {until: round}], then: {round: 3}'],
    ['until what the last answer brought', 'given: {}, when: [end, {until: round}], then: {round: 2}'],
    ['until the end', 'given: {}, when: [{until: end}], then: {outcome: lost, asked: nobody}'],
    [
      'quiet answers of all kinds',
      'given: {}, when: [stones, {until: turn}, pour, {until: turn}], then: {stones: [left 3]}',
    ],
    ['an outcome and why', 'given: {height: 4}, when: build, then: {outcome: {won: true, why: tall}}'],
    [
      'a refused answer',
      'given: {}, when: [{refused: down}, {refused: {answer: down, because: ground}}, {refused: fly}]',
    ],
    ['what is asked', 'given: {}, then: {asked: turn}'],
    [
      'what is asked of whom',
      'given: {}, when: vote, then: {asked: [{question: vote, seat: 0}, {seat: 1, open: {has: dice}}]}',
    ],
    ['options', 'given: {}, then: {offered: [build, end], not-offered: [down, fly], closed: {down: ground}}'],
    ['closed without a reason', 'given: {}, then: {closed: [down]}'],
    ['what only some may read', 'given: {}, when: whisper, then: {told: [{word: moss}], not-told: [built]}'],
    [
      'told since the step began',
      'given: {}, steps: [{when: build, then: {told: [built]}}, {when: end, then: {not-told: [built]}}]',
    ],
    [
      'chance by seed',
      'given: {height: 4}, chance: seed, seed: 7, when: dare, then: {told: [dared], height: {most: 6}}',
    ],
  ])('%s', (_, text) => {
    expect(run(text)).toEqual({ id: 'a', rules: [], passed: true });
  });
});

describe('cases that fail say why', () => {
  test.each([
    ['given: {height: tall}, then: {height: 1}', 'given: height is a number, not tall'],
    ['given: {}, when: fall, then: {height: 1}', 'when[0]: TypeError: no stairs'],
    ['options: {players: 9}, then: {height: 1}', 'setup: The Tower is for 1 to 2 players, not 9.'],
    ['given: {}, then: {hight: 1}', 'then.hight\n  expected: one of the words asked,'],
    ['given: {}, when: fly, then: {height: 1}', 'when[0]: "fly" is no answer to "turn". Open: build,'],
    ['given: {}, when: [build, [a]], then: {height: 1}', 'when[1]: "turn" wants the id of one option.'],
    ['given: {}, when: down, then: {height: 1}', 'when[0]: "down" is closed: ground (XX-02).'],
    ['given: {}, when: [{refused: build}]', 'when[0]: build should be refused, but it can be answered.'],
    [
      'given: {}, when: [{refused: {answer: down, because: tired}}]',
      'when[0]: down should be closed because of "tired". Found: "down" is closed: ground',
    ],
    [
      'given: {}, when: [vote, {seat: 2, answer: yes}], then: {height: 1}',
      'when[1]: Seat 2 is not asked anything now.',
    ],
    [
      'given: {}, when: dare, then: {height: 2}',
      'when: The case does not say what the roll of 2 coin dice (XX-03, seat 0) shows: add {roll: [2 of up, down]}.',
    ],
    [
      'given: {}, when: [dare, build], then: {height: 2}',
      'when[1]: The case does not say what the roll of 2 coin dice',
    ],
    [
      'given: {}, when: [dare, {until: turn}], then: {height: 2}',
      'when[1]: The case does not say what the roll of 2 coin dice',
    ],
    [
      'given: {}, when: [dare, {roll: up}], then: {height: 2}',
      'when[1]: The roll [up] does not fit: the roll of 2 coin dice',
    ],
    [
      'given: {}, when: [dare, {roll: up left}], then: {height: 2}',
      'when[1]: The roll [up, left] does not fit',
    ],
    ['given: {}, when: [{roll: up}, build], then: {height: 1}', 'when: the roll up was never asked for.'],
    ['given: {}, when: [{until: flood}], then: {height: 1}', 'when[0]: The game ended before flood came.'],
    ['given: {height: 4}, when: [build, build], then: {height: 5}', 'when[1]: The game is over.'],
    ['given: {}, then: {asked: vote}', 'then.asked\n  expected: vote\n  found:    {question: turn, seat: 0}'],
    [
      'given: {}, when: vote, then: {asked: [vote]}',
      'then.asked\n  expected: [vote]\n  found:    {question: vote, seat: 0}, {question: vote, seat: 1}',
    ],
    ['given: {}, then: {asked: nobody}', 'then.asked\n  expected: nobody'],
    [
      'given: {}, then: {offered: [down]}',
      'then.offered\n  expected: down is open\n  found:    closed: ground',
    ],
    [
      'given: {}, then: {not-offered: [build]}',
      'then.not-offered\n  expected: build is closed or not there\n  found:    it is open',
    ],
    [
      'given: {height: 5}, then: {not-offered: [build]}',
      'then.not-offered\n  expected: a question\n  found:    nobody is asked',
    ],
    [
      'given: {}, then: {closed: {down: tired}}',
      'then.closed.down\n  expected: closed: tired\n  found:    closed: ground',
    ],
    ['given: {}, then: {closed: [fly]}', 'then.closed.fly\n  expected: closed\n  found:    not there'],
    [
      'given: {}, when: [end, build], then: {told: [built, round]}',
      'then.told[1]\n  expected: round\n  found:    not told after "built"',
    ],
    [
      'given: {}, when: build, then: {not-told: [built]}',
      'then.not-told[0]\n  expected: no built\n  found:    {kind: built, rule: XX-02, height: 1}',
    ],
    ['given: {}, then: {outcome: won}', 'then.outcome\n  expected: won\n  found:    none'],
    [
      'given: {}, steps: [{when: build, then: {height: 1}}, {then: {height: 2}}]',
      'step 2, then.height\n  expected: 2\n  found:    1',
    ],
  ])('%s', (text, message) => {
    expect(run(text)?.message).toContain(message);
  });

  test('with the open prompt and the log up to there', () => {
    expect(run('given: {}, when: [build, end], then: {height: 2, round: {least: 3}}')?.message).toBe(
      `then.height
  expected: 2
  found:    1
then.round
  expected: {least: 3}
  found:    2
asked: turn (XX-01, seat 0): build, dare, stones, pour, vote, whisper, fall, end, down
log:
  XX-02    built {height: 1}
  XX-08    round {round: 2}`,
    );
  });
});

test('a case can be followed item by item', () => {
  const [one] = parseCases('- {id: a, given: {height: 1}, when: [build, {until: round}], then: {height: 2}}');
  const heights = [];
  if (one) for (const { run, item } of playCase(tower, one)) heights.push([item?.kind, run.state.height]);
  expect(heights).toEqual([
    [undefined, 1],
    ['answer', 2],
    ['until', 2],
  ]);
});

test('a case becomes a test whose name cites its rules', () => {
  const files = ['- {id: a, rules: [XX-01, XX-02], then: {height: 0}}', '- {id: b, then: {height: 1}}'];
  const [good, bad] = caseTests(tower, files);
  expect(good?.name).toBe('a [XX-01, XX-02]');
  expect(good?.run).not.toThrow();
  expect(bad?.run).toThrow('then.height');
});

describe('own cards and remakes', () => {
  const drawing: Game<Notes, Noted> = {
    ...sketch(
      function* (t) {
        t.state.notes.push(...(yield* t.drawCards(0, ['ace', 'ten', 'two'], 2, 'SK-01')));
      },
      choosing('talk', 'yes', 'no'),
    ),
    describe: ({ step, notes }) => ({ step, notes }),
    remakes: { again: { changes: [], make: (s) => ({ ...s, step: 0, notes: [] }) } },
  };
  const result = (yaml: string) =>
    runCase(drawing, parseCases(`- ${yaml.trim().replace(/\n/g, '\n  ')}`)[0] as Case);

  test('a draw that the case names comes, and the remake begins again', () => {
    const given = 'id: own-cards\nrules: [SK-01]\n';
    expect(result(`${given}when: [{ draw: [ten, ace] }]\nthen: { notes: [ten, ace] }`)).toMatchObject({
      passed: true,
    });
    expect(result(`${given}when: [{ draw: [ten, ten] }]\nthen: { step: 1 }`).message).toContain(
      'does not fit',
    );
    const again = `${given}when: [{ draw: [two, ten] }, { remake: again }, { draw: [ace, two] }]\nthen: { notes: [ace, two] }`;
    expect(result(again)).toMatchObject({ passed: true });
  });
});

describe('chapters', () => {
  /** Each step is a chapter: it is told, then asks, and tosses a coin. */
  const night: Step = function* (t) {
    t.tell({ kind: 'noted', rule: 'SK-01', what: `night ${t.state.step}` });
    yield* t.choose(0, ask('on'), options('slowly', 'fast'));
    t.tell({ kind: 'noted', rule: 'SK-01', what: 'on' });
    t.state.notes.push(...(yield* t.roll(0, fairCoin, 1, 'SK-01')));
    t.tell({ kind: 'noted', rule: 'SK-01', what: 'tossed' });
  };
  const saga = { ...sketch(night, night, night, night), chapter: (s: Notes) => `night ${s.step}` };
  const result = (text: string) => runCase(saga, parseCases(`- {id: a, given: {}, ${text}}`)[0] as Case);
  const heads = '{ roll: [heads] }';

  test('what was told before a chapter changed is still told since the step began', () => {
    const nights = ['night 0', 'on', 'tossed', 'night 1', 'on', 'tossed', 'night 2'];
    const told = nights.map((what) => `{ kind: noted, what: ${what} }`).join(', ');
    expect(result(`when: [slowly, ${heads}, fast, ${heads}], then: { told: [${told}] }`)).toEqual({
      id: 'a',
      rules: [],
      passed: true,
    });
  });

  test('a later step of the case does not look back', () => {
    const steps = `[{ when: [slowly, ${heads}] }, { when: [fast, ${heads}], then: { not-told: [{ what: night 1 }] } }]`;
    expect(result(`steps: ${steps}`).passed).toBe(true);
  });

  test('"until" finds an event that was told before a roll ended the chapter', () => {
    const until = '{ until: { event: { kind: noted, what: on } } }';
    expect(result(`when: [${heads}, ${until}], then: { step: 1 }`)).toMatchObject({ passed: true });
  });

  test('a failure shows the log from the beginning of the case', () => {
    const { message } = result(`when: [slowly, ${heads}, fast, ${heads}], then: { step: 3 }`);
    expect(message).toContain('night 0');
    expect(message).toContain('night 2');
  });
});
