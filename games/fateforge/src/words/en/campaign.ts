import type { Facts } from '@wyrdhall/kernel';
import { skillOf } from '../../content/index.ts';
import { tellProse } from '../../story/prose.ts';
import { cardText } from '../card-text.ts';
import type { CampaignEventWords, CampaignQuestionWords, Offered, OptionWords } from '../language.ts';
import { campaign as names } from './campaign-names.ts';
import { cardName, heroName, sceneName } from './names.ts';

const prose = (line: string): string => tellProse(line, 'en');
const card = (id: string): string => cardName(id) ?? id;
const trait = (id: string): string => names.traits[id as keyof typeof names.traits] ?? id;
const known = (id: string): string => names.known[id] ?? id;

/** `charm easy one` */
function testWords(test: string): string {
  const [type = '', level = '', who = ''] = test.split(' ');
  const dice = { easy: 1, medium: 2, hard: 3 }[level] ?? 1;
  const all = who === 'all' ? ', each hero' : who === 'most' ? ', most heroes' : '';
  return `${trait(type)}, ${level}: ${dice === 1 ? '1 die' : `${dice} dice`}${all}`;
}

/** A choice of the story, with the test it asks for and the best chance. */
export function taleOption({ facts, id }: Offered): string {
  const at = facts.texts('ids').indexOf(id);
  const text = prose(facts.texts('texts')[at] ?? id);
  const test = facts.texts('tests')[at] ?? '';
  const odds = facts.numbers('odds')[at] ?? -1;
  return test === '' ? text : `${text} (${testWords(test)}; at best ${odds} %)`;
}

const priceIn = (facts: Facts, id: string): string =>
  facts.has('prices')
    ? (facts
        .texts('prices')
        .find((ware) => ware.startsWith(`${id} `))
        ?.split(' ')[1] ?? '')
    : '';

const timeIn = (facts: Facts, id: string): string =>
  facts.has('times')
    ? (facts
        .texts('times')
        .find((one) => one.startsWith(`${id} `))
        ?.split(' ')[1] ?? '')
    : '';

const time = (n: string): string => (n === '1' ? '1 time' : n === '0' ? 'free this time' : `${n} time`);
const tokens = (n: number): string => (n === 1 ? '1 time token' : `${n} time tokens`);

const WHAT: Readonly<Record<string, string>> = {
  trait: 'the trait',
  die: 'the die',
  corruption: 'the Corruption card',
};

export const campaignQuestions: CampaignQuestionWords = {
  tale: () => 'What do you do?',
  read: () => 'Read on?',
  volunteer: (q) => `Who takes the test? ${testWords(`${q.text('type')} ${q.text('level')} one`)}.`,
  'test-failed': (q, who) =>
    `${who}, the dice show ${q
      .texts('dice')
      .map((face) => names.faces[face as keyof typeof names.faces])
      .join(', ')}: not enough. What do you do?`,
  'who-of-you': (q) => `Who is it, for ${WHAT[q.text('what')] ?? 'this'}?`,
  pack: (q) => `In the bag: ${q.number('food')} food, ${q.number('gold')} gold. What do you do?`,
  muster: (q) => `${sceneName(q.text('scene'))} lies ahead. Are you ready?`,
  'which-ally': () => 'Who comes along?',
  'which-item': () => 'Which item do you take?',
  'which-trait': (q) => `${q.number('points')} trait points. Which trait do you gain?`,
  reward: (q) => `${q.number('points')} victory points. Which reward do you take?`,
  'new-die': (_, who) => `${who}, which die do you gain?`,
  exchange: (q, who) =>
    q.text('what') === 'old' ? `${who}, which die do you give up?` : `${who}, which die do you take for it?`,
  walk: (q) => {
    const left = q.number('left');
    return `Which way? You have ${left === 1 ? '1 step' : `${left} steps`} left.`;
  },
  mark: () => 'Where do you think you are?',
  rest: (q) => `You have ${tokens(q.number('tokens'))} and ${q.number('gold')} gold. What do you do?`,
  visit: (q) => {
    const health = q.number('health');
    const spare = health > 0 ? ` ${health} health is paid for.` : '';
    return `${names.locations[q.text('location')] ?? ''}: you have ${q.number('gold')} gold.${spare} What do you do?`;
  },
};

