import type { Seat } from '@wyrdhall/kernel';
import { factsOf } from '../content/index.ts';
import type { Aim } from '../content/kinds.ts';
import { defence } from '../rules/board.ts';
import { drawing } from '../rules/combat/aim.ts';
import { actsPerPhase, stepOf, strengthened } from '../rules/combat/enemies.ts';
import { type Combat, type Enemy, heroAt, type RollingFates } from '../state.ts';

/** What an enemy will probably do in the next Enemy Phase. */
export interface Threat {
  readonly enemy: Enemy;
  /** How strong one blow of it is, before Defence. */
  readonly damage: number;
  /** How many blows each seat may expect. */
  readonly blows: readonly number[];
  /** The Life that it is expected to cost all heroes together. */
  readonly loss: number;
}

/** What somebody who knows nothing of an enemy expects of its kind: by tier. */
const USUAL = [0, 2.2, 3.2, 4.4, 5.8];
/** How much stronger a blow is that was announced (RF-117). */
const ANNOUNCED = 1.8;
/** Of an unknown enemy's turns so many are attacks. */
const ATTACKS = 0.85;
/** How sure one can be that an enemy strikes whom it seems to look for. */
const SURE = 0.8;

/** How likely a single blow hits each seat (RF-116): the line of the enemy gives away whom it looks for. */
function chances(s: RollingFates, aim: Aim): number[] {
  const { heroes } = s;
  const drawn = drawing(s);
  if (drawn.length > 0) return heroes.map((_, seat) => (seat === drawn[0] ? 1 : 0));
  const even = heroes.map(() => 1 / heroes.length);
  if (aim === 'random') return even;
  const fit = heroes.map((hero, seat) =>
    aim === 'lowest-defence' ? -defence(s, seat) : aim === 'lowest-life' ? -hero.life : hero.life,
  );
  const first = fit.indexOf(Math.max(...fit));
  return even.map((chance, seat) => (1 - SURE) * chance + (seat === first ? SURE : 0));
}

/** Damage of one blow, and how many heroes it hits, as far as the party can know. */
function blowOf(s: RollingFates, combat: Combat, enemy: Enemy): { damage: number; targets: number } {
  const heroes = s.heroes.length;
  if (enemy.known || s.settings.intents) {
    const step = strengthened(combat, enemy, heroes, stepOf(enemy));
    if (step.kind !== 'attack') return { damage: 0, targets: 0 };
    return { damage: step.damage, targets: step.targets === 'all' ? heroes : Math.min(heroes, step.targets) };
  }
  const usual = (USUAL[factsOf(enemy.kind).tier] as number) + (heroes > 1 ? 1 : 0) + enemy.fury;
  if (enemy.telegraphed) return { damage: ANNOUNCED * usual, targets: (1 + heroes) / 2 };
  return { damage: usual, targets: ATTACKS };
}

const isOut = (enemy: Enemy): boolean => enemy.skips || enemy.statuses.includes('stun');

/** What is left of a blow for this hero (RF-100). */
export const afterDefence = (s: RollingFates, seat: Seat, damage: number): number => {
  const hero = heroAt(s, seat);
  return Math.max(0, (hero.statuses.includes('weakness') ? 2 : 1) * damage - defence(s, seat));
};

export function threatsOf(s: RollingFates): Threat[] {
  const { combat } = s;
  if (!combat) return [];
  return combat.enemies.map((enemy) => {
    const { damage, targets } = isOut(enemy) ? { damage: 0, targets: 0 } : blowOf(s, combat, enemy);
    const acts = actsPerPhase(enemy.kind, s.heroes.length);
    const blows = chances(s, factsOf(enemy.kind).aim).map((chance) => acts * Math.min(1, targets * chance));
    let loss = 0;
    for (let seat = 0; seat < blows.length; seat++) {
      loss += (blows[seat] ?? 0) * afterDefence(s, seat, damage);
    }
    return { enemy, damage, blows, loss };
  });
}
