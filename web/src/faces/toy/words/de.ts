import type { WinterWords } from './catalogue.ts';

export const de: WinterWords = {
  board: 'Der Schnee um das Lager',
  camp: (stores) => `das Lager, ${stores} ${stores === 1 ? 'Vorrat' : 'Vorräte'}`,
  deepSnow: 'tiefer Schnee',
  area: (name) => `Feld ${name.replace('_', '/')}`,
  hunter: (seat) => `Jäger ${seat + 1}`,
  wolf: (id) => id.replace('wolf-', 'Wolf '),
  health: (left, of) => `${left} von ${of} Leben`,
  round: (round, of) => `Runde ${round} von ${of}`,
  stores: (left, of) => `${left} von ${of} Vorräten`,
  stepsLeft: 'Schritte übrig',
  tricksInHand: 'Kniffe auf der Hand',
  noTricks: 'Keine Kniffe auf der Hand.',
  down: 'am Boden',
  trick: 'Kniff',
  stances: { bold: 'kühn', wary: 'wachsam', swift: 'flink' },
  faces: { claw: 'Kralle', fang: 'Zahn', miss: '–' },
  tricks: {
    spear: { name: 'Speer', when: 'nach einem Angriff', text: 'Dein Angriff macht 1 Schaden mehr.' },
    shield: {
      name: 'Schild',
      when: 'bei einem Biss',
      text: 'Ein Biss im Umkreis von 3 Feldern macht 1 Schaden weniger.',
    },
    salve: {
      name: 'Salbe',
      when: 'in deinem Zug',
      text: 'Nimmt bis zu 3 Wunden im Umkreis von 2 Feldern, beliebig verteilt.',
    },
  },
};
