import { Refusal } from '@wyrdhall/kernel';
import { describe, expect, test } from 'vitest';
import { copy } from '../copy.ts';
import type { AdventureId, Scene } from '../state.ts';
import { arrive, closedFor, lives, TestTable } from '../testing/table.ts';
import { brokenScene } from './broken-scene.ts';
import { pageOf } from './page.ts';
import { remember } from './remember.ts';

const pair = { brakka: {}, sel: {} };

describe('paths that remember', () => {
  test('a flag that the story does not know is refused, with those that it does', () => {
    const mistyped = () => arrive('sump', 'b8', pair, { flags: ['kind', 'wett'] });
    expect(mistyped).toThrow(Refusal);
    expect(mistyped).toThrow('given.flags: sump has no flag "wett"; there are kind, wet.');
  });

  test('the beggar is forgotten, or not', () => {
    const at = arrive('crown', 'a2', { sel: { treasures: ['boar-spear'] }, brakka: {} }).roll(['sel']);
    expect(at.play.prompts.map(({ seat }) => seat)).toEqual([0, 1]); // RF-023: he asks the party.
    expect(at.do('give').state.journey.flags).toEqual(['kind']);
    const poor = arrive('crown', 'a2', { sel: {}, brakka: { treasures: ['boar-spear'] } }).roll(['sel']);
    expect(poor.do('pass').state.journey.flags).toEqual([]);
  });

  test('RF-166: what the beggar is given, the others may hand over', () => {
    const poor = arrive('crown', 'a2', { sel: {}, brakka: { treasures: ['boar-spear'] } }).roll(['sel']);
    expect(closedFor(poor, 'give')).toBeUndefined();
    expect(poor.do('give').state.journey.flags).toEqual(['kind']);
    expect(poor.hero('brakka').treasures).toEqual([]);
  });

  test('the second meeting: with a friend, who heals and knows the enemies of the zone boss', () => {
    const at = arrive('crown', 'c3', { brakka: { life: 10 }, sel: { life: 10 } }, { flags: ['kind'] });
    expect(lives(at)).toEqual([15, 15]);
    expect(at.state.journey.omens.insight).toBe(true);
    const boss = arrive('crown', 'c6', pair);
    expect(boss.state.combat?.enemies.some(({ known }) => known)).toBe(false);
  });

  test('the second meeting: with an enemy', () => {
    const at = arrive('crown', 'c3', pair);
    expect(at.state.combat?.enemies.map(({ kind }) => kind)).toEqual([
      'hedge-bandit',
      'hedge-bandit',
      'rider-between-the-lines',
    ]);
  });

  test('RF-023: a scene goes on as it began, whatever is remembered meanwhile', () => {
    const { state } = arrive('crown', 'c3', pair);
    const page = pageOf(state);
    remember(state, 'kind');
    expect(state.journey).toMatchObject({ flags: ['kind'], story: { knot: 'c3', values: { kind: false } } });
    expect(pageOf(state)).toEqual(page);
    expect(pageOf(copy(state))).toEqual(page);
    const { values: _, ...unkept } = state.journey.story as Scene;
    // A scene of an older save is read with what is known now.
    expect(pageOf({ ...state, journey: { ...state.journey, story: unkept } })).not.toEqual(page);
  });

  test('RF-023: a scene that cannot be told is found in a state', () => {
    const { state } = arrive('crown', 'c3', pair);
    expect(brokenScene(state)).toBeUndefined();
    const scene = state.journey.story as Scene;
    for (const wrong of [{ knot: 'c99' }, { choices: [5] }, { values: { kind: 'yes' } }, { hero: 7 }]) {
      expect(
        brokenScene({ ...state, journey: { ...state.journey, story: { ...scene, ...wrong } } }),
      ).toBeTruthy();
    }
  });

  test('RF-125: in Harrow the beggar shows what Old Mother Sump is', () => {
    const known = (flags: string[]) => arrive('sump', 'b8', pair, { flags }).state.combat?.enemies[0]?.known;
    expect(known(['kind'])).toBe(true);
    expect(known([])).toBe(false);
  });

  test.each<[AdventureId, string, string]>([
    ['toll-road', 'b7', 'bought'],
    ['clockmaker', 'c6', 'opened'],
  ])('RF-125: so it is in %s %s after "%s"', (adventure, node, flag) => {
    const known = (flags: string[]) =>
      arrive(adventure, node, pair, { flags }).state.combat?.enemies.every((enemy) => enemy.known);
    expect(known([flag])).toBe(true);
    expect(known([])).toBe(false);
  });

  test('the apprentice comes back with honey', () => {
    const wounded = { brakka: { life: 3 }, sel: { life: 3 } };
    expect(lives(arrive('candles', 'c5', wounded))).toEqual([11, 11]);
    expect(lives(arrive('candles', 'c5', wounded, { flags: ['escorted'] }))).toEqual([13, 13]);
  });

  test('the apprentice: one enemy more, and a Treasure for each hero when it is won', () => {
    const at = arrive('candles', 'a1', pair).do('escort', 'onward');
    expect(
      at.state.combat?.enemies.map(({ kind }) => kind).filter((kind) => kind === 'hedge-bandit').length,
    ).toBeGreaterThan(0);
    expect(at.state.combat?.enemies.length).toBe(3);
    expect(at.state.journey.omens.reward).toBe(1);
  });

  test('RF-140: who drank is poisoned from the beginning of the next combat', () => {
    const at = arrive('sump', 'b3', { sel: { life: 5 }, brakka: {} }).do('drink', 'leave');
    expect(at.hero('sel')).toMatchObject({ life: 13, statuses: [], statusNext: ['poison'] });
  });
});

