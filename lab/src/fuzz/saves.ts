import {
  choice,
  Fault,
  type Game,
  hashState,
  Random,
  Refusal,
  Run,
  randomPick,
  readSave,
  replay,
  resume,
  save,
  seenBy,
} from '@wyrdhall/kernel';
import { randomOptions } from '@wyrdhall/kernel/conformance';
import { damage, forge } from './mutate.ts';

export interface SavesReport {
  readonly files: number;
  readonly refused: number;
  readonly accepted: number;
  /** The reasons that refusals gave, and how often. */
  readonly reasons: Readonly<Record<string, number>>;
  readonly slowestMs: number;
  readonly mostMegabytes: number;
}

const LIMIT_MS = 1000;
const LIMIT_MEGABYTES = 100;

/** `damaged`: as accidents leave files. `crafted`: changed on purpose, with sums made anew. */
export type Mischief = 'damaged' | 'crafted';

/** One honest save of a random game, for many bad ones. */
function honest(game: Game, name: string): string {
  const random = Random.fromSeed(name);
  const own = random.below(4) === 0;
  const run = Run.start(game, randomOptions(game, {}, random), { seed: name, ownDice: own, freeUndo: true });
  const answers = random.below(120);
  for (let i = 0; i < answers && !run.outcome; i++) {
    const prompt = random.of(run.prompts);
    run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
    if (random.below(12) === 0 && run.marks.length > 0)
      run.undo(1 + random.below(Math.min(3, run.marks.length)));
  }
  return JSON.stringify(save(run, { name, seats: Array(run.options.players).fill('human') }));
}

/** Loads bad files; throws a Fault where one is neither refused with a reason nor played on without harm. */
export function fuzzSaves(
  game: Game,
  mischief: Mischief,
  files: number,
  seed: number,
  began: (file: number) => void = () => {},
): SavesReport {
  const reasons: Record<string, number> = {};
  const count = { files: 0, refused: 0, accepted: 0, slowestMs: 0, mostMegabytes: 0 };
  const clean = prototypes();
  const failures: string[] = [];
  let text = '';
  for (let file = 0; file < files; file++) {
    const name = `${game.id} ${mischief} ${seed} ${file}`;
    if (file % 50 === 0) text = honest(game, name);
    const random = Random.fromSeed(name);
    const bad = mischief === 'damaged' ? damage(text, random) : forge(text, random, signed);
    began(file);
    const heap = file % 20 === 0 ? process.memoryUsage().heapUsed : undefined;
    const start = performance.now();
    const why = tryFile(game, bad, random);
    const took = performance.now() - start;
    count.files++;
    if (heap !== undefined) {
      count.mostMegabytes = Math.max(count.mostMegabytes, (process.memoryUsage().heapUsed - heap) / 2 ** 20);
    }
    count.slowestMs = Math.max(count.slowestMs, took);
    if (took > LIMIT_MS) failures.push(`${name} takes ${took.toFixed(0)} ms`);
    if (prototypes() !== clean) failures.push(`${name} changes a prototype`);
    if (why.kind === 'failed') failures.push(`${name}: ${why.message}`);
    else if (why.kind === 'refused') {
      count.refused++;
      const reason = why.message.slice(0, 40);
      reasons[reason] = (reasons[reason] ?? 0) + 1;
    } else count.accepted++;
    if (failures.length >= 10) break;
  }
  if (count.mostMegabytes > LIMIT_MEGABYTES)
    failures.push(`a load takes ${count.mostMegabytes.toFixed(0)} MB`);
  if (failures.length > 0) throw new Fault(failures.join('\n'));
  return { ...count, reasons };
}

const prototypes = (): string =>
  [Object.prototype, Array.prototype, String.prototype, Number.prototype]
    .map((prototype) => `${Object.keys(prototype).join()}${Object.getOwnPropertyNames(prototype).length}`)
    .join('|');

interface Tried {
  readonly kind: 'refused' | 'accepted' | 'failed';
  readonly message: string;
}

function tryFile(game: Game, text: string, random: Random): Tried {
  let run: Run;
  try {
    ({ run } = resume(game, readSave(text)));
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', message: error.message };
    return { kind: 'failed', message: `not refused, but fails: ${String(error)}` };
  }
  try {
    const wrong = game.broken?.(run.state);
    if (wrong) return { kind: 'failed', message: `accepted, though ${wrong}` };
    for (let i = 0; i < 6 && !run.outcome; i++) {
      seenBy(run, 0).prompts.forEach(() => {});
      run.view(0);
      game.score(run.state);
      const prompt = random.of(run.prompts);
      run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
      const broken = game.broken?.(run.state);
      if (broken) return { kind: 'failed', message: `played on to where ${broken}` };
    }
    const again = readSave(JSON.stringify(save(run)));
    resume(game, again);
    replay(game, again);
    return { kind: 'accepted', message: '' };
  } catch (error) {
    return {
      kind: 'failed',
      message: `accepted, then fails: ${String(error)} ${(error as Error).stack?.split('\n')[1] ?? ''}`,
    };
  }
}

/** Sums made anew, as somebody would who wants the file to be believed. */
function signed(value: Record<string, unknown>): Record<string, unknown> {
  const { sums: _, segments, ...head } = value;
  const sums = { head: hashState(head).toString(36), segments: hashState(segments).toString(36) };
  return { ...value, sums };
}
