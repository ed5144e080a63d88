import { speak } from '../speak.ts';
import { events } from './events.ts';
import { lessons } from './lessons.ts';
import { dieFaces, pieces } from './names.ts';
import { options, strike } from './options.ts';
import { questions } from './questions.ts';
import { reasons } from './reasons.ts';

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
  lessons,
  player: (seat) => `Player ${seat + 1}`,
  won: (left) => `Freyja returns, and Grimheim still stands with ${pieces(left)}. You have won!`,
  lost: () => 'The well has fallen, and Grimheim with it. You have lost.',
  terms: {
    heroes: 'Heroes',
    'heroes:bjorn': 'Bjorn: the hunter, from afar',
    'heroes:alva': 'Alva: the archer of the woods',
    'heroes:embla': 'Embla: quick, and close by',
    'heroes:boldur': 'Boldur: the dwarf in armour',
    track: 'Time track',
    'track:short': 'Short: 11 rounds',
    'track:long': 'Long: 15 rounds, harder',
    monsterDie: 'Monster die: each turn it may turn or speed up monsters, or push heroes',
    startingKit: 'Starting kit: gold, mana and an event; harder without',
    dearerUpgrades: 'Dearer upgrades: the first costs 6, not 5',
    moreHouses: 'Two more town pieces',
    yellowLonger: 'Yellow cards for longer: the first red wave is yellow',
    hands: 'Hands',
    'hands:open': 'Open to all',
    'hands:closed': 'Closed: a little harder',
    'until:monster-turn': 'until the monster turn is over',
  },
});
