import { expect, it } from 'vitest';
import type { Scene } from './guide.ts';
import { type Lesson, type Talk, talkOn } from './lesson.ts';

const said = { en: '', de: '' };
const lesson = (id: string, urgent = false): Lesson => ({
  id,
  heading: said,
  text: said,
  rule: '',
  ...(urgent && { urgent: true }),
  isNow: ({ told }) => told.has(id),
});
const lessons = [lesson('door'), lesson('trap', true), lesson('guard')];

const on = (talk: Talk, fits: string, facts: { had?: string[]; key?: string; turn?: string } = {}): Talk =>
  talkOn(lessons, talk, {
    scene: { told: new Set(fits.split(' ')) } as unknown as Scene,
    had: [],
    key: 'a',
    turn: '1',
    ...facts,
  });

it('a lesson stays as long as it fits, and goes when it does not', () => {
  const door = on({}, 'door guard');
  expect(door.id).toBe('door');
  expect(on(door, 'guard door', { key: 'b' })).toBe(door);
  expect(on(door, 'guard', { key: 'b' }).id).toBeUndefined();
});

it('one a turn, but what is asked about comes at once, and what it displaced comes again', () => {
  const door = on({}, 'door');
  expect(on(door, 'guard', { key: 'b' }).id).toBeUndefined();
  expect(on(door, 'guard', { key: 'b', turn: '2' }).id).toBe('guard');
  const trap = on(door, 'door trap', { key: 'b' });
  expect(trap.id).toBe('trap');
  expect(on(trap, 'door', { key: 'c', had: ['trap'], turn: '2' }).id).toBe('door');
});

it('no second one at the same question, and none twice', () => {
  expect(on({ done: 'a' }, 'door guard').id).toBeUndefined();
  expect(on({ done: 'a' }, 'door guard', { key: 'b', had: ['door'] }).id).toBe('guard');
});
