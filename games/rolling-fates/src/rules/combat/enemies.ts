import { factsOf } from '../../content/index.ts';
import type { EnemyFacts, Mechanic, Step } from '../../content/kinds.ts';
import type { Combat, Enemy, EnemyKind } from '../../state.ts';

/** RF-014: what party size does to enemies, for 1 to 4 heroes. */
const LIFE = [0.75, 1.35, 1.5, 1.9];
const GREAT_LIFE = [0.65, 1.2, 0.9, 1.3];
const DAMAGE = [0, 1, 1, 1];

/** RF-119 */
const isGreat = ({ lifePerHero }: EnemyFacts): boolean => lifePerHero > 0;

function startingLife(kind: EnemyKind, heroes: number, toughness: number): number {
  const facts = factsOf(kind);
  const factor = (isGreat(facts) ? GREAT_LIFE : LIFE)[heroes - 1] ?? 1;
  return Math.max(1, Math.floor((facts.life + facts.lifePerHero * (heroes - 1)) * factor * toughness)); // RF-109
}

/** RF-014; its number tells it from others of its kind. `toughness` is that of the fight. */
export function newEnemy(combat: Combat, kind: EnemyKind, heroes: number, toughness = 1): Enemy {
  const life = startingLife(kind, heroes, toughness);
  const number = (combat.appeared[kind] ?? 0) + 1;
  combat.appeared[kind] = number;
  return {
    id: `${kind}-${number}`,
    kind,
    life,
    maxLife: life,
    guard: 0,
    fury: 0,
    step: 0,
    statuses: [],
    known: false,
    hit: false,
    telegraphed: false,
    hurt: [],
    returned: false,
    skips: false,
  };
}

/** RF-119: great enemies act twice against three or four heroes. */
export const actsPerPhase = (kind: EnemyKind, heroes: number): number =>
  heroes >= 3 && isGreat(factsOf(kind)) ? 2 : 1;

export const mechanicOf = <K extends Mechanic['kind']>(enemy: Enemy, kind: K) => {
  const { mechanic } = factsOf(enemy.kind);
  return mechanic?.kind === kind ? (mechanic as Extract<Mechanic, { kind: K }>) : undefined;
};

const isCornered = (enemy: Enemy): boolean => enemy.life * 2 <= enemy.maxLife;

export function armourOf(enemy: Enemy): number {
  const shed = mechanicOf(enemy, 'cornered') !== undefined && isCornered(enemy);
  return (shed ? 0 : factsOf(enemy.kind).armour) + enemy.guard;
}

/** RF-106: what a hidden mechanic leaves of a hit, after Weakness and armour. */
export function whatIsLeft(mechanic: Mechanic | null | undefined, damage: number): number {
  switch (mechanic?.kind) {
    case 'even-hide':
      return damage % 2 === 0 ? damage / 2 : damage;
    case 'odd-hide':
      return damage % 2 === 1 ? (damage - 1) / 2 : damage; // RF-109
    case 'threshold':
      return damage < mechanic.least ? 0 : damage;
    case 'cap':
      return Math.min(damage, mechanic.most);
    default:
      return damage;
  }
}

/** What is added to the damage of its attacks. */
function damageBonus(combat: Combat, enemy: Enemy, heroes: number): number {
  const mechanic = factsOf(enemy.kind).mechanic;
  const base = (DAMAGE[heroes - 1] ?? 0) + enemy.fury;
  switch (mechanic?.kind) {
    case 'enrage':
      return enemy.life * 2 < enemy.maxLife ? base + mechanic.damage : base;
    case 'cornered':
      return isCornered(enemy) ? base + mechanic.damage : base;
    case 'pack': {
      const others = combat.enemies.filter(({ kind }) => kind === enemy.kind).length - 1;
      return base + Math.min(mechanic.most, others);
    }
    default:
      return base;
  }
}

/** The step of the script that comes next, or the one after it, and so on. */
export function stepOf(enemy: Enemy, ahead = 0): Step {
  const { script } = factsOf(enemy.kind);
  return script[(enemy.step + ahead) % script.length] as Step;
}

/** An attack with everything that is added to it; other steps as they are. */
export function strengthened(combat: Combat, enemy: Enemy, heroes: number, step: Step): Step {
  if (step.kind !== 'attack') return step;
  return { ...step, damage: step.damage + damageBonus(combat, enemy, heroes) };
}

export const enemyNamed = (combat: Combat, id: string): Enemy | undefined =>
  combat.enemies.find((enemy) => enemy.id === id);