describe('quiet places', () => {
  test('RF-031: at a rest each hero heals', () => {
    expect(lives(arrive('sump', 'a7', { brakka: { life: 3 }, sel: { life: 15 } }))).toEqual([8, 18]);
  });

  test('the shrine: sleep heals', () => {
    expect(lives(arrive('candles', 'b1', { brakka: { life: 3 }, sel: { life: 5 } }).do('sleep'))).toEqual([
      9, 11,
    ]);
  });

  test('RF-032: after a combat, on 5 or 6 a hero draws a Treasure', () => {
    const at = new TestTable({ heroes: pair, adventure: 'sump', node: 'a2', part: 'won' }).roll([4], [5]);
    expect(at.play.prompts.map(({ seat, question }) => [seat, question.id])).toEqual([[1, 'treasure']]);
    at.do('keep');
    expect(at.told('spoils')).toMatchObject([
      { seat: 0, found: false },
      { seat: 1, found: true },
    ]);
  });

  test('RF-013: one hero alone begins with a Treasure', () => {
    const at = new TestTable({ heroes: { sel: {} }, adventure: 'sump', part: 'prologue' });
    expect(at.told('zone')).toMatchObject([{ adventure: 'sump', zone: 0 }]);
    expect(at.asked).toBe('treasure');
    expect(new TestTable({ heroes: pair, adventure: 'sump', part: 'prologue' }).asked).toBe('onward');
  });

  test('RF-020: after the last combat of the last zone the party has won', () => {
    const at = new TestTable({ heroes: pair, adventure: 'sump', zone: 2, node: 'b8', part: 'won' });
    expect(at.play.outcome).toMatchObject({ won: true });
    expect(at.told('story').at(-1)).toMatchObject({ knot: 'victory' });
  });
});

test('RF-023: what came of a choice has been read, so the choice stands', () => {
  const at = arrive('sump', 'a1', { brakka: {}, sel: {} });
  const before = at.play.table.uncovered;
  expect(at.do('dry').play.table.uncovered).toBeGreaterThan(before);
});
