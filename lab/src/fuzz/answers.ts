import { inspect } from 'node:util';
import {
  type Choice,
  choice,
  Fault,
  type Game,
  Random,
  Refusal,
  type Request,
  Run,
  randomPick,
} from '@wyrdhall/kernel';
import { randomOptions } from '@wyrdhall/kernel/conformance';
import { seenByAll } from './eyes.ts';

export interface AnswersReport {
  readonly tried: number;
  readonly refused: number;
  /** Mutations that happened to be legal answers. */
  readonly taken: number;
}

/** Wrong answers and other wrong requests at random; throws a Fault where one is not refused, changes something, or breaks the state. */
export function fuzzAnswers(game: Game, tries: number, seed: number): AnswersReport {
  const count = { tried: 0, refused: 0, taken: 0 };
  for (let table = 0; count.tried < tries; table++) {
    const name = `${game.id} ${seed} ${table}`;
    const random = Random.fromSeed(name);
    const run = Run.start(game, randomOptions(game, {}, random), {
      seed: name,
      ownDice: random.below(3) === 0,
      ownCards: random.below(3) === 0,
    });
    let old = '0.none';
    for (let i = 0; i < 120 && !run.outcome; i++) {
      const seen = seenByAll(run);
      const { taken } = count;
      for (let wrong = 0; wrong < 6; wrong++) attempt(run, random, old, count, name);
      if (count.taken === taken && seenByAll(run) !== seen)
        throw new Fault(`${name}: all is refused, but somebody sees something else.`);
      if (run.outcome) break;
      const prompt = random.of(run.prompts);
      old = run.keyOf(prompt);
      run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
    }
  }
  return count;
}

function attempt(
  run: Run,
  random: Random,
  old: string,
  count: { tried: number; refused: number; taken: number },
  name: string,
): void {
  if (run.outcome) return;
  const asked = random.below(5) === 0 ? oddRequest(run, random) : wrongAnswer(run, random, old);
  const before = [run.hash(), run.revision, run.toldCount].join(' ');
  const where = () => `${name}: ${inspect(asked, { maxStringLength: 80, breakLength: Infinity })}`;
  count.tried++;
  try {
    run.apply(asked as Request);
  } catch (error) {
    if (!(error instanceof Refusal)) throw new Fault(`${where()} fails: ${String(error)}`, { cause: error });
    if ([run.hash(), run.revision, run.toldCount].join(' ') !== before)
      throw new Fault(`${where()} leaves a trace.`);
    count.refused++;
    return;
  }
  count.taken++;
  const wrong = run.game.broken?.(run.state, run.options);
  if (wrong) throw new Fault(`${where()} is taken, and breaks the state: ${wrong}.`);
}

function wrongAnswer(run: Run, random: Random, old: string): unknown {
  const prompt = random.of(run.prompts);
  const seat = random.below(4) === 0 ? random.of(ODD) : prompt.seat;
  const said = mutated(choice(prompt, randomPick(prompt, random)), random);
  const key = random.below(3) === 0 ? { key: random.of([old, '', '__proto__', run.keyOf(prompt)]) } : {};
  return { seat, choice: said, ...key };
}

/** An undo, a redo, a reseed or a remake that nobody would ask for, or nothing of the kind. */
function oddRequest(run: Run, random: Random): unknown {
  const odd = () => random.of(ODD);
  const more = random.below(2) === 0 ? {} : { [random.of(['seat', 'revision'])]: odd() };
  const remakes = run.remakes();
  switch (random.below(7)) {
    case 0:
      return odd();
    case 1:
      return { undo: odd(), ...more };
    case 2:
      return { undo: run.length + random.below(9), ...more };
    case 3:
      return { redo: random.below(2) === 0 ? true : odd(), ...more };
    case 4:
      return { reseed: odd() };
    case 5:
      return { remake: odd(), options: {}, ...more };
    default: {
      if (remakes.length === 0) return { remake: 'constructor', options: odd() };
      const { id, changes } = random.of(remakes);
      const name = random.of([...changes, 'players', '__proto__', 'x']);
      return { remake: id, options: random.below(3) === 0 ? odd() : { [name]: odd() }, ...more };
    }
  }
}

const ODD: readonly unknown[] = [
  undefined,
  null,
  0,
  1,
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  ' ',
  'pass',
  'pass-until:__proto__',
  'constructor',
  '__proto__',
  [],
  {},
  [[]],
  new Array(5),
  new Map([['a', 1]]),
  new Date(0),
  /x/,
  () => 'pass',
  Symbol.iterator,
  { __proto__: null },
  { length: 1, 0: 'pass' },
  true,
  -0,
  0.5,
  99,
  2 ** 31,
  2 ** 53,
  1e308,
  10n,
  '0',
  'pass\n0 a1 pass',
  '\ud800',
  '\0',
  'x'.repeat(70_000),
  Object('pass'),
  new Set(['pass']),
  new Uint8Array(3),
  [null],
  Array(2000).fill('pass'),
  Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`x${i}`, 1])),
  JSON.parse('{"__proto__": {"polluted": 1}}'),
  withItself(),
];

/** What JSON cannot say, and what a search would never leave. */
function withItself(): unknown {
  const ring: unknown[] = [];
  ring.push(ring, { ring });
  return ring;
}

/** Something near a legal answer, or far from it. */
function mutated(said: Choice, random: Random): unknown {
  const kind = random.below(8);
  if (kind === 0) return random.of(ODD);
  if (typeof said === 'string') {
    if (kind < 3) return [said];
    if (kind < 5) return { [said]: 1 };
    return kind === 5 ? `${said} ` : said.slice(0, random.below(said.length + 1));
  }
  if (Array.isArray(said)) {
    if (kind < 2) return [...said, said[0]];
    if (kind < 4) return said.slice(1);
    if (kind < 5) return said.map((id) => [id]);
    return kind === 5 ? new Array(said.length) : said.join();
  }
  const amounts = said as Readonly<Record<string, number>>;
  const change = random.of([-1, 0.5, 1e9, Number.NaN, '1', null, -0, 10n, 2 ** 53, {}, [1]]);
  const [first] = Object.keys(amounts);
  return kind < 4 && first ? { ...amounts, [first]: change } : JSON.parse(`{"__proto__": 1, "x": 1}`);
}
