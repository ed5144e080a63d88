import { Random, readOptions, Table } from '@wyrdhall/kernel';
import { describe, expect, test } from 'vitest';
import { toughnessOf } from '../../adventures/toughness.ts';
import { rollingFates } from '../../rolling-fates.ts';
import type { RollingFates } from '../../state.ts';
import { facing, TestTable } from '../../testing/table.ts';
import type { RollingFatesTold } from '../../told.ts';
import { openCombat } from '../combat/combat.ts';

const KEEP_ALL = ['die-1', 'die-2', 'die-3', 'die-4', 'die-5'];

/** The Fate Phase of this hero, before anything is rolled. */
const fate = (hero: object = {}) =>
  new TestTable({ heroes: { brakka: hero }, enemies: { 'gutter-imp': {} }, now: 'fate' });

describe('the Fate Phase', () => {
  test('RF-042 to RF-046: roll, keep, roll the others once', () => {
    const at = fate().roll([3], [2, 2, 4, 5, 6]);
    expect(at.asked).toBe('keep');
    at.do(['die-1', 'die-2']).roll([2, 1, 6]);
    expect(at.hero('brakka')).toMatchObject({ luck: 3, dice: [2, 2, 2, 1, 6] });
    expect(at.asked).toBe('act');
  });

  test('RF-045: whoever keeps all rolls nothing; whoever keeps none rolls five', () => {
    const all = fate().roll([3], [2, 2, 4, 5, 6]).do(KEEP_ALL);
    expect(all.asked).toBe('act');
    const none = fate().roll([3], [2, 2, 4, 5, 6]).do([]);
    expect(none.play.prompts[0]).toMatchObject({ ask: 'dice', min: 5 });
  });

  test('RF-050: unspent dice are picked up again', () => {
    const at = fate({ dice: [6, 6], luck: 1 }).roll([3], [1, 1, 1, 1, 1]);
    expect(at.hero('brakka').dice).toEqual([1, 1, 1, 1, 1]);
  });

  test('RF-040, RF-049: all choose at once, and see the Luck die and what the others rolled', () => {
    const at = new TestTable({
      heroes: { brakka: {}, sel: {} },
      enemies: { 'gutter-imp': {} },
      now: 'roll',
    });
    expect(at.play.prompts.map(({ seat, how }) => [seat, how])).toEqual([
      [0, 'all'],
      [1, 'all'],
    ]);
    // The first seat that is asked types its dice first.
    at.roll([1], [1, 2, 3, 4, 5], [2], [6, 6, 6, 6, 6]);
    expect(at.play.prompts.map(({ question }) => question.data?.luck)).toEqual([1, 2]);
    expect(at.told('roll')).toHaveLength(2);
  });

  test('RF-026: the phases follow each other', () => {
    const at = facing({ 'gutter-imp': {} }, { life: 20, dice: [1] })
      .do('pass')
      .roll([1], [1, 2, 3, 4, 5]);
    at.do(KEEP_ALL);
    expect(at.told('phase').map(({ phase, round }) => [phase, round])).toEqual([
      ['enemy', 1],
      ['fate', 2],
      ['character', 2],
    ]);
  });
});

describe('the beginning of a combat', () => {
  const open = (options: object, ...rest: [string[], object?]): Table<RollingFates, RollingFatesTold> => {
    const read = readOptions(rollingFates as never, { players: 2, ...options });
    const t = new Table<RollingFates, RollingFatesTold>(rollingFates.begin(read), Random.fromSeed(1));
    for (const hero of t.state.heroes) hero.statusNext = ['poison'];
    openCombat(t, ...rest);
    return t;
  };

  test('RF-027: a Fate Phase comes first', () => {
    const { state } = open({}, ['gutter-imp', 'gutter-imp', 'bog-toad']);
    expect(state.combat?.enemies.map(({ id }) => id)).toEqual(['gutter-imp-1', 'gutter-imp-2', 'bog-toad-1']);
    expect(state).toMatchObject({ fate: 'upkeep', combat: { round: 1, phase: 'fate' } });
  });

  test('RF-027 carry: dice of an earlier Fate Phase are kept', () => {
    const read = readOptions(rollingFates as never, { players: 1, openingFate: 'carry' });
    const t = new Table<RollingFates, RollingFatesTold>(rollingFates.begin(read), Random.fromSeed(1));
    for (const hero of t.state.heroes) hero.dice = [1, 2, 3, 4, 5];
    openCombat(t, ['gutter-imp']);
    expect(t.state).toMatchObject({ fate: '', combat: { round: 1, phase: 'character' } });
  });

  test('RF-014: Life for two heroes; great enemies have more', () => {
    const { state } = open({}, ['gutter-imp', 'old-mother-sump']);
    const tougher = toughnessOf(state.journey, 2);
    const lives = [7 * 1.35, (30 + 24) * 1.2].map((life) => Math.floor(life * tougher));
    expect(state.combat?.enemies.map(({ life }) => life)).toEqual(lives);
  });

  test('RF-140: statuses from an encounter begin with the combat', () => {
    const { state } = open({}, ['gutter-imp']);
    expect(state.heroes.map(({ statuses, statusNext }) => [statuses, statusNext])).toEqual([
      [['poison'], []],
      [['poison'], []],
    ]);
  });

  test('RF-112, RF-117: an enemy that announces nothing gives its hint at once', () => {
    const { log } = open({}, ['gutter-imp', 'gutter-imp', 'bog-toad']);
    const hints = log.flatMap(({ event }) => (event.kind === 'telegraph' ? [event.enemy] : []));
    expect(hints).toEqual(['gutter-imp-1']);
  });

  test('an encounter may stun the enemies or tell all about them', () => {
    const { state } = open({}, ['gutter-imp'], { stunned: true, known: true });
    expect(state.combat?.enemies).toMatchObject([{ skips: true, known: true }]);
  });

  test('RF-118: plain intents show the next step, otherwise it is hidden', () => {
    const seen = (options: object) =>
      rollingFates.view(open(options, ['gutter-imp']).state, 0).combat?.enemies[0]?.intent;
    expect(seen({})).toBeNull();
    expect(seen({ intents: true })).toMatchObject({ kind: 'attack', damage: 3 });
  });

  test('RF-125: what is hidden is not in the view until somebody investigates', () => {
    const known = (circumstances: object) =>
      rollingFates.view(open({}, ['crypt-rat-swarm'], circumstances).state, 'watcher').combat?.enemies[0]
        ?.known;
    expect(known({})).toBeNull();
    expect(known({ known: true })).toMatchObject({
      mechanic: { kind: 'cap', most: 4 },
      resistant: ['stun'],
      next: [{ damage: 2, status: 'poison' }, { damage: 3 }],
    });
  });
});
