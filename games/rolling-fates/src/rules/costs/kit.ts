import type { Option } from '@wyrdhall/kernel';
import { boardOf, HEROES, TREASURES, treasureOf } from '../../content/index.ts';
import type { Ability } from '../../content/kinds.ts';
import type { Hero } from '../../state.ts';
import { hasCard } from '../board.ts';
import { because } from '../reasons.ts';
import { BAGS, type Bag, bagOf, numberOf } from './bag.ts';
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

export type UseOption = Option<{ readonly do: 'use'; readonly ability: Ability }>;

/** An ability with what is asked about it again and again. */
interface Tool {
  readonly ability: Ability;
  readonly open: UseOption;
  readonly noLuck: UseOption;
  readonly noDice: UseOption;
  /** Looks at the values of dice, not only at their number. */
  readonly picky: boolean;
  /** With and without `distinctGroups`: by the number of the bag and by help, whether it can be paid; 0 is not yet known. */
  readonly payable: readonly [Uint8Array, Uint8Array];
}

const YES = 1;
const NO = 2;

function toolOf(ability: Ability): Tool {
  const { cost } = ability;
  const id = `use:${ability.id}`;
  const value = { do: 'use', ability } as const;
  return {
    ability,
    open: { id, value },
    noLuck: { id, value, closed: because.noLuck },
    noDice: { id, value, closed: because.noDice },
    picky: cost.same.length > 0 || cost.exact.length > 0,
    payable: [new Uint8Array(4 * BAGS.length), new Uint8Array(4 * BAGS.length)],
  };
}

const boardTools = new Map(HEROES.map(({ id, abilities }) => [id, abilities.map(toolOf)]));
const treasureTools = new Map(
  TREASURES.flatMap(({ id, ability }) => (ability ? [[id, toolOf(ability)]] : [])),
);

/** The kit as tools, in the same order. */
function toolsOf(hero: Hero): readonly Tool[] {
  const board = boardTools.get(hero.id) ?? [];
  if (hero.treasures.length === 0) return board;
  const tools = board.slice();
  for (const id of hero.treasures) {
    const tool = treasureTools.get(id);
    if (tool) tools.push(tool);
  }
  return tools;
}

/** Whether the Action dice of its cost can be paid. */
function isPayable({ ability, payable }: Tool, bag: Bag, help: Help, distinctGroups: boolean): boolean {
  const known = payable[distinctGroups ? 1 : 0];
  const key = 4 * numberOf(bag) + help;
  if (known[key] === 0) known[key] = waysToPay(ability.cost, bag, help, distinctGroups).length > 0 ? YES : NO;
  return known[key] === YES;
}

/** All of the kit as options; what cannot be paid is closed. */
export function useOptions(hero: Hero, distinctGroups: boolean): UseOption[] {
  const bag = bagOf(hero.dice);
  const help = helpOf(hero);
  const options: UseOption[] = [];
  for (const tool of toolsOf(hero)) {
    const { ability } = tool;
    if (ability.cost.luck > 0 && !luckPays(ability.cost, hero.luck, isWild(hero, ability))) {
      options.push(tool.noLuck);
    } else options.push(isPayable(tool, bag, help, distinctGroups) ? tool.open : tool.noDice);
  }
  return options;
}

/** How many abilities can be paid with what is left (RF-092). */
function possibilities(tools: readonly Tool[], left: Bag, help: Help, distinctGroups: boolean): number {
  let n = 0;
  for (const tool of tools) {
    if (tool.ability.cost.luck === 0 && isPayable(tool, left, help, distinctGroups)) n++;
  }
  return n;
}

/** Worse than any loss of possibilities: a card's help is saved where it can be. */
const HELP_IS_SAVED = 100;

/** The ways to pay, with the proposed one first: it leaves the most possibilities (RF-092). */
export function proposed(hero: Hero, ways: readonly Way[], distinctGroups: boolean): Way[] {
  if (ways.length < 2) return ways.slice();
  const bag = bagOf(hero.dice);
  const help = helpOf(hero);
  const tools = toolsOf(hero);
  const judged = ways.map((way) => {
    const left = possibilities(tools, bag - way.paid, (help & ~way.help) as Help, distinctGroups);
    return { way, left: way.help ? left - HELP_IS_SAVED : left };
  });
  return judged.sort((a, b) => b.left - a.left).map(({ way }) => way);
}

/** Whether what is left after paying can pay for anything that looks at values: only then it matters how. */
export function choiceMatters(hero: Hero, ways: readonly Way[], distinctGroups: boolean): boolean {
  if (ways.length < 2) return false;
  if (hasCard(hero, 'patient') || hasCard(hero, 'heavy-hand')) return true;
  const help = helpOf(hero);
  if (help !== 0) return true;
  const bag = bagOf(hero.dice);
  for (const tool of toolsOf(hero)) {
    if (!tool.picky) continue;
    for (const way of ways) if (isPayable(tool, bag - way.paid, help, distinctGroups)) return true;
  }
  return false;
}
