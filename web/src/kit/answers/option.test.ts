import { expect, test, vi } from 'vitest';
import { drawn } from '../../testing/drawn.ts';
import type { Answer, Marking } from '../face.ts';
import { answerAttributes, Option, stateOf } from './option.tsx';

const open: Answer = { id: 'kick', label: 'Kick', marked: 0 };
const closed: Answer = { ...open, closed: { reason: 'Too far', rule: 'XX-001' } };
const marking = (full: boolean): Marking => ({
  ask: 'many',
  answers: [],
  full,
  ready: true,
  most: () => 1,
  mark: () => {},
  digit: () => 4,
});
const face = { choose: () => {}, hinted: undefined };

test('an open answer can be taken, by its key too', () => {
  const html = drawn(Option, { face, answer: open, class: 'tile', digit: 2 }, 'Kick');
  expect(html).toContain('class="tile can"');
  expect(html).toContain('data-option="kick"');
  expect(html).toContain('data-key="2"');
  expect(html).not.toContain('aria-disabled');
});

test('a closed answer is no option, and can still be asked why', () => {
  const html = drawn(Option, { face, answer: closed, class: 'tile', digit: 2 });
  expect(html).toContain('class="tile no"');
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toMatch(/data-option|data-key/);
});

test('of several, what is marked gives the answer, and what has no room rests', () => {
  expect(answerAttributes({ marking: marking(true) }, { ...open, marked: 1 })).toMatchObject({
    'data-option': 'kick',
    'data-gives': true,
    'data-key': 4,
    'aria-pressed': true,
  });
  expect(stateOf({ marking: marking(true) }, open)).toBe('rest');
  expect(answerAttributes({ marking: marking(true) }, open)['data-option']).toBeUndefined();
  expect(stateOf({ marking: marking(false) }, open)).toBe('can');
});

test('what the planner would take is hinted at', () => {
  expect(drawn(Option, { face: { ...face, hinted: 'kick' }, answer: open, class: 'tile' })).toContain(
    'class="tile can hinted"',
  );
});

test('what is no answer is a button only where it explains itself', () => {
  const none = { face, answer: undefined, class: 'tile' };
  expect(drawn(Option, none, 'Kick')).toBe('<span class="tile rest">Kick</span>');
  const props = { ...none, 'data-explain': 'action:kick' };
  expect(drawn(Option, props, 'Kick')).toMatch(/^<button .*data-explain="action:kick" aria-disabled="true"/);
});

test('a click takes the answer after what else it does', () => {
  const done: string[] = [];
  const choose = vi.fn((id: string) => done.push(id));
  const button = Option({
    face: { ...face, choose },
    answer: open,
    class: '',
    onTake: () => done.push('first'),
  });
  (button.props as unknown as { onClick(): void }).onClick();
  expect(done).toEqual(['first', 'kick']);
});
