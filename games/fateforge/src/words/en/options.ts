import { ALLIES } from '../../content/index.ts';
import { cardText } from '../card-text.ts';
import type { Offered, OptionWords } from '../language.ts';
import { campaignOptions } from './campaign.ts';
import { cardName, enemyName, heroName, resultName } from './names.ts';
import { thing } from './things.ts';

const card = (id: string): string => cardName(id) ?? id;
const use = (o: Offered): string => `${card(o.rest)}: ${cardText(o.rest, 'en')}`;
const die = (o: Offered): string => {
  const [colour = '', face = ''] = o.rest.replace(/-\d+$/, '').split(':');
  return face === '' ? `the ${colour.replace(/-\d+$/, '')} die` : `${resultName(face)} (${colour})`;
};

/** `drink:red-draught/rogue` */
function forHero(o: Offered, does: string): string {
  const [id = '', hero = ''] = o.rest.split('/');
  return `${heroName(hero)} ${does} ${card(id)}`;
}

/** The exit, and what the way there costs each hero (FF-261). */
function exitWords(o: Offered): string {
  const costs = o.facts.texts('ways').map((way) => way.split(' '));
  const own = costs.filter(([exit, , damage]) => exit === o.rest && damage !== '0');
  const text = own.map(([, hero = '', damage]) => `${heroName(hero)} ${damage}`).join(', ');
  return text === '' ? `exit ${o.rest}` : `exit ${o.rest} (damage on the way: ${text})`;
}

/** What a zone is called, as far as the question says it. */
function zone({ facts }: Offered, id: string): string {
  const names = facts.has('names') ? facts.texts('names') : [];
  // What was answered by itself is told without names.
  return names.find((name) => name.startsWith(`${id}=`))?.slice(id.length + 1) ?? 'the next zone';
}

const DEEDS: Readonly<Record<string, string>> = {
  damage: '1 damage to an enemy',
  stun: 'stun a minion',
  heal: 'a hero recovers 1 health',
  energy: 'a hero recovers 1 energy',
  block: 'a hero gains 1 block',
  bury: 'bury those laid down here',
};

const ALLY: Readonly<Record<string, string>> = {
  'heal-2': 'a hero here recovers 2 health',
  bury: 'those laid down here do not rise',
  steps: 'a hero here gains two Steps',
  door: 'switch a door within 2 zones',
  'block-2': 'a hero here gains 2 block',
  'stun-guards': 'stun Street Guards within 1 zone',
  'step-each': 'each hero here gains a Step',
  'dry-feet': 'difficult terrain does not slow the heroes here',
  'take-gem': 'take a gem within 1 zone',
  unmask: 'an enemy loses Stealth for this round',
  'hit-2': 'hit an enemy for 2',
  'push-2': 'push two minions',
};

function ally(o: Offered): string {
  const [k = '0', deed] = o.rest.split(':');
  const which = k === '0' ? 'first' : 'second';
  return deed === undefined
    ? `take the ally’s ${which} die in place of one of yours`
    : `the ally’s ${which} die: ${ALLY[deed] ?? deed}`;
}

function focus({ rest }: Offered): string {
  if (rest === 'cage') return 'Focus: break the cage';
  if (rest.startsWith('exp')) return 'Focus: see what is here';
  return `Focus: ${rest.startsWith('chest') ? 'open' : 'open or close'} ${thing(rest)}`;
}

/** How likely the hero passes a test. */
function chance({ facts, rest }: Offered): string {
  if (!facts.has('odds')) return '';
  const odds = facts.numbers('odds')[facts.texts('heroes').indexOf(rest)];
  return odds === undefined ? '' : ` (${odds} %)`;
}

/** What can be answered, by the kind of the option. */
export const options: OptionWords = {
  ...campaignOptions,
  ...Object.fromEntries(ALLIES.map(({ id, name }) => [id, name])),
  step: 'Step: move a zone',
  hit: 'Hit an enemy here',
  'long-hit': 'Hit an enemy here or one zone away',
  shot: 'Shoot into an adjacent zone',
  'skill-shot': 'Skill Shot: shoot up to two zones',
  block: 'Block',
  special: 'the Special of your weapon',
  use,
  back: (o) => (o.rest === '' ? 'close the bag' : `${card(o.rest)}, the other way round`),
  take: (o) => (o.rest === '' ? 'take it' : `pick up ${thing(o.rest)}`),
  focus,
  revive: (o) => `revive ${heroName(o.rest)}`,
  energy: (o) => (o.question === 'fountain' ? 'energy' : 'spend 1 energy to move a zone'),
  health: 'health',
  flip: 'change your stance',
  flask: 'use a flask',
  spot: (o) => `weak spot: spend ${resultName(o.rest)}`,
  ally,
  end: 'end your turn',
  pay: (o) => resultName(o.rest),
  result: (o) => resultName(o.rest),
  keep: (o) => resultName(o.rest),
  discard: (o) => `discard ${resultName(o.rest)} and pass`,
  spring: 'draw a trap card',
  none: 'none',
  enemy: (o) => enemyName(o.rest),
  zone: (o) => zone(o, o.rest),
  hero: (o) => `${heroName(o.rest)}${chance(o)}`,
  leave: (o) =>
    o.question === 'extra-round' ? 'leave now' : o.question === 'explore' ? 'leave it alone' : 'no',
  stay: (o) => (o.question === 'extra-round' ? 'one more round' : 'stay here'),
  armour: (o) => card(o.rest),
  'take-over': 'take it',
  deed: (o) => DEEDS[o.rest] ?? o.rest,
  potion: (o) => card(o.rest),
  die,
  reroll: 'Energy Reroll: roll Misses again',
  three: 'three of a kind: change a die',
  dash: 'declare a Dash',
  ready: 'ready',
  order: (o) => o.rest.split(',').map(heroName).join(', then '),
  begin: 'begin',
  change: 'another order',
  exit: exitWords,
  done: 'that is all',
  skill: use,
  eat: (o) => `${heroName(o.rest)} eats: 1 health and 1 energy`,
  drink: (o) => forHero(o, 'drinks'),
  wear: (o) => forHero(o, 'puts on'),
  stow: (o) => forHero(o, 'puts into the bag:'),
  active: (o) => `${heroName(o.rest)} chooses other skills`,
  calm: 'calm her',
  quarter: 'offer quarter (two Focus)',
  equip: 'put it on',
  bag: 'into the party bag',
  cloak: 'draw the cloak close',
  skip: (o) => `${enemyName(o.rest)} does not react`,
  'take-loot': 'take it',
  loot: (o) => (o.rest.startsWith('gem') ? 'the gem' : 'the food'),
  gem: (o) => `the gem at ${zone(o, o.rest.split('-')[0] ?? '')}`,
  door: (o) => thing(o.rest),
  barricade: (o) => `the barricade at ${zone(o, o.rest.split('-')[0] ?? '')}`,
  trap: (o) => `the trap at ${zone(o, o.rest.split('-')[0] ?? '')}`,
  corruption: (o) => card(o.id),
  lift: 'lift it with care (Focus)',
  drag: 'drag it out',
  turn: 'turn the wheel',
  burn: 'burn the racks',
  money: 'take the money',
};
