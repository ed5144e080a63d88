import { type ReadonlySignal, signal } from '@preact/signals';
import type { Choice, Question, Seat } from '@wyrdhall/kernel';
import type { Thinker } from '../thinker/thinker.ts';
import { type Decision, decisionsOf } from './decisions.ts';
import { lastPoint, type Reel } from './film.ts';

/** Where the planner would have done otherwise. */
export interface Otherwise {
  /** The point before the answer. */
  readonly point: number;
  readonly seat: Seat;
  readonly question: Question;
  readonly said: Choice;
  readonly better: Choice;
  /** How much better it takes that to be, of 1, which is the way from lost to won. */
  readonly behind: number;
}

interface Analysed {
  readonly state: 'idle' | 'running' | 'stopped' | 'done' | 'failed';
  /** The point that it has come to. */
  readonly point: number;
  readonly last: number;
  readonly found: readonly Otherwise[];
}

export interface Analysis {
  readonly now: ReadonlySignal<Analysed>;
  start(): Promise<void>;
  stop(): void;
}

/** Less is as likely luck as insight. */
const WORTH_SAYING = 0.04;
/** A quick look at every decision; what it finds is looked at again, longer and with other luck. */
const LOOKS = ['planner:150', 'planner:400'] as const;

/** Asks the planner about each decision of these seats, one at a time, in a worker: the page goes on meanwhile. */
export function newAnalysis(
  reel: Reel,
  seats: readonly Seat[],
  thinker: Pick<Thinker, 'consider' | 'stop'>,
): Analysis {
  const last = lastPoint(reel);
  const now = signal<Analysed>({ state: 'idle', point: 0, last, found: [] });
  const set = (change: Partial<Analysed>): void => {
    now.value = { ...now.peek(), ...change };
  };
  const isRunning = (): boolean => now.peek().state === 'running';
  const { game } = reel.film;

  const otherwise = async (decision: Decision): Promise<Otherwise | undefined> => {
    const { point, seat, question, said } = decision;
    let better: Choice = said;
    let behind = 0;
    for (const player of LOOKS) {
      const thought = await thinker.consider(game.id, decision, player);
      if (thought?.value === undefined || thought.saidValue === undefined) return undefined;
      better = thought.choice;
      behind = thought.value - thought.saidValue;
      if (behind < WORTH_SAYING) return undefined;
    }
    return { point, seat, question, said, better, behind };
  };

  return {
    now,
    async start() {
      if (isRunning()) return;
      set({ state: 'running', point: 0, found: [] });
      try {
        for (const decision of decisionsOf(reel, seats)) {
          set({ point: decision.point });
          const found = await otherwise(decision);
          if (!isRunning()) return;
          if (found) set({ found: [...now.peek().found, found] });
        }
        set({ state: 'done', point: last });
      } catch {
        // A worker that died, or rules that lead elsewhere today: what was found so far stays.
        if (isRunning()) set({ state: 'failed' });
      }
    },
    stop() {
      if (!isRunning()) return;
      set({ state: 'stopped' });
      thinker.stop();
    },
  };
}
