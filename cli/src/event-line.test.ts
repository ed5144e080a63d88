import { stripVTControlCharacters } from 'node:util';
import type { Game } from '@wyrdhall/kernel';
import { rollingFates } from '@wyrdhall/rolling-fates';
import { expect, it } from 'vitest';
import { eventLine } from './event-line.ts';
import { speaker } from './words.ts';

it('the paragraphs of a story stand apart', () => {
  const words = speaker(rollingFates as Game);
  const event = {
    kind: 'story',
    rule: 'RF-023',
    knot: 'a1',
    title: 'Harrow',
    text: ['It smells.', 'It walks.'],
  };
  expect(stripVTControlCharacters(eventLine(words, event)).split('\n')).toEqual([
    'RF-023   Harrow: It smells.',
    '         It walks.',
  ]);
});
