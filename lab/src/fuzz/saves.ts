import { getHeapStatistics } from 'node:v8';
import {
  type Answer,
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
  verify,
} from '@wyrdhall/kernel';
import { randomOptions } from '@wyrdhall/kernel/conformance';
import { bomb, type Document } from './bombs.ts';
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

/** One honest save of a random game, for many bad ones: mostly of a short one, which is quick to load. */
function honest(game: Game, name: string): string {
  const random = Random.fromSeed(name);
  const own = random.below(4) === 0;
  const run = Run.start(game, randomOptions(game, {}, random), { seed: name, ownDice: own, freeUndo: true });
  const answers = random.below(1 + random.below(random.below(5) === 0 ? 120 : 40));
  for (let i = 0; i < answers && !run.outcome; i++) {
    const prompt = random.of(run.prompts);
    run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
    if (run.marks.length > 0 && random.below(12) === 0)
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
    const bad = mischief === 'damaged' ? damage(text, random) : crafted(text, random);
    began(file);
    const heap = getHeapStatistics().used_heap_size;
    const clock = new Clock();
    const why = tryFile(game, bad, random);
    const took = clock.millisecondsIfAbove(count.slowestMs);
    count.files++;
    const megabytes = (getHeapStatistics().used_heap_size - heap) / 2 ** 20;
    count.mostMegabytes = Math.max(count.mostMegabytes, megabytes);
    if (megabytes > LIMIT_MEGABYTES) failures.push(`${name} takes ${megabytes.toFixed(0)} MB`);
    count.slowestMs = Math.max(count.slowestMs, took);
    if (took > LIMIT_MS) failures.push(`${name} takes ${took.toFixed(0)} ms`);
    if (prototypes() !== clean) failures.push(`${name} changes a prototype`);
    if (why.kind === 'failed') failures.push(`${name}: ${why.message}`);
    else if (why.kind === 'refused') {
      count.refused++;
      const reason = gist(why.message);
      reasons[reason] = (reasons[reason] ?? 0) + 1;
    } else count.accepted++;
    if (failures.length >= 10) break;
  }
  if (failures.length > 0) throw new Fault(failures.join('\n'));
  const { slowestMs, mostMegabytes } = count;
  return { ...count, slowestMs: Math.round(slowestMs), mostMegabytes: Math.round(mostMegabytes), reasons };
}

class Clock {
  private readonly wall = performance.now();
  private readonly cpu = process.cpuUsage();

  /** Without those in which other processes had the machine, which are asked for only where they matter. */
  millisecondsIfAbove(least: number): number {
    const wall = performance.now() - this.wall;
    if (wall <= least) return wall;
    const { user, system } = process.cpuUsage(this.cpu);
    return Math.min(wall, (user + system) / 1000);
  }
}

/** What a message says before it comes to names, numbers and paths. */
export const gist = (message: string): string => message.split(/["'\d[(]|\.\w/, 1)[0]?.trim() ?? '';

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
    const saved = readSave(text);
    // As a page takes a file from a stranger, or opens what it has stored.
    const own = random.below(2) === 0;
    if (!own) verify(game, saved);
    ({ run } = resume(game, saved, { own }));
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
      if (isFull(run, { seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) })) break;
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

/** Gives an answer, unless the file holds as much as a table can: then nothing more can be played. */
function isFull(run: Run, answer: Answer): boolean {
  try {
    run.answer(answer);
    return false;
  } catch (error) {
    if (error instanceof Refusal && error.why?.id === 'record-full') return true;
    throw error;
  }
}

/** One file in twenty is a bomb: every line of it may be honest, but there is too much of something. */
function crafted(text: string, random: Random): string {
  if (random.below(20) > 0) return forge(text, random, signed);
  const value = JSON.parse(text) as Document;
  bomb(value, random);
  return JSON.stringify(signed(value));
}

/** Sums made anew, as somebody would who wants the file to be believed. */
function signed(value: Record<string, unknown>): Record<string, unknown> {
  const { sums: _, segments, ...head } = value;
  const sums = { head: hashState(head).toString(36), segments: hashState(segments).toString(36) };
  return { ...value, sums };
}
