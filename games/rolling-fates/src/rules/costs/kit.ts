import type { Option, Reason } from '@wyrdhall/kernel';
import { boardOf, HEROES, TREASURES, treasureOf } from '../../content/index.ts';
import type { Ability } from '../../content/kinds.ts';
import type { Hero } from '../../state.ts';
import { hasCard } from '../board.ts';
import { because } from '../reasons.ts';
import { type Bag, bagOf } from './bag.ts';
import { AMBIDEXTROUS, type Help, luckPays, QUICKSILVER, type Way, waysToPay } from './cost.ts';

/** All that the hero can use: the board, then Treasures with a cost (RF-064, RF-066). */
export function kitOf(hero: Hero): Ability[] {
  const kit = boardOf(hero.id).abilities.slice();
  for (const id of hero.treasures) {
    const { ability } = treasureOf(id);
    if (ability) kit.push(ability);
  }
  return kit;
}

/** Cards that still help to pay in this turn. */
export function helpOf(hero: Hero): Help {
  let help = 0;
  if (hasCard(hero, 'quicksilver-band') && !hero.used.turn.includes('quicksilver-band')) help |= QUICKSILVER;
  if (hasCard(hero, 'ambidextrous') && !hero.used.turn.includes('ambidextrous')) help |= AMBIDEXTROUS;
  return help as Help;
}

/** Wild Talent works for the Luck ability of the board only. */
export const isWild = (hero: Hero, ability: Ability): boolean =>
  hasCard(hero, 'wild-talent') && boardOf(hero.id).abilities.at(-1) === ability;

/** Every legal way to pay for the ability from the hero's own bar (RF-062). */
export function waysOf(hero: Hero, ability: Ability, distinctGroups: boolean): readonly Way[] {
  if (!luckPays(ability.cost, hero.luck, isWild(hero, ability))) return [];
  return waysToPay(ability.cost, bagOf(hero.dice), helpOf(hero), distinctGroups);
}

type UseOption = Option<{ readonly do: 'use'; readonly ability: Ability }>;

const optionFor = (ability: Ability, closed?: Reason): UseOption => {
  const option: UseOption = { id: `use:${ability.id}`, value: { do: 'use', ability } };
  return closed ? { ...option, closed } : option;
};

const abilities = [...HEROES.flatMap((hero) => hero.abilities), ...TREASURES.flatMap((t) => t.ability ?? [])];
const open = new Map(abilities.map((ability) => [ability, optionFor(ability)]));
const noLuck = new Map(abilities.map((ability) => [ability, optionFor(ability, because.noLuck)]));
const noDice = new Map(abilities.map((ability) => [ability, optionFor(ability, because.noDice)]));

/** All of the kit as options; what cannot be paid is closed. */
export function useOptions(hero: Hero, distinctGroups: boolean): UseOption[] {
  const bag = bagOf(hero.dice);
  const help = helpOf(hero);
  return kitOf(hero).map((ability) => {
    const { cost } = ability;
    if (cost.luck > 0 && !luckPays(cost, hero.luck, isWild(hero, ability))) {
      return noLuck.get(ability) as UseOption;
    }
    const pays = waysToPay(cost, bag, help, distinctGroups).length > 0;
    return (pays ? open : noDice).get(ability) as UseOption;
  });
}

/** How many abilities can be paid with what is left (RF-092). */
function possibilities(hero: Hero, left: Bag, help: Help, distinctGroups: boolean): number {
  let n = 0;
  for (const { cost } of kitOf(hero)) {
    if (cost.luck === 0 && waysToPay(cost, left, help, distinctGroups).length > 0) n++;
  }
  return n;
}

/** The ways to pay, with the proposed one first: it leaves the most possibilities (RF-092). */
export function proposed(hero: Hero, ways: readonly Way[], distinctGroups: boolean): Way[] {
  const bag = bagOf(hero.dice);
  const help = helpOf(hero);
  const left = new Map(
    ways.map((way) => [
      way,
      possibilities(hero, bag - way.paid, (help & ~way.help) as Help, distinctGroups) - (way.help ? 100 : 0),
    ]),
  );
  return ways.toSorted((a, b) => (left.get(b) as number) - (left.get(a) as number));
}

/** Whether what is left after paying can pay for anything that looks at values: only then it matters how. */
export function choiceMatters(hero: Hero, ways: readonly Way[], distinctGroups: boolean): boolean {
  if (ways.length < 2) return false;
  if (hasCard(hero, 'patient') || hasCard(hero, 'heavy-hand')) return true;
  const help = helpOf(hero);
  if (help !== 0) return true;
  const bag = bagOf(hero.dice);
  const picky = kitOf(hero).filter(({ cost }) => cost.same.length > 0 || cost.exact.length > 0);
  return ways.some((way) =>
    picky.some(({ cost }) => waysToPay(cost, bag - way.paid, help, distinctGroups).length > 0),
  );
}
