import { type Game, type Outcome, type Replayed, replay, type Save, type Told } from '@wyrdhall/kernel';
import { pc } from './colours.ts';
import { eventLine } from './event-line.ts';
import { openSave, refusalFails } from './shelf.ts';
import { LANGUAGE, type Speaker, speaker } from './words.ts';

interface ReplayOptions {
  readonly until?: number;
  readonly json?: boolean;
}

/** A stretch of the game as it is told. */
interface Stretch {
  readonly from: Replayed<unknown, Told>;
  readonly words: Speaker;
  readonly answers: number;
  readonly events: readonly Told[];
  readonly outcome: Outcome | undefined;
}

export async function replayFile(file: string, { until, json }: ReplayOptions): Promise<number> {
  const { saved, box, game } = await openSave(file);
  const segments = refusalFails(file, () => replay(game, saved));
  for (const state of statesToldOf(segments)) await box.texts?.(state, LANGUAGE);
  const stretches = stretchesOf(game, saved, segments, until ?? Number.POSITIVE_INFINITY);
  if (json) console.log(JSON.stringify(plain(game, stretches)));
  else tell(stretches);
  return stretches.some(({ from }) => isAstray(game, from)) ? 1 : 0;
}

/** A state of each chapter that is told: the last answer of one may lead into the next. */
export const statesToldOf = (segments: readonly Replayed<unknown, Told>[]): unknown[] =>
  segments.flatMap(({ run }) => (run ? [run.fork(0).table.state, run.state] : []));

/** Other rules may lead to other states; the same rules must not. */
const isAstray = (game: Game, { version, changed, diverged }: Replayed<unknown, Told>): boolean =>
  diverged !== undefined || (changed !== undefined && version === game.version);

/** The stretches up to so many answers, everything included that was told to anybody. */
export function stretchesOf(
  game: Game,
  saved: Save,
  segments: readonly Replayed<unknown, Told>[],
  until: number,
): Stretch[] {
  const stretches: Stretch[] = [];
  let left = until;
  for (const [i, from] of segments.entries()) {
    const { run } = from;
    const next = saved.segments[i + 1];
    // The next chapter tells by itself how it begins.
    const end = next?.version === from.version ? next.start?.log : undefined;
    const cut = run?.marks[left]?.line ?? end ?? Number.POSITIVE_INFINITY;
    const answers = Math.min(left, run?.marks.length ?? 0);
    const isWhole = !run || answers === run.marks.length;
    stretches.push({
      from: isWhole ? from : { run, version: from.version, ...(from.chapter && { chapter: from.chapter }) },
      words: speaker(game, run && game.seating?.(run.state), run?.options.players),
      answers,
      events: run
        ? run
            .lines()
            .slice(0, cut - run.logStart)
            .map(({ event }) => event)
        : [],
      outcome: isWhole && !next ? run?.outcome : undefined,
    });
    left -= answers;
    if (!isWhole) break;
  }
  return stretches;
}

function plain(game: Game, stretches: readonly Stretch[]) {
  const diverged = stretches.find(({ from }) => from.diverged)?.from;
  const outcome = diverged ? undefined : stretches.at(-1)?.outcome;
  return {
    game: game.id,
    version: game.version,
    answers: stretches.reduce((sum, { answers }) => sum + answers, 0),
    segments: stretches.map(({ from: { run: _, ...of }, answers }) => ({ ...of, answers })),
    events: stretches.flatMap(({ events, words }) =>
      events.map((event) => ({ ...event, text: words.event(event) })),
    ),
    ...(outcome && { outcome }),
    ...(diverged && { diverged: { version: diverged.version, ...diverged.diverged } }),
  };
}

function tell(stretches: readonly Stretch[]): void {
  stretches.forEach(({ from, words, events }) => {
    if (stretches.length > 1) console.log(pc.bold(`── ${titleOf(from)} ──`));
    for (const event of events) console.log(eventLine(words, event));
    tellChange(from);
  });
  const last = stretches.at(-1);
  if (!last || last.from.diverged) return;
  const answers = stretches.reduce((sum, stretch) => sum + stretch.answers, 0);
  const end = last.outcome ? pc.bold(last.words.outcome(last.outcome)) : 'The game goes on from here.';
  console.log(`${end} ${pc.dim(`(${answers} answers)`)}`);
}

const titleOf = ({ chapter, version }: Replayed<unknown, Told>): string =>
  [...(chapter === undefined ? [] : [`chapter ${chapter}`]), `by the rules of version ${version}`].join(', ');

function tellChange({ run, version, changed, diverged }: Replayed<unknown, Told>): void {
  if (changed) {
    const { entries, why } = changed;
    console.error(
      pc.yellow(`After ${entries} answers by version ${version}, ${why}, but all answers still fit.`),
    );
  }
  if (!diverged) return;
  const { entries, why } = diverged;
  console.error(
    pc.red(
      run
        ? `After ${entries} answers by version ${version} the replay stops: ${why}`
        : `This part was played by version ${version} and cannot be replayed: ${why}`,
    ),
  );
}
