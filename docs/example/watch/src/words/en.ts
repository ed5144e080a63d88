import { Facts, type Words } from '@wyrdhall/kernel';
import type { WatchTold } from '../state.ts';

const WORDS: Readonly<Record<string, string>> = {
  keep: 'Keep them',
  again: 'Roll both again',
  pass: 'Pass',
  forest: 'Through the forest',
  cliff: 'Along the cliff',
  'not-dusk': 'the company changes only at dusk',
  seen: 'The fire is seen from afar. You win.',
  dark: 'The fire is out.',
  late: 'The nights are over.',
};

const TERMS: Readonly<Record<string, string>> = {
  storm: 'Storm',
  'road:long': 'The long road',
  'until:night': 'until the night is over',
  'remake:regroup': 'Change the company',
  'chapter:peak': 'The Peak',
  'turn:valley 1 dusk': 'The first evening',
  ash: 'Ash',
};

const name = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);
const say = (id: string): string => WORDS[id] ?? id;

function event(e: WatchTold): string {
  switch (e.kind) {
    case 'dice':
      return `${name(e.warden)} shows ${e.dice.join(' and ')}.`;
    case 'raid':
      return `Raiders come, ${e.strength} strong.`;
    case 'burn':
      return `${name(e.warden)} burns wood.`;
    case 'fire':
      return `The fire is at ${e.fire}.`;
    case 'draw':
      return `${name(e.warden)} draws ${e.card?.startsWith('wood') ? 'wood' : e.card ? 'mist' : 'a card'}.`;
    case 'way':
      return `Player ${e.seat + 1} leads the way and finds ${e.charm === 'owl' ? 'an owl' : 'a horn'}.`;
  }
}

export const english: Words<WatchTold> = {
  question(question) {
    const dice = new Facts(question).texts('dice');
    if (question.id === 'again')
      return `Your dice${dice.length > 0 ? ` show ${dice.join(' and ')}` : ''}. Again?`;
    if (question.id === 'dusk') return 'The dice of this evening';
    if (question.id === 'burn') return 'Burn wood against the raiders?';
    if (question.id === 'way') return 'Which way to the peak?';
    return question.id === 'draw' ? 'Which card came?' : 'What do the dice show?';
  },
  option({ options }, index) {
    const id = options[index]?.id ?? '';
    if (id.startsWith('burn:')) return `Burn wood of ${name(id.slice(5))}`;
    return id.includes('.') ? name(id.replace('.', ' ')) : (WORDS[id] ?? name(id));
  },
  reason: ({ id }) => say(id),
  event,
  outcome: ({ why }) => say(why),
  term: (id) => TERMS[id],
};
