import type { Seat } from '@wyrdhall/kernel';
import { bonus, hasCard } from './board.ts';
import { factsOf } from './content/index.ts';
import type { Aim, Effect, Mechanic } from './content/kinds.ts';
import type { Hero } from './state.ts';
import type { EnemyView, RollingFatesView } from './view.ts';

/*
 * What can be shown before anybody answers. It knows no more than the party does.
 */

/** RF-108: what is left of a hit, where the party knows what is hidden in the enemy. */
export function afterKnown(mechanic: Mechanic | null | undefined, damage: number): number {
  switch (mechanic?.kind) {
    case 'even-hide':
      return damage % 2 === 0 ? damage / 2 : damage;
    case 'odd-hide':
      return Math.floor(damage % 2 === 1 ? damage / 2 : damage);
    case 'threshold':
      return damage < mechanic.least ? 0 : damage;
    case 'cap':
      return Math.min(damage, mechanic.most);
    default:
      return damage;
  }
}

/** RF-106: the Life that one hit of an effect would cost this enemy, as far as one can know. */
export function foreseenLoss(hero: Hero, effect: Effect, enemy: EnemyView): number {
  if (effect.kind !== 'strike' || effect.damage === 0) return 0;
  const lastStand = hasCard(hero, 'last-stand') && hero.life <= 5 ? 2 : 0;
  const damage = effect.damage + bonus(hero, 'damage') + lastStand;
  const doubled = enemy.statuses.includes('weakness') ? 2 * damage : damage;
  return Math.min(enemy.life, afterKnown(enemy.known?.mechanic, Math.max(0, doubled - enemy.armour)));
}

export interface ForeseenAttack {
  readonly enemy: string;
  readonly seat: Seat;
  /** Life that it would cost, after Defence (RF-100). */
  readonly loss: number;
}

type SeenHero = RollingFatesView['heroes'][number];

const measure = (hero: SeenHero, aim: Aim): number =>
  aim === 'lowest-defence' ? hero.defence : aim === 'lowest-life' ? hero.life : -hero.life;

/** RF-116, RF-125: whom a known enemy would attack next. Where chance decides, nobody knows. */
export function foreseenAttacks({ heroes, combat, settings }: RollingFatesView): ForeseenAttack[] {
  if (!combat || settings.companion) return [];
  return combat.enemies.flatMap(({ id, kind, known, statuses }): ForeseenAttack[] => {
    const step = known?.next[0];
    if (step?.kind !== 'attack' || statuses.includes('stun')) return [];
    const { aim } = factsOf(kind);
    const all = step.targets === 'all' || step.targets >= heroes.length;
    if (!all && aim === 'random') return [];
    const seats = heroes
      .map((_, seat) => seat)
      .sort((a, b) => measure(heroes[a] as SeenHero, aim) - measure(heroes[b] as SeenHero, aim) || a - b);
    return seats.slice(0, all ? seats.length : Number(step.targets)).map((seat) => {
      const hero = heroes[seat] as SeenHero;
      const damage = (hero.statuses.includes('weakness') ? 2 : 1) * step.damage;
      return { enemy: id, seat, loss: Math.max(0, damage - hero.defence) };
    });
  });
}
