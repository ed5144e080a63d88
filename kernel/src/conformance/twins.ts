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

/** Where what a seat cannot see is dealt anew: at the last window that opened, as in forks; when the step began. */
export type Deal = 'at window' | 'at step' | 'never';

/**
 * What the seat cannot see becomes something else: it is dealt anew, and those who choose behind a screen roll and
 * choose otherwise. Cards that came to light since come to light again. Undefined where that is not possible, and
 * nothing can be learnt.
 */
export function twinsFor(run: Run, viewer: Seat, random: Random, deal: Deal): Twins | undefined {
  const { game, options, settings, past } = run;
  const checkpoint = run.checkpoint();
  const screen = screenOf(run, viewer, deal);
  // Before anything is set up there is nothing to deal anew.
  if (checkpoint.setup && screen.dealsAt === 0) return undefined;
  const noted = new Noted();
  const was = Run.from(
    watched(game, (t) => noted.watch(t, screen)),
    options,
    settings,
    checkpoint,
    past,
  );
  for (const entry of run.entriesSince) was.give(entry);
  if (!noted.isWhole) return undefined;

  const forced = new Forced(noted.drawn);
  const state = game.copy(checkpoint.state);
  if (deal !== 'never' && screen.dealsAt === 0) game.redeal(state, viewer, random);
  const other = Run.from(
    watched(game, (t) =>
      forced.watch(t, screen, random, () => {
        if (deal !== 'never') game.redeal(t.state, viewer, random);
      }),
    ),
    options,
    settings,
    { ...checkpoint, state },
    past,
  );
  if (!answerAgain(run, other, screen, random) || forced.isUnfit) return undefined;
  const { together } = screen;
  // Where another choice ends the window, everybody learns it, and rightly so.
  // A window of the next step may have the same number.
  const isInNextStep = other.marksOfStep.length < other.marks.length;
  const isOpen =
    !isInNextStep && other.prompts.some(({ how, window }) => how === 'all' && window === together);
  const isOver = forced.isTogether && !isOpen;
  if (isOver || autosIn(was, screen) !== autosIn(other, screen)) return undefined;
  const areAlike = together === 0 || (was.length === other.length && patternOf(was) === patternOf(other));
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

function screenOf({ prompts, marksOfStep }: Run, viewer: Seat, deal: Deal): Screen {
  const together = prompts.find(({ how }) => how === 'all')?.window ?? 0;
  if (deal === 'at step') return { viewer, together, dealsAt: 0 };
  if (together > 0) return { viewer, together, dealsAt: together };
  const asked = [...marksOfStep, ...prompts];
  const last = asked.findLast(({ window }) => window);
  // Who has passed is not asked again while they hold the same: so an offer is behind one screen from its beginning.
  const from =
    last?.how === 'offer'
      ? asked.find(({ how, question: { id } }) => how === 'offer' && id === last.question.id)
      : last;
  return { viewer, together, dealsAt: from?.window ?? 0 };
}

/** What the kernel answered for the others: once their window is over it counts as what they played. */
const autosIn = (run: Run, { viewer, together }: Screen): string =>
  JSON.stringify(
    run.lines().filter(({ event, only }) => {
      const isAuto = isKernelTold(event) && event.kind === 'auto' && event.seat !== viewer;
      return isAuto && (together === 0 || !only);
    }),
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
      const { viewer, together } = screen;
      if (mark.seat === viewer) other.give(entry);
      else if (together === 0 || mark.window !== together) giveLike(other, mark, entry);
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
