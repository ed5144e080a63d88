import { type Options, readOptions } from '@wyrdhall/kernel';
import { describe, expect, test } from 'vitest';
import { arrange } from '../case-words/arrange.ts';
import { fateforge } from '../fateforge.ts';
import { forecast } from './forecast.ts';

const options = (given: object = {}): Options => readOptions(fateforge, { players: 2, ...given });

describe('the forecast [FF-228, FF-238]', () => {
  test('says who would react, and what each enemy would do', () => {
    const heroes = { mercenary: 'a', rogue: { at: 'b', hidden: false } };
    const enemies = { 'street-guard-1': 'a', 'lantern-archer-1': 'b', 'halberdier-1': 'c' };
    const given = { map: 'a-b b-c', heroes, enemies, reactions: ['lantern-archer'], now: 'turn' };
    const { reactions, turns } = forecast(arrange(given, options({ heroes: ['mercenary', 'rogue'] })));
    expect(reactions).toMatchObject([{ enemy: 'lantern-archer-1', heroes: ['mercenary'], damage: 1 }]);
    expect(turns.map(({ enemy, heroes: whom }) => [enemy, whom])).toEqual([
      ['lantern-archer-1', ['mercenary']],
      ['street-guard-1', ['mercenary']],
      ['halberdier-1', ['rogue']],
    ]);
  });
});
