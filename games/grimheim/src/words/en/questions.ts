import { heroName, isHero, type QuestionWords } from '../language.ts';
import { area, card, count, dice, monster, steps } from './names.ts';

/** " 3 steps left" where it is known, nothing where it is not. */
const ifKnown = (known: boolean, text: string): string => (known ? ` ${text}` : '');

/** Who is asked, and what. */
export const questions: QuestionWords = {
  turn: (q, who) => {
    const left = q.number('actionsLeft');
    return `${who}, what do you do?${ifKnown(
      q.has('actionsLeft'),
      left > 0 ? `${count(left, 'action', 'actions')} left.` : 'No action left.',
    )}`;
  },
  walk: (q, who) => `${who}, where do you go?${ifKnown(q.has('left'), `${steps(q.number('left'))} left.`)}`,
  attack: (q, who) =>
    `${who}, whom do you attack?${ifKnown(q.has('dice'), `${dice(q.number('dice'))}, range ${q.number('range')}.`)}`,
  'after-roll': (q, who) =>
    `${who}, here is your roll${ifKnown(q.has('target'), `against ${against(q.text('target'))}`)}. Add a card?`,
  target: (q, who) => `${who}, at whom do you aim${ifKnown(q.has('card'), card(q.text('card')))}?`,
  targets: (q, who) => `${who}, at whom do you aim${ifKnown(q.has('card'), card(q.text('card')))}?`,
  'may-target': (q, who) =>
    `${who}, do you use${ifKnown(q.has('card'), card(q.text('card')))}, and against whom?`,
  nail: (q, who) => `${who}, ${q.number('left')} damage is left over. Who behind takes it?`,
  sweep: (q, who) =>
    `${who}, does your swing go on${ifKnown(q.has('monster'), `to ${foe(q.text('monster'))}`)}?`,
  share: (q, who) => `${who}, how do you share out ${q.number('total')} damage?`,
  store: (q, who) => `${who}, do you store ${q.number('amount')} damage in ${card('smiterbiter')}?`,
  'spend-stored': (_, who) => `${who}, how much of the stored damage do you spend?`,
  mana: (_, who) => `${who}, how much mana do you pay?`,
  'pay-mana': (q, who) => `${who}, from which cards do you pay ${q.number('amount')} mana?`,
  'mana-card': (_, who) => `${who}, which card gains 1 mana?`,
  focus: (_, who) => `${who}, which card gains 1 mana?`,
  mend: (_, who) => `${who}, what do you mend?`,
  repair: (_, who) => `${who}, which equipment do you repair?`,
  heal: (_, who) => `${who}, whom do you heal?`,
  'remove-damage': (q, who) =>
    `${who}, where do you remove damage?${ifKnown(q.has('most'), `${q.number('most')} in all.`)}`,
  'take-damage': (_, who) => `${who}, the cave heals you: remove up to 3 damage.`,
  'take-mana': (_, who) => `${who}, which cards take mana from Nailfare?`,
  'take-gold': (_, who) => `${who}, how much gold do you take from the Wyrm Lair?`,
  'extra-action': (_, who) => `${who}, which extra action do you take?`,
  'throw-away': (_, who) => `${who}, which events do you throw away?`,
  discard: (_, who) => `${who}, which event do you pay with?`,
  'make-room': (_, who) => `${who}, your hand is full. Which event makes room for a new one?`,
  shove: (q, who) => `${who}, where do you shove${ifKnown(q.has('who'), foe(q.text('who')))}?`,
  place: (q, who) => `${who}, where does${ifKnown(q.has('kind'), monster(q.text('kind')))} appear?`,
  ambush: (_, who) => `${who}, an ambush! Where does the goblin jump out?`,
  'share-gold': (q, who) =>
    q.has('from') && heroName(q.text('from')) !== who
      ? `${who}, how much gold do you ask ${heroName(q.text('from'))} for?`
      : `${who}, how much gold do you give${ifKnown(q.has('to'), heroName(q.text('to')))}?`,
  'give-gold': (q, who) => `${who}, do you give ${heroName(q.text('to'))} ${q.number('amount')} gold?`,
  'quest-full': (q, who) => `${who}, the quest is done. Take ${card(q.text('card'))} now?`,
  'quest-kill': (q, who) => `${who}, claim ${card(q.text('card'))} with this kill?`,
  'quest-enter': (q, who) => `${who}, you are there. Take ${card(q.text('card'))} now?`,
  'quest-end-move': (q, who) => `${who}, you have arrived. Take ${card(q.text('card'))} now?`,
  upgrade: (q, who) =>
    `${who}, do you upgrade?${ifKnown(q.has('price'), `It costs ${q.number('price')} of your ${q.number('gold')} gold.`)}`,
  'put-under': (_, who) => `${who}, swap your quest or next ability?`,
  prevent: (q, who) =>
    `${who}, ${q.number('amount')} damage${ifKnown(q.text('monster') !== '', `from ${foe(q.text('monster'))}`)}. Prevent it?`,
  attacked: (q, who) =>
    `${who}, ${q.has('monster') ? foe(q.text('monster')) : 'a monster'} has attacked you. Strike back?`,
  'monsters-will-move': (_, who) => `${who}, the monsters are about to move. Do you stop one?`,
  'monsters-moved': (_, who) => `${who}, the monsters have moved. Do you act before they attack?`,
  'march-order': (_, who) => `${who}, which monster moves first? Their ways meet.`,
  'monster-attack': (_, who) => `${who}, which monster attacks next, and whom?`,
  roll: (q, who) =>
    `${who}, roll ${q.text('die') === 'monster' ? 'the monster die' : `${q.number('count')} attack ${q.number('count') === 1 ? 'die' : 'dice'}`}. What shows?`,
};

const foe = (id: string): string => (isHero(id) ? heroName(id) : monster(id));
const against = (target: string): string => (/^\d/.test(target) ? area(target) : foe(target));
