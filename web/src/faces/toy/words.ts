import { computed } from '@preact/signals';
import type { Seat } from '@wyrdhall/kernel';
import type { Face, Stance, Trick } from '@wyrdhall/toy';
import { preferences } from '../../preferences/preferences.ts';

interface TrickWords {
  readonly name: string;
  readonly when: string;
  readonly text: string;
}

/** All that the winter board says in its own words; questions, answers and events are the game's. */
interface WinterWords {
  readonly board: string;
  readonly camp: (stores: number) => string;
  readonly deepSnow: string;
  readonly area: (name: string) => string;
  readonly hunter: (seat: Seat) => string;
  readonly wolf: (id: string) => string;
  readonly health: (left: number, of: number) => string;
  readonly round: (round: number, of: number) => string;
  readonly stores: (left: number, of: number) => string;
  readonly stepsLeft: string;
  readonly tricksInHand: string;
  readonly noTricks: string;
  readonly down: string;
  readonly trick: string;
  readonly stances: Readonly<Record<Stance, string>>;
  readonly faces: Readonly<Record<Face, string>>;
  readonly tricks: Readonly<Record<Trick, TrickWords>>;
}

const en: WinterWords = {
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

const de: WinterWords = {
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

/** The face's own words in the chosen language. */
export const winter = computed((): WinterWords => ({ en, de })[preferences.value.language]);
