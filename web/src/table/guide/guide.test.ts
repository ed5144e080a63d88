import type { Prompt } from '@wyrdhall/kernel';
import { expect, test } from 'vitest';
import { firstSentence } from '../../kit/guide/first-sentence.ts';
import { type GuideStep, isOpen, stepFor } from '../../kit/guide/guide.ts';

const prompt: Prompt = {
  seat: 0,
  question: { id: 'turn', rule: 'XX-01' },
  ask: 'one',
  how: 'one',
  min: 1,
  max: 1,
  options: [
    { id: 'move', value: 0 },
    { id: 'strike', value: 1, closed: { id: 'far', rule: 'XX-02' } },
  ],
};
const text = { en: '', de: '' };
const steps: readonly GuideStep[] = [
  { id: 'strike', text, isNow: (scene) => isOpen(scene.prompt, 'strike') },
  { id: 'move', text, isNow: (scene) => isOpen(scene.prompt, 'move') },
  { id: 'turn', text, isNow: (scene) => scene.prompt.question.id === 'turn' },
];

test('the first hint that fits is given, and each only once', () => {
  const scene = { prompt, view: undefined, told: new Set<string>() };
  expect(stepFor(steps, [], scene)?.id).toBe('move');
  expect(stepFor(steps, ['move'], scene)?.id).toBe('turn');
  expect(stepFor(steps, ['move', 'turn'], scene)).toBeUndefined();
});

test('a rule in one sentence', () => {
  expect(firstSentence('Move: walk **up to** 3 areas. You cannot fly.')).toBe('Move: walk up to 3 areas.');
  expect(firstSentence('Gain 1 (GR-048) each\nturn\n\n- a list')).toBe('Gain 1 (GR-048) each turn');
  expect(firstSentence('These depend on where things stand:\n\n- a list')).toBe('');
});
