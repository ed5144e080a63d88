import { expect, test } from 'vitest';
import { TestTable } from '../testing/table.ts';

const at = (enemies: object, more: object = {}) =>
  new TestTable(
    { heroes: { brakka: {}, sel: {}, grum: {} }, enemies, ...more },
    {
      mode: 'companion',
    },
  );

test('RF-073: a hit is told with its damage and statuses, and the app answers what came of it', () => {
  const table = at({ 'crypt-rat-swarm': { life: 20 } });
  expect(table.asked).toBe('hits');
  table.do('enemy:crypt-rat-swarm-1', { damage: 7, weakness: 1 });
  expect(table.told('hit')).toMatchObject([{ damage: 7, lost: 4, mechanic: '?' }]);
  expect(table.enemy('crypt-rat-swarm-1')).toMatchObject({ life: 16, statuses: ['weakness'] });
});

test('RF-015: an ability of a hero is used on a target, in two answers', () => {
  const table = at({ 'hedge-bandit': { life: 20 }, 'bog-toad': { life: 20 } });
  const brakka = table.play.prompts[0];
  expect(brakka?.options.map(({ id }) => id)).toContain('use:crackstone');
  expect(brakka?.options.map(({ id }) => id)).not.toContain('use:crossed-fletch');
  table.do('use:crackstone', 'enemy:bog-toad-1');
  expect(table.told('hit')).toMatchObject([{ seat: 0, enemy: 'bog-toad-1', damage: 7 }]);
  expect(table.enemy('bog-toad-1').statuses).toEqual(['weakness']);
  expect(table.asked).toBe('hits');
});

test('RF-015: what hits everybody is told once', () => {
  const table = at({ 'hedge-bandit': { life: 20 }, 'bog-toad': { life: 20 } });
  table.do('use:twin-nock');
  expect(table.told('hit').map(({ enemy, damage }) => [enemy, damage])).toEqual([
    ['hedge-bandit-1', 2],
    ['bog-toad-1', 2],
  ]);
  table.do('all', { damage: 3, poison: 1 });
  expect(table.told('hit').map(({ damage }) => damage)).toEqual([2, 2, 3, 3]);
});

test('RF-015: what looks at a board is told by hand; whoever draws attacks is not asked for', () => {
  const table = at({ 'bandit-captain': {} });
  const offered = table.play.prompts.flatMap(({ options }) => options.map(({ id }) => id));
  expect(offered).not.toContain('use:gate-slam');
  table.do('use:hold-the-line', 'done');
  expect(table.told('attack')).toMatchObject([{ targets: [2] }]);
});

test('RF-015: whoever hits is hit back by thorns', () => {
  const table = at({ 'thistle-sprite': { life: 20 } });
  table.do('use:snap-shot');
  expect(table.told('at-the-table')).toMatchObject([{ seat: 1, what: 'loss' }]);
});

test('RF-015: it asks whom an enemy means, and says what happens on the boards', () => {
  const table = at({ 'bandit-captain': {} }).do('done');
  expect(table.play.prompts[0]?.question).toMatchObject({
    id: 'whom',
    data: { aim: 'highest-life', count: 1 },
  });
  table.do(['hero:grum']);
  expect(table.told('attack')).toMatchObject([{ targets: [2], damage: 4 }]);
  expect(table.told('at-the-table')).toMatchObject([
    { seat: 2, what: 'damage', amount: 4 },
    { what: 'fate' },
    { what: 'fate' },
    { what: 'fate' },
  ]);
  expect(table.hero('grum').life).toBe(21);
  table.do('ready');
  expect(table.asked).toBe('hits');
});

test('leech: it asks how much Life was taken', () => {
  const table = at({ 'abyssal-leech': { life: 10 } }).do('done', ['hero:sel']);
  expect(table.asked).toBe('taken');
  table.do('life-5');
  expect(table.told('mends')).toMatchObject([{ amount: 2 }]);
});

test('RF-190: the players say that a hero has fallen', () => {
  const table = at({ 'bandit-captain': {} }).do('fallen', 'nobody');
  expect(table.asked).toBe('hits');
  table.do('fallen', 'hero:sel');
  expect(table.play.outcome).toMatchObject({ won: false, rule: 'RF-190' });
});

test('RF-191: after a long fight the players may give up', () => {
  expect(at({ 'bandit-captain': {} }, { round: 9 }).offered).not.toContain('give-up');
  const table = at({ 'bandit-captain': {} }, { round: 10 }).do('give-up', 'fight-on');
  expect(table.asked).toBe('hits');
  table.do('give-up', 'give-up');
  expect(table.play.outcome).toMatchObject({ won: false, why: 'gave-up', rule: 'RF-191' });
});

test('the last enemy ends the combat', () => {
  const table = at({ 'gutter-imp': { life: 3 } }).do('enemy:gutter-imp-1', { damage: 3 });
  expect(table.told('combat-won')).toHaveLength(1);
});

test('luck drain: it says which Luck dice leave the bars', () => {
  const table = at({ 'fate-eater': { statuses: ['stun'] } }).do('done');
  const told = table.told('at-the-table').filter(({ what }) => what === 'luck');
  expect(told.map(({ seat, amount }) => [seat, amount])).toEqual([
    [0, 6],
    [1, 6],
    [2, 6],
  ]);
});
