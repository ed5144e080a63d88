import { type Game, Run } from '@wyrdhall/kernel';
import { afterEach, expect, it, vi } from 'vitest';
import { camp } from '../testing/camp.ts';
import { bringToScreen, hidesSomething } from './curtain.ts';
import { openSession, type Session } from './session.ts';

afterEach(() => vi.restoreAllMocks());

/** A terminal at which somebody types these lines; what it prints is collected. */
function terminal(options: Readonly<Record<string, unknown>>, lines: string[], game = camp as Game) {
  const shown: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => shown.push(`${text}`) > 0);
  const input = {
    isTerminal: true,
    ask: async (prompt: string) => {
      shown.push(prompt.trim());
      return lines.shift();
    },
    wasInterrupted: () => false,
    close: () => {},
  };
  const rulebook = { title: 'Camp', prefix: 'CA', rules: [], problems: [] };
  const run = Run.start(game, options);
  const session: Session = openSession({
    run,
    game,
    rulebook,
    bots: new Map(),
    input,
    autosave: undefined,
    saved: 0,
  });
  return { session, shown };
}

const CLEARED = '\x1b[2J\x1b[3J\x1b[H';
const hidden = { players: 2, marked: true };

it('a curtain clears the screen and waits for the next player', async () => {
  const { session, shown } = terminal(hidden, ['', '']);
  expect(await bringToScreen(session, 0)).toBe(true);
  expect(await bringToScreen(session, 1)).toBe(true);
  expect(await bringToScreen(session, 1)).toBe(true);
  expect(shown).toEqual([
    CLEARED,
    'Pass the keyboard to Player 1, then press Enter.',
    CLEARED,
    'Pass the keyboard to Player 2, then press Enter.',
  ]);
  expect(session).toMatchObject({ facing: 1, alone: true });
});

it('the last player can read what their answer led to first', async () => {
  const { session, shown } = terminal(hidden, ['', '']);
  Object.assign(session, { facing: 0, alone: true, isFresh: true });
  await bringToScreen(session, 1);
  expect(shown[0]).toBe('Press Enter when you have read this.');
  expect(shown[1]).toBe(CLEARED);
});

it('q at the curtain leaves, and so does the end of the input', async () => {
  const { session } = terminal(hidden, ['q']);
  expect(await bringToScreen(session, 0)).toBe(false);
  expect(await bringToScreen(session, 0)).toBe(false);
  expect(session.facing).toBeUndefined();
});

it('where nothing is hidden any more, the screen that was private is still cleared', async () => {
  const { session, shown } = terminal({ players: 2 }, ['']);
  Object.assign(session, { facing: 0, alone: true });
  await bringToScreen(session, 1);
  expect(shown[0]).toBe(CLEARED);
  expect(session).toMatchObject({ facing: 1, alone: false });
});

it('dice behind screens are hidden, although the board is the same for all', () => {
  const option = (id: string) => ({ id, value: id });
  const behindScreens = {
    ...camp,
    *step(t) {
      yield* t.all([0, 1], function* (seat) {
        const dice = yield* t.roll(seat, { id: 'die', faces: ['1', '2'] }, 2, 'CA-001');
        yield* t.choose(seat, { id: 'keep', rule: 'CA-001', data: { dice } }, ['yes', 'no'].map(option));
      });
    },
  } as typeof camp as unknown as Game;
  const { session } = terminal({ players: 2 }, [], behindScreens);
  expect(hidesSomething(session)).toBe(true);
  expect(hidesSomething(terminal({ players: 2 }, []).session)).toBe(false);
});
