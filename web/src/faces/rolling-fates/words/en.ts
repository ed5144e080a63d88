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
      `A poisoned target loses ${poison} Life at the start of each Fate Phase, unless a card says otherwise.`,
      'Then a die is rolled: on 4 or more it is gone.',
    ],
    weakness: [
      'Every hit on a weakened target does double damage, before Defence and armour.',
      'At the start of each Fate Phase a die is rolled: on 4 or more it is gone.',
    ],
    stun: [
      'A stunned hero does not roll in the next Fate Phase and cannot use abilities that round.',
      'A stunned enemy misses its next turn.',
    ],
  }),
  statusWord: 'status',
  signs: {
    armour: ['Armour', 'Every hit on this enemy loses this much damage.'],
    defence: ['Defence', 'Every hit on this hero loses this much damage.'],
    guard: ['Guard', 'Extra Defence until the end of the Enemy Phase.'],
    bag: ['Bag', 'Treasures carried, and how many fit.'],
    any: ['? any die', 'Any number will do.'],
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
  telegraphed: 'is winding up for something heavy',
  aims: {
    random: 'anyone',
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
  barred: 'stunned: cannot use abilities',
  yourTurn: (name) => `Turn to ${name}`,
  abilities: 'Abilities',
  payWith: 'Pay with',
  payHow: 'Pick dice, or one of these.',
  inventory: (carried, of) => `Treasures: ${carried} of ${of}`,
  treasures: 'Treasures',
  traits: 'Traits',
  noCards: 'Nothing yet.',
  muted: 'without effect in this zone',
  value: (value) => `value ${value}`,
  look: (name) => `Look at ${name}`,
  found: 'Found',
  chance: 'chance',
  inVain: 'This would do nothing now.',
  canStill: (damage, dice) =>
    `${dice === 1 ? 'this die' : 'these dice'} can still do ${damage} damage to one enemy`,
  unspent: (dice) => `${times(dice, 'die', 'dice')} left over`,
  lifeTo: (before, after, sure) =>
    after <= 0 ? `${before} Life: it falls` : `${before} → ${after}${sure ? '' : ' if nothing is hidden'}`,
  costsLife: (name, loss, falls) => `${name} loses ${loss} Life${falls ? ' and falls' : ''}`,
  comesBack: (name, afflicted, sure) => `${name} ${sure ? 'is' : 'may be'} ${afflicted}`,
  fallDoubt: (names) => ({
    question: `Let ${list(names)} fall?`,
    why: 'This hit costs the last Life, and the first hero to fall ends the adventure.',
    yes: 'Hit anyway',
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
    why: 'All of them will be rolled again.',
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
  mendsBy: (amount) => `recovers ${amount} Life`,
  heavyAhead: 'Something heavy is coming',
  goOn: 'Go on',
  lossFrom: (source, amount) => `${source} −${amount}`,
  damageOf: (amount) => `${amount} damage`,
  lossOf: (amount) => `−${amount} Life`,
  onYourBoards:
    'The Defence on your boards is already deducted. Cards and Guard stop more; Weakness doubles each hit first.',
  damageFrom: (source, amount, stopped) =>
    stopped > 0 ? `${source}: ${amount} − Defence ${stopped}` : `${source}: ${amount}`,
  beforeTheRoll: 'Before you roll',
  settles: (status, poison, coin) => {
    const attempt = coin ? 'flip the token: it may come off' : 'roll a die: on 4 or more it is gone';
    return {
      poison: `Poisoned: lose ${poison} Life, then ${attempt}.`,
      weakness: `Weakened: ${attempt}.`,
      stun: 'Stunned: the token comes off, and you roll no dice this round.',
    }[status];
  },
  afflicted: { poison: 'poisoned', weakness: 'weakened', stun: 'stunned' },
  openMap: 'Map',
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
  rises: (figure, change) =>
    `${{ life: 'Life', defence: 'Defence', inventory: 'room for Treasures' }[figure]} ${change < 0 ? '−' : '+'}${Math.abs(change)}`,
  newZone: (level) =>
    `A new zone. Everybody reaches level ${level}, draws a Trait, and is back to full Life.`,
  newTrait: 'New Trait',
  newTreasure: 'New Treasure',
  afterFight: 'after the fight',
  toArms: 'To arms',
  diceSpent: 'Nobody has dice left to use. The enemies act next.',
  enemiesNext: 'Let them come',
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
        ? `${name} recovers ${amount} Life.`
        : `${name} is unharmed.`,
  eachLife: (amount) =>
    amount < 0
      ? `Each of you loses ${-amount} Life.`
      : amount > 0
        ? `Each of you recovers ${amount} Life.`
        : 'You are all unharmed.',
  finds: (name) => `${name} finds`,
  bag: (carried, of) =>
    carried < of ? `Treasures carried: ${carried} of ${of}.` : `Your bag is full: ${carried} of ${of}.`,
  takeIt: 'Take it',
  swapFor: (name) => `Take it, leave ${name}`,
  swapNote: 'what you leave is gone for good',
  leaveIt: 'Leave it here',
  leaveNote: 'it is gone for good',
  companion: 'Your dice and boards are on the table.',
  companionFate: 'Roll, keep, roll again. Then press Ready.',
  companionHits: 'Tap an ability, then its target. For a Treasure, tap the enemy.',
  whomHits: (ability) => `${ability}: tap the enemy it hits.`,
  notThis: 'Not this one',
  howMany: (of, name) =>
    ({
      fives: `how much Life does ${name} have?`,
      defence: `how much Defence does ${name} have, counting cards and Guard?`,
      treasures: `how many Treasures does ${name} carry?`,
      room: `how many free places are left in ${name}’s bag?`,
    })[of],
  staked: (ability) => `${ability}: roll at your table, then enter the total damage.`,
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
  lacksFaces: (faces) => `no ${faces.join(' or ')}`,
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
  wipe: 'Delete the last digit',
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
    withstood: 'Statuses resisted',
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
  retries: (n) => `${times(n, 'zone', 'zones')} restarted`,
  saga: 'Log',
};
