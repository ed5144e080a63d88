import { tellProse } from '../../story/prose.ts';
import type { QuestionWords } from '../language.ts';
import { cardName, enemyName } from '../world.ts';
import { count, source } from './names.ts';

const card = (id: string): string => cardName(id) ?? 'this';
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

/** What is asked; `who` is asked. */
export const questions: QuestionWords = {
  stay: (_, who) => `${who}, does a die stay on your bar?`,
  'set-luck': (q, who) => `${who}, your Luck die shows ${q.number('luck')}. ${source(q.text('by'))}?`,
  keep: (_, who) => `${who}, which dice do you keep?`,
  clumsy: (_, who) => `Clumsy: which die of ${who} is rolled once more?`,
  again: (q, who) => `${who}, which dice do you roll again? (${source(q.text('by'))})`,
  act: (_, who) => `${who}, what do you use?`,
  pay: (q, who) => `${who}, with which dice do you pay for ${card(q.text('ability'))}?`,
  target: (q, who) => `${who}, for whom is ${card(q.text('ability'))}?`,
  status: (_, who) => `${who}, which status is removed?`,
  'give-up': () => 'Do you give up? Then you have lost.',
  fate: () => 'The Fate Phase: settle your statuses, roll, keep and roll again. Ready?',
  hits: () => 'The Character Phase: whom do you hit? One target at a time.',
  hit: (q, who) => `${who}, what hits ${enemyName(q.text('enemy'))}?`,
  whom: (q) => {
    if (!q.has('enemy')) return 'Who is it for?';
    const heroes = count(q.number('count'), 'hero', 'heroes');
    return `${enemyName(q.text('enemy'))} attacks ${heroes} ${AIMS[q.text('aim')] ?? ''}. Who is it?`;
  },
  taken: (q) => `How much Life did ${enemyName(q.text('enemy'))} take in all?`,
  'who-fell': () => 'Who has fallen? This ends the game.',
  retry: () => 'You have lost. Do you begin this zone again?',
  onward: () => 'Do you go on?',
  scene: (q) => `${tellProse(q.text('title'), 'en')}: what do you do?`,
  volunteer: () => 'Who does it?',
  treasure: (q, who) => `${who}, you have drawn ${card(q.text('treasure'))}. What do you do with it?`,
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
