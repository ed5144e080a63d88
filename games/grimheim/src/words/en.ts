import { events } from './en/events.ts';
import { dieFaces, pieces } from './en/names.ts';
import { options, strike } from './en/options.ts';
import { questions } from './en/questions.ts';
import { reasons } from './en/reasons.ts';
import { speak } from './speak.ts';

export const en = speak({
  questions,
  options,
  strike,
  faces: {
    ...dieFaces,
    clockwise: 'Clockwise',
    'counter-clockwise': 'Counter-clockwise',
    attack: 'Attack',
    push: 'Push',
    charge: 'Charge',
    ambush: 'Ambush',
  },
  reasons,
  events,
  player: (seat) => `Player ${seat + 1}`,
  won: (left) => `Freyja returns, and Grimheim still stands with ${pieces(left)}. You have won!`,
  lost: () => 'The well has fallen, and Grimheim with it. You have lost.',
});
