import '../testing/no-browser.ts';
import { type Game, Run, type Seat } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { describe, expect, test } from 'vitest';
import type { GameFace } from '../kit/face.ts';
import { openSession } from './answering.ts';
import { tableHere } from './testing/table-here.ts';
import { liftCurtain } from './viewing.ts';

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
  const session = openSession({} as GameFace, tableHere(run, { seats: ['human', 'human'] }));
  const answer = async (seat: Seat, choice: string) => {
    const asked = run.prompts.find((prompt) => prompt.seat === seat);
    await session.link.answer({ seat, choice, key: asked ? run.keyOf(asked) : '' });
    session.stage.finish?.();
  };
  return { session, answer, looks: () => [session.viewer.value, session.veiled.value] };
}

describe('two people at one screen', () => {
  test('pass it on openly as long as they see the same', async () => {
    const { answer, looks } = screenOf(Run.start(screens, { players: 2 }) as Run);
    expect(looks()).toEqual([0, undefined]);
    await answer(0, 'yes');
    expect(looks()).toEqual([1, undefined]);
  });

  test('never see the other’s dice behind a screen', async () => {
    const { session, answer, looks } = screenOf(Run.start(screens, { players: 2 }) as Run);
    await answer(0, 'yes');
    await answer(1, 'yes');
    // Both are looking at the screen: also the one who is asked next comes through the curtain.
    expect(looks()).toEqual(['watcher', 1]);
    liftCurtain(session);
    expect(looks()).toEqual([1, undefined]);
    await answer(1, 'keep');
    expect(looks()).toEqual(['watcher', 0]);
    expect(JSON.stringify(session.prompts.value.filter(({ key }) => key))).toBe('[]');
    liftCurtain(session);
    expect(looks()).toEqual([0, undefined]);
  });

  test('keep the screen while they are alone at it', async () => {
    const { session, answer, looks } = screenOf(Run.start(toy as Game, { players: 2 }, { seed: 2 }) as Run);
    expect(looks()).toEqual(['watcher', 0]);
    liftCurtain(session);
    await answer(0, 'wary');
    expect(looks()).toEqual(['watcher', 1]);
    liftCurtain(session);
    await answer(1, 'bold');
    await answer(0, 'end');
    expect(looks()).toEqual(['watcher', 0]);
  });
});
