import { cardOf, type FateforgeTold, type FateforgeView, resultFacts } from '@wyrdhall/fateforge';
import { changeOf } from '../../kit/events/change.ts';
import type { EventShow, EventTable } from '../../kit/events/table.ts';
import type { Rolled } from '../../kit/face.ts';
import { ffIcon, resultIcon } from './fateforge.icons.ts';
import { enemyColor, heroColor } from './look.ts';
import { headOf } from './pictures.ts';
import type { SeenEnemy, SeenHero } from './seen.ts';

type View = FateforgeView;

const hero = (view: View, id: string, change: (h: SeenHero) => Partial<SeenHero>): View => ({
  ...view,
  heroes: changeOf(view.heroes, id as SeenHero['id'], change),
});
const enemy = (view: View, id: string, change: (e: SeenEnemy) => Partial<SeenEnemy>): View => ({
  ...view,
  enemies: changeOf(view.enemies, id, change),
});

/** Takes these results out of the pool, each once. */
function without(pool: readonly string[], spent: readonly string[]): string[] {
  const left = [...pool];
  for (const id of spent) {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const dieOf = (id: string): Rolled => {
  const { face } = resultFacts(id);
  const icon = (resultIcon as Readonly<Record<string, string>>)[face.split('/')[0] ?? ''];
  return { label: face, tone: face === 'miss' ? 'blank' : 'rune', ...(icon && { icon }) };
};

const cardIn = (id: string): string => id.replace(/-\d+$/, '');
const ofEnemy = (id: string) =>
  cardOf(cardIn(id)) ? { icon: headOf(cardIn(id)), color: enemyColor(cardIn(id)) } : { icon: ffIcon.enemies };
const ofHero = (id: string) => ({
  icon: headOf(id),
  color: (heroColor as Readonly<Record<string, string>>)[id] ?? '#c49a55',
});

export const events: EventTable<View, FateforgeTold> = {
  story: { ms: 60, sign: { icon: ffIcon.objective, color: '#e2c58a' } },
  choice: { ms: 60, sign: { icon: ffIcon.flag, color: '#e2c58a' } },
  test: {
    ms: 1100,
    sound: 'dice',
    dice: ({ dice }) => dice.map((face) => ({ label: face, tone: face === 'blank' ? 'blank' : 'rune' })),
  },
  round: { ms: 900, sound: 'horn', sign: { icon: ffIcon.wait, color: '#9fe0cf' } },
  order: { ms: 500, sign: { icon: ffIcon.flag, color: '#9fe0cf' } },
  shows: {
    ms: 800,
    sound: 'dice',
    dice: ({ results }) => results.map(dieOf),
    after: (view, e) => hero(view, e.hero, () => ({ pool: [...e.results] })),
  },
  turn: { ms: 500 },
  'turn-over': { ms: 150 },
  spends: {
    ms: 200,
    after: (view, e) => hero(view, e.hero, ({ pool }) => ({ pool: without(pool, e.spent) })),
  },
  uses: {
    ms: 350,
    sound: 'peg',
    after: (view, e) => hero(view, e.hero, ({ pool }) => ({ pool: without(pool, e.spent) })),
  },
  gains: {
    ms: 350,
    tone: 'gain',
    after: (view, e) => hero(view, e.hero, ({ pool }) => ({ pool: [...pool, ...e.results] })),
  },
  'energy-step': {
    ms: 150,
    after: (view, e) => hero(view, e.hero, ({ energy }) => ({ energy: energy - 1 })),
  },
  moves: { ms: 520, sound: 'unpeg', after: (view, e) => hero(view, e.hero, () => ({ zone: e.to })) },
  'enemy-moves': {
    ms: 620,
    sound: 'unpeg',
    after: (view, e) => enemy(view, e.enemy, () => ({ zone: e.to })),
  },
  wounded: {
    ms: 560,
    sound: ({ damage }) => (damage === 0 ? 'shield' : 'iron'),
    after: (view, e) => enemy(view, e.enemy, ({ toughness }) => ({ damage: toughness - e.left })),
  },
  spared: { ms: 420, sound: 'shield' },
  defeated: {
    ms: 620,
    sound: 'thud',
    after: (view, e) =>
      e.laid
        ? enemy(view, e.enemy, () => ({ laid: true }))
        : { ...view, enemies: view.enemies.filter(({ id }) => id !== e.enemy) },
  },
  rises: {
    ms: 600,
    sound: 'thud',
    after: (view, e) => enemy(view, e.enemy, () => ({ laid: false, damage: 0 })),
  },
  phase: { ms: 1200, sound: 'thud' },
  stripped: { ms: 320, after: (view, e) => enemy(view, e.enemy, () => ({ armour: e.left })) },
  marked: { ms: 320 },
  snared: { ms: 400, sound: 'thud' },
  stunned: {
    ms: 420,
    after: (view, e) =>
      view.heroes.some(({ id }) => id === e.who)
        ? hero(view, e.who, () => ({ stunned: true }))
        : enemy(view, e.who, () => ({ stunned: true })),
  },
  'enemy-block': {
    ms: 360,
    sound: 'shield',
    after: (view, e) => enemy(view, e.enemy, ({ block }) => ({ block: block + e.n })),
  },
  block: {
    ms: 320,
    sound: 'shield',
    tone: 'gain',
    after: (view, e) => hero(view, e.hero, ({ block }) => ({ block: block + e.n })),
  },
  prevents: { ms: 520, sound: 'shield', tone: 'gain' },
  hurt: {
    ms: 700,
    sound: 'iron',
    tone: 'loss',
    after: (view, e) => hero(view, e.hero, () => ({ health: e.left })),
  },
  poisoned: {
    ms: 700,
    sound: 'thud',
    tone: 'loss',
    after: (view, e) => hero(view, e.hero, ({ toxic }) => ({ health: e.left, toxic: toxic + 1 })),
  },
  suffers: {
    ms: 560,
    sound: 'thud',
    tone: 'loss',
    after: (view, e) =>
      hero(view, e.hero, () => (e.what === 'health' ? { health: e.left } : { energy: e.left })),
  },
  recovers: {
    ms: 420,
    tone: 'gain',
    sound: 'harp',
    after: (view, e) =>
      hero(view, e.hero, () => (e.what === 'health' ? { health: e.now } : { energy: e.now })),
  },
  ko: {
    ms: 1300,
    sound: 'thud',
    tone: 'loss',
    after: (view, e) => hero(view, e.hero, () => ({ ko: true, health: 0 })),
  },
  revived: {
    ms: 700,
    sound: 'harp',
    tone: 'gain',
    after: (view, e) => hero(view, e.hero, () => ({ ko: false })),
  },
  stubborn: { ms: 700 },
  seen: { ms: 260, after: (view, e) => hero(view, e.hero, () => ({ hidden: false })) },
  'ally-out': { ms: 800, tone: 'loss', sound: 'thud' },
  ally: { ms: 420 },
  draws: { ms: 1000, sound: 'peg', tone: 'loss' },
  cleansed: { ms: 420, tone: 'gain' },
  'trap-gone': { ms: 420 },
  'trap-avoided': { ms: 520 },
  collects: { ms: 520, sound: 'harp', tone: 'gain' },
  drops: { ms: 420 },
  steals: { ms: 700, tone: 'loss', sound: 'thud' },
  takes: { ms: 620, sound: 'harp', tone: 'gain' },
  explores: { ms: 420 },
  opens: { ms: 900, sound: 'harp', tone: 'gain' },
  door: { ms: 420, sound: 'thud' },
  removed: { ms: 420 },
  does: { ms: 320 },
  covers: { ms: 520, sound: 'peg' },
  exploited: { ms: 1200, sound: 'harp', tone: 'gain' },
  reactions: { ms: 1000, sound: 'drums', sign: { icon: ffIcon.reactions, color: '#ffb3a3' } },
  reaction: { ms: 620 },
  acts: { ms: 780 },
  idle: { ms: 620 },
  boss: { ms: 1000, sound: 'drums' },
  calls: { ms: 520 },
  ability: { ms: 560 },
  appears: { ms: 620, sound: 'thud' },
  escapes: { ms: 900, tone: 'loss' },
  floods: {
    ms: 700,
    sound: 'thud',
    after: (view, e) => ({ ...view, difficult: view.difficult | (1 << e.zone) }),
  },
  counter: { ms: 620, tone: 'loss' },
  'clean-up': { ms: 500, sign: { icon: ffIcon.wait, color: '#9fe0cf' } },
  'extra-round': { ms: 700 },
  'no-exit': { ms: 900, tone: 'loss' },
  exits: { ms: 700, after: (view, e) => hero(view, e.hero, () => ({ zone: e.path.at(-1) ?? 0 })) },
  objectives: { ms: 800, sign: { icon: ffIcon.flag, color: '#ffd36b' } },
  ended: {
    ms: 600,
    sound: ({ won }) => (won ? 'harp' : 'thud'),
    sign: { icon: ffIcon.flag, color: '#ffd36b' },
  },
  learns: { ms: 260 },
  equips: { ms: 200 },
  'sets-out': { ms: 700, sign: { icon: ffIcon.flag, color: '#9fe0cf' } },
  unlock: { ms: 500, sign: { icon: ffIcon.passive, color: '#9fe0cf' } },
  rated: { ms: 1000, sound: 'harp', sign: { icon: ffIcon.trophy, color: '#ffd36b' } },
};

/** Whose deed it is stands before the line. */
export const usual: EventShow<View, FateforgeTold> = {
  ms: 340,
  sign: (event) => {
    if ('enemy' in event && event.enemy !== '' && !('hero' in event && event.kind !== 'acts'))
      return ofEnemy(event.enemy);
    if ('hero' in event && event.hero !== '') return ofHero(event.hero);
    return undefined;
  },
};
