import type { Prompt } from '@wyrdhall/kernel';
import { nodeOf } from '../adventures/index.ts';
import { isTreasure, treasureOf } from '../content/index.ts';
import type { Ability } from '../content/kinds.ts';
import { GIVE_UP, standsStill } from '../rules/combat/give-up.ts';
import { kitOf } from '../rules/costs/kit.ts';
import { rerollsOf } from '../rules/fate/again.ts';
import { heroAt, type RollingFates } from '../state.ts';
import { type Keep, weighKeeps } from './keeps.ts';
import { handOf } from './odds.ts';
import { Outlook } from './outlook.ts';
import { type Hand, worthOfUses } from './spend.ts';
import { turnsDice, turnWorth } from './turns.ts';

/** A one-shot is kept back for those who matter (RF-172). */
const SAVED = 0.55;
/** What the Life that Blood Price takes is worth. */
const BLOOD = 4;
/** What is worth less than this is left alone. */
const PASS = 0.05;

const isOneShot = ({ id }: Ability): boolean => isTreasure(id) && treasureOf(id).oneShot === true;

function isBoss({ journey }: RollingFates): boolean {
  const { stop } = nodeOf(journey);
  return stop.kind === 'combat' && stop.boss;
}

/** The hero's dice, with what each ability is worth as things stand. */
function handFor(s: RollingFates, seat: number, outlook: Outlook): Hand {
  const boss = isBoss(s);
  const turned = kitOf(heroAt(s, seat)).some(turnsDice) ? turnWorth(s, outlook) : 0;
  const worth = (ability: Ability): number =>
    (outlook.ability(seat, ability) + (turnsDice(ability) ? turned : 0)) *
    (!boss && isOneShot(ability) ? SAVED : 1);
  return handOf(heroAt(s, seat), s.settings.distinctGroups, worth);
}

const placeOf = (id: string): number => Number(id.slice('die-'.length)) - 1;

/** Odds for each die of a question about several: the best keep and nothing else. */
const oddsOf = (prompt: Prompt, isTaken: (place: number) => boolean): number[] =>
  prompt.options.map(({ id }) => (id !== 'luck-die' && isTaken(placeOf(id)) ? 1e6 : 0));

/** RF-044 */
export function bestKeep(s: RollingFates, seat: number): Keep | undefined {
  return weighKeeps(handFor(s, seat, new Outlook(s)))[0];
}

export function weighKeep(s: RollingFates, prompt: Prompt): number[] {
  const best = bestKeep(s, prompt.seat);
  return oddsOf(prompt, (place) => best?.places.includes(place) ?? false);
}

/** RF-047: the dice that are not worth keeping, as many as the card allows. */
export function weighAgain(s: RollingFates, prompt: Prompt): number[] {
  const best = bestAgain(s, prompt);
  return best ? oddsOf(prompt, (place) => !best.places.includes(place)) : prompt.options.map(() => 0);
}

/** What is best kept of the dice when some may be rolled again; nothing where it is better not to. */
export function bestAgain(s: RollingFates, prompt: Prompt): Keep | undefined {
  const hero = heroAt(s, prompt.seat);
  const hand = handFor(s, prompt.seat, new Outlook(s));
  const later = Math.max(0, rerollsOf(hero).filter((card) => card === 'reroll').length - 1);
  const keeps = weighKeeps({ ...hand, rerolls: later, mostKept: 5 });
  const dice = hand.dice.filter((face) => face > 0).length;
  const allowed = keeps.filter(({ places }) => places.length >= dice - prompt.max);
  const all = keeps.find(({ places }) => places.length === dice);
  const best = allowed[0];
  const price = prompt.question.data?.by === 'blood-price' ? BLOOD : 0;
  return best && all && best.worth > all.worth + price ? best : undefined;
}

