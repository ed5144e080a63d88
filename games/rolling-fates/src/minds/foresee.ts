import type { Seat } from '@wyrdhall/kernel';
import { damage as damageTo } from '../content/effect.ts';
import { abilityOf, factsOf } from '../content/index.ts';
import type { Effect, Step } from '../content/kinds.ts';
import { bonus, defence, isImmune } from '../rules/board.ts';
import { best, drawing, marked } from '../rules/combat/aim.ts';
import { actsPerPhase, whatIsLeft } from '../rules/combat/enemies.ts';
import { type Extra, extraDamage, grudge } from '../rules/combat/extra-damage.ts';
import { moreDamage } from '../rules/combat/more.ts';
import { proposed, waysOf } from '../rules/costs/kit.ts';
import { ENEMY_POISON } from '../rules/fate/upkeep.ts';
import { poisonLoss } from '../rules/status.ts';
import type { EnemyView, RollingFatesView } from '../seen/view.ts';
import { type AbilityId, type Hero, heroAt, type Status } from '../state.ts';

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

/** A package of an ability as it meets one enemy. */
interface Meeting {
  readonly effect: Strike;
  readonly enemy: EnemyView;
  readonly lost: number;
  /** The enemy has no Life left. */
  readonly fells: boolean;
}

type Strike = Extract<Effect, { kind: 'strike' }>;

/** RF-097: nobody knows how the dice will fall; the stake is there. */
const staked = (effect: Effect): Effect => (effect.kind === 'gamble' ? damageTo(effect.stake, 1) : effect);

/** RF-069, RF-073: effects of an ability against those of the enemies that they meet, one after the other. */
function meetings(
  { heroes, combat }: RollingFatesView,
  seat: Seat,
  effects: readonly Effect[],
  { each, first }: Extra,
  meets: (effect: Strike, enemy: EnemyView) => boolean,
): Meeting[] {
  const losses = new Map<string, number>();
  const hero = heroAt({ heroes }, seat);
  const striker = { hero, defence: defence({ heroes }, seat) };
  let opening = first;
  return effects.map(staked).flatMap((effect) => {
    if (effect.kind !== 'strike') return [];
    const met = (combat?.enemies ?? []).flatMap((enemy, i): Meeting[] => {
      const before = losses.get(enemy.id) ?? 0;
      if (before >= enemy.life || !meets(effect, enemy)) return [];
      // RF-073: of several, only the first in their order is sure to be hit first.
      const extra =
        each +
        grudge(hero, seat, enemy) +
        moreDamage(effect, striker, enemy) +
        (effect.targets === 1 || i === 0 ? opening : 0);
      const isHit = enemy.hit || losses.has(enemy.id);
      const lost = effect.damage === 0 ? 0 : lossBy(enemy, effect.damage + extra, enemy.life - before, isHit);
      if (effect.damage > 0) losses.set(enemy.id, before + lost);
      return [{ effect, enemy, lost, fells: before + lost >= enemy.life }];
    });
    if (effect.damage > 0) opening = 0;
    return met;
  });
}

/**
 * The Life that effects of an ability would cost each enemy, if it is hit by them. Where one of several is
 * `aimed` at, only that one is.
 */
export function foreseenLosses(
  view: RollingFatesView,
  seat: Seat,
  effects: readonly Effect[],
  extra: Extra,
  aimed?: string,
): ReadonlyMap<string, number> {
  const losses = new Map<string, number>();
  const meets = ({ targets }: Strike, { id }: EnemyView): boolean =>
    aimed === undefined || targets !== 1 || id === aimed;
  for (const { effect, enemy, lost } of meetings(view, seat, effects, extra, meets)) {
    if (effect.damage > 0) losses.set(enemy.id, (losses.get(enemy.id) ?? 0) + lost);
  }
  return losses;
}

