import type { WinterWords } from './catalogue.ts';

export const en: WinterWords = {
  board: 'The snow around the camp',
  camp: (stores) => `the camp, ${stores} stores`,
  deepSnow: 'deep snow',
  area: (name) => `Area ${name.replace('_', ' ')}`,
  hunter: (seat) => `Hunter ${seat + 1}`,
  wolf: (id) => id,
  health: (left, of) => `${left} of ${of} health`,
  round: (round, of) => `Round ${round} of ${of}`,
  stores: (left, of) => `${left} of ${of} stores`,
  stepsLeft: 'steps left',
  tricksInHand: 'tricks in hand',
  noTricks: 'No tricks in hand.',
  down: 'down',
  trick: 'Trick',
  stances: { bold: 'bold', wary: 'wary', swift: 'swift' },
  faces: { claw: 'claw', fang: 'fang', miss: '–' },
  tricks: {
    spear: { name: 'spear', when: 'after a strike', text: 'Your strike does 1 more damage.' },
    shield: { name: 'shield', when: 'when bitten', text: 'A bite within 3 areas does 1 damage less.' },
    salve: { name: 'salve', when: 'your turn', text: 'Takes up to 3 wounds within 2 areas, shared at will.' },
  },
};
