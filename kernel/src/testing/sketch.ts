import type { Flow } from '../flow.ts';
import type { Game } from '../game.ts';
import type { Json } from '../json.ts';
import type { Option } from '../prompt.ts';
import type { Table } from '../table.ts';
import type { Told } from '../told.ts';

export interface Notes {
  step: number;
  notes: Json[];
}

export interface Noted extends Told {
  readonly kind: 'noted';
  readonly what: Json;
}

type Notebook = Table<Notes, Noted>;
export type Step = (t: Notebook) => Flow;

/** A game of a few steps that a test writes down; it ends after the last one. Two steps are a turn. */
export function sketch(...steps: Step[]): Game<Notes, Noted> {
  return {
    id: 'sketch',
    name: 'Sketch',
    version: 1,
    players: { min: 1, max: 4 },
    options: {},
    begin: () => ({ step: 0, notes: [] }),
    setup: function* () {},
    step: function* (t) {
      yield* (steps[t.state.step] as Step)(t);
      t.state.step++;
    },
    outcome: ({ step, notes }) =>
      step === steps.length || notes.includes('over') ? { won: true, why: 'done', rule: 'SK-01' } : undefined,
    clock: ({ step }) => ({ round: 1, turn: `turn ${Math.floor(step / 2)}` }),
    view: ({ notes }) => ({ notes: [...notes] }),
    secrets: () => [],
    copy: ({ step, notes }) => ({ step, notes: [...notes] }),
    redeal: () => {},
    score: ({ step }) => step / steps.length,
    arrange: () => ({ step: 0, notes: [] }),
    describe: ({ step, notes }) => ({ step, notes }),
  };
}

export const options = (...ids: string[]): Option<string>[] => ids.map((id) => ({ id, value: id }));

export const ask = (id: string) => ({ id, rule: 'SK-01' });

export const coin = { id: 'coin', faces: ['heads', 'tails'] };

/** Chooses one of the options and notes it. */
export const choosing = (id: string, ...ids: string[]): Step =>
  function* (t) {
    t.state.notes.push(yield* t.choose(0, ask(id), options(...ids)));
  };

/** Asks first, then tosses ten coins and notes what they show. */
export const tossing: Step = function* (t) {
  yield* t.choose(0, ask('toss'), options('now', 'at-once'));
  t.state.notes.push(...(yield* t.roll(0, coin, 10, 'SK-02')));
};
