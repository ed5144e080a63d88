import type { FateWords } from './catalogue.ts';

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const plural = (name: string): string =>
  name.replace(/(?:([^f])f|$)$/, (_, before) => (before ? `${before}ves` : 's'));
const times = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const en: FateWords = {
  stage: 'The fight',
  party: 'The party',
  enemies: 'Enemies',
  statuses: { poison: 'Poison', weakness: 'Weakness', stun: 'Stun' },
  roles: {
    brakka: 'bruiser',
    sel: 'archer',
    orrin: 'healer',
    mirelle: 'mage of fire',
    tovik: 'gambler',
    ysolde: 'poisoner',
    grum: 'guardian',
    quill: 'scholar',
  },
  phases: { fate: 'Fate', character: 'Heroes', enemy: 'Enemies' },
  round: (round) => `Round ${round}`,
  phase: (round, phase) => `Round ${round}: ${phase}`,
  life: (life, of) => `Life ${life} of ${of}`,
  loses: (amount) => `would lose ${amount}`,
  falls: 'would fall',
  armour: (amount) => `armour ${amount}`,
  defence: (amount) => `Defence ${amount}`,
  guard: (amount) => `Guard ${amount}`,
  great: 'great enemy',
  statusDoes: (status, poison) =>
    ({
      poison: `Poison: −${poison} a round`,
      weakness: 'Weakness: hits count double',
      stun: 'Stun: misses a turn',
    })[status],
  statusTells: (poison) => ({
    poison: [
      `Whoever is poisoned loses Life at the start of each Fate Phase: ${poison}, unless a card says otherwise.`,
      'Then a die is rolled: on 4 or more it is gone.',
    ],
    weakness: [
      'Every hit on whoever is weakened does twice its damage, before Defence and armour.',
      'At the start of each Fate Phase a die is rolled: on 4 or more it is gone.',
    ],
    stun: [
      'A stunned hero does not roll in the next Fate Phase, and uses no ability in that round.',
      'A stunned enemy misses its next turn.',
    ],
  }),
  statusWord: 'status',
  signs: {
    armour: ['Armour', 'So much of every hit on this enemy is stopped.'],
    defence: ['Defence', 'So much of every hit on this hero is stopped.'],
    guard: ['Guard', 'More Defence, until the Enemy Phase is over.'],
    bag: ['Bag', 'Treasures carried, and how many there is room for.'],
    any: ['? any die', 'Whatever it shows.'],
    same: ['= equal dice', 'These dice show the same number. A and B: two such groups.'],
    exact: ['Certain numbers', 'Dice that show exactly these.'],
    luck: ['Luck', 'The violet Luck die must show this. It is not rolled again.'],
  },
  lifeWord: 'Life',
  armourWord: 'Armour',
  defenceWord: 'Defence',
  tier: (tier) => `enemy, danger ${tier} of 4`,
  greatTier: (tier) => `great enemy, danger ${tier} of 4`,
  level: (level) => `level ${level}`,
  heavySoon: 'a heavy blow is coming',
  unknown: 'not investigated yet',
  mayHide: 'Nobody has investigated it yet: it may hide something.',
  nextStep: 'Next',
  lately: 'Lately',
  fallsShort: 'falls',
  riddle: (meant, lost) => `last hit ${meant} → ${lost}: why?`,
  immuneTo: (statuses) => `immune to ${list(statuses)}`,
  telegraphed: 'gathers itself for something heavy',
  aims: {
    random: 'anybody',
    'lowest-life': 'the least Life',
    'highest-life': 'the most Life',
    'lowest-defence': 'the least Defence',
  },
  aimsAt: (names) => names.join(' and '),
  next: 'next',
  afterThat: 'Then',
  bar: 'Dice bar',
  die: (face) => `die, ${face}`,
  luckDie: (face) => `Luck die, ${face}`,
  noDie: 'no die',
  noLuck: 'no Luck die',
  luck: 'luck',
  dieDoes: { keeps: 'keep', again: 'again', pays: 'pays', stays: 'stays' },
  treasure: 'treasure',
  oneShot: 'works once',
  deciding: 'deciding',
  done: 'done',
  waiting: 'waiting',
  barred: 'stunned: no ability now',
  yourTurn: (name) => `Turn to ${name}`,
  abilities: 'Abilities',
  payWith: 'Pay with',
  payHow: 'Touch the dice, or one of these.',
  inventory: (carried, of) => `Treasures: ${carried} of ${of}`,
  treasures: 'Treasures',
  traits: 'Traits',
  noCards: 'Nothing yet.',
  muted: 'without effect in this zone',
  value: (value) => `value ${value}`,
  look: (name) => `Look at ${name}`,
  found: 'Found',
  chance: 'chance',
  inVain: 'This changes nothing now.',
  canStill: (damage, dice) =>
    `${dice === 1 ? 'this die' : 'these dice'} can still do ${damage} damage to one enemy`,
  unspent: (dice) => `${times(dice, 'die', 'dice')} left over`,
  lifeTo: (before, after, sure) =>
    after <= 0 ? `${before} Life: it falls` : `${before} → ${after}${sure ? '' : ' if nothing is hidden'}`,
  costsLife: (name, loss, falls) => `${name} loses ${loss} Life${falls ? ' and falls' : ''}`,
  comesBack: (name, afflicted, sure) => `${name} ${sure ? 'is' : 'may be'} ${afflicted}`,
  fallDoubt: (names) => ({
    question: `Let ${list(names)} fall?`,
    why: 'What comes back from this hit takes the last Life, and the first hero who falls ends the adventure.',
    yes: 'Hit all the same',
    no: 'Think again',
  }),
  keepSome: (kept, rolled) =>
    rolled === 0
      ? `Keep all ${NUMBERS[kept] ?? kept}`
      : kept === 0
        ? `Roll all ${NUMBERS[rolled] ?? rolled} again`
        : `Keep ${kept}, roll ${rolled} again`,
  rollSome: (rolled, price) => {
    if (rolled === 0) return price > 0 ? 'No, keep my Life' : 'Roll none again';
    return price > 0 ? `Lose ${price} Life, roll ${rolled} again` : `Roll ${rolled} again`;
  },
  rollAll: (dice) => `Roll all ${NUMBERS[dice] ?? dice} again`,
  rollAllDoubt: {
    question: 'Keep none of these dice?',
    why: 'All of them are rolled again.',
    no: 'Choose dice to keep',
  },
  discardDoubt: (name) => ({
    question: `Throw ${name} away?`,
    why: 'It is gone for the rest of the adventure.',
    yes: 'Throw it away',
    no: 'Keep it',
  }),
  passDoubt: (dice, damage) => ({
    question: `Pass with ${times(dice, 'die', 'dice')} left?`,
    why: `${dice === 1 ? 'It' : 'They'} can still do ${damage} damage to one enemy.`,
    yes: 'Pass',
    no: 'Use the dice',
  }),
  hitsThem: (names) => `Hit ${list(names)}`,
  hits: (name, damage, put) => {
    if (damage === 0) return put.length > 0 ? `${list(put)} on ${name}` : `Nothing hits ${name}`;
    return `Hit ${name} for ${damage}${put.length > 0 ? `, with ${list(put)}` : ''}`;
  },
  enemiesDid: 'What the enemies did',
  nobodyHurt: 'Nobody lost any Life.',
  didNothing: 'stunned: did nothing',
  mendsBy: (amount) => `gets back ${amount} Life`,
  heavyAhead: 'Something heavy is coming',
  goOn: 'Go on',
  lossFrom: (source, amount) => `${source} −${amount}`,
  damageOf: (amount) => `${amount} damage`,
  lossOf: (amount) => `−${amount} Life`,
  onYourBoards:
    'The Defence on your boards is taken off already. Cards and Guard stop more; Weakness doubles each hit first.',
  damageFrom: (source, amount, stopped) =>
    stopped > 0 ? `${source}: ${amount} − Defence ${stopped}` : `${source}: ${amount}`,
  beforeTheRoll: 'Before you roll',
  settles: (status, poison, coin) => {
    const attempt = coin
      ? 'flip the token to see whether it comes off'
      : 'roll a die: on 4 or more it is gone';
    return {
      poison: `Poisoned: lose ${poison} Life, then ${attempt}.`,
      weakness: `Weakened: ${attempt}.`,
      stun: 'Stunned: the token comes off, and you roll no dice this round.',
    }[status];
  },
  afflicted: { poison: 'poisoned', weakness: 'weakened', stun: 'stunned' },
  openMap: 'Where we are',
  here: 'you are here',
  behind: 'behind you',
  ahead: 'ahead',
  zone: (number, of, name) => `Zone ${number} of ${of}: ${name}`,
  nodes: { combat: 'combat', boss: 'zone boss', encounter: 'encounter', find: 'find', rest: 'rest' },
  place: (adventure, zone) => `${adventure} · ${zone}`,
  page: 'The story',
  decides: (name) => `${name} decides.`,
  together: 'The party decides together.',
  levelUp: (name, level) => `${name} reaches level ${level}`,
  rises: (figure, from, to) =>
    `${{ life: 'Life', defence: 'Defence', inventory: 'room for Treasures' }[figure]} ${from} → ${to}`,
  newZone: (level) => `A new zone. Everybody rises to level ${level}, draws a Trait, and is whole again.`,
  newTrait: 'New Trait',
  newTreasure: 'New Treasure',
  afterFight: 'after the fight',
  toArms: 'To arms',
  diceSpent: 'Nobody has dice left to use. The enemies act next.',
  enemiesNext: 'Face them',
  dock: 'Dice',
  fightAhead: (foes) => {
    const all = foes.map(({ name, count, isNamed }) => {
      if (count > 1) return `${NUMBERS[count] ?? count} ${plural(name)}`;
      return isNamed ? name : `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
    });
    const said = list(all);
    const isOne = foes.length === 1 && foes[0]?.count === 1;
    return `${said.charAt(0).toUpperCase()}${said.slice(1)} ${isOne ? 'bars' : 'bar'} the way.`;
  },
  lifeChange: (name, amount) =>
    amount < 0
      ? `${name} loses ${-amount} Life.`
      : amount > 0
        ? `${name} gets back ${amount} Life.`
        : `${name} loses no Life.`,
  eachLife: (amount) =>
    amount < 0
      ? `Each of you loses ${-amount} Life.`
      : amount > 0
        ? `Each hero heals ${amount}.`
        : 'None of you loses any Life.',
  finds: (name) => `${name} finds`,
  bag: (carried, of) =>
    carried < of ? `Treasures carried: ${carried} of ${of}.` : `Your bag is full: ${carried} of ${of}.`,
  takeIt: 'Take it',
  swapFor: (name) => `Take it, leave ${name}`,
  swapNote: 'what you leave is gone for good',
  leaveIt: 'Leave it here',
  leaveNote: 'it is gone for good',
  companion: 'Your dice and boards are on the table.',
  companionFate: 'Roll, keep, roll again. Then say that you are ready.',
  companionHits: 'Tap an ability, then its target. For Treasures tap the enemy.',
  whomHits: (ability) => `${ability}: tap the enemy that it hits.`,
  notThis: 'Not this one',
  howMany: (of, name) =>
    ({
      fives: `how much Life has ${name}?`,
      defence: `how much Defence has ${name}, with cards and Guard?`,
      treasures: `how many Treasures does ${name} carry?`,
      room: `how many free places has ${name}’s Inventory?`,
    })[of],
  staked: (ability) => `${ability}: throw at your table, then enter the damage that it came to.`,
  allOfThem: 'all',
  doneDoubt: (names) => ({
    question:
      names.length > 0
        ? `${list(names)} ${names.length > 1 ? 'have' : 'has'} not hit yet.`
        : 'Nobody has hit yet.',
    why: 'The enemies act next.',
    yes: 'Let the enemies act',
    no: 'Back to the heroes',
  }),
  hitOn: (name) => `What hits ${name}`,
  damage: 'Damage',
  everyEnemy: 'every enemy',
  lacksLuck: (face) => (face === 0 ? 'no Luck die' : `Luck shows ${face}`),
  lacksFaces: (faces) => `no ${faces.join(' and no ')}`,
  lacksSame: (groups) => {
    if (groups.length > 1) return groups.includes(3) ? 'no full house' : 'no two pairs';
    return groups[0] === 2 ? 'no pair' : `no ${NUMBERS[groups[0] ?? 0]} alike`;
  },
  lacksDice: 'not enough dice',
  keepThese: (faces) => `keep ${faces}`,
  rollThese: (faces) => `roll ${faces} again`,
  rollNothing: 'roll nothing again',
  willKeep: (kept, rolled) =>
    rolled === 0
      ? `keeps all ${NUMBERS[kept] ?? kept}`
      : kept === 0
        ? `rolls all ${NUMBERS[rolled] ?? rolled} again`
        : `keeps ${kept}, rolls ${rolled} again`,
  keptNote: (kept, rolled) => (rolled === 0 ? `kept all ${kept}` : `kept ${kept}, rolled ${rolled} again`),
  digit: (digit) => `Digit ${digit}`,
  wipe: 'Wipe the last digit',
  investigate: 'Investigate',
  atTheTable: 'at the table',
  won: 'The adventure is won',
  lost: 'The party has fallen',
  gaveUp: 'The party has given up',
  fellTo: (name) => `${name} fell.`,
  statistics: 'What each hero did',
  hero: 'Hero',
  tally: {
    damage: 'Damage of all hits',
    dealt: 'Life taken from enemies',
    best: 'Best single hit',
    kills: 'Enemies felled',
    taken: 'Life lost',
    prevented: 'Damage prevented',
    poison: 'Life lost to Poison',
    healed: 'Life restored',
    wasted: 'Healing wasted',
    afflicted: 'Statuses inflicted',
    withstood: 'Statuses withstood',
    rolled: 'Dice rolled',
    pips: 'Pips in all',
    kept: 'Dice kept',
    unspent: 'Dice not spent',
    fates: 'Fate Phases',
    lucky: 'Uses of luck',
    found: 'Treasures found',
    refused: 'Treasures refused',
  },
  groups: { fight: 'Fighting', care: 'Life and limb', dice: 'Dice', finds: 'Finds' },
  all: 'Together',
  luckReport: 'Were the dice kind?',
  luckLine: (percentile) =>
    percentile > 60
      ? `Kinder than ${percentile} of 100 evenings.`
      : percentile < 40
        ? `Meaner than ${100 - percentile} of 100 evenings.`
        : 'Neither kind nor mean.',
  pips: (pips, expected) => `${pips} pips, ${Math.round(expected)} expected`,
  lucky: (n, expected) => `${times(n, 'use', 'uses')} of luck, ${expected.toFixed(1)} expected`,
  zones: (done, nodes) => {
    const places = `${NUMBERS[nodes] ?? nodes} ${nodes === 1 ? 'place' : 'places'}`;
    if (done === 0) return `You got ${places} into the first zone.`;
    return `You left ${times(done, 'zone', 'zones')} and ${times(nodes, 'place', 'places')} behind you.`;
  },
  retries: (n) => `${times(n, 'zone was', 'zones were')} begun again`,
  saga: 'Log',
};
