import { isEnemy, type RollingFatesTold, type RollingFatesView } from '@wyrdhall/rolling-fates';
import { changeAt, changeOf } from '../../kit/events/change.ts';
import type { EventShow, EventTable } from '../../kit/events/table.ts';
import type { Rolled } from '../../kit/face.ts';
import { enemyColor } from './look.ts';
import { newcomer } from './newcomer.ts';
import { enemyIcon } from './pictures.ts';
import { diceIcon, fateIcon } from './rolling-fates.icons.ts';
import type { SeenCombat, SeenEnemy, SeenHero } from './seen.ts';

type View = RollingFatesView;

const hero = (view: View, seat: number, change: (hero: SeenHero) => Partial<SeenHero>): View => ({
  ...view,
  heroes: changeAt(view.heroes, seat, change),
});
const combat = (view: View, change: (combat: SeenCombat) => Partial<SeenCombat>): View =>
  view.combat ? { ...view, combat: { ...view.combat, ...change(view.combat) } } : view;
const enemy = (view: View, id: string, change: (enemy: SeenEnemy) => Partial<SeenEnemy>): View =>
  combat(view, ({ enemies }) => ({ enemies: changeOf(enemies, id, change) }));

/** The faces in the places of those that were rolled again, or paid: 0. */
function exchanged(dice: readonly number[], from: readonly number[], to: readonly number[]): number[] {
  const next = [...dice];
  const done = new Set<number>();
  from.forEach((face, i) => {
    const place = next.findIndex((die, at) => die === face && !done.has(at));
    if (place < 0) return;
    done.add(place);
    next[place] = to[i] ?? 0;
  });
  return next;
}

const less = <T>(list: readonly T[], item: T): T[] => list.filter((other) => other !== item);
const more = <T>(list: readonly T[], item: T): T[] => [...less(list, item), item];

/** A die that lies on no bar: in the story, for a status, after a fight. */
const dieOf = (face: number, tone: Rolled['tone']): Rolled => {
  const icon = diceIcon[face - 1];
  return { label: String(face), tone, ...(icon && { icon }) };
};

const VIOLET = '#c9a7f0';
const map = { icon: fateIcon.map, color: VIOLET };
const story = { icon: fateIcon.story, color: VIOLET };
const PHASES = { fate: fateIcon.fate, character: fateIcon.heroes, enemy: fateIcon.enemies } as const;

const BAD_AT_THE_TABLE: ReadonlySet<string> = new Set(['damage', 'loss', 'status']);
/** A great loss is looked at longer. */
const LOOK = { least: 1100, each: 80, most: 1900 } as const;
const lookAt = (lost: number): number => Math.min(LOOK.most, LOOK.least + LOOK.each * lost);

