import { abilityOf } from '../../content/index.ts';
import type { Offered, OptionWords } from '../language.ts';
import { cardName, enemyName, heroName } from '../world.ts';
import { cards } from './cards.ts';
import { statuses } from './names.ts';

const card = (id: string): string => cardName(id) ?? id;
const hero = (id: string): string => heroName(id) ?? id;

/** `2-2`, `2-3as2`: the dice that pay. */
const payment = (way: string): string => way.replaceAll('-', ' + ').replaceAll('as', ' as ');

function use(id: string): string {
  const { name, cost, effects } = abilityOf(id);
  return `${name} (${cards.cost(cost)}): ${effects.map(cards.effect).join(cards.next)}`;
}

/** RF-076: it is said before somebody does it. */
const warning = (o: Offered): string => (o.facts.texts('inVain').includes(o.id) ? ' (changes nothing)' : '');

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
  recall: (o) => `${hero(o.first)} acts again`,
  pay: (o) => payment(o.first),
  enemy: (o) => enemyName(o.first) + warning(o),
  hero: (o) => hero(o.first),
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
  pack: 'share out Treasures',
  keep: 'take it',
  refuse: 'leave it behind',
  swap: (o) => `for ${card(o.first)}`,
  treasure: (o) => (o.first === '' ? 'a Treasure' : card(o.first)),
  trait: (o) => card(o.first),
  give: (o) => `to ${hero(o.first)}`,
  discard: 'give it up',
  close: 'close the pack',
  heal: (o) => `heal ${o.facts.number('heal')}`,
};
