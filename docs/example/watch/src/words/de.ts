import { Facts, type Words } from '@wyrdhall/kernel';
import type { WatchTold } from '../state.ts';

const WORDS: Readonly<Record<string, string>> = {
  keep: 'Behalten',
  again: 'Beide noch einmal würfeln',
  pass: 'Passen',
  forest: 'Durch den Wald',
  cliff: 'An der Klippe entlang',
  dark: 'Dunkel',
  spark: 'Funke',
  blaze: 'Lohe',
  wood: 'Holz',
  mist: 'Nebel',
  'not-dusk': 'die Gruppe wechselt nur in der Dämmerung',
};

const OUTCOMES: Readonly<Record<string, string>> = {
  seen: 'Man sieht das Feuer von weitem. Gewonnen.',
  dark: 'Das Feuer ist aus.',
  late: 'Die Nächte sind vorbei.',
};

const TERMS: Readonly<Record<string, string>> = {
  storm: 'Sturm',
  'road:long': 'Der lange Weg',
  'until:night': 'bis die Nacht vorbei ist',
  'remake:regroup': 'Die Gruppe wechseln',
  'chapter:peak': 'Der Gipfel',
  'turn:valley 1 dusk': 'Der erste Abend',
  ash: 'Ash',
};

const name = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);
const say = (id: string): string => WORDS[id] ?? id;
const cardName = (card: string): string => card.replace(/^(\w+)\.(\d)$/, (_, kind, n) => `${say(kind)} ${n}`);

function event(e: WatchTold): string {
  switch (e.kind) {
    case 'dice':
      return `${name(e.warden)} zeigt ${e.dice.map(say).join(' und ')}.`;
    case 'raid':
      return `Räuber kommen, ${e.strength} stark.`;
    case 'burn':
      return `${name(e.warden)} verbrennt Holz.`;
    case 'fire':
      return `Das Feuer steht bei ${e.fire}.`;
    case 'draw':
      return `${name(e.warden)} zieht ${e.card ? cardName(e.card) : 'eine Karte'}.`;
    case 'way':
      return `Spieler ${e.seat + 1} geht voran und findet ${e.charm === 'owl' ? 'eine Eule' : 'ein Horn'}.`;
  }
}

export const german: Words<WatchTold> = {
  question(question) {
    const dice = new Facts(question).texts('dice');
    if (question.id === 'again')
      return `Deine Würfel${dice.length > 0 ? ` zeigen ${dice.map(say).join(' und ')}` : ''}. Noch einmal?`;
    if (question.id === 'burn') return 'Holz gegen die Räuber verbrennen?';
    if (question.id === 'way') return 'Welcher Weg führt auf den Gipfel?';
    return question.id === 'draw' ? 'Welche Karte kam?' : 'Was zeigen die Würfel?';
  },
  option({ options }, index) {
    const id = options[index]?.id ?? '';
    if (id.startsWith('burn:')) return `Holz von ${name(id.slice(5))} verbrennen`;
    return id.includes('.') ? cardName(id) : (WORDS[id] ?? name(id));
  },
  reason: ({ id }) => say(id),
  event,
  outcome: ({ why }) => OUTCOMES[why] ?? why,
  term: (id) => TERMS[id],
};
