import { expect, it } from 'vitest';
import { standing } from './place-names.tsx';

const bounds = { left: -500, right: 500, top: -300, bottom: 300 };
const place = (name: string, x: number, y = 0) => ({ name, x, y });

it('a name stands where it is put, as long as it stays on the board', () => {
  expect(standing([place('Wyrm Lair', 20)], [], bounds, 1)).toEqual([place('Wyrm Lair', 20)]);
  const [edge] = standing([place('Marsh of Sorrow', 490)], [], bounds, 1);
  expect(edge?.x).toBeLessThan(460);
});

it('names make way for figures and for each other, more so where their letters are large', () => {
  const figure = { left: -20, right: 20, top: -40, bottom: 10 };
  expect(standing([place('Ogre Valley', 0)], [figure], bounds, 1)[0]?.y).not.toBe(0);
  const two = [place('Spewing Mountain', 0), place('Wyrm Lair', 130)];
  expect(standing(two, [], bounds, 1).map(({ y }) => y)).toEqual([0, 0]);
  const [first, second] = standing(two, [], bounds, 1.6);
  expect(first?.y).toBe(0);
  expect(second?.y).not.toBe(0);
});
