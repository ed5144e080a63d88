import type { Words } from '@wyrdhall/kernel';
import type { RollingFatesTold } from '@wyrdhall/rolling-fates';
import type { SeenHero } from '../seen.ts';
import { nameOf } from '../spoken.ts';
import type { FateWords } from '../words/catalogue.ts';

export interface DeedLine {
  readonly text: string;
  readonly tone: 'loss' | 'gain' | 'plain';
}

interface Speaking {
  readonly heroes: readonly SeenHero[];
  readonly words: Words;
  readonly fate: FateWords;
}

/** Life that somebody lost or got back: the same for all of them is said once. */
function changeOf(event: RollingFatesTold): { readonly seat: number; readonly amount: number } | undefined {
  switch (event.kind) {
    case 'hurt':
      return { seat: event.seat, amount: -event.lost };
    case 'loses':
      return { seat: event.seat, amount: -event.amount };
    case 'heal':
      return { seat: event.seat, amount: event.amount };
    default:
      return undefined;
  }
}

/** What a scene did, in words: one line for everybody where it is the same for everybody. */
export function deedLines(events: readonly RollingFatesTold[], speaking: Speaking): DeedLine[] {
  const { heroes, words, fate } = speaking;
  const lines: DeedLine[] = [];
  for (let at = 0; at < events.length; at++) {
    const event = events[at] as RollingFatesTold;
    const change = changeOf(event);
    if (!change) {
      lines.push({ text: words.event(event), tone: toneOf(event) });
      continue;
    }
    const same = heroes.every((_, i) => {
      const other = events[at + i];
      return other !== undefined && other.kind === event.kind && changeOf(other)?.amount === change.amount;
    });
    // Whoever has all their Life gets none back, which is not worth a line.
    if (event.kind === 'heal' && change.amount === 0) continue;
    const tone = change.amount < 0 ? 'loss' : change.amount > 0 ? 'gain' : 'plain';
    if (same && heroes.length > 1) {
      lines.push({ text: fate.eachLife(change.amount), tone });
      at += heroes.length - 1;
    } else {
      const hero = heroes[change.seat];
      lines.push({ text: fate.lifeChange(hero ? nameOf(hero) : '', change.amount), tone });
    }
  }
  return lines;
}

const GAINS: ReadonlySet<RollingFatesTold['kind']> = new Set(['treasure', 'swaps', 'avoids', 'spared']);

function toneOf(event: RollingFatesTold): DeedLine['tone'] {
  if (GAINS.has(event.kind)) return 'gain';
  return event.kind === 'falls' || event.kind === 'status-next' || event.kind === 'discards'
    ? 'loss'
    : 'plain';
}
