import type { Prompt, Words } from '@wyrdhall/kernel';
import { expect, test } from 'vitest';
import { drawn } from '../../testing/drawn.ts';
import { answersOf, offersIn } from '../answers/places.ts';
import { ChoiceList } from './choice-list.tsx';
import { Ending } from './ending.tsx';

const words = {
  question: () => 'What now?',
  option: (prompt: Prompt, index: number) => `take ${prompt.options[index]?.id}`,
  reason: () => 'Nobody has a key',
} as Partial<Words> as Words;
const prompt: Prompt = {
  seat: 0,
  question: { id: 'scene', rule: 'XX-001' },
  ask: 'one',
  how: 'one',
  min: 1,
  max: 1,
  options: [
    { id: 'door', value: 0, closed: { id: 'no-key', rule: 'XX-002' } },
    { id: 'stair', value: 0 },
    { id: 'well', value: 0 },
  ],
};

test('the choices of a page have their keys, and what is closed its reason and rule', () => {
  const face = {
    offers: offersIn(prompt, answersOf(prompt, words, new Map())),
    prompt,
    words,
    hinted: 'well',
    choose: () => {},
  };
  const html = drawn(ChoiceList, { face, class: 'choice', decides: 'Together' });
  expect(html).toContain('aria-label="What now?"');
  expect(html).toMatch(/data-option="stair"[^>]*data-key="1"/);
  expect(html).toMatch(/class="choice can hinted"[^>]*data-option="well"[^>]*data-key="2"/);
  expect(html).toContain('<small>Nobody has a key</small>');
  expect(html).toContain('XX-002');
});

test('an ending can be put away where something lies below it', () => {
  const ending = { class: 'end', label: 'What each hero did', icon: '512 <path/>', title: 'The town stands' };
  expect(drawn(Ending, { ...ending, children: 'deeds' })).not.toContain('<button');
  const close = { label: 'Board', onClose: () => {} };
  expect(drawn(Ending, { ...ending, close, children: 'deeds' })).toContain('>Board</button>');
});
