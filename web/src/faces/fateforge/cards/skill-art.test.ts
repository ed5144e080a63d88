import { HERO_IDS, SKILLS } from '@wyrdhall/fateforge';
import { expect, it } from 'vitest';
import { BY_HERO } from './skill-art.ts';

it('every skill has its drawing, with its hero', async () => {
  const racks = await Promise.all(HERO_IDS.map((id) => BY_HERO[id]().then(({ drawn }) => drawn)));
  const drawn = new Set(racks.flatMap((rack) => Object.keys(rack)));
  expect(SKILLS.map(({ id }) => id.replace(/-ii$/, '')).filter((id) => !drawn.has(id))).toEqual([]);
});
