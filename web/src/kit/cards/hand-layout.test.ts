import { expect, it } from 'vitest';
import { layOut } from './hand-layout.ts';

const room = { w: 880, h: 176, rem: 16 };

it('shows whole cards of one size as long as all of them have room', () => {
  const few = layOut(3, 1, room);
  expect(few).toMatchObject({ inPlay: 'whole', events: 'whole', wide: 176 });
  expect(layOut(3, 3, room)).toMatchObject({ inPlay: 'whole', events: 'whole' });
  expect(layOut(4, 3, room)).toMatchObject({ inPlay: 'slips', events: 'whole' });
  expect(layOut(3, 2, room).wide).toBeLessThan(few.wide);
});

const taken = (inPlay: number, events: number, { w, h, rem }: typeof room): number => {
  const { rows, slip } = layOut(inPlay, events, { w, h, rem });
  return (Math.ceil(inPlay / rows) + Math.ceil(events / rows)) * (slip + 7) + 22;
};

it('has room for thirteen cards at 1440 by 900, and for fourteen on a tablet', () => {
  expect(layOut(9, 4, room)).toMatchObject({ inPlay: 'slips', events: 'slips' });
  expect(taken(9, 4, room)).toBeLessThanOrEqual(room.w);
  const tablet = { w: 780, h: 160, rem: 16 };
  expect(taken(10, 4, tablet)).toBeLessThanOrEqual(tablet.w);
});

it('keeps the events whole where they fit beside the slips', () => {
  expect(layOut(6, 2, room)).toMatchObject({ inPlay: 'slips', events: 'whole' });
});
