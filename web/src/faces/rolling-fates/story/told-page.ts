import { isKernelTold, type Told } from '@wyrdhall/kernel';
import type { RollingFatesTold } from '@wyrdhall/rolling-fates';

/** What lies on a page: the story's own texts (as references), what was chosen, and what came of it. */
export type Entry =
  | { readonly kind: 'heading'; readonly title: string }
  | { readonly kind: 'text'; readonly text: readonly string[] }
  /** `byDice`: nobody chose it, the dice did. */
  | { readonly kind: 'chosen'; readonly text: string; readonly byDice: boolean }
  | { readonly kind: 'deeds'; readonly events: readonly RollingFatesTold[] };

export interface ToldPage {
  readonly title: string;
  /** Told after a fight, in the same place. */
  readonly isAfterFight: boolean;
  readonly entries: readonly Entry[];
}

/** Scenes that belong to no place. */
const APART = /^(prologue|victory|defeat|end_.)$/;

/** What a scene does to those who are in it. */
const DEEDS: ReadonlySet<RollingFatesTold['kind']> = new Set([
  'avoids',
  'at-the-table',
  'check',
  'discards',
  'falls',
  'heal',
  'hurt',
  'instruct',
  'loses',
  'loses-trait',
  'max-life',
  'mutes',
  'no-treasure',
  'omen',
  'pays',
  'refuses',
  'spared',
  'spoils',
  'status-next',
  'swaps',
  'treasure',
]);

const isFates = (event: Told): event is RollingFatesTold => !isKernelTold(event);

const begins = (event: RollingFatesTold): boolean =>
  event.kind === 'node' ||
  event.kind === 'combat-won' ||
  event.kind === 'retry' ||
  (event.kind === 'story' && APART.test(event.knot));

const isOpening = (event: RollingFatesTold): boolean => event.kind === 'combat';

/**
 * The page that lies open, by all that was told since it began: every text of the story stays on it until the party
 * goes on. In a fight, the page that led to it. Undefined where none of it is known any more.
 */
export function toldPage(told: readonly Told[]): ToldPage | undefined {
  const events = told.filter(isFates);
  const from = events.findLastIndex(begins);
  if (from < 0) return undefined;
  const isAfterFight = events[from]?.kind === 'combat-won';
  const since = events.slice(from);
  const fight = since.findIndex(isOpening);
  const page = new PageWriter(isAfterFight ? lastTitle(events.slice(0, from)) : '');
  for (const event of fight < 0 ? since : since.slice(0, fight)) page.add(event);
  return page.entries.length > 0 ? { title: page.title, isAfterFight, entries: page.entries } : undefined;
}

function lastTitle(events: readonly RollingFatesTold[]): string {
  const story = events.findLast((event) => event.kind === 'story' && event.title !== '');
  return story?.kind === 'story' ? story.title : '';
}

class PageWriter {
  readonly entries: Entry[] = [];
  title: string;
  private last: RollingFatesTold | undefined;

  constructor(title: string) {
    this.title = title;
  }

  add(event: RollingFatesTold): void {
    if (event.kind === 'story') this.story(event);
    else if (event.kind === 'choice')
      this.entries.push({ kind: 'chosen', text: event.text, byDice: this.last?.kind === 'check' });
    else if (DEEDS.has(event.kind)) this.deed(event);
    this.last = event;
  }

  private story({ title, text }: Extract<RollingFatesTold, { kind: 'story' }>): void {
    if (this.title === '') this.title = title;
    else if (title !== '' && title !== this.title && title !== this.heading)
      this.entries.push({ kind: 'heading', title });
    const lines = text.filter((line) => line !== '');
    if (lines.length > 0) this.entries.push({ kind: 'text', text: lines });
  }

  private get heading(): string {
    const entry = this.entries.findLast(({ kind }) => kind === 'heading');
    return entry?.kind === 'heading' ? entry.title : '';
  }

  private deed(event: RollingFatesTold): void {
    const last = this.entries.at(-1);
    if (last?.kind === 'deeds') this.entries.splice(-1, 1, { ...last, events: [...last.events, event] });
    else this.entries.push({ kind: 'deeds', events: [event] });
  }
}
