import type { Prompt, Words } from '@wyrdhall/kernel';
import type { ToyTold } from '../events.ts';

const hunter = (seat: number): string => `Hunter ${seat + 1}`;
const QUESTIONS: Record<string, string> = {
  stance: 'choose your stance',
  turn: 'what do you do?',
  spear: 'play a spear for 1 more damage?',
  shield: 'play a shield against the bite?',
  salve: 'whose wounds do you treat, 3 in all?',
  'throw-away': 'which tricks do you throw away before you draw?',
  roll: 'what do your dice show?',
};
const REASONS: Record<string, string> = {
  'deep-snow': 'the snow is too deep',
  occupied: 'somebody stands there',
  camp: 'nobody walks into the camp',
  'no-steps-left': 'no steps left',
  struck: 'you have struck this turn',
  'nobody-hurt': 'nobody within 2 areas is hurt',
};
const OUTCOMES: Record<string, string> = {
  'stores-gone': 'The stores are gone. The winter has won.',
  'all-down': 'No hunter stands. The winter has won.',
  'wolves-dead': 'The last wolf is dead. The camp is safe.',
  'winter-over': 'The winter is over, and there is food left.',
};

const TERMS: Record<string, string> = {
  hungry: 'A hungry pack: three more wolves',
  'until:round': 'until the round is over',
};

function option(prompt: Prompt, index: number): string {
  const id = prompt.options[index]?.id ?? '';
  const [what = '', which = ''] = id.split(':');
  if (what === 'step') return `Step to ${which}`;
  if (what === 'strike') return `Strike ${which}`;
  if (what === 'play' || what === 'card') return which.split('.')[0] ?? which;
  if (what === 'hunter') return hunter(Number(which));
  return id.charAt(0).toUpperCase() + id.slice(1);
}

function event(e: ToyTold): string {
  switch (e.kind) {
    case 'round':
      return `Round ${e.round}.`;
    case 'stance':
      return `${hunter(e.seat)} is ${e.stance}.`;
    case 'step':
      return `${hunter(e.seat)} steps to ${e.to}.`;
    case 'strike':
      return `${hunter(e.seat)} strikes ${e.wolf}: ${e.faces.join(', ')}.`;
    case 'trick':
      return `${hunter(e.seat)} plays a ${e.card.split('.')[0]}.`;
    case 'heal':
      return `${hunter(e.seat)} loses ${e.amount} wounds.`;
    case 'wound':
      return `${e.wolf} takes ${e.damage}.`;
    case 'wolf-dies':
      return `${e.wolf} is dead.`;
    case 'draw':
      return `${hunter(e.seat)} draws ${e.cards.length > 0 ? e.cards.map((c) => c.split('.')[0]).join(', ') : e.count}.`;
    case 'throw-away':
      return `${hunter(e.seat)} throws ${e.count} away.`;
    case 'prowl':
      return `${e.wolf} prowls to ${e.to}.`;
    case 'bite':
      return `${e.wolf} bites ${hunter(e.seat)}: ${e.faces.join(', ')}.`;
    case 'hurt':
      return `${hunter(e.seat)} takes ${e.damage}.`;
    case 'down':
      return `${hunter(e.seat)} is down.`;
    case 'eat':
      return `${e.wolf} eats: ${e.stores} stores left.`;
  }
}

export const english: Words<ToyTold> = {
  question: (question, seat) => `${hunter(seat)}: ${QUESTIONS[question.id] ?? question.id}`,
  option,
  reason: (reason) => REASONS[reason.id] ?? reason.id,
  event,
  outcome: (outcome) => OUTCOMES[outcome.why] ?? outcome.why,
  term: (id) => TERMS[id],
};