/** What an ability costs one of the heroes, because of whom it meets. */
export interface ForeseenCost {
  readonly enemy: string;
  readonly seat: Seat;
  readonly loss: number;
  /** What comes back to whoever put it there; after a roll where it is not `sure`. */
  readonly statuses: readonly Status[];
  readonly sure: boolean;
}

/**
 * How enemies answer effects of an ability, as far as one can know: thorns, and what bursts (RF-108); statuses that
 * come back (RF-143). Where it does not meet all of them, it meets those that are `aimed` at. Whoever `pricked`
 * somebody before is known to have thorns.
 */
export function foreseenCosts(
  view: RollingFatesView,
  seat: Seat,
  effects: readonly Effect[],
  extra: Extra,
  aimed: readonly string[],
  pricked: ReadonlySet<string> = new Set(),
): ForeseenCost[] {
  const count = view.combat?.enemies.length ?? 0;
  const meets = ({ targets }: Strike, { id }: EnemyView): boolean =>
    targets === 'all' || targets >= count || aimed.includes(id);
  const standing = standingOf(view);
  return meetings(view, seat, effects, extra, meets).flatMap(({ effect, enemy, lost, fells }) => {
    const cost = { enemy: enemy.id, statuses: [], sure: true };
    const costs: ForeseenCost[] = [];
    const mechanic = pricked.has(enemy.id) ? factsOf(enemy.kind).mechanic : enemy.known?.mechanic;
    if (mechanic?.kind === 'bomb' && fells) {
      for (const of of view.heroes.keys()) {
        costs.push({ ...cost, seat: of, loss: suffer(standing, of, mechanic.damage) });
      }
    }
    if (mechanic?.kind === 'thorns' && lost > 0) costs.push({ ...cost, seat, loss: mechanic.loss });
    if (mechanic?.kind === 'reflect' && !fells) {
      const back = (proof: readonly Status[], sure: boolean): void => {
        const statuses = effect.statuses.filter(
          (status) => proof.includes(status) && takesHold(standing, seat, status),
        );
        if (statuses.length > 0) costs.push({ ...cost, seat, loss: 0, statuses, sure });
      };
      back(enemy.known?.immune ?? [], true);
      back(enemy.known?.resistant ?? [], false);
    }
    return costs.filter(({ loss, statuses }) => loss > 0 || statuses.length > 0);
  });
}

/** RF-121, RF-144 */
function takesHold({ heroes }: Standing, seat: Seat, status: Status): boolean {
  const hero = heroAt({ heroes }, seat);
  return !hero.statuses.includes(status) && !isImmune(hero, status);
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
  const drawn = drawing(standing);
  if (drawn.length >= targets) return drawn.slice(0, targets);
  const only = marked(standing);
  return targets === 1 && only >= 0 ? [only] : [];
}

const standingOf = ({ heroes, settings }: RollingFatesView): Standing => ({
  settings,
  heroes: heroes.map((hero) => ({ ...hero, statuses: [...hero.statuses] })),
});

/** RF-100, RF-101, RF-105: the Life that a blow takes; the hero is left as it leaves them. */
function suffer({ heroes, settings }: Standing, seat: Seat, damage: number, status?: Status): number {
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
export function foreseenAttacks(view: RollingFatesView): ForeseenAttack[] {
  const { heroes, combat, settings } = view;
  if (!combat || settings.companion) return [];
  const standing = standingOf(view);
  return combat.enemies.flatMap((enemy) => {
    if (!enemy.known || enemy.skips) return [];
    const losses = new Map<Seat, number>();
    let fury = 0;
    for (const step of enemy.known.next.slice(0, actsPerPhase(enemy.kind, heroes.length))) {
      if (step.kind === 'fury') fury += step.amount;
      if (step.kind !== 'attack') continue;
      for (const seat of targetsOf(standing, enemy, step.targets)) {
        losses.set(seat, (losses.get(seat) ?? 0) + suffer(standing, seat, step.damage + fury, step.status));
      }
    }
    return [...losses].map(([seat, loss]) => ({ enemy: enemy.id, seat, loss }));
  });
}
