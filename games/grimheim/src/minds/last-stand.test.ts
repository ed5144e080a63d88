import { readOptions } from '@wyrdhall/kernel';
import { describe, expect, it } from 'vitest';
import { grimheim } from '../grimheim.ts';
import type { Grimheim } from '../rules/state.ts';
import { lastStand } from './last-stand.ts';
import { targetsOf } from './preview.ts';

const options = readOptions(grimheim, { players: 1, heroes: ['bjorn'] });
const arranged = (given: Parameters<typeof grimheim.arrange>[0]): Grimheim =>
  grimheim.arrange(given, options);

/** Three monsters one area from Grimheim, and the hero far away. */
const three = { A: 'goblin 11_9', B: 'imp 9_7', C: 'skeleton 7_11' };
const far = { bjorn: '3_9' };

describe('who brings the town down', () => {
  it('is nobody while pieces would be left; who gets in is known all the same', () => {
    const { monsters, stop } = lastStand(arranged({ heroes: far, monsters: three, pieces: 4 }));
    expect(stop).toBe(0);
    expect(monsters).toHaveLength(3);
  });

  it('is all of those who get in, also behind the one who takes the last piece (GR-064)', () => {
    const { monsters, stop } = lastStand(arranged({ heroes: far, monsters: three, pieces: 1 }));
    expect(monsters).toHaveLength(3);
    expect(stop).toBe(3);
  });

  it('is any of them, where it is enough to stop one', () => {
    const { monsters, stop } = lastStand(arranged({ heroes: far, monsters: three, pieces: 3 }));
    expect(monsters).toHaveLength(3);
    expect(stop).toBe(1);
  });
});

describe('whom a card could be aimed at', () => {
  const hero = { at: '3_9', cards: ['suppressive-fire'] };

  it('is the one who is stopped where there is no choice, and the state stays as it is (GR-352)', () => {
    const s = arranged({
      heroes: { bjorn: hero },
      monsters: { 'goblin-1': 'goblin 4_9', 'imp-1': 'imp 12_9' },
    });
    const before = JSON.stringify(s);
    expect(targetsOf(s, 0, 'use:suppressive-fire')).toEqual(['goblin-1']);
    expect(JSON.stringify(s)).toBe(before);
  });

  it('is each of several', () => {
    const monsters = { 'goblin-1': 'goblin 4_9', 'imp-1': 'imp 5_9' };
    const s = arranged({ heroes: { bjorn: hero }, monsters });
    expect(targetsOf(s, 0, 'use:suppressive-fire').toSorted()).toEqual(['goblin-1', 'imp-1']);
  });

  it('is nobody where the card strikes no monster', () => {
    const s = arranged({ heroes: { bjorn: { at: '3_9', hand: ['rest'] } }, monsters: { A: 'goblin 4_9' } });
    expect(targetsOf(s, 0, 'play:rest')).toEqual([]);
  });
});
