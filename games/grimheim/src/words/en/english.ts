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
  lost: () => 'The well has fallen, and Grimheim with it.',
  terms: {
    heroes: 'Heroes',
    'heroes:bjorn': 'Bjorn the hunter: 9 health, 3 dice, shoots 2 areas far; easy to begin with',
    'heroes:alva': 'Alva of the woods: 9 health, 3 dice, shoots 2 areas far; lives by her mana',
    'heroes:embla': 'Embla: 9 health, 4 dice, walks 4 areas; fights close by',
    'heroes:boldur': 'Boldur the dwarf: 6 health, 4 dice, 1 armour; fights close by',
    track: 'Length',
    'track:short': 'Short: 11 rounds',
    'track:long': 'Long: 15 rounds, harder',
    monsterDie: 'Monster die: rolled each turn, it may speed monsters up, turn them aside, or push heroes',
    startingKit: 'Starting kit: gold, mana and an event; harder without',
    dearerUpgrades: 'Dearer upgrades: your first costs 6 gold instead of 5',
    moreHouses: 'Two more town pieces',
    yellowLonger: 'Weaker waves for longer: the first red wave is yellow',
    hands: 'Cards in hand',
    'hands:open': 'Everybody sees them',
    'hands:closed': 'Each sees only their own: a little harder',
    'until:monster-turn': 'until the monster turn is over',
  },
});
