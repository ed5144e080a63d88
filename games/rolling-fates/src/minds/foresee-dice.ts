import type { Seat } from '@wyrdhall/kernel';
import { abilityOf, isTreasure, treasureOf } from '../content/index.ts';
import type { Ability, Effect } from '../content/kinds.ts';
import { defence } from '../rules/board.ts';
import { extraDamage, grudge, opening } from '../rules/combat/extra-damage.ts';
import { moreDamage } from '../rules/combat/more.ts';
import { type Bag, bagOf, facesOf, ROLLS } from '../rules/costs/bag.ts';
import { type Help, luckPays, waysToPay } from '../rules/costs/cost.ts';
import { helpOf, isWild, kitOf, proposed, waysOf } from '../rules/costs/kit.ts';
import type { RollingFatesView } from '../seen/view.ts';
import { type AbilityId, type Hero, heroAt } from '../state.ts';

/** The Action dice that would pay for it, as they are proposed; none where it cannot be paid (RF-092). */
export function dicePaid(hero: Hero, id: AbilityId, distinctGroups: boolean): number[] {
  const [way] = proposed(hero, waysOf(hero, abilityOf(id), distinctGroups), distinctGroups);
  return way ? facesOf(way.paid) : [];
}

/** How likely each ability can be paid after the re-roll, if these places are kept (RF-045); from 0 to 1. */
export function chances(
  hero: Hero,
  kept: readonly number[],
  distinctGroups: boolean,
): ReadonlyMap<AbilityId, number> {
  const bag = bagOf(kept.map((place) => hero.dice[place] ?? 0));
  const help = helpOf(hero);
  const rolls = ROLLS[5 - kept.length] ?? [];
  const chance = (ability: Ability): number => {
    if (!luckPays(ability.cost, hero.luck, isWild(hero, ability))) return 0;
    let sum = 0;
    for (const roll of rolls) {
      if (waysToPay(ability.cost, bag + roll.bag, help, distinctGroups).length > 0) sum += roll.chance;
    }
    return sum;
  };
  return new Map(kitOf(hero).map((ability) => [ability.id, chance(ability)]));
}

type Most = (effect: Effect) => number;

/** What all hits of an ability do to the same enemy, with what is added to each. A stake counts as it is. */
function damageOf({ effects }: Ability, extra: number, more: Most): number {
  let sum = 0;
  for (const effect of effects) {
    if (effect.kind === 'strike' && effect.damage > 0) sum += effect.damage + more(effect) + extra;
    if (effect.kind === 'gamble') sum += effect.stake + extra;
  }
  return sum;
}

/** The most damage that the dice on the bar can still do to one enemy, before armour (RF-067): twice as much where one is weak (RF-101). */
export function mostDamage({ heroes, combat, settings }: RollingFatesView, seat: Seat): number {
  const hero = heroAt({ heroes }, seat);
  const { distinctGroups } = settings;
  const spite = Math.max(0, ...(combat?.enemies ?? []).map((enemy) => grudge(hero, seat, enemy)));
  const striker = { hero, defence: defence({ heroes }, seat) };
  const more: Most = (effect) =>
    Math.max(0, ...(combat?.enemies ?? []).map((enemy) => moreDamage(effect, striker, enemy)));
  const kit = kitOf(hero).filter((ability) => damageOf(ability, 0, more) > 0);
  const known = new Map<string, number>();
  const best = (bag: Bag, luck: number, help: Help, used: readonly AbilityId[]): number => {
    const key = `${bag} ${luck} ${help} ${used}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    let most = 0;
    for (const ability of kit) {
      if (used.includes(ability.id) || !luckPays(ability.cost, luck, isWild(hero, ability))) continue;
      const left = ability.cost.luck > 0 ? 0 : luck;
      const once = isTreasure(ability.id) && treasureOf(ability.id).oneShot;
      for (const way of waysToPay(ability.cost, bag, help, distinctGroups)) {
        const rest = best(
          bag - way.paid,
          left,
          (help & ~way.help) as Help,
          once ? [...used, ability.id] : used,
        );
        most = Math.max(most, damageOf(ability, extraDamage(hero, way).each + spite, more) + rest);
      }
    }
    known.set(key, most);
    return most;
  };
  const most = best(bagOf(hero.dice), hero.luck, helpOf(hero), []);
  const isAnyWeak = combat?.enemies.some(({ statuses }) => statuses.includes('weakness')) === true;
  return most > 0 ? (isAnyWeak ? 2 : 1) * (most + opening(hero)) : 0;
}
