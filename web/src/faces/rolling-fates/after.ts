import type { RollingFatesTold, RollingFatesView } from '@wyrdhall/rolling-fates';
import { newcomer } from './newcomer.ts';
import type { SeenCombat, SeenEnemy, SeenHero } from './seen.ts';

function hero(
  view: RollingFatesView,
  seat: number,
  change: (hero: SeenHero) => Partial<SeenHero>,
): RollingFatesView {
  return { ...view, heroes: view.heroes.map((h, i) => (i === seat ? { ...h, ...change(h) } : h)) };
}

function combat(
  view: RollingFatesView,
  change: (combat: SeenCombat) => Partial<SeenCombat>,
): RollingFatesView {
  return view.combat ? { ...view, combat: { ...view.combat, ...change(view.combat) } } : view;
}

function enemy(
  view: RollingFatesView,
  id: string,
  change: (enemy: SeenEnemy) => Partial<SeenEnemy>,
): RollingFatesView {
  return combat(view, ({ enemies }) => ({
    enemies: enemies.map((e) => (e.id === id ? { ...e, ...change(e) } : e)),
  }));
}

/** The faces in the places of those that were rolled again. */
function rolledAgain(dice: readonly number[], from: readonly number[], to: readonly number[]): number[] {
  const next = [...dice];
  const done = new Set<number>();
  from.forEach((face, i) => {
    const place = next.findIndex((die, at) => die === face && !done.has(at));
    if (place < 0) return;
    done.add(place);
    next[place] = to[i] ?? face;
  });
  return next;
}

function without(dice: readonly number[], paid: readonly number[]): number[] {
  return rolledAgain(
    dice,
    paid,
    paid.map(() => 0),
  );
}

const less = <T>(list: readonly T[], item: T): T[] => list.filter((other) => other !== item);
const more = <T>(list: readonly T[], item: T): T[] => [...less(list, item), item];

/** The table after an event, as far as one can see it there; what is left out is right at the end of the show. */
export function after(view: RollingFatesView, e: RollingFatesTold): RollingFatesView {
  switch (e.kind) {
    case 'combat':
      return {
        ...view,
        combat: {
          round: 0,
          phase: 'fate',
          queue: [],
          enemies: e.enemies.map(({ id, kind, life }) => newcomer(id, kind, life)),
        },
      };
    case 'phase':
      return combat(view, () => ({ phase: e.phase, round: e.round }));
    case 'combat-won':
      return { ...view, combat: null };
    case 'roll':
    case 'bar':
      return hero(view, e.seat, () => ({ dice: [...e.dice], luck: e.luck }));
    case 'luck':
      return hero(view, e.seat, () => ({ luck: e.to }));
    case 'luck-lost':
      return hero(view, e.seat, () => ({ luck: 0 }));
    case 'keep':
    case 'again':
      return hero(view, e.seat, ({ dice }) => ({ dice: rolledAgain(dice, e.from, e.to) }));
    case 'use':
      return hero(view, e.seat, ({ dice, luck }) => ({
        dice: without(dice, e.paid),
        luck: e.luck > 0 ? 0 : luck,
      }));
    case 'pass':
      return hero(view, e.seat, () => ({ passed: true }));
    case 'hurt':
    case 'loses':
      return hero(view, e.seat, () => ({ life: e.life }));
    case 'heal':
      return hero(view, e.seat, ({ life }) => ({ life: life + e.amount }));
    case 'guard':
      return hero(view, e.seat, ({ guard, defence }) => ({
        guard: guard + e.amount,
        defence: defence + e.amount,
      }));
    case 'cleanse':
      return hero(view, e.seat, ({ statuses }) => ({ statuses: less(statuses, e.status) }));
    case 'afflicted':
      return hero(view, e.seat, ({ statuses }) => ({ statuses: more(statuses, e.status) }));
    case 'level':
      return hero(view, e.seat, () => ({ level: e.level, life: e.life, maxLife: e.life }));
    case 'zone':
      return { ...view, journey: { ...view.journey, zone: e.zone } };
    default:
      return afterEnemy(view, e);
  }
}

function afterEnemy(view: RollingFatesView, e: RollingFatesTold): RollingFatesView {
  switch (e.kind) {
    case 'hit':
      return enemy(view, e.enemy, ({ life }) => ({ life: life - e.lost }));
    case 'enemy-poison':
      return enemy(view, e.enemy, ({ life }) => ({ life: Math.max(0, life - e.amount) }));
    case 'mends':
      return enemy(view, e.enemy, ({ life, maxLife }) => ({ life: Math.min(maxLife, life + e.amount) }));
    case 'armours':
      return enemy(view, e.enemy, ({ armour }) => ({ armour: armour + e.amount }));
    case 'afflicts':
      return enemy(view, e.enemy, ({ statuses }) => ({ statuses: more(statuses, e.status) }));
    case 'telegraph':
      return enemy(view, e.enemy, () => ({ telegraphed: true }));
    case 'removal':
      if (!e.removed) return view;
      return e.enemy === ''
        ? hero(view, e.seat, ({ statuses }) => ({ statuses: less(statuses, e.status) }))
        : enemy(view, e.enemy, ({ statuses }) => ({ statuses: less(statuses, e.status) }));
    case 'enemy-dies':
      return combat(view, ({ enemies }) => ({ enemies: enemies.filter(({ id }) => id !== e.enemy) }));
    case 'appears':
      return combat(view, ({ enemies }) => ({ enemies: [...enemies, newcomer(e.enemy, e.of, e.life)] }));
    default:
      return view;
  }
}