export const events: EventTable<View, RollingFatesTold> = {
  zone: {
    ms: 700,
    sound: 'door',
    sign: map,
    after: (view, { zone }) => ({ ...view, journey: { ...view.journey, zone } }),
  },
  node: {
    ms: 60,
    sign: map,
    after: (view, { node }) => {
      const { path, node: before } = view.journey;
      const behind = before === '' || path.includes(before) ? path : [...path, before];
      return { ...view, journey: { ...view.journey, path: behind, node } };
    },
  },
  story: { ms: 60, sound: 'card', sign: story },
  choice: { sign: story },
  flag: { ms: 0 },
  check: {
    ms: 1000,
    sound: 'dice',
    dice: ({ dice, luck }) => [
      ...dice.map((face) => dieOf(face, 'bone')),
      ...(luck > 0 ? [dieOf(luck, 'rune')] : []),
    ],
  },
  combat: {
    ms: 900,
    sound: 'drums',
    sign: { icon: fateIcon.heroes, color: VIOLET },
    after: (view, e) => ({
      ...view,
      combat: {
        round: 0,
        phase: 'fate',
        queue: [],
        enemies: e.enemies.map(({ id, kind, life }) => newcomer(id, kind, life)),
      },
    }),
  },
  phase: {
    ms: 450,
    sign: ({ phase }) => ({ icon: PHASES[phase], color: VIOLET }),
    after: (view, { phase, round }) => combat(view, () => ({ phase, round })),
  },
  'combat-won': {
    sound: 'harp',
    sign: { icon: fateIcon.heroes, color: '#ffd36b' },
    after: (view) => ({ ...view, combat: null }),
  },
  spoils: { sound: 'dice', dice: ({ face, found }) => [dieOf(face, found ? 'rune' : 'bone')] },
  roll: {
    ms: 900,
    sound: 'dice',
    after: (view, { seat, dice, luck }) => hero(view, seat, () => ({ dice: [...dice], luck })),
  },
  bar: { ms: 60, after: (view, { seat, dice, luck }) => hero(view, seat, () => ({ dice: [...dice], luck })) },
  luck: { sound: 'dice', after: (view, { seat, to }) => hero(view, seat, () => ({ luck: to })) },
  'luck-lost': { after: (view, { seat }) => hero(view, seat, () => ({ luck: 0 })) },
  keep: {
    ms: 900,
    sound: 'dice',
    after: (view, { seat, from, to }) =>
      hero(view, seat, ({ dice }) => ({ dice: exchanged(dice, from, to) })),
  },
  again: {
    ms: 900,
    sound: 'dice',
    after: (view, { seat, from, to }) =>
      hero(view, seat, ({ dice }) => ({ dice: exchanged(dice, from, to) })),
  },
  use: {
    ms: 420,
    sound: 'swing',
    after: (view, e) =>
      hero(view, e.seat, ({ dice, luck }) => ({
        dice: exchanged(dice, e.paid, []),
        luck: e.luck > 0 ? 0 : luck,
      })),
  },
  pass: { ms: 160, after: (view, { seat }) => hero(view, seat, () => ({ passed: true })) },
  hit: {
    ms: ({ lost }) => (lost === 0 ? 480 : Math.min(1100, 620 + 40 * lost)),
    sound: 'iron',
    tone: 'gain',
    after: (view, e) => enemy(view, e.enemy, ({ life }) => ({ life: life - e.lost })),
  },
  afflicts: {
    ms: 380,
    sound: 'venom',
    after: (view, e) => enemy(view, e.enemy, ({ statuses }) => ({ statuses: more(statuses, e.status) })),
  },
  immune: { sound: 'shield' },
  withstands: { sound: 'shield' },
  'enemy-poison': {
    sound: 'venom',
    after: (view, e) => enemy(view, e.enemy, ({ life }) => ({ life: Math.max(0, life - e.amount) })),
  },
  'enemy-dies': {
    ms: 520,
    sound: 'fall',
    after: (view, e) =>
      combat(view, ({ enemies }) => ({ enemies: enemies.filter(({ id }) => id !== e.enemy) })),
  },
  appears: {
    sound: 'growl',
    after: (view, e) =>
      combat(view, ({ enemies }) => ({ enemies: [...enemies, newcomer(e.enemy, e.of, e.life)] })),
  },
  telegraph: {
    ms: 900,
    sound: 'growl',
    // RF-112: the line of an enemy that announces nothing is told as well, and is no more than a line.
    after: (view, e) => (e.rule === 'RF-117' ? enemy(view, e.enemy, () => ({ telegraphed: true })) : view),
  },
  attack: { ms: 620, sound: 'swing' },
  mends: {
    sound: 'mend',
    after: (view, e) =>
      enemy(view, e.enemy, ({ life, maxLife }) => ({ life: Math.min(maxLife, life + e.amount) })),
  },
  armours: {
    sound: 'shield',
    after: (view, e) => enemy(view, e.enemy, ({ armour }) => ({ armour: armour + e.amount })),
  },
  hurt: {
    ms: ({ lost }) => (lost === 0 ? 560 : lookAt(lost)),
    // What Defence takes whole sounds of the shield.
    sound: ({ lost }) => (lost === 0 ? 'shield' : 'iron'),
    tone: 'loss',
    after: (view, { seat, life }) => hero(view, seat, () => ({ life })),
  },
  loses: {
    ms: 520,
    sound: 'iron',
    tone: 'loss',
    after: (view, { seat, life }) => hero(view, seat, () => ({ life })),
  },
  // What the players do on their boards must be read and done.
  'at-the-table': {
    ms: 480,
    tone: ({ what }) => (BAD_AT_THE_TABLE.has(what) ? 'loss' : what === 'heal' ? 'gain' : undefined),
    sound: ({ what }) => (what === 'damage' || what === 'loss' ? 'iron' : 'thud'),
  },
  falls: { ms: 1200, sound: 'fall', tone: 'loss' },
  heal: {
    ms: 480,
    sound: 'mend',
    tone: 'gain',
    after: (view, { seat, amount }) => hero(view, seat, ({ life }) => ({ life: life + amount })),
  },
  guard: {
    sound: 'shield',
    tone: 'gain',
    after: (view, { seat, amount }) =>
      hero(view, seat, ({ guard, defence }) => ({ guard: guard + amount, defence: defence + amount })),
  },
  cleanse: {
    sound: 'mend',
    after: (view, { seat, status }) =>
      hero(view, seat, ({ statuses }) => ({ statuses: less(statuses, status) })),
  },
  afflicted: {
    sound: 'venom',
    after: (view, { seat, status }) =>
      hero(view, seat, ({ statuses }) => ({ statuses: more(statuses, status) })),
  },
  removal: {
    sound: 'dice',
    dice: ({ face, removed }) => (face > 0 ? [dieOf(face, removed ? 'rune' : 'hit')] : undefined),
    after: (view, e) => {
      const rid = ({ statuses }: SeenHero | SeenEnemy) => ({ statuses: less(statuses, e.status) });
      if (!e.removed) return view;
      return e.enemy === '' ? hero(view, e.seat, rid) : enemy(view, e.enemy, rid);
    },
  },
  level: {
    ms: 900,
    sound: 'harp',
    after: (view, { seat, level, life }) => hero(view, seat, () => ({ level, life, maxLife: life })),
  },
  trait: { ms: 1100, sound: 'harp' },
  treasure: { ms: 1100, sound: 'harp' },
};

/** Before a line of the log stands the enemy whose deed it is; what is done to an enemy belongs to the hero. */
export const usual: EventShow<View, RollingFatesTold> = {
  ms: 340,
  sign: (event) => {
    if (!('enemy' in event) || ('seat' in event && event.kind !== 'enemy-dies')) return undefined;
    const kind = event.enemy.replace(/-\d+$/, '');
    // In a position that somebody has arranged, an enemy may be called anything.
    return isEnemy(kind) ? { icon: enemyIcon(kind), color: enemyColor(kind) } : { icon: fateIcon.enemies };
  },
};
