import type { QuestionWords } from '../language.ts';
import { campaignQuestions } from './campaign.ts';
import { cardName, enemyName, heroName, resultName, sceneName } from './names.ts';

const card = (id: string): string => cardName(id) ?? ACTIONS[id] ?? id;
const ACTIONS: Readonly<Record<string, string>> = {
  step: 'Step',
  hit: 'Hit',
  shot: 'Shot',
  focus: 'Focus',
  block: 'Block',
  energy: 'the step for energy',
  flask: 'a flask',
  difficult: 'difficult terrain',
  spot: 'the weak spot',
  revive: 'reviving',
  collar: 'the hound',
  quarter: 'the offer of quarter',
  '': 'this',
};
const PLACES: Readonly<Record<string, string>> = {
  mould: 'Half a mould for a crown lies in the silt.',
  valve: 'A valve wheel, stiff with rust.',
  tally: 'The burners kept a tally of the bronze, and money beside it.',
};
const SOURCES: Readonly<Record<string, string>> = {
  dash: 'the Dash',
  exit: 'the way out',
  volatile: 'the blast',
};
const source = (id: string): string => SOURCES[id] ?? cardName(id) ?? enemyName(id);
const DICE: Readonly<Record<string, string>> = {
  zone: 'no rule says which zone: roll for it',
  chest: 'draw what is in the chest',
};

/** What is asked; `who` is asked. */
export const questions: QuestionWords = {
  ...campaignQuestions,
  accompany: (q) => `Whom does ${card(q.text('ally'))} go with?`,
  active: (q, who) => `${who}, which ${q.number('most')} skills do you take into the fight?`,
  'before-reactions': (q, who) => `${who}, do you use ${card(q.text('item'))} now?`,
  begin: (q) => `The order is ${q.texts('order').map(heroName).join(', ')}. Begin?`,
  blast: (_, who) => `${who}, which one?`,
  calm: (q) => `${enemyName(q.text('enemy'))} wavers. Do you calm her? The fight then ends with this round.`,
  camp: (q) =>
    `Between fights: ${q.number('food')} food, ${q.number('gold')} gold in the bag. What do you do before ${sceneName(q.text('scene'))}?`,
  'clear-lines': (_, who) => `${who}, Clear Lines: do you move a zone?`,
  dash: (_, who) => `${who}, where do you dash?`,
  defend: (q, who) =>
    `${who}, 1 ${q.flag('toxic') ? 'toxic ' : ''}damage from ${source(q.text('by'))}. What stops it?`,
  dice: (_, who) => `${who}, which dice do you roll?`,
  draw: (_, who) => `${who}, which card did you draw?`,
  either: (q, who) => `${who}, ${card(q.text('by'))}: which of the two?`,
  exit: () => 'Through which exit do you leave? All take the same.',
  explore: (q, who) => `${PLACES[q.text('where')] ?? ''} ${who}, what do you do?`.trim(),
  'extra-round': () => 'The last round is over. One more, for a Corruption card each?',
  flask: (_, who) => `${who}, what does the flask do?`,
  found: (q, who) => `${who}, you find ${card(q.text('item'))}. Put it on, or into the bag?`,
  fountain: (q, who) => `${who}, the fountain has ${q.number('cubes')} left. What do you recover?`,
  friend: (q) => `${enemyName(q.text('friend'))} shoots for you. At whom?`,
  gain: (q, who) => `${who}, ${card(q.text('by'))}: which result?`,
  'give-up-die': (q, who) => {
    const face = q.text('die').split(':')[1];
    return `${who}, which die do you give up${face === undefined ? '' : ` for ${resultName(face)}`}?`;
  },
  keep: (_, who) => `${who}, which result do you keep for your next turn?`,
  learn: (q, who) => `${who}, you have ${q.number('gold')} gold for skills. Which one do you learn?`,
  loot: (_, who) => `${who}, what do you take?`,
  order: (q) =>
    q.number('place') === 0
      ? 'In which order do you act? Reactions come first.'
      : 'In which order do you act? Reactions come after the first.',
  pay: (q, who) => `${who}, what do you spend on ${card(q.text('what'))}?`,
  potion: (_, who) => `${who}, which potion?`,
  prepare: (_, who) => `${who}, what do you do before the round begins?`,
  reroll: (q, who) => `${who}, which dice do you roll again?${q.has('by') ? ` (${card(q.text('by'))})` : ''}`,
  roll: (q, who) => `${who}, ${DICE[q.text('die')] ?? 'roll your dice'}. What shows?`,
  share: (q, who) => `${who}, ${card(q.text('by'))}: who gets how much?`,
  start: (_, who) => `${who}, where do you start?`,
  strap: (_, who) => `${who}, which armour loses its cubes?`,
  'take-over': (q, who) => `${who}, do you take 1 damage in place of ${heroName(q.text('hero'))}?`,
  target: (q, who) => `${who}, ${card(q.text('by'))}: which enemy?`,
  'three-die': (_, who) => `${who}, three of a kind: which die changes?`,
  'three-result': (_, who) => `${who}, what does it become?`,
  trap: (_, who) => `${who}, a trap! Spring it, or discard a result?`,
  turn: (_, who) => `${who}, what do you do?`,
  'turn-die': (q, who) => `${who}, ${card(q.text('by'))}: which die?`,
  'turn-to': (_, who) => `${who}, to which face?`,
  victim: (q) => `Whom does ${enemyName(q.text('enemy'))} attack? You choose.`,
  wax: (_, who) => `${who}, which Corruption card goes?`,
  where: (q, who) => `${who}, ${card(q.text('by'))}: which zone?`,
  whom: (q, who) => `${who}, ${card(q.text('by'))}: which hero?`,
  wire: (_, who) => `${who}, Rusty Wire: an armour cube, or 1 damage?`,
};
