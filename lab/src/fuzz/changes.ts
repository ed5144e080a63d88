import {
  checkSave,
  choice,
  Fault,
  type Game,
  type Owners,
  Random,
  type RecordPage,
  Refusal,
  Run,
  randomPick,
  replay,
  resume,
  type Save,
  type Segment,
  type SegmentHead,
  saveHead,
  type Told,
} from '@wyrdhall/kernel';
import { randomOptions } from '@wyrdhall/kernel/conformance';
import { seenByAll } from './eyes.ts';

/** How many changes a table is given before another one is opened. */
const LONGEST = 600;
/** One write in so many fails, and one change in so many is followed by a look at what is stored. */
const FAILING = 7;
const LOOKS = 150;

export interface ChangesReport {
  readonly tables: number;
  readonly changes: number;
  readonly kinds: Readonly<Record<string, number>>;
  readonly writes: number;
  readonly failedWrites: number;
  readonly loads: number;
  readonly chapters: number;
}

/** A store as the browser has one: it appends, and some of its writes fail. */
class Store {
  private readonly segments = new Map<number, Segment>();
  private head: ReturnType<typeof saveHead> | undefined;
  revision = 0;

  write(run: Run): void {
    const { heads, pages } = run.recordSince(this.revision);
    for (const { segment, ...head } of heads) this.begin(segment, head);
    for (const page of pages) this.append(page);
    this.head = saveHead(run);
    this.revision = run.revision;
  }

  private begin(index: number, head: SegmentHead): void {
    const had = this.segments.get(index);
    this.segments.set(index, { ...head, changes: had?.changes ?? 0, record: had?.record ?? '' });
  }

  private append({ segment, changes, text }: RecordPage): void {
    const had = this.segments.get(segment);
    if (!had) throw new Fault(`A page of segment ${segment}, which never began.`);
    this.segments.set(segment, { ...had, changes: had.changes + changes, record: had.record + text });
  }

  /** As a store gives it back: a copy of all that was written. */
  read(): Save {
    if (!this.head) throw new Fault('Nothing was ever written.');
    return checkSave(structuredClone({ ...this.head, segments: [...this.segments.values()] }));
  }
}

/** Answers, undos, redos, remakes, saves and loads at random; throws a Fault where something is lost. */
export function fuzzChanges(game: Game, changes: number, seed: number): ChangesReport {
  const kinds: Record<string, number> = {};
  const count = { tables: 0, changes: 0, writes: 0, failedWrites: 0, loads: 0, chapters: 0 };
  while (count.changes < changes) {
    const table = `${game.id} ${seed} ${count.tables++}`;
    try {
      playTable(game, table, kinds, count);
    } catch (error) {
      throw new Fault(`Table "${table}": ${String(error)}`, { cause: error });
    }
  }
  return { ...count, kinds };
}

function playTable(
  game: Game,
  name: string,
  kinds: Record<string, number>,
  count: { changes: number; writes: number; failedWrites: number; loads: number; chapters: number },
): void {
  const random = Random.fromSeed(name);
  const options = randomOptions(game, {}, random);
  const settings = {
    seed: random.seed(),
    ownDice: owners(options.players, random),
    ownCards: owners(options.players, random),
    freeUndo: random.below(4) > 0,
  };
  let run = Run.start(game, options, settings);
  const store = new Store();
  const last = 20 + random.below(LONGEST);
  let seen = seenByAll(run);
  for (let i = 0; i < last; i++) {
    const kind = changeOnce(run, random);
    if (kind === undefined) break;
    const sees = seenByAll(run);
    if (kind === 'refused' && sees !== seen) throw new Fault('Refused, but somebody sees something else.');
    seen = sees;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    if (kind !== 'refused') count.changes++;
    if (random.below(FAILING) === 0) {
      count.failedWrites++;
      continue;
    }
    store.write(run);
    count.writes++;
    if (random.below(LOOKS) > 0) continue;
    run = load(game, run, store);
    seen = seenByAll(run);
    count.loads++;
  }
  count.chapters += run.past.length;
  store.write(run);
  replayAll(game, load(game, run, store), store.read());
}

/** Mostly nobody's, at times everybody's or those of some seats. */
function owners(players: number, random: Random): Owners {
  const kind = random.below(6);
  if (kind === 0) return true;
  return kind === 1 ? [...Array(players).keys()].filter(() => random.below(2) === 0) : false;
}

/** What it did; undefined where the game is over and nothing more is to be done. */
function changeOnce(run: Run, random: Random): string | undefined {
  const before = [run.hash(), run.revision];
  const act = random.below(20);
  try {
    if (act < 13 && !run.outcome) return answer(run, random);
    if (act < 15 && run.marks.length > 0) {
      run.undo(1 + random.below(Math.min(4, run.marks.length)));
      return 'undo';
    }
    if (act < 17 && run.canRedo) {
      run.redo();
      return 'redo';
    }
    const seat = random.below(run.options.players);
    const [alone] = run.undosAlone(seat);
    if (alone) {
      run.apply({ undo: alone.keep, seat });
      return 'undo alone';
    }
    if (run.halfMade(seat) > 0) {
      run.back(seat);
      return 'back';
    }
    const open = run.remakes().filter(({ closed }) => !closed);
    if (open.length > 0 && random.below(4) === 0) {
      remake(run, random.of(open), random);
      return 'remake';
    }
    if (random.below(30) === 0) {
      run.apply({ reseed: random.seed() });
      return 'reseed';
    }
    return run.outcome ? undefined : answer(run, random);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (run.hash() !== before[0] || run.revision !== before[1])
      throw new Fault(`Refused, but changed: ${error.message}`);
    return 'refused';
  }
}

/** With other options as often as with the same. */
function remake(run: Run, { id, changes }: { id: string; changes: readonly string[] }, random: Random): void {
  const fixed = changes.includes('players') ? {} : { players: run.options.players };
  const drawn = randomOptions(run.game, fixed, random);
  const changed = random.below(2) === 0 ? [] : changes;
  run.apply({ remake: id, options: Object.fromEntries(changed.map((name) => [name, drawn[name]])) });
}

function answer(run: Run, random: Random): string {
  const prompt = random.of(run.prompts);
  const boundary = prompt.until && random.below(6) === 0 ? -1 - random.below(prompt.until.length) : undefined;
  const picked = boundary ?? randomPick(prompt, random);
  run.apply({ seat: prompt.seat, choice: choice(prompt, picked), key: run.keyOf(prompt) });
  return 'answer';
}

function load(game: Game, run: Run, store: Store): Run {
  const { run: back, askedAnew } = resume(game, store.read());
  if (askedAnew.length > 0) throw new Fault(`Asked anew after a load: ${askedAnew.join(', ')}.`);
  const [one, other] = [run, back].map((of) =>
    [of.hash(), of.revision, of.toldCount, of.canRedo, of.length].join(' '),
  );
  if (one !== other) throw new Fault(`A load leads elsewhere: ${one} ≠ ${other}.`);
  return back;
}

function replayAll(game: Game, run: Run, saved: Save): void {
  const parts = replay<unknown, Told>(game, saved);
  for (const { diverged, changed } of parts) {
    const astray = diverged ?? changed;
    if (astray) throw new Fault(`The replay goes astray after ${astray.entries} entries: ${astray.why}`);
  }
  const end = parts.at(-1)?.run;
  if (end?.hash() !== run.hash()) throw new Fault('The replay ends elsewhere.');
}
