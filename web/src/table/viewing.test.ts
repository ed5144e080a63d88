import '../testing/no-browser.ts';
import { computed, signal } from '@preact/signals';
import { type Game, Run, type Seat, seenBy, type Viewer } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { describe, expect, test } from 'vitest';
import type { KeptTable } from '../store/kept-table.ts';
import { liftCurtain, lookOn } from './viewing.ts';

const DIE = { id: 'die', faces: ['1', '2', '3', '4', '5', '6'] };

/** All see the same state. Both seats first say that they are ready; then dice are rolled behind screens. */
const screens = {
  ...toy,
  *setup() {},
  *step(t) {
    for (const seat of [0, 1]) yield* t.choose(seat, { id: 'ready', rule: 'WW-001' }, both('yes', 'wait'));
    yield* t.all([0, 1], function* (seat) {
      const dice = yield* t.roll(seat, DIE, 3, 'WW-001');
      yield* t.choose(seat, { id: 'keep', rule: 'WW-001', data: { dice } }, both('keep', 'drop'));
    });
  },
  outcome: () => undefined,
  view: () => ({}),
  secrets: () => [],
} as typeof toy as unknown as Game;

const both = (...ids: string[]) => ids.map((id) => ({ id, value: id }));

function screenOf(run: Run) {
  const change = signal(0);
  const viewer = signal<Viewer>('watcher');
  const session = {
    run,
    kept: signal({ seats: ['human', 'human'] } as unknown as KeptTable),
    viewer,
    prompts: computed(() => {
      change.value;
      return seenBy(run, viewer.value).prompts;
    }),
    veiled: signal<Seat | undefined>(undefined),
    isAlone: signal(false),
  };
  const answer = (seat: Seat, choice: string) => {
    run.answer({ seat, choice });
    change.value++;
    lookOn(session);
  };
  lookOn(session);
  return { session, answer, looks: () => [viewer.value, session.veiled.value] };
}

describe('two people at one screen', () => {
  test('pass it on openly as long as they see the same', () => {
    const { answer, looks } = screenOf(Run.start(screens, { players: 2 }) as Run);
    expect(looks()).toEqual([0, undefined]);
    answer(0, 'yes');
    expect(looks()).toEqual([1, undefined]);
  });

  test('never see the other’s dice behind a screen', () => {
    const { session, answer, looks } = screenOf(Run.start(screens, { players: 2 }) as Run);
    answer(0, 'yes');
    answer(1, 'yes');
    // Both are looking at the screen: also the one who is asked next comes through the curtain.
    expect(looks()).toEqual(['watcher', 1]);
    liftCurtain(session);
    expect(looks()).toEqual([1, undefined]);
    answer(1, 'keep');
    expect(looks()).toEqual(['watcher', 0]);
    expect(JSON.stringify(session.prompts.value.filter(({ key }) => key))).toBe('[]');
    liftCurtain(session);
    expect(looks()).toEqual([0, undefined]);
  });

  test('keep the screen while they are alone at it', () => {
    const { session, answer, looks } = screenOf(Run.start(toy as Game, { players: 2 }, { seed: 2 }) as Run);
    expect(looks()).toEqual(['watcher', 0]);
    liftCurtain(session);
    answer(0, 'wary');
    expect(looks()).toEqual(['watcher', 1]);
    liftCurtain(session);
    answer(1, 'bold');
    answer(0, 'end');
    expect(looks()).toEqual(['watcher', 0]);
  });
});
