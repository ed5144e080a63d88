import {
  type Entry,
  isReseed,
  pack,
  type Replayed,
  replay,
  type Save,
  type Told,
  unpack,
} from '@wyrdhall/kernel';
import { pc } from './colours.ts';
import { eventLine } from './event-line.ts';
import { openSave, refusalFails } from './shelf.ts';
import { toldTo } from './told.ts';
import { LANGUAGE, speaker } from './words.ts';

interface ReplayOptions {
  readonly until?: number;
  readonly json?: boolean;
}

export async function replayFile(file: string, { until, json }: ReplayOptions): Promise<number> {
  const { saved, box, game } = await openSave(file);
  const wanted = until === undefined ? saved : firstAnswers(saved, until);
  const segments = refusalFails(file, () => replay(game, wanted));
  const seats = Array.from({ length: saved.options.players }, (_, seat) => seat);
  const first = segments[0]?.run;
  for (const { run } of segments) await box.texts?.(run.state, LANGUAGE);
  const words = speaker(game, first && game.seating?.(first.state));
  const told = segments.map(({ run }) => toldTo(run, seats));
  const answers = segments.reduce((sum, { run }) => sum + run.length, 0);
  const diverged = segments.find((segment) => segment.diverged);
  const outcome = diverged ? undefined : segments.at(-1)?.run.outcome;
  if (json) {
    const events = told.flat().map((event) => ({ ...event, text: words.event(event) }));
    const astray = diverged && { version: diverged.version, ...diverged.diverged };
    const { version } = game;
    console.log(
      JSON.stringify({
        game: game.id,
        version,
        answers,
        events,
        ...(outcome && { outcome }),
        ...(astray && { diverged: astray }),
      }),
    );
    return diverged ? 1 : 0;
  }
  segments.forEach((segment, i) => {
    if (segments.length > 1) console.log(pc.bold(`── by the rules of version ${segment.version} ──`));
    for (const event of told[i] ?? []) console.log(eventLine(words, event));
    if (segment.diverged) tellDivergence(segment);
  });
  const end = outcome ? pc.bold(words.outcome(outcome)) : 'The game goes on from here.';
  console.log(diverged ? '' : `${end} ${pc.dim(`(${answers} answers)`)}`);
  return diverged ? 1 : 0;
}

function tellDivergence({ version, diverged }: Replayed<unknown, Told>): void {
  if (!diverged) return;
  console.error(pc.red(`After ${diverged.at} answers by version ${version} it goes astray: ${diverged.why}`));
}

/** The save as it was after so many answers. */
function firstAnswers(saved: Save, until: number): Save {
  let left = until;
  const journal: Save['journal'][number][] = [];
  for (const [i, segment] of saved.journal.entries()) {
    const { entries, milestones } = unpack(segment.entries);
    if (i === saved.journal.length - 1) entries.push(...unpack(saved.answers).entries);
    const kept: Entry[] = [];
    for (const entry of entries) {
      if (!isReseed(entry) && left-- <= 0) break;
      kept.push(entry);
    }
    const reached = milestones.filter(({ at }) => at <= kept.length);
    journal.push({ ...segment, entries: pack(kept, reached) });
    if (kept.length < entries.length) break;
  }
  return { ...saved, journal, answers: '' };
}