/** Patient: a die stays where it is worth more than a new one. */
export function weighStay(s: RollingFates, prompt: Prompt): number[] {
  const hero = heroAt(s, prompt.seat);
  const hand = handFor(s, prompt.seat, new Outlook(s));
  const at = (place: number): number => {
    const dice = [hero.dice[place] ?? 0, 1, 1, 1, 1];
    const keeps = weighKeeps({ ...hand, luck: 0, dice });
    return keeps.find(({ places }) => isOnly(places, 0))?.worth ?? 0;
  };
  const none = weighKeeps({ ...hand, luck: 0, dice: [1, 1, 1, 1, 1] });
  const without = none.find(({ places }) => places.length === 0)?.worth ?? 0;
  const worth = prompt.options.map(({ id }) => (id === 'none' ? without : at(placeOf(id))));
  const most = Math.max(...worth);
  return worth.map((value) => (value === most ? 1 : 0));
}

const isOnly = (places: Keep['places'], place: number): boolean => places.length === 1 && places[0] === place;

/** RF-043: what each face of the Luck die would be worth. */
export function weighLuck(s: RollingFates, prompt: Prompt): number[] {
  const hero = heroAt(s, prompt.seat);
  const outlook = new Outlook(s);
  const faces = [0, 0, 0, 0, 0, 0, 0];
  for (const ability of kitOf(hero)) {
    const { luck } = ability.cost;
    if (luck > 0) faces[luck] = Math.max(faces[luck] ?? 0, outlook.ability(prompt.seat, ability));
  }
  const now = faces[Number(prompt.question.data?.luck ?? 0)] ?? 0;
  const mean = faces.reduce((sum, worth) => sum + worth, 0) / 6;
  const most = Math.max(...faces);
  return prompt.options.map(({ id }) => {
    if (id === 'reroll') return mean > now ? 1 : 0;
    // Set once in a combat: for something that is worth it.
    if (id === 'leave') return now >= mean && now > 0 ? 1 : most > 3 ? 0.001 : 1;
    return faces[Number(id.slice('face-'.length))] === most ? (most > now + 2 ? 1 : 0) : 0;
  });
}

/** Far more, or far less, than anything else can be worth: nobody gives up a fight that can still be won. */
const RESOLVED = 100;

/** RF-191 */
export const giveUpWorth = (s: RollingFates): number => (standsStill(s) ? RESOLVED : -RESOLVED);

/** Statuses before blows, and great blows before small ones: of what is to be used anyway. */
function earlier({ effects }: Ability): number {
  let bonus = 0;
  for (const effect of effects) {
    if (effect.kind !== 'strike') continue;
    if (effect.statuses.includes('weakness')) bonus += 0.2;
    bonus += 0.002 * effect.damage + (effect.investigate ? 0.1 : 0);
  }
  return bonus;
}

/** RF-060: what the bar is worth if this is used first, by the ids of the options. */
export function useWorths(s: RollingFates, seat: number): ReadonlyMap<string, number> {
  const uses = worthOfUses(handFor(s, seat, new Outlook(s)));
  const first = new Map<string, number>();
  kitOf(heroAt(s, seat)).forEach((ability, i) => {
    const ways = uses[i];
    if (ways && ways.size > 0) first.set(`use:${ability.id}`, Math.max(...ways.values()) + earlier(ability));
  });
  return first;
}

export function actWorths(s: RollingFates, prompt: Prompt): number[] {
  const first = useWorths(s, prompt.seat);
  return prompt.options.map(({ id }) => {
    if (id === GIVE_UP) return giveUpWorth(s);
    return first.get(id) ?? (id === 'pass' ? PASS : -1);
  });
}

/** RF-092: what is left is spent as well as possible. */
export function payWorths(s: RollingFates, prompt: Prompt): number[] {
  const at = kitOf(heroAt(s, prompt.seat)).findIndex(({ id }) => id === prompt.question.data?.ability);
  const ways = worthOfUses(handFor(s, prompt.seat, new Outlook(s)))[at];
  return prompt.options.map(({ id }) => ways?.get(id.slice('pay:'.length)) ?? 0);
}
