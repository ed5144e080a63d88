import type { Seat } from './prompt.ts';

/** What happened, as data, with the rule that made it happen. Games add their own fields. */
export interface Told {
  readonly kind: string;
  readonly rule: string;
}

/** What the kernel itself tells. */
export type KernelTold =
  /** Only one answer was legal, so the kernel gave it. */
  | (Told & {
      readonly kind: 'auto';
      readonly seat: Seat;
      readonly question: string;
      readonly option: string;
    })
  /** After a change of the rules, answers no longer fit their question and were dropped. */
  | (Told & { readonly kind: 'asked-anew'; readonly questions: readonly string[]; readonly dropped: number });

export const isKernelTold = (event: Told): event is KernelTold =>
  event.kind === 'auto' || event.kind === 'asked-anew';

/** A line of the log. What only some seats may see comes with what the others see instead. */
export interface Line<E extends Told = Told> {
  readonly event: E | KernelTold;
  readonly only?: readonly Seat[];
  readonly instead?: E;
}

/** The lines as somebody may read them who holds this seat, or none. */
export const readLines = <E extends Told>(
  lines: readonly Line<E>[],
  viewer: Seat | 'watcher',
): (E | KernelTold)[] => readableBy(lines, viewer).map(({ event }) => event);

/** The lines that this viewer may read, and nothing else: of those for others, what is told instead. */
export function readableBy<E extends Told>(lines: readonly Line<E>[], viewer: Seat | 'watcher'): Line<E>[] {
  const readable: Line<E>[] = [];
  for (const line of lines) {
    if (!line.only || (viewer !== 'watcher' && line.only.includes(viewer))) readable.push(line);
    else if (line.instead) readable.push({ event: line.instead });
  }
  return readable;
}