export const campaignOptions: OptionWords = {
  pack: 'look after your things first',
  on: 'read on',
  accept: 'leave it at that',
  again: 'spend 1 energy and roll all dice again',
  tongue: 'Silver Tongue: roll one die again',
  warrant: 'use the Blank Warrant: the test is passed',
  'ally-card': (o) => card(o.rest),
  nobody: 'nobody',
  item: (o) => `${card(o.rest)}: ${cardText(o.rest, 'en')}`,
  trait: (o) => trait(o.rest),
  reward: (o) => REWARDS[o.rest] ?? o.rest,
  go: (o) => (o.rest === '' ? 'set out' : `go ${names.ways[o.rest] ?? o.rest}`),
  mark: 'move your marker on the map',
  place: (o) => names.places[o.rest] ?? o.rest,
  visit: (o) => `visit ${names.locations[o.rest] ?? o.rest} (${time(timeIn(o.facts, o.rest))})`,
  browse: (o) => `look around ${names.locations[o.rest] ?? o.rest}`,
  quest: (o) => `side quest: ${names.quests[o.rest] ?? o.rest}`,
  'rest-over': 'end the rest and move on',
  'pay-time': 'take your time here, and buy',
  buy: (o) => `${card(o.rest)}, ${priceIn(o.facts, o.rest)} gold: ${cardText(o.rest, 'en')}`,
  heal: (o) => `heal 1 health of ${heroName(o.rest)}`,
  cleanse: (o) => `remove a Corruption card of ${heroName(o.rest)} for 4 gold`,
  food: 'buy 1 food for 1 gold',
  rumour: 'listen for rumours',
  drill: (o) => `${heroName(o.rest)} drills: exchange a die`,
  'go-back': 'leave',
  learn: (o) => {
    const { cost, hero } = skillOf(o.rest);
    return `${heroName(hero)}: ${card(o.rest)}, ${cost} gold: ${cardText(o.rest, 'en')}`;
  },
};

const REWARDS: Readonly<Record<string, string>> = {
  'gold-6': '6 gold',
  'gold-10': '10 gold',
  'gold-15': '15 gold',
  die: 'another die for one hero',
  'item-2': 'an item of tier 2',
  'item-3': 'an item of tier 3',
  'cleanse-2': 'remove two Corruption cards',
  trait: 'a trait of your choice',
  'health-1': '1 more health for every hero',
};

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const QUEST = {
  gone: (name: string) => `Nobody waits for you any more: ${name} is gone.`,
  rumour: (name: string) => `You hear of ${name}.`,
  begun: (name: string) => `You take up the side quest ${name}.`,
} as const;

export const campaignEvents: CampaignEventWords = {
  story: (e) =>
    [e.title, ...e.text]
      .filter((line) => line !== '')
      .map(prose)
      .join('\n\n'),
  choice: (e) => `You choose: ${prose(e.text)}`,
  test: (e) => {
    const name = `${heroName(e.hero)}, ${trait(e.type)} (${names.levels[e.level]})`;
    if (e.dice.length === 0) return `${name}: knocked out, so the test is failed.`;
    const dice = e.dice.map((face) => names.faces[face]).join(', ');
    return `${name}: ${dice}. ${e.passed ? 'Passed.' : 'Failed.'}`;
  },
  'test-again': (e) =>
    e.by === 'energy'
      ? `${heroName(e.hero)} spends 1 energy and rolls all dice again.`
      : `${heroName(e.hero)} uses Silver Tongue and rolls one die again.`,
  points: (e) => `${counted(e.n, 'trait point', 'trait points')}, ${e.now} in all.`,
  trait: (e) => `${heroName(e.hero)} gains the trait ${trait(e.trait)}.`,
  'new-die': (e) => `${heroName(e.hero)} gains a ${names.dice[e.colour]} die.`,
  exchange: (e) =>
    `${heroName(e.hero)} gives up a ${names.dice[e.old]} die and takes a ${names.dice[e.colour]} one.`,
  reputation: (e) =>
    `Your reputation with ${known(e.who)} ${e.change > 0 ? 'rises' : 'falls'} to ${e.now}: ${names.bands[e.band]}.`,
  card: (e) => `Story card: ${names.cards[e.card] ?? e.card}.`,
  gold: (e) =>
    e.n > 0
      ? `You gain ${e.n} gold and have ${e.now}.`
      : `You part with ${-e.n} gold and have ${e.now} left.`,
  food: (e) => (e.n > 0 ? `You gain ${e.n} food.` : `You lose ${-e.n} food.`),
  item: (e) => `${card(e.item)} goes into the bag.`,
  joins: (e) => `${card(e.ally)} will come along when you ask.`,
  stronger: (e) => `Every hero has ${e.n} more health from now on.`,
  'walk-begins': (e) => `${names.explorations[e.id] ?? ''}: you have ${counted(e.left, 'step', 'steps')}.`,
  walks: (e) => `You walk on. ${counted(e.left, 'step', 'steps')} left.`,
  'spared-step': () => 'The Map Case spares you the wrong step.',
  'walk-ends': (e) => (e.found ? 'You have found it.' : 'Your steps have run out.'),
  marks: (e) => `The marker is at ${names.places[e.place] ?? e.place}.`,
  rest: (e) => `A rest begins, with ${tokens(e.tokens)}.`,
  'rest-over': (e) => (e.lost > 0 ? `The rest is over. ${tokens(e.lost)} went unused.` : 'The rest is over.'),
  time: (e) => `You spend ${tokens(e.n)}; ${e.left} left.`,
  visits: (e) => `You go to ${names.locations[e.location] ?? e.location}.`,
  quest: (e) => QUEST[e.what](names.quests[e.quest] ?? e.quest),
};
