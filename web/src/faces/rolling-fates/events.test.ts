import '../../testing/no-browser.ts';
import type { RollingFatesTold, RollingFatesView } from '@wyrdhall/rolling-fates';
import { expect, it } from 'vitest';
import { lineOf, soundOf, viewAfter } from '../../kit/events/shown.ts';
import type { GameFace } from '../../kit/face.ts';
import { newStage, showEvents } from '../../session/stage.ts';
import { events, usual } from './events.ts';
import { reportOf, sinceTheEnemies, summary } from './summary.ts';

const face = { events, usual } as unknown as GameFace;
const hurt: RollingFatesTold = {
  kind: 'hurt',
  rule: 'RF-100',
  seat: 0,
  by: 'gate-hound-1',
  damage: 3,
  weak: false,
  defence: 0,
  lost: 3,
  life: 9,
};

it('whatever takes Life from a hero is a loss, which the show holds until it can be read', () => {
  const poison: RollingFatesTold = {
    kind: 'loses',
    rule: 'RF-123',
    seat: 0,
    by: 'poison',
    amount: 2,
    life: 7,
  };
  expect([hurt, poison].map((event) => lineOf(face, event).tone)).toEqual(['loss', 'loss']);
});

it('the line of an enemy at the beginning of a fight promises no heavy blow (RF-112), an announced one does (RF-117)', () => {
  const view = { combat: { enemies: [{ id: 'gutter-imp-1', telegraphed: false }] } };
  const after = (rule: string): boolean | undefined => {
    const told = { kind: 'telegraph', rule, enemy: 'gutter-imp-1', of: 'gutter-imp' };
    return (viewAfter(face, view, told) as RollingFatesView).combat?.enemies[0]?.telegraphed;
  };
  expect([after('RF-112'), after('RF-117')]).toEqual([false, true]);
});

it('the show takes its time by what happens: waiting, a blow, a loss, a great loss', () => {
  const held = (event: RollingFatesTold): number => {
    const stage = newStage();
    stage.shown.value = { heroes: [{ id: 'sel' }], combat: { enemies: [] } };
    showEvents(stage, face, [event], {});
    const length = stage.held.value;
    stage.finish?.();
    return length;
  };
  const enemy = { rule: 'RF-110', enemy: 'gate-hound-1' };
  const lengths = [
    held({ ...enemy, kind: 'waits' }),
    held({ ...enemy, kind: 'attack', targets: [0], damage: 3, status: '' }),
    held(hurt),
    held({ ...hurt, lost: 9 }),
  ];
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  expect(new Set(lengths).size).toBe(lengths.length);
  expect(held({ ...hurt, lost: 0 })).toBeLessThan(held(hurt));
  // Beside a real table it is read, and done.
  const damage = { kind: 'at-the-table', rule: 'RF-100', seat: 0, amount: 3, status: '', by: 'A' } as const;
  expect(held({ ...damage, what: 'damage' })).toBeGreaterThanOrEqual(1200);
  expect(held({ ...damage, what: 'fate' })).toBeLessThan(600);
});

it('beside a real table what a dial loses is added up, after the Defence on the board', () => {
  const told = (what: 'damage' | 'loss', seat: number, amount: number): RollingFatesTold => ({
    kind: 'at-the-table',
    rule: 'RF-100',
    seat,
    what,
    amount,
    status: '',
    by: 'gate-hound-1',
  });
  const phase = (name: 'enemy' | 'fate'): RollingFatesTold => ({
    kind: 'phase',
    rule: 'RF-026',
    phase: name,
    round: 2,
  });
  const round = [
    told('loss', 0, 5),
    phase('enemy'),
    told('damage', 0, 4),
    told('damage', 0, 3),
    told('loss', 0, 2),
    told('damage', 1, 5),
    told('damage', 1, 1),
    phase('fate'),
  ];
  const heroes = [
    { id: 'sel', defence: 0 },
    { id: 'brakka', defence: 1 },
    { id: 'grum', defence: 1 },
  ] as unknown as RollingFatesView['heroes'];
  const view = { heroes, settings: { companion: true }, combat: { enemies: [] } };
  const said = reportOf(round, view as unknown as RollingFatesView);
  expect(said?.lines.map(({ text, note, amount }) => [text, note, amount])).toEqual([
    ['Sel', 'Gate Hound 1: 4; Gate Hound 1: 3; Gate Hound 1 −2', '−9 Life'],
    ['Brakka', 'Gate Hound 1: 5 − Defence 1; Gate Hound 1: 1 − Defence 1', '−4 Life'],
    [expect.stringContaining('Defence on your boards is already deducted'), undefined, undefined],
  ]);
  const [sel] = heroes;
  expect(sel && sinceTheEnemies([...round, told('loss', 0, 1)], sel, 0)).toBe(10);
});

it('what Defence takes whole sounds of the shield', () => {
  expect([hurt, { ...hurt, lost: 0 }].map((event) => soundOf(face, event))).toEqual(['iron', 'shield']);
});

it('the place that the page tells of is the one that is marked, also while the page is read', () => {
  const view = { journey: { zone: 0, node: 'a7', path: ['a1'] } };
  const node: RollingFatesTold = { kind: 'node', rule: 'RF-021', node: 'a8', of: 'combat' };
  expect(viewAfter(face, view, node)).toEqual({ journey: { zone: 0, node: 'a8', path: ['a1', 'a7'] } });
});

it('what enemies mend is told with what they did', () => {
  const phase = (of: 'enemy' | 'fate'): RollingFatesTold => ({
    kind: 'phase',
    rule: 'RF-026',
    phase: of,
    round: 2,
  });
  const mends: RollingFatesTold = {
    kind: 'mends',
    rule: 'RF-110',
    enemy: 'thistle-sprite-2',
    by: 'thistle-sprite-1',
    amount: 3,
    why: 'script',
  };
  const view = { heroes: [{ id: 'sel' }], settings: {}, combat: { enemies: [] } };
  const said = summary([phase('enemy'), mends, phase('fate')], view as unknown as RollingFatesView);
  expect(said?.lines.map(({ text, note }) => [text, note])).toEqual([
    ['Nobody lost any Life.', undefined],
    ['Thistle Sprite 2', 'recovers 3 Life'],
  ]);
});
