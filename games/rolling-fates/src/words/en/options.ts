import { abilityOf } from '../../content/index.ts';
import { aimed } from '../aimed.ts';
import type { Offered, OptionWords } from '../language.ts';
import { cardName, enemyName, heroName } from '../world.ts';
import { cards } from './cards.ts';
import { statuses } from './names.ts';

const card = (id: string): string => cardName(id, 'en') ?? id;
const hero = (id: string): string => heroName(id) ?? id;

/** `2-2`, `2-3as2`: the dice that pay. */
const payment = (way: string): string => way.replaceAll('-', ' + ').replaceAll('as', ' as ');

function use(id: string): string {
  const { name, cost, effects } = abilityOf(id);
  return `${name} (${cards.cost(cost)}): ${effects.map(cards.effect).join(cards.next)}`;
}

/** RF-076: it is said before somebody does it. */
const warning = (o: Offered): string => (o.facts.texts('inVain').includes(o.id) ? ' (changes nothing)' : '');

function onEnemy(o: Offered): string {
  const name = enemyName(o.first, 'en');
  const { effect, damage } = aimed(o.facts);
  if (effect?.kind === 'gamble') return `gamble with ${name}`;
  if (effect?.kind !== 'strike' || damage > 0) return `hit ${name}`;
  return effect.statuses.length > 0 ? `put it on ${name}` : `investigate ${name}`;
}

const CHOSEN: Readonly<Record<string, (name: string) => string>> = {
  volunteer: (name) => `${name} does it`,
  mate: (name) => `watch over ${name}`,
  'who-fell': (name) => `${name} has fallen`,
};

function onHero(o: Offered): string {
  const name = hero(o.first);
  switch (aimed(o.facts).effect?.kind) {
    case 'heal':
      return `heal ${name}`;
    case 'guard':
      return `guard ${name}`;
    case 'cleanse':
      return `free ${name}`;
    case 'turn':
      return `a die of ${name}`;
    default:
      return CHOSEN[o.question]?.(name) ?? name;
  }
}

/** What can be answered, by the kind of the option. */
export const options: OptionWords = {
  ...statuses,
  die: (o) => `the ${o.facts.numbers('dice')[Number(o.first) - 1] ?? o.first}`,
  'luck-die': (o) => `the Luck die, ${o.facts.number('luck')}`,
  face: (o) => `set it to ${o.first}`,
  none: 'no die',
  leave: 'leave it as it is',
  reroll: 'roll it again',
  use: (o) => use(o.first) + warning(o),
  pass: 'pass',
  take: (o) => `take ${o.facts.number('stake')} damage`,
  double: (o) => `throw for ${2 * o.facts.number('stake')}`,
  turn: (o) => `the ${o.first} to a ${o.second}`,
  recall: (o) => `let ${hero(o.first)} act again`,
  pay: (o) => `pay ${payment(o.first)}`,
  enemy: (o) => onEnemy(o) + warning(o),
  hero: onHero,
  all: 'hit every enemy',
  damage: 'damage',
  investigate: 'Investigate',
  ready: 'ready',
  done: 'no more hits',
  fallen: 'a hero has fallen',
  nobody: 'nobody',
  life: (o) => `${o.first} Life`,
  retry: 'begin the zone again',
  'give-up': 'give up',
  'fight-on': 'fight on',
  onward: 'go on',
  pack: 'share out Treasures first',
  keep: 'take it',
  refuse: 'leave it behind',
  swap: (o) => `for ${card(o.first)}`,
  treasure: (o) => (o.first === '' ? 'a Treasure' : card(o.first)),
  trait: (o) => card(o.first),
  give: (o) => `to ${hero(o.first)}`,
  discard: 'throw it away for good',
  close: 'close the pack',
  heal: (o) => `heal ${o.facts.number('heal')}`,
};
