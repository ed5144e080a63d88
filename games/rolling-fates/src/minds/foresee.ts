import type { Seat } from '@wyrdhall/kernel';
import { abilityOf, factsOf } from '../content/index.ts';
import type { Effect, Step } from '../content/kinds.ts';
import { bonus, defence, isImmune } from '../rules/board.ts';
import { best, marked } from '../rules/combat/aim.ts';
import { actsPerPhase, whatIsLeft } from '../rules/combat/enemies.ts';
import { type Extra, extraDamage, vendetta } from '../rules/combat/extra-damage.ts';
import { proposed, waysOf } from '../rules/costs/kit.ts';
import { ENEMY_POISON } from '../rules/fate/upkeep.ts';
import { poisonLoss } from '../rules/status.ts';
import type { EnemyView, RollingFatesView } from '../seen/view.ts';
import { type AbilityId, type Hero, heroAt } from '../state.ts';

/*
 * What can be shown before anybody answers. It knows no more than the party does.
 */

/** What cards will add to the damage of an ability, if it is paid as proposed (RF-092). */
export function foreseenExtra(hero: Hero, id: AbilityId, distinctGroups: boolean): Extra {
  const [way] = proposed(hero, waysOf(hero, abilityOf(id), distinctGroups), distinctGroups);
  return way ? extraDamage(hero, way) : { each: 0, first: 0 };
}

/** RF-106: the Life that a hit would cost an enemy that has so much left, as far as one can know. */
function lossBy(enemy: EnemyView, damage: number, life: number, isHit: boolean): number {
  if (enemy.known?.mechanic?.kind === 'first-hit' && !isHit) return 0;
  const doubled = enemy.statuses.includes('weakness') ? 2 * damage : damage;
  return Math.min(life, whatIsLeft(enemy.known?.mechanic, Math.max(0, doubled - enemy.armour)));
}

/**
 * The Life that effects of an ability would cost each enemy, if it is hit by them. Where one of several is
 * `aimed` at, only that one is.
 */
export function foreseenLosses(
  { heroes, combat }: RollingFatesView,
  seat: Seat,
  effects: readonly Effect[],
  { each, first }: Extra,
  aimed?: string,
): ReadonlyMap<string, number> {
  const losses = new Map<string, number>();
  const hero = heroAt({ heroes }, seat);
  let opening = first;
  for (const effect of effects) {
    if (effect.kind !== 'strike' || effect.damage === 0) continue;
    for (const [i, enemy] of (combat?.enemies ?? []).entries()) {
      if (aimed !== undefined && effect.targets === 1 && enemy.id !== aimed) continue;
      // RF-073: of several, only the first in their order is sure to be hit first.
      const extra = each + vendetta(hero, seat, enemy) + (effect.targets === 1 || i === 0 ? opening : 0);
      const lost = losses.get(enemy.id) ?? 0;
      const isHit = enemy.hit || losses.has(enemy.id);
      losses.set(enemy.id, lost + lossBy(enemy, effect.damage + extra, enemy.life - lost, isHit));
    }
    opening = 0;
  }
  return losses;
}

/** RF-123, RF-141: the Life that Poison will take in the next Fate Phase, by the ids of heroes and enemies. */
export function foreseenPoison({ heroes, combat, settings }: RollingFatesView): ReadonlyMap<string, number> {
  const losses = new Map<string, number>();
  if (!combat) return losses;
  for (const enemy of combat.enemies) {
    if (enemy.statuses.includes('poison')) losses.set(enemy.id, Math.min(ENEMY_POISON, enemy.life));
  }
  if (settings.companion) return losses;
  for (const hero of heroes) {
    if (hero.statuses.includes('poison')) losses.set(hero.id, Math.min(poisonLoss(hero), hero.life));
  }
  return losses;
}

export interface ForeseenAttack {
  readonly enemy: string;
  readonly seat: Seat;
  /** Life that it would cost, after Defence (RF-100). */
  readonly loss: number;
}

/** The heroes as foreseen attacks leave them, one after the other. */
type Standing = Pick<RollingFatesView, 'heroes' | 'settings'>;
type Attack = Extract<Step, { kind: 'attack' }>;

/** RF-116: whom an attack means. Where chance decides, nobody knows. */
function targetsOf(standing: Standing, { kind }: EnemyView, targets: Attack['targets']): Seat[] {
  const seats = [...standing.heroes.keys()];
  if (targets === 'all' || targets >= seats.length) return seats;
  const { aim } = factsOf(kind);
  if (aim !== 'random') return best(standing, aim, targets);
  const only = marked(standing);
  return targets === 1 && only >= 0 ? [only] : [];
}

/** RF-100, RF-101, RF-105: the Life that a blow takes; the hero is left as it leaves them. */
function suffer({ heroes, settings }: Standing, seat: Seat, damage: number, { status }: Attack): number {
  const hero = heroAt({ heroes }, seat);
  const dealt = damage > 0 ? damage + bonus(hero, 'suffers') : 0;
  const weak = hero.statuses.includes('weakness');
  const loss = Math.max(0, (weak ? 2 : 1) * dealt - defence({ heroes }, seat));
  hero.life = Math.max(0, hero.life - loss);
  const takesHold = status && (loss > 0 || !settings.statusNeedsDamage) && !isImmune(hero, status);
  if (takesHold && !hero.statuses.includes(status)) hero.statuses.push(status);
  return loss;
}

/** RF-125: what known enemies will do to whom in the next Enemy Phase; those that act twice (RF-119), twice. */
export function foreseenAttacks({ heroes, combat, settings }: RollingFatesView): ForeseenAttack[] {
  if (!combat || settings.companion) return [];
  const standing = { settings, heroes: heroes.map((hero) => ({ ...hero, statuses: [...hero.statuses] })) };
  return combat.enemies.flatMap((enemy) => {
    if (!enemy.known || enemy.skips) return [];
    const losses = new Map<Seat, number>();
    let fury = 0;
    for (const step of enemy.known.next.slice(0, actsPerPhase(enemy.kind, heroes.length))) {
      if (step.kind === 'fury') fury += step.amount;
      if (step.kind !== 'attack') continue;
      for (const seat of targetsOf(standing, enemy, step.targets)) {
        losses.set(seat, (losses.get(seat) ?? 0) + suffer(standing, seat, step.damage + fury, step));
      }
    }
    return [...losses].map(([seat, loss]) => ({ enemy: enemy.id, seat, loss }));
  });
}
