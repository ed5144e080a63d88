import '../testing/no-browser.ts';
import { type Game, Run } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { expect, test } from 'vitest';
import type { GameFace } from '../kit/face.ts';
import { setPreferences } from '../preferences/preferences.ts';
import type { KeptTable, Sitter } from '../store/kept-table.ts';
import { openForBots } from '../thinker/decide.ts';
import { openSession, reseat } from './answering.ts';
import { fullName, personName } from './seats.ts';
import { tableHere } from './testing/table-here.ts';
import { peopleAt } from './viewing.ts';

function seated(seats: readonly Sitter[]) {
  const run = Run.start(toy as Game, { players: seats.length }) as Run;
  const written: KeptTable[] = [];
  const keep = async (table: KeptTable) => {
    written.push(table);
    return 'kept' as const;
  };
  const link = tableHere(run, { seats, keeperOf: () => ({ keep }) });
  return {
    run,
    written,
    session: openSession({ seatName: (_: unknown, n: number) => `Seat ${n}` } as GameFace, link),
  };
}

test('a person’s seat goes to a bot: the bot answers, nobody looks through its eyes, and it is kept', async () => {
  const { run, session, written } = seated(['human', 'human']);
  const before = run.revision;
  expect(await reseat(session, { seats: ['greedy', 'human'], names: ['', 'Mara'] })).toBe(true);
  expect(peopleAt(session)).toEqual([1]);
  expect(session.viewer.value).toBe(1);
  expect(openForBots(run.prompts, session.kept.value.seats).map(({ seat }) => seat)).toContain(0);
  expect(written.at(-1)).toMatchObject({ seats: ['greedy', 'human'], names: ['', 'Mara'] });
  // Nothing of the game has changed: it is the same game with other people.
  expect(run.revision).toBe(before);
});

test('a bot’s seat goes to a person, and from one person to another', async () => {
  const { session } = seated(['greedy', 'greedy']);
  expect(session.viewer.value).toBe('watcher');
  await reseat(session, { seats: ['human', 'greedy'], names: ['Mara', ''] });
  expect(session.viewer.value).toBe(0);
  expect(personName(session, 0)).toBe('Mara');
  await reseat(session, { seats: ['human', 'greedy'], names: ['小明', ''] });
  expect(personName(session, 0)).toBe('小明');
  expect(personName(session, 1)).toBe('Seat 1');
});

test('a name in any script stands by itself in a sentence', async () => {
  const { session } = seated(['human', 'human']);
  await reseat(session, { seats: ['human', 'human'], names: ['שרה', ''] });
  expect([fullName(session, 0), fullName(session, 1)]).toEqual(['Seat 0 (\u2068שרה\u2069)', 'Seat 1']);
});

test('whoever looked does not go on looking at a seat that a bot has taken', async () => {
  setPreferences({ curtain: false });
  const { session } = seated(['human', 'human', 'human']);
  expect(session.viewer.value).toBe(0);
  const looks = session.viewer.value;
  const seats = session.kept.value.seats.map((sitter, seat) => (seat === looks ? 'random' : sitter));
  await reseat(session, { seats, names: [] });
  expect(session.viewer.value).not.toBe(looks);
  setPreferences({ curtain: true });
});

test('another person at the same seat is asked for behind the curtain again', async () => {
  const { session } = seated(['human', 'human']);
  session.isAlone.value = true;
  await reseat(session, { seats: ['human', 'human'], names: ['Zoë', ''] });
  expect(session.isAlone.value).toBe(false);
});
