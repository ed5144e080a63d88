import type { ExplainWords } from './explain.ts';

const list = new Intl.ListFormat('en');
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const explainEn: ExplainWords = {
  facts: {
    health: 'Health',
    dice: 'Attack dice',
    steps: 'Areas a turn',
    range: 'Range',
    armour: 'Armour',
    reward: 'Gold for the kill',
    gold: 'Gold',
    upgrade: 'Next upgrade',
    events: 'Events in hand',
  },
  factions: {
    trollkin: 'Trollkin roll 1 more die for each other trollkin next to them.',
    'fire-horde': 'The fire horde attacks from up to 2 areas away.',
    dead: 'When the dead attack, runes are hits.',
    wyrm: 'A wyrm belongs to no other faction.',
  },
  powers: {
    swift: 'It moves 2 areas a turn instead of 1.',
    armoured: 'Armour stops 1 of each separate damage.',
    onlyAdjacent: 'Only damage from somebody next to her counts.',
    kinHealth: 'All other dead have 1 more health.',
    escort: 'She arrives with skeletons around her.',
    strikesAll: 'She rolls no dice: each hero, wherever they are, takes 1 damage that cannot be prevented.',
    twice: 'He attacks twice a turn.',
    doubleRunes: 'Each rune he rolls is 2 hits.',
    kinRunes: 'For the whole fire horde, runes are hits.',
    farReach: 'He attacks from up to 3 areas away.',
    kinSupport: 'While he is on the map, trollkin support counts double.',
    diceByHealth: 'He rolls as many dice as he has health left.',
  },
  staysPut: {
    hero: 'Next turn it stays: it stands next to a hero.',
    blocked: 'Next turn it waits: its way is blocked.',
    held: 'Next turn it stays: it is held.',
  },
  goes: (n) => `Next turn it goes ${count(n, 'area', 'areas')} towards Grimheim.`,
  entersTown: 'Next turn it enters Grimheim.',
  attacks: (heroes, dice, expected) =>
    `Then it attacks ${list.format(heroes)} with ${count(dice, 'die', 'dice')}: ${number.format(expected)} damage on average.`,
  grounds: {
    plains: 'Open ground: no cover.',
    forest: 'Cover: whoever stands here is not hurt by ringed hits.',
    mountain: 'For monsters only: heroes cannot enter.',
    lake: 'Nobody can enter.',
    town: '',
  },
  road: 'Monsters follow roads to Grimheim.',
  locations: {
    'troll-caves': 'These mountains are open to heroes.',
    nailfare: 'This part of the lake is open to everybody.',
    'temple-ruins': 'Some quests lead here.',
    'robber-camp': 'Some quests lead here.',
    'witch-cabin': 'Some quests lead here.',
    'dark-forest': 'Trollkin appear here.',
    'ogre-valley': 'Trollkin appear here.',
    'spewing-mountain': 'The fire horde appears here.',
    highlands: 'The fire horde appears here.',
    'marsh-of-sorrow': 'The dead appear here.',
    'dead-plains': 'The dead appear here.',
  },
  waits: (what, n) =>
    ({
      damage: `The first hero to enter this area may remove up to ${n} damage from their cards.`,
      mana: `The first hero to enter this area may put up to ${n} mana on their cards.`,
      gold: `The first hero to enter this area may take up to ${n} gold.`,
    })[what],
  taken: {
    damage: 'What healed here has been used up.',
    mana: 'The mana here has been taken.',
    gold: 'The gold here has been taken.',
  },
  spots: {
    quiet: 'A quiet spot: the monsters move and attack, and no new ones come.',
    yellow: 'A yellow wave: at the end of the monster turn, each hero draws a yellow monster card.',
    red: 'A red wave: at the end of the monster turn, each hero draws a red monster card, with stronger monsters.',
    skull: 'A charge: every monster goes 1 area farther in this turn. No new ones come.',
  },
  spot: (n, of) => `Spot ${n} of ${of}`,
  stone: 'The Rune Stone is here. It moves on before each monster turn.',
  past: 'The Rune Stone has passed this spot.',
  lastSpot: 'You win if Freyja’s Well still stands after the monster turn on this last spot.',
  town: [
    'A monster that enters destroys 1 piece, a Legend 3, and a hero who is knocked out costs 2.',
    'Freyja’s Well is the last piece. When it falls, the game is lost.',
    'Heroes in town cannot attack and are not attacked. Mend removes up to 5 damage here.',
  ],
  deck: (colour) => (colour === 'yellow' ? 'Yellow monster cards' : 'Red monster cards'),
  deckSays: (colour) =>
    `When the Rune Stone enters a spot with ${colour} axes, each hero draws one of these, and its monsters appear.`,
  lately: 'Drawn so far, latest first:',
  actions: {
    move: 'Walk up to as many areas as your Move says. Nobody walks through others.',
    attack: 'Choose a monster in range and roll a die for each point of strength.',
    prepare: 'Draw 1 event card.',
    focus: 'Put 1 mana on one of your cards that uses mana.',
    mend: 'Remove up to 2 damage from your hero; in Grimheim, up to 5 from hero and gear.',
    practice: 'Gain 1 gold. Gold buys upgrades at the end of your turn.',
  },
  closedHand: 'This hand is hidden.',
};
