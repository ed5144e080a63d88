import type { Facts } from '@wyrdhall/kernel';
import { tellProse } from '../../story/prose.ts';
import { aimed } from '../aimed.ts';
import type { QuestionWords } from '../language.ts';
import { cardName, enemyName, heroName } from '../world.ts';
import { and, count, source, status } from './names.ts';

const card = (id: string): string => cardName(id, 'en') ?? 'this';
const AIMS: Readonly<Record<string, string>> = {
  'lowest-life': 'with the least Life',
  'highest-life': 'with the most Life',
  'lowest-defence': 'with the least Defence',
};
const DICE: Readonly<Record<string, (n: number) => string>> = {
  action: (n) => `roll ${count(n, 'Action die', 'Action dice')}. What did you roll?`,
  luck: () => 'roll the Luck die. What did you roll?',
  status: () => 'roll a die for the status. What did you roll?',
  coin: () => 'flip the token. Does it come off?',
  whom: () => 'who is chosen at random?',
};

const ownBar = (q: Facts): string => `${heroName(q.text('hero')) ?? 'the'}’s`;

/** What the story gives or takes. */
const GIVEN: Readonly<Record<string, (n: number) => string>> = {
  treasure: (n) =>
    n === 1 ? 'A Treasure, still unseen: who takes it?' : `${n} Treasures, still unseen: who takes them?`,
  heal: (n) => `Who heals ${n}?`,
  lose: (n) => `Who loses ${n} Life?`,
  damage: (n) => `Who suffers ${n} damage?`,
};

/** What the ability does to whoever is chosen. */
function target(q: Facts): string {
  const { effect, damage } = aimed(q);
  switch (effect?.kind) {
    case 'strike': {
      const two = effect.targets === 2;
      const put = and(effect.statuses.map(status));
      if (damage === 0) return put === '' ? 'whom do you investigate?' : `who gets ${put}?`;
      const more = put === '' ? '' : `, with ${put}`;
      return two
        ? `which two do you hit for ${damage} each${more}?`
        : `whom do you hit for ${damage}${more}?`;
    }
    case 'heal':
      return `whom do you heal by ${effect.amount}?`;
    case 'guard':
      return `who gets Guard ${effect.amount}?`;
    case 'cleanse':
      return 'whom do you free of a status?';
    case 'gamble':
      return `whom do you gamble to hit for ${effect.stake}?`;
    case 'turn':
      return 'whose die do you turn?';
    default:
      return 'for whom?';
  }
}

/** The dice are spent already. */
const paid = (q: Facts): string => {
  const faces = q.has('paid') ? q.numbers('paid') : [];
  return faces.length > 0 ? ` Paid with ${and(faces.map(String))}.` : '';
};

/** What is asked; `who` is asked. */
export const questions: QuestionWords = {
  stay: (_, who) => `${who}, does a die stay on your bar?`,
  // What others are asked at the same time is shown without its data.
  'set-luck': (q, who) =>
    q.has('by')
      ? `${who}, your Luck die shows ${q.number('luck')}. ${source(q.text('by'))}?`
      : `${who}, do you change your Luck die?`,
  keep: (_, who) => `${who}, which dice do you keep?`,
  again: (q, who) =>
    q.has('price')
      ? `${who}, ${source(q.text('by'))}: pay ${q.number('price')} Life and roll again? Mark the dice.`
      : `${who}, which dice do you roll again?${q.has('by') ? ` (${source(q.text('by'))})` : ''}`,
  act: (_, who) => `${who}, what do you use?`,
  pay: (q, who) => `${who}, with which dice do you pay for ${card(q.text('ability'))}?`,
  target: (q, who) => `${who}, ${card(q.text('ability'))}: ${target(q)}${paid(q)}`,
  status: (_, who) => `${who}, which status is removed?`,
  gamble: (q, who) =>
    `${who}, ${card(q.text('ability'))}: ${q.number('stake')} damage to ${enemyName(q.text('enemy'), 'en')}, or one more throw?`,
  turn: (q, who) => `${who}, ${card(q.text('ability'))}: which die on ${ownBar(q)} bar is turned?`,
  trait: (_, who) => `${who}, which Trait do you keep?`,
  'give-up': () => 'Do you give up? Then you have lost.',
  fate: () => 'Settle your statuses, roll, keep and roll again. Is everybody ready?',
  hits: (_, who) => `${who}, what do you use?`,
  hit: (q, who) =>
    `${who}, what hits ${q.text('enemy') === 'all' ? 'every enemy' : enemyName(q.text('enemy'), 'en')}?`,
  whom: (q) => {
    if (!q.has('enemy')) return GIVEN[q.text('what')]?.(q.number('amount')) ?? 'Which of you?';
    const heroes = count(q.number('count'), 'hero', 'heroes');
    return `${enemyName(q.text('enemy'), 'en')} attacks ${heroes} ${AIMS[q.text('aim')] ?? ''}. Who is it?`;
  },
  taken: (q) => `How much Life did ${enemyName(q.text('enemy'), 'en')} take in all?`,
  'who-fell': () => 'Who has fallen? This ends the game.',
  retry: () => 'You have lost. Do you begin this zone again?',
  onward: () => 'Onward?',
  scene: (q) => `${tellProse(q.text('title'), 'en')}: what do you do?`,
  volunteer: (q) => {
    const deed = q.has('deed') ? tellProse(q.text('deed'), 'en').replace(/[.!]$/, '') : '';
    return deed === '' ? 'Who does it?' : `“${deed}”: who does it?`;
  },
  treasure: (q, who) => `${who}, you have found a Treasure: ${card(q.text('treasure'))}. Do you take it?`,
  pick: (_, who) => `${who}, which one do you take?`,
  pack: () => 'Which Treasure changes hands?',
  hand: (q) => `${card(q.text('treasure'))}: where does it go?`,
  discard: (_, who) => `${who}, you carry too much. What do you give up?`,
  'pay-treasure': (q) =>
    `Treasures worth ${q.number('need')} are wanted. Offered so far: ${q.number('paid')}. What do you give?`,
  'pay-treasures': () => 'Which Treasures do you give?',
  barter: (q, who) => `${who}, what do you take for it? ${count(q.number('left'), 'deal')} left.`,
  mate: (_, who) => `${who}, whom do you watch over?`,
  mute: (_, who) => `${who}, which Trait leaves you in peace for this zone?`,
  roll: (q, who) => `${who}, ${DICE[q.text('die')]?.(q.number('count')) ?? 'roll. What did you roll?'}`,
};
