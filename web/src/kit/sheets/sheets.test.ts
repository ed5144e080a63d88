import { expect, test } from 'vitest';
import { drawn } from '../../testing/drawn.ts';
import { Bar } from './bar.tsx';
import { Chip } from './chip.tsx';
import { HeroPanel } from './hero-panel.tsx';
import { Tally, Track } from './track.tsx';

const count = (html: string, part: string): number => html.split(part).length - 1;

test('a bar shows what is left and what is foreseen, never more than there is', () => {
  const html = drawn(Bar, { value: 3, of: 10, loss: 5, gain: 2, label: '3 of 10 Life', class: 'life' });
  expect(html).toContain('aria-label="3 of 10 Life"');
  expect(html).toContain('<i class="loss" style="width:30%;">');
  expect(html).toContain('<i class="gain" style="width:20%;">');
});

test('a hero panel says the health in a number and shows it in pips', () => {
  const hero = { icon: '512 <path/>', color: '#aa3355', name: 'Embla', state: 'acts', asked: true };
  const health = { left: 2, of: 5, label: '2 of 5 health' };
  const html = drawn(HeroPanel, { ...hero, health, children: 'chips' });
  expect(html).toContain('class="panel hero asked"');
  expect(html).toContain('aria-label="2 of 5 health"');
  expect(count(html, '<i class="off">')).toBe(3);
});

test('a chip that explains itself has no tip besides', () => {
  const chip = { icon: '512 <path/>', label: 'Gold: 3', value: 3, of: 6 };
  expect(drawn(Chip, chip)).toContain('title="Gold: 3"');
  const explained = drawn(Chip, { ...chip, explain: 'sign:gold' });
  expect(explained).toContain('data-explain="sign:gold"');
  expect(explained).not.toContain('title');
});

test('a track marks now, what is done, and the signs to come', () => {
  const spots = [{}, {}, { icon: '512 <path/>', kind: 'wave' }];
  const html = drawn(Track, { spots, now: 2, label: 'Round 2 of 3' });
  expect(html).toMatch(/class="spot {2}?done"|class="spot done"/);
  expect(html).toMatch(/class="spot {1,2}now">2</);
  expect(html).toContain('class="spot wave"');
  expect(html).toContain('2/3');
});

test('a tally says in words what its signs show', () => {
  const signs = [{ icon: '512 <path/>', color: '#ffcf70' }];
  expect(drawn(Tally, { signs, label: '1 of 3 stores', children: '1' })).toContain(
    'aria-label="1 of 3 stores"',
  );
});
