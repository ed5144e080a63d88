import '../../testing/no-browser.ts';
import { type Grimheim, type GrimheimTold, grimheim } from '@wyrdhall/grimheim';
import { type Game, type Given, type Prompt, Random, Run, readOptions } from '@wyrdhall/kernel';
import { expect, test } from 'vitest';
import { outcome } from './care.ts';
import { doomOf } from './foresee.ts';
import { summary } from './summary.ts';

const options = readOptions(grimheim as unknown as Game, { players: 1, heroes: ['bjorn'] });
const view = (given: Given) => grimheim.view(grimheim.arrange(given, options), 0);

/** A goblin one area from the gate, and the hero far away. */
const atTheGate = (pieces: number): Given => ({
  heroes: { bjorn: '3_9' },
  monsters: { 'goblin-1': 'goblin 12_9' },
  pieces,
});

test('when the last piece is about to fall, it is said that the game is lost, and through whom', () => {
  const doom = doomOf(view(atTheGate(1)));
  expect(doom?.isSure).toBe(true);
  expect(doom?.text).toBe('Grimheim falls next turn: you lose, unless you stop the goblin in the east.');
  expect(doomOf(view(atTheGate(3)))).toBeUndefined();
});

test('where it is enough to stop some of them, it says how many, and of whom', () => {
  const monsters = { A: 'goblin 11_9', B: 'goblin 11_8', C: 'imp 9_7' };
  const doom = doomOf(view({ heroes: { bjorn: '3_9' }, monsters, pieces: 2 }));
  expect(doom?.text).toMatch(/unless you stop two of these: /);
});

test('with two pieces left, so is the risk of a knock-out', () => {
  const given = {
    heroes: { bjorn: { at: '12_9', damage: 8 } },
    monsters: { 'troll-1': 'troll 13_9' },
    pieces: 2,
  };
  expect(doomOf(view(given))).toMatchObject({
    isSure: false,
    text: expect.stringContaining('If Bjorn is knocked out'),
  });
});

test('the summary says it first', () => {
  const told = [{ kind: 'time' }] as unknown as readonly GrimheimTold[];
  expect(summary(told, view(atTheGate(1)))?.next?.lines[0]).toMatchObject({
    text: expect.stringContaining('you lose'),
    tone: 'loss',
  });
});

test('a walk says what becomes of the town', () => {
  const checkpoint = {
    state: grimheim.arrange({ ...atTheGate(1), heroes: { bjorn: '13_9' } }, options),
    random: Random.fromSeed(1).state(),
    passes: {},
    log: 0,
    setup: false,
  };
  const run = Run.from<Grimheim, GrimheimTold>(grimheim, options, {}, checkpoint);
  run.answer({ seat: 0, choice: 'action:move' });
  const [prompt] = run.prompts as Prompt[];
  if (!prompt) throw new Error('Nothing is asked.');
  const seen = grimheim.view(run.state, 0);
  const said = prompt.options.map(({ id }) => outcome(prompt, id, seen, () => []) ?? '');
  expect(said.some((one) => one.includes('Grimheim falls: you lose'))).toBe(true);
  expect(said.some((one) => one.includes('no town piece falls'))).toBe(true);
});
