import { isTreasure, treasureOf } from '../content/index.ts';
import type { Ability } from '../content/kinds.ts';
import { hasCard } from '../rules/board.ts';
import { helpOf, isWild, kitOf } from '../rules/costs/kit.ts';
import { rerollsOf } from '../rules/fate/again.ts';
import { KEPT_BY_JINXED } from '../rules/fate/fate.ts';
import type { AbilityId, Hero } from '../state.ts';
import { chancesToPay } from './keeps.ts';
import type { Hand } from './spend.ts';

/** Everything that keeping dice depends on, with what one use of each ability is worth. */
export function handOf(hero: Hero, distinctGroups: boolean, worth: (ability: Ability) => number): Hand {
  return {
    dice: hero.dice,
    luck: hero.luck,
    purchases: kitOf(hero).map((ability) => ({
      cost: ability.cost,
      worth: worth(ability),
      once: isTreasure(ability.id) && treasureOf(ability.id).oneShot === true,
      wild: isWild(hero, ability),
    })),
    help: helpOf(hero),
    distinctGroups,
    rerolls: rerollsOf(hero).filter((card) => card === 'reroll').length,
    locked: hero.stayed < 0 ? [] : [hero.stayed],
    mostKept: hasCard(hero, 'jinxed') ? KEPT_BY_JINXED : hero.dice.length,
  };
}

/** How likely each ability can be paid if the dice at these places are kept (RF-044, RF-045). */
export function chancesOf(
  hero: Hero,
  distinctGroups: boolean,
  places: readonly number[],
): { readonly ability: AbilityId; readonly chance: number }[] {
  const kit = kitOf(hero);
  const wanted = kit.map((ability) => ({ cost: ability.cost, wild: isWild(hero, ability) }));
  const chances = chancesToPay({ ...hero, help: helpOf(hero), distinctGroups }, places, wanted);
  return kit.map(({ id }, i) => ({ ability: id, chance: chances[i] ?? 0 }));
}
