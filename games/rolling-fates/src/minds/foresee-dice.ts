import type { Seat } from '@wyrdhall/kernel';
import { abilityOf, isTreasure, treasureOf } from '../content/index.ts';
import type { Ability } from '../content/kinds.ts';
import { extraDamage, opening, vendetta } from '../rules/combat/extra-damage.ts';
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

/** What all hits of an ability do to the same enemy, with what is added to each. */
function damageOf({ effects }: Ability, extra: number): number {
  let sum = 0;
  for (const effect of effects)
    if (effect.kind === 'strike' && effect.damage > 0) sum += effect.damage + extra;
  return sum;
}

/** The most damage that the dice on the bar can still do to one enemy, before armour (RF-067). */
export function mostDamage({ heroes, combat, settings }: RollingFatesView, seat: Seat): number {
  const hero = heroAt({ heroes }, seat);
  const { distinctGroups } = settings;
  const grudge = Math.max(0, ...(combat?.enemies ?? []).map((enemy) => vendetta(hero, seat, enemy)));
  const kit = kitOf(hero).filter((ability) => damageOf(ability, 0) > 0);
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
        most = Math.max(most, damageOf(ability, extraDamage(hero, way).each + grudge) + rest);
      }
    }
    known.set(key, most);
    return most;
  };
  const most = best(bagOf(hero.dice), hero.luck, helpOf(hero), []);
  return most > 0 ? most + opening(hero) : 0;
}
