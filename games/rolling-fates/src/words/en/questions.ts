import type { Facts } from '@wyrdhall/kernel';
import { tellProse } from '../../story/prose.ts';
import { aimed } from '../aimed.ts';
import type { QuestionWords } from '../language.ts';
import { cardName, enemyName } from '../world.ts';
import { and, count, source, status } from './names.ts';

const card = (id: string): string => cardName(id, 'en') ?? 'this';
const AIMS: Readonly<Record<string, string>> = {
  'lowest-life': 'with the least Life',
  'highest-life': 'with the most Life',
  'lowest-defence': 'with the least Defence',
};
const DICE: Readonly<Record<string, (n: number) => string>> = {
  action: (n) => `roll ${count(n, 'Action die', 'Action dice')}. What shows?`,
  luck: () => 'roll the Luck die. What shows?',
  status: () => 'roll a die for the status. What shows?',
  coin: () => 'flip the token. Does it come off?',
  whom: () => 'who is chosen at random?',
};

/** What the story gives or takes. */
const GIVEN: Readonly<Record<string, (n: number) => string>> = {
  treasure: (n) => (n === 1 ? 'A Treasure: who takes it?' : `${n} Treasures: who takes them?`),
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
  'set-luck': (q, who) => `${who}, your Luck die shows ${q.number('luck')}. ${source(q.text('by'))}?`,
  keep: (_, who) => `${who}, which dice do you keep?`,
  clumsy: (_, who) => `Clumsy: which die of ${who} is rolled once more?`,
  again: (q, who) =>
    q.has('price')
      ? `${who}, ${source(q.text('by'))}: lose ${q.number('price')} Life to roll dice again? Which?`
      : `${who}, which dice do you roll again? (${source(q.text('by'))})`,
  act: (_, who) => `${who}, what do you use?`,
  pay: (q, who) => `${who}, with which dice do you pay for ${card(q.text('ability'))}?`,
  target: (q, who) => `${who}, ${card(q.text('ability'))}: ${target(q)}${paid(q)}`,
  status: (_, who) => `${who}, which status is removed?`,
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
  onward: () => 'Where to? The way leads on.',
  scene: (q) => `${tellProse(q.text('title'), 'en')}: what do you do?`,
  volunteer: () => 'Who does it?',
  treasure: (q, who) => `${who}, you have found ${card(q.text('treasure'))}. Do you take it?`,
  pick: (_, who) => `${who}, which one do you take?`,
  pack: () => 'Which Treasure changes hands?',
  hand: (q) => `${card(q.text('treasure'))}: where does it go?`,
  discard: (_, who) => `${who}, you carry too much. What do you give up?`,
  'pay-treasure': (q) =>
    `What do you give? You need ${q.number('need')} value and have offered ${q.number('paid')}.`,
  'pay-treasures': () => 'Which Treasures do you give?',
  barter: (q, who) => `${who}, what do you take for it? ${count(q.number('left'), 'deal')} left.`,
  mate: (_, who) => `${who}, whom do you watch over?`,
  mute: (_, who) => `${who}, which Trait leaves you in peace for this zone?`,
  roll: (q, who) => `${who}, ${DICE[q.text('die')]?.(q.number('count')) ?? 'roll. What shows?'}`,
};
