import { Refusal } from './fault.ts';
import type { Choice, Seat } from './prompt.ts';

/** The primary record of a game: everything that came from outside, in order. */
export type Entry =
  | { readonly seat: Seat; readonly print: string; readonly choice: Choice }
  /** Chance was seeded anew, because an undo went back across a roll or a reveal. */
  | { readonly reseed: number };

/** What must be true when a step begins: found again by a replay, or the replay has gone astray. */
export interface Milestone {
  /** How many entries come before it. */
  readonly at: number;
  readonly hash: string;
}

export const isReseed = (entry: Entry): entry is { readonly reseed: number } => 'reseed' in entry;

const packChoice = (choice: Choice): string => (typeof choice === 'string' ? choice : JSON.stringify(choice));

/** One entry a line: `seat print choice`, `!seed`; milestones between them as `#hash`. */
export function pack(entries: readonly Entry[], milestones: readonly Milestone[] = []): string {
  let text = '';
  let m = 0;
  for (let i = 0; i <= entries.length; i++) {
    for (; m < milestones.length && (milestones[m] as Milestone).at === i; m++) {
      text += `#${(milestones[m] as Milestone).hash}\n`;
    }
    const entry = entries[i];
    if (!entry) break;
    text += isReseed(entry)
      ? `!${entry.reseed}\n`
      : `${entry.seat} ${entry.print} ${packChoice(entry.choice)}\n`;
  }
  return text;
}

export function unpack(text: string): { entries: Entry[]; milestones: Milestone[] } {
  const entries: Entry[] = [];
  const milestones: Milestone[] = [];
  for (const line of text.split('\n')) {
    if (line === '') continue;
    if (line[0] === '#') milestones.push({ at: entries.length, hash: line.slice(1) });
    else entries.push(unpackEntry(line, entries.length));
  }
  return { entries, milestones };
}

/** How many entries a packed part of the journal has. */
export function countPacked(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at = text.indexOf('\n', at) + 1) if (text[at] !== '#') count++;
  return count;
}

function unpackEntry(line: string, index: number): Entry {
  const damaged = () =>
    new Refusal(`The journal is damaged at answer ${index + 1}: "${line.slice(0, 60)}".`, {
      id: 'journal',
      answer: index + 1,
      line: line.slice(0, 60),
    });
  if (line[0] === '!') {
    const seed = Number(line.slice(1));
    if (!Number.isInteger(seed)) throw damaged();
    return { reseed: seed };
  }
  const match = /^(\d+) ([0-9a-z]+) (.+)$/.exec(line);
  if (!match) throw damaged();
  const [, seat, print, said] = match as unknown as [string, string, string, string];
  if (said[0] !== '[' && said[0] !== '{') return { seat: Number(seat), print, choice: said };
  try {
    return { seat: Number(seat), print, choice: JSON.parse(said) as Choice };
  } catch {
    throw damaged();
  }
}
