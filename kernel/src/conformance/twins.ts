import type { Random } from '../chance.ts';
import { type AnswerEntry, isAnswer } from '../changes.ts';
import { Fault, Refusal } from '../fault.ts';
import type { Mark } from '../memory.ts';
import { choice, randomPick } from '../picks.ts';
import { fingerprint, type Prompt, type Seat } from '../prompt.ts';
import { Run } from '../run.ts';
import { isKernelTold } from '../told.ts';
import { difference } from './difference.ts';
import { Forced, Noted, type Screen, watched } from './light.ts';
import { lookOf } from './looks.ts';

/** Hidden answers that a seat may give more than it did before it comes to an open question. */
const MOST_MORE = 20;

/** The running step, played twice from its beginning: as it was, and with other things hidden from a seat. */
export interface Twins {
  readonly was: Run;
  readonly other: Run;
  readonly viewer: Seat;
  /** Whether everybody gave as many answers and is asked alike: then nothing at all may differ. */
  readonly areAlike: boolean;
}

/**
 * What the seat cannot see becomes something else at the last window that opened, as in its forks: it is dealt anew
 * there (if `deals`), and those who choose behind the screen roll and choose otherwise. Cards that came to light since
 * come to light again. Undefined where that is not possible, and nothing can be learnt.
 */
export function twinsFor(run: Run, viewer: Seat, random: Random, deals: boolean): Twins | undefined {
  const { game, options, settings, past } = run;
  const checkpoint = run.checkpoint();
  const screen = screenOf(run, viewer);
  // Before anything is set up there is nothing to deal anew.
  if (checkpoint.setup && screen.window === 0) return undefined;
  const noted = new Noted();
  const was = Run.from(
    watched(game, (t) => noted.watch(t, screen)),
    options,
    settings,
    checkpoint,
    past,
  );
  for (const entry of run.entriesSince) was.give(entry);
  if (!noted.isWhole(screen)) return undefined;

  const forced = new Forced(noted.drawn);
  const state = game.copy(checkpoint.state);
  if (deals && screen.window === 0) game.redeal(state, viewer, random);
  const other = Run.from(
    watched(game, (t) =>
      forced.watch(t, screen, random, () => {
        if (deals) game.redeal(t.state, viewer, random);
      }),
    ),
    options,
    settings,
    { ...checkpoint, state },
    past,
  );
  if (!answerAgain(run, other, screen, random) || forced.isUnfit) return undefined;
  const isOver = screen.isTogether && !other.prompts.some(({ window }) => window === screen.window);
  if (isOver) return undefined;
  if (!screen.isTogether && autosIn(was, viewer) !== autosIn(other, viewer)) return undefined;
  const areAlike = !screen.isTogether || (was.length === other.length && patternOf(was) === patternOf(other));
  return { was, other, viewer, areAlike };
}

/** What the seat is shown in one twin and not in the other. */
export function shownDifference({ was, other, viewer, areAlike }: Twins): string | undefined {
  const look = areAlike ? lookOf : lookAside;
  return difference(look(was, viewer), look(other, viewer), 'shown');
}

/** Without what tells how many answers the others gave. */
function lookAside(run: Run, viewer: Seat): unknown {
  const { view, outcome, told, prompts, drawn, remakes } = lookOf(run, viewer);
  const own = (prompts as Prompt[]).filter(({ seat }) => seat === viewer);
  return {
    view,
    outcome,
    told,
    drawn,
    remakes,
    prompts: own.map((prompt) => ({ ...prompt, key: undefined })),
  };
}

function screenOf({ prompts, marksOfStep }: Run, viewer: Seat): Screen {
  const running = prompts.find(({ how }) => how === 'all');
  if (running) return { viewer, window: running.window ?? 0, isTogether: true };
  const asked = [...marksOfStep, ...prompts];
  const last = asked.findLast(({ window }) => window);
  // Who has passed is not asked again while they hold the same: so an offer is behind one screen from its beginning.
  const from =
    last?.how === 'offer'
      ? asked.find(({ how, question: { id } }) => how === 'offer' && id === last.question.id)
      : last;
  return { viewer, window: from?.window ?? 0, isTogether: false };
}

/** What the kernel answered for the others: once their window is over it counts as what they played. */
const autosIn = (run: Run, viewer: Seat): string =>
  JSON.stringify(
    run.lines().filter(({ event }) => isKernelTold(event) && event.kind === 'auto' && event.seat !== viewer),
  );

/** Who is asked openly, and who behind a screen. */
const patternOf = ({ prompts }: Run): string =>
  JSON.stringify(
    prompts.map(({ seat, question: { figure, open, id } }) => [seat, figure, open ? id : 'hidden']),
  );

/** Gives the answers of the step again; false where they cannot have been given. */
function answerAgain(run: Run, other: Run, screen: Screen, random: Random): boolean {
  const marks = run.marksOfStep;
  let answers = 0;
  try {
    for (const entry of run.entriesSince) {
      if (!isAnswer(entry)) {
        other.give(entry);
        continue;
      }
      const mark = marks[answers++] as Mark;
      const { viewer, window, isTogether } = screen;
      if (mark.seat === viewer) other.give(entry);
      else if (!isTogether || mark.window !== window) giveLike(other, mark, entry);
      else if (mark.question.open) giveOpenly(other, mark, entry, random);
      else giveAny(other, mark, random);
    }
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

const promptsOf = ({ prompts }: Run, { seat, question: { figure } }: Mark): Prompt[] =>
  prompts.filter((prompt) => prompt.seat === seat && prompt.question.figure === figure);

const give = (run: Run, prompt: Prompt, { choice: said }: Pick<AnswerEntry, 'choice'>): void =>
  run.give({ seat: prompt.seat, print: fingerprint(prompt), choice: said });

/** The same answer to the same question, whatever else could have been answered. */
function giveLike(run: Run, mark: Mark, entry: AnswerEntry): void {
  const prompt = promptsOf(run, mark).find(({ question: { id } }) => id === mark.question.id);
  if (!prompt) throw new Refusal(`"${mark.question.id}" is not asked.`);
  give(run, prompt, entry);
}

/** Any answer to what the seat is asked behind its screen; none where it has come to an open question. */
function giveAny(run: Run, mark: Mark, random: Random): boolean {
  const hidden = promptsOf(run, mark).filter(({ question: { open } }) => !open);
  const prompt = hidden.find(({ question: { id } }) => id === mark.question.id) ?? hidden[0];
  if (prompt) give(run, prompt, { choice: choice(prompt, randomPick(prompt, random)) });
  return prompt !== undefined;
}

/** The next open question of the seat is the same, whatever it did behind its screen. */
function giveOpenly(run: Run, mark: Mark, entry: AnswerEntry, random: Random): void {
  for (let more = 0; more < MOST_MORE && giveAny(run, mark, random); more++) {}
  const isAsked = promptsOf(run, mark).some(({ question: { id } }) => id === mark.question.id);
  if (!isAsked) {
    const { seat, question } = mark;
    throw new Fault(
      `The open question "${question.id}" (${question.rule}) is asked of seat ${seat} by what others cannot see.`,
    );
  }
  giveLike(run, mark, entry);
}
