import { events } from './de/events.ts';
import { count, dieFaces } from './de/names.ts';
import { options, strike } from './de/options.ts';
import { questions } from './de/questions.ts';
import { reasons } from './de/reasons.ts';
import { speak } from './speak.ts';

export const de = speak({
  questions,
  options,
  strike,
  faces: {
    ...dieFaces,
    clockwise: 'Im Uhrzeigersinn',
    'counter-clockwise': 'Gegen den Uhrzeigersinn',
    attack: 'Angriff',
    push: 'Drängen',
    charge: 'Ansturm',
    ambush: 'Hinterhalt',
  },
  reasons,
  events,
  player: (seat) => `Spieler ${seat + 1}`,
  won: (left) =>
    `Freyja kehrt zurück, und Grimheim steht noch mit ${count(left, 'Gebäude', 'Gebäuden')}. Ihr habt gewonnen!`,
  lost: () => 'Der Brunnen ist gefallen, und Grimheim mit ihm. Ihr habt verloren.',
});
