import type { Prompt, Words } from '@wyrdhall/kernel';
import type { ToyTold } from '../events.ts';
import { type Card, type Face, type Stance, type Trick, trickOf } from '../state.ts';

const hunter = (seat: number): string => `Jäger ${seat + 1}`;
const wolf = (id: string): string => id.replace('wolf-', 'Wolf ');
const area = (name: string): string => name.replace('_', '/');

const FACES: Readonly<Record<Face, string>> = { claw: 'Kralle', fang: 'Zahn', miss: 'nichts' };
const STANCES: Readonly<Record<Stance, string>> = { bold: 'kühn', wary: 'wachsam', swift: 'flink' };
const TRICKS: Readonly<Record<Trick, { readonly name: string; readonly one: string }>> = {
  spear: { name: 'Speer', one: 'einen Speer' },
  shield: { name: 'Schild', one: 'einen Schild' },
  salve: { name: 'Salbe', one: 'eine Salbe' },
};
const QUESTIONS: Readonly<Record<string, string>> = {
  stance: 'Wie stehst du heute da?',
  turn: 'Was tust du?',
  spear: 'Einen Speer ausspielen, für 1 Schaden mehr?',
  shield: 'Einen Schild gegen den Biss ausspielen?',
  salve: 'Wessen Wunden behandelst du, 3 im Ganzen?',
  'throw-away': 'Welche Kniffe wirfst du ab, bevor du nachziehst?',
  roll: 'Was zeigen deine Würfel?',
};
const REASONS: Readonly<Record<string, string>> = {
  'deep-snow': 'der Schnee ist zu tief',
  occupied: 'dort steht schon jemand',
  camp: 'ins Lager geht niemand',
  'no-steps-left': 'keine Schritte mehr',
  struck: 'du hast in diesem Zug schon zugeschlagen',
  'nobody-hurt': 'niemand im Umkreis von 2 Feldern ist verletzt',
};
const OUTCOMES: Readonly<Record<string, string>> = {
  'stores-gone': 'Die Vorräte sind fort. Der Winter hat gewonnen.',
  'all-down': 'Kein Jäger steht mehr. Der Winter hat gewonnen.',
  'wolves-dead': 'Der letzte Wolf ist tot. Das Lager ist sicher.',
  'winter-over': 'Der Winter ist vorbei, und es ist noch zu essen da.',
};
const TERMS: Readonly<Record<string, string>> = {
  hungry: 'Ein hungriges Rudel: drei Wölfe mehr',
  'until:round': 'bis die Runde zu Ende ist',
};
const LESSONS: Readonly<Record<string, string>> = {
  'WW-011':
    'Alle wählen zugleich: kühn (ein Würfel mehr beim Angriff), wachsam (der erste Biss macht 1 Schaden weniger) oder flink (zwei Schritte mehr).',
  'WW-020':
    'In einem Zug geht ein Jäger bis zu drei Schritte, greift einmal an und spielt Salben, in beliebiger Reihenfolge.',
  'WW-022': 'Ein Angriff wirft zwei Würfel gegen einen Wolf nebenan.',
  'WW-023': 'Nach dem Wurf darf der Jäger Speere spielen: Jeder macht 1 Schaden mehr.',
  'WW-024': 'Eine Salbe nimmt bis zu 3 Wunden, beliebig verteilt, im Umkreis von 2 Feldern.',
  'WW-025':
    'Am Ende des Zugs darf ein Jäger beliebig viele Kniffe abwerfen; dann zieht er, bis er 3 auf der Hand hat.',
  'WW-031': 'Ein Wolf, der neben Jägern anhält, beißt den mit den meisten Wunden.',
  'WW-032':
    'Wer im Umkreis von 3 Feldern um den Gebissenen steht, darf einen Schild spielen: 1 Schaden weniger.',
};
const OPTIONS: Readonly<Record<string, string>> = {
  bold: 'Kühn',
  wary: 'Wachsam',
  swift: 'Flink',
  claw: 'Kralle',
  fang: 'Zahn',
  miss: 'Nichts',
  salve: 'Salbe auftragen',
  end: 'Zug beenden',
  pass: 'Lieber nicht',
};

const list = (faces: readonly Face[]): string => faces.map((face) => FACES[face]).join(', ');
const names = (cards: readonly Card[]): string => cards.map((card) => TRICKS[trickOf(card)].name).join(', ');

function option(prompt: Prompt, index: number): string {
  const id = prompt.options[index]?.id ?? '';
  const [what = '', which = ''] = id.split(':');
  switch (what) {
    case 'step':
      return `Nach ${area(which)} gehen`;
    case 'strike':
      return `${wolf(which)} angreifen`;
    case 'play':
    case 'card':
      return TRICKS[trickOf(which as Card)].name;
    case 'hunter':
      return hunter(Number(which));
    default:
      return OPTIONS[id] ?? id;
  }
}

function event(e: ToyTold): string {
  switch (e.kind) {
    case 'round':
      return `Runde ${e.round}.`;
    case 'stance':
      return `${hunter(e.seat)} ist ${STANCES[e.stance]}.`;
    case 'step':
      return `${hunter(e.seat)} geht nach ${area(e.to)}.`;
    case 'strike':
      return `${hunter(e.seat)} greift ${wolf(e.wolf)} an: ${list(e.faces)}.`;
    case 'trick':
      return `${hunter(e.seat)} spielt ${TRICKS[trickOf(e.card)].one}.`;
    case 'heal':
      return `${hunter(e.seat)} verliert ${e.amount === 1 ? 'eine Wunde' : `${e.amount} Wunden`}.`;
    case 'wound':
      return `${wolf(e.wolf)} nimmt ${e.damage} Schaden.`;
    case 'wolf-dies':
      return `${wolf(e.wolf)} ist tot.`;
    case 'draw':
      return `${hunter(e.seat)} zieht ${e.cards.length > 0 ? names(e.cards) : e.count}.`;
    case 'throw-away':
      return `${hunter(e.seat)} wirft ${e.count} ab.`;
    case 'prowl':
      return `${wolf(e.wolf)} schleicht nach ${area(e.to)}.`;
    case 'bite':
      return `${wolf(e.wolf)} beißt ${hunter(e.seat)}: ${list(e.faces)}.`;
    case 'hurt':
      return `${hunter(e.seat)} nimmt ${e.damage} Schaden.`;
    case 'down':
      return `${hunter(e.seat)} ist am Boden.`;
    case 'eat':
      return `${wolf(e.wolf)} frisst: noch ${e.stores} ${e.stores === 1 ? 'Vorrat' : 'Vorräte'}.`;
  }
}

export const german: Words<ToyTold> = {
  question: (question, seat) => `${hunter(seat)}: ${QUESTIONS[question.id] ?? question.id}`,
  option,
  reason: (reason) => REASONS[reason.id] ?? reason.id,
  event,
  outcome: (outcome) => OUTCOMES[outcome.why] ?? outcome.why,
  term: (id) => TERMS[id],
  lesson: (rule) => LESSONS[rule],
};
