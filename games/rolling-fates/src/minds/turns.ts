import type { Prompt } from '@wyrdhall/kernel';
import type { Ability } from '../content/kinds.ts';
import { turns } from '../rules/combat/games.ts';
import { bagOf, numberOf } from '../rules/costs/bag.ts';
import { type Hero, heroAt, type RollingFates } from '../state.ts';
import { handOf } from './odds.ts';
import { Outlook } from './outlook.ts';
import { worthOfBags } from './spend.ts';

/** What a turn brings while nobody knows yet how the dice will lie. */
const BEFOREHAND = 1.2;

export const turnsDice = ({ effects }: Ability): boolean => effects.some(({ kind }) => kind === 'turn');

/** RF-095: what the dice of a hero are worth more after each turn, by the ids of the options. */
function gains(s: RollingFates, hero: Hero, outlook: Outlook): ReadonlyMap<string, number> {
  const seat = s.heroes.indexOf(hero);
  const hand = handOf(hero, s.settings.distinctGroups, (ability) =>
    turnsDice(ability) ? 0 : outlook.ability(seat, ability),
  );
  const worth = worthOfBags(hand);
  const now = worth[numberOf(bagOf(hero.dice))] ?? 0;
  return new Map(
    turns(hero.dice).map(({ id, value: { place, face } }) => {
      const after = worth[numberOf(bagOf(hero.dice.with(place, face)))] ?? 0;
      return [id, after - now];
    }),
  );
}

const most = (gained: ReadonlyMap<string, number>): number => Math.max(0, ...gained.values());

/** What the best turn of anybody's die is worth just now. */
export function turnWorth(s: RollingFates, outlook: Outlook): number {
  if (s.combat?.phase !== 'character') return BEFOREHAND;
  return Math.max(0, ...s.heroes.map((hero) => most(gains(s, hero, outlook))));
}

/** Whose die is turned. */
export const turnFor = (s: RollingFates, hero: Hero): number => most(gains(s, hero, new Outlook(s)));

export function turnWorths(s: RollingFates, prompt: Prompt): number[] {
  const hero = s.heroes.find(({ id }) => id === prompt.question.data?.hero) ?? heroAt(s, prompt.seat);
  const gained = gains(s, hero, new Outlook(s));
  return prompt.options.map(({ id }) => gained.get(id) ?? 0);
}
