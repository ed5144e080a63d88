import { readOptions } from '@wyrdhall/kernel';
import { describe, expect, it } from 'vitest';
import { grimheim } from '../grimheim.ts';
import type { Grimheim } from '../rules/state.ts';
import { hitWith, momentOf, momentOfEvent, rollSum, rollWith } from './fight.ts';
import { inReachFrom, onlyTarget } from './preview.ts';

const options = readOptions(grimheim, { players: 2, heroes: ['bjorn', 'embla'] });
const arranged = (given: Parameters<typeof grimheim.arrange>[0]): Grimheim =>
  grimheim.arrange(given, options);

const shot = { target: 'A', bonus: 0, attack: true, card: '' } as const;

describe('what the dice come to', () => {
  it('hits and runes less armour, of the health that is left (GR-285, GR-287, GR-303)', () => {
    const s = arranged({ heroes: { bjorn: '12_9' }, monsters: { A: 'draugr 13_9' } });
    const sum = rollSum(s, 0, { ...shot, faces: ['hit', 'ringed', 'rune', 'blank'] });
    expect(sum).toMatchObject({ hits: 2, runes: 0, bonus: 0, armour: 1, damage: 1, dies: false });
  });

  it('a ringed hit does nothing to those in forest (GR-286)', () => {
    const s = arranged({ heroes: { bjorn: '12_9' }, monsters: { A: 'goblin 11_10' } });
    expect(rollSum(s, 0, { ...shot, faces: ['ringed', 'hit'] })).toMatchObject({
      hits: 1,
      cover: true,
      dies: false,
    });
  });
});

describe('what a card would make of the dice', () => {
  const s = arranged({
    heroes: { bjorn: { at: '12_9', hand: ['perfect-aim'] } },
    monsters: { A: 'goblin 13_9' },
  });

  it('damage that is added is certain', () => {
    const after = rollWith(s, 0, { ...shot, faces: ['blank', 'blank'] }, 'use:bjorn');
    expect(after).toMatchObject({ least: 2, most: 2, kill: 1 });
  });

  it('dice that are rolled again have odds, and nothing is changed by looking', () => {
    const before = JSON.stringify(s);
    const after = rollWith(s, 0, { ...shot, faces: ['blank', 'rune', 'hit'] }, 'play:perfect-aim');
    expect(after?.least).toBe(1);
    expect(after?.most).toBe(3);
    // One more hit of two dice: 1 − 1/4.
    expect(after?.kill).toBeGreaterThan(0.65);
    expect(after?.kill).toBeLessThan(0.85);
    expect(JSON.stringify(s)).toBe(before);
  });

  it('says nothing of a card that is not there', () => {
    expect(rollWith(s, 0, { ...shot, faces: ['hit'] }, 'play:kick')).toBeUndefined();
  });
});

describe('what becomes of damage to a hero', () => {
  const s = arranged({
    heroes: { embla: { at: '12_9', cards: ['helmet', 'riposte'], damage: 5 } },
    monsters: { A: 'goblin 13_9' },
  });
  const seat = s.heroes.findIndex(({ id }) => id === 'embla');

  it('without a card, and with one that prevents (GR-288)', () => {
    const none = hitWith(s, seat, { amount: 3, monster: 'A' });
    const helmet = hitWith(s, seat, { amount: 3, monster: 'A' }, 'use:helmet');
    expect(none?.taken).toBe(3);
    expect(helmet?.taken).toBe(2);
    expect((helmet?.left ?? 0) - (none?.left ?? 0)).toBe(1);
  });

  it('says that it knocks the hero out (GR-291)', () => {
    expect(hitWith(s, seat, { amount: 9, monster: 'A' })).toMatchObject({ knockedOut: true, left: 0 });
  });
});

it('a card says when it can be used', () => {
  expect(momentOf({ id: 'helmet', level: 1 })).toBe('hit');
  expect(momentOf({ id: 'sure-shot', level: 1 })).toBe('turn');
  expect(momentOfEvent('perfect-aim.bjorn.1')).toBe('roll');
});

it('the one target of an attack, and who could be struck from elsewhere', () => {
  const s = arranged({ heroes: { bjorn: '12_9' }, monsters: { A: 'goblin 13_9', B: 'goblin 3_9' } });
  expect(onlyTarget(s, 0)).toMatchObject({ monster: 'A' });
  expect(inReachFrom(s, 0, '5_9')).toEqual(['B']);
  expect(inReachFrom(s, 0, '8_11')).toEqual([]);
});
