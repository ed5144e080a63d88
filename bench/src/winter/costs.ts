import {
  checkSave,
  choice,
  type Prompt,
  Random,
  Run,
  randomPick,
  readSave,
  resume,
  type Save,
  save,
  saveHead,
} from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { microseconds, type Timed, timed, timedAfter } from '../measure.ts';
import { endless, inChapters, longStep } from './variants.ts';

type ToyRun = ReturnType<typeof newRun>;

const newRun = (game: typeof toy) => Run.start(game, { players: 3 }, { seed: 7 });

function answerOne(run: ToyRun, bot: Random): void {
  const prompt = bot.of(run.prompts);
  run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, bot)) });
}

/** A run of so many answers, and the few more until a hunter is asked what to do after a mere step. */
function runOf(answers: number): ToyRun {
  const run = newRun(endless);
  const bot = Random.fromSeed(3);
  while (run.length < answers) answerOne(run, bot);
  for (;;) {
    const prompt = run.prompts[0] as Prompt;
    const step = prompt.options.find((option) => option.id.startsWith('step:') && !option.closed);
    if (prompt.question.id !== 'turn' || !step) answerOne(run, bot);
    else {
      run.answer({ seat: prompt.seat, choice: step.id });
      return run;
    }
  }
}

function runWithTenAnswers(): ToyRun {
  const run = newRun(longStep);
  const bot = Random.fromSeed(3);
  for (let i = 0; i < 10; i++) answerOne(run, bot);
  return run;
}

const CHAPTERS = 20;
/** About 500 answers. */
const ROUNDS = 29;

/** A run near the end of a chapter of that number. */
function runInChapter(game: typeof toy, chapter: number): ToyRun {
  const run = newRun(game);
  const bot = Random.fromSeed(3);
  while (run.state.round < chapter * ROUNDS - 1) answerOne(run, bot);
  return run;
}

/** What a store that appends holds. */
const stored = (run: ToyRun): Save => structuredClone({ ...saveHead(run), segments: run.segments });

/** A store's work in the first and in the last chapter of a campaign. */
function chapterCosts() {
  const game = inChapters(ROUNDS);
  const first = runInChapter(game, 1);
  const last = runInChapter(game, CHAPTERS);
  const kept = { first: stored(first), last: stored(last) };
  const texts = { first: asText(first), last: asText(last) };
  const load = (saved: Save): ToyRun => resume(game, checkSave(saved)).run;
  let back = load(kept.first);
  const found = microseconds({
    loadFirst: timed(() => load(kept.first)),
    loadLast: timed(() => load(kept.last)),
    fileFirst: timed(() => load(readSave(texts.first))),
    fileLast: timed(() => load(readSave(texts.last))),
    undoFirst: timedAfter(
      () => {
        back = load(kept.first);
      },
      () => back.undo(),
    ),
    undoLast: timedAfter(
      () => {
        back = load(kept.last);
      },
      () => back.undo(),
    ),
    keepFirst: timed(keeping(first)),
    keepLast: timed(keeping(last)),
  });
  const compared = (inFirst: number, inLast: number) => ({
    first: inFirst,
    last: inLast,
    ratio: inLast / inFirst,
  });
  return {
    chapters: CHAPTERS,
    answers: last.revision,
    load: compared(found.loadFirst, found.loadLast),
    loadFile: compared(found.fileFirst, found.fileLast),
    firstUndo: compared(found.undoFirst, found.undoLast),
    keep: compared(found.keepFirst, found.keepLast),
  };
}

/** What a store that appends writes for the last answer. */
const keeping = (run: ToyRun) => (): unknown => [saveHead(run), run.recordSince(run.revision - 1)];

/** Each undo and redo is recorded: before the record is full, the table is opened afresh. */
function undoing(saved: Save): Timed {
  const open = () => resume(endless, saved).run;
  let run = open();
  return timedAfter(
    () => {
      if (run.revision > 50_000) run = open();
      if (run.canRedo) run.redo();
    },
    () => run.undo(),
  );
}

const asText = (run: ToyRun): string => JSON.stringify(save(run));
const parsed = (run: ToyRun): Save => JSON.parse(asText(run));

export function costs() {
  const tenAnswers = runWithTenAnswers();
  const steps = microseconds({
    copy: timed(() => toy.copy(tenAnswers.state)),
    fork: timed(() => tenAnswers.fork()),
  });
  const short = runOf(100);
  const long = runOf(10_000);
  const documents = { short: parsed(short), long: parsed(long) };
  const texts = { short: asText(short), long: asText(long) };
  const found = microseconds({
    undoShort: undoing(documents.short),
    undoLong: undoing(documents.long),
    saveShort: timed(() => save(short)),
    saveLong: timed(() => save(long)),
    keepShort: timed(keeping(short)),
    keepLong: timed(keeping(long)),
    resumeShort: timed(() => resume(endless, documents.short)),
    resumeLong: timed(() => resume(endless, documents.long)),
    textShort: timed(() => resume(endless, readSave(texts.short))),
    textLong: timed(() => resume(endless, readSave(texts.long))),
  });
  const compared = (answers100: number, answers10000: number) => {
    return { answers100, answers10000, ratio: answers10000 / answers100 };
  };
  return {
    fork: {
      answers: 10,
      microseconds: steps.fork,
      copyMicroseconds: steps.copy,
      ratio: steps.fork / steps.copy,
    },
    undo: {
      microseconds: found.undoShort,
      ...compared(found.undoShort, found.undoLong),
    },
    save: {
      microseconds: found.saveShort,
      ...compared(found.saveShort, found.saveLong),
    },
    keep: {
      microseconds: found.keepShort,
      ...compared(found.keepShort, found.keepLong),
    },
    resume: {
      microseconds: found.resumeShort,
      ...compared(found.resumeShort, found.resumeLong),
      fromText: compared(found.textShort, found.textLong),
    },
    chapters: chapterCosts(),
  };
}
