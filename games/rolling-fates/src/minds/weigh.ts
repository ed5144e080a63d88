import type { Option, Prompt } from '@wyrdhall/kernel';
import { abilityOf } from '../content/index.ts';
import { inventory, maxLife } from '../rules/board.ts';
import { GIVE_UP } from '../rules/combat/give-up.ts';
import { type Hero, heroAt, type RollingFates, type Status } from '../state.ts';
import { actWorths, giveUpWorth, payWorths, weighAgain, weighKeep, weighLuck, weighStay } from './dice.ts';
import { Outlook } from './outlook.ts';
import { choiceWorth } from './story.ts';
import { gain, lossOf, traitGain } from './treasures.ts';
import { turnFor, turnWorths } from './turns.ts';

/** An option that is worth so much less is about a third as likely. */
const TEMPERATURE = 0.15;

/** How likely a sensible player takes each option. */
export function weigh(s: RollingFates, prompt: Prompt): number[] {
  const { question, options } = prompt;
  switch (question.id) {
    case 'keep':
      return weighKeep(s, prompt);
    case 'again':
      return weighAgain(s, prompt);
    case 'stay':
      return weighStay(s, prompt);
    case 'set-luck':
      return weighLuck(s, prompt);
    case 'act':
      return likely(actWorths(s, prompt));
    case 'pay':
      return likely(payWorths(s, prompt));
    case 'turn':
      return likely(turnWorths(s, prompt));
    default:
      return likely(options.map((option) => worthOf(s, prompt, option)));
  }
}

function likely(worths: readonly number[]): number[] {
  const best = Math.max(...worths);
  return worths.map((worth) => Math.exp((worth - best) / TEMPERATURE));
}

/** What follows the colon: `enemy:gutter-imp-1`. */
const after = (id: string): string => id.slice(id.indexOf(':') + 1);

function worthOf(s: RollingFates, prompt: Prompt, { id, value }: Option): number {
  const { question, seat } = prompt;
  const hero = heroAt(s, seat);
  switch (question.id) {
    case 'target': {
      const { ability, clause } = question.data ?? {};
      const used = abilityOf(String(ability));
      if (used.effects[Number(clause)]?.kind === 'turn') return turnFor(s, named(s, after(id), hero));
      return new Outlook(s).target(seat, used, Number(clause), id);
    }
    case 'gamble': {
      const { enemy, stake, left } = question.data ?? {};
      return id === 'double' ? new Outlook(s).doubles(String(enemy), Number(stake), Number(left)) : 0;
    }
    case 'trait':
      return traitGain(hero, after(id));
    case 'hits':
    case 'give-up':
      return id === GIVE_UP ? giveUpWorth(s) : 0;
    case 'status':
      return hero.statuses.length > 0 ? new Outlook(s).cleanse(seat, id as Status) : 0;
    case 'scene':
      return s.journey.story ? choiceWorth(s, s.journey.story, Number(value)) : 0;
    case 'treasure':
      return treasureWorth(hero, String(question.data?.treasure), id);
    case 'pick':
      return gain(hero, [...hero.treasures, after(id)]);
    case 'discard':
    case 'pay-treasure':
    case 'pay-treasures':
      return givenUp(s, after(id));
    case 'volunteer':
      return standing(hero, s, after(id));
    case 'whom':
      return room(s, after(id));
    case 'mate':
      return -standing(hero, s, after(id));
    case 'barter':
      return id === 'heal' ? maxLife(hero) - hero.life - 5 : 0;
    case 'onward':
    case 'pack':
    case 'hand':
      return id === question.quiet ? 10 : 0;
    default:
      return 0;
  }
}

/** RF-162, RF-164: anything is better than nothing, if only to trade it. */
function treasureWorth(hero: Hero, card: string, id: string): number {
  if (id === 'refuse') return 0;
  if (id === 'keep') return Math.max(0.5, gain(hero, [...hero.treasures, card]));
  return gain(hero, [...hero.treasures.filter((other) => other !== after(id)), card]);
}

/** The one that is missed least goes first; where several may go, no more than must. */
function givenUp(s: RollingFates, treasure: string): number {
  const owner = s.heroes.find(({ treasures }) => treasures.includes(treasure));
  return owner ? -lossOf(owner, treasure) : 0;
}

const named = (s: RollingFates, id: string, otherwise: Hero): Hero =>
  s.heroes.find((hero) => hero.id === id) ?? otherwise;

/** Whoever can best take a blow. */
const standing = (hero: Hero, s: RollingFates, id: string): number => named(s, id, hero).life / 5;

/** Whoever is best off, and has room for what there is. */
function room(s: RollingFates, id: string): number {
  const hero = s.heroes.find((other) => other.id === id);
  if (!hero) return 0;
  return (hero.treasures.length < inventory(hero) ? 1 : 0) + hero.life / maxLife(hero);
}
