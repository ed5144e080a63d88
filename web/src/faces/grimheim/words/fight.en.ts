import type { FightWords, Foe } from './fight.ts';

const list = new Intl.ListFormat('en');
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('en', { style: 'percent' });
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const the = (monster: string): string =>
  /^(Grendel|Surt|Hrungbald|Nidhuggr)$/.test(monster)
    ? monster
    : `the ${/^(Queen|Seer)/.test(monster) ? monster : monster.toLowerCase()}`;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const numeral = (n: number): string => NUMBERS[n] ?? String(n);
const plural = (monster: string): string =>
  /^Draugr/.test(monster)
    ? 'draugr'
    : monster.startsWith('Seer')
      ? 'Seers of Odin'
      : `${monster.toLowerCase()}s`;
const foe = ({ name, side, count: n }: Foe): string =>
  `${n === 1 ? the(name) : `${numeral(n)} ${plural(name)}`} in the ${side}`;
const foes = (all: readonly Foe[]): string => list.format(all.map(foe));
const either = new Intl.ListFormat('en', { type: 'disjunction' });
const total = (all: readonly Foe[]): number => all.reduce((sum, { count: n }) => sum + n, 0);
const pieces = (n: number): string => (n === 1 ? 'a piece of the town' : `${numeral(n)} pieces of the town`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const knockOutRisk = (part: number): string =>
  part >= 0.005 ? `, ${percent.format(part)} risk of a knock-out` : '';

export const fightEn: FightWords = {
  attacks: (hero, monster, far) =>
    `${hero} attacks ${the(monster)}${far > 1 ? ` from ${far} areas away` : ''}.`,
  strikes: (monster, hero) => `${capital(the(monster))} strikes ${hero}.`,
  cover: 'in forest: ringed hits miss',
  open: 'open ground, no cover',
  part: {
    hits: 'hits',
    runes: 'runes',
    cards: 'cards',
    armour: 'armour',
    prevented: 'prevented',
    damage: 'damage',
    left: 'health',
  },
  dies: 'dies',
  survives: 'survives',
  stands: 'stands',
  knockedOut: 'knocked out',
  worth: { none: '0', covered: '0, cover' },
  gold: (gain, now, price) => {
    const total = now + gain;
    const short = price - total;
    return `+${gain} gold: ${total} of ${price}, ${short > 0 ? `${short} short of an upgrade` : 'enough for an upgrade'}.`;
  },
  fewerDice: (before, after) =>
    `In the monsters’ turn, you face ${count(after, 'die', 'dice')} instead of ${before}.`,
  overkill: 'Extra damage is lost.',
  keeps: (left) => `It has ${left} health left.`,
  staysUp: (left, of) => `${left} of ${of} health will be left.`,
  fallsDown: 'Knocked out: carried to Grimheim, and the town loses 2 pieces.',
  moreAttacks: (n, expected, knockOut) =>
    `${count(n, 'more attack', 'more attacks')} this turn: ${number.format(expected)} damage on average${knockOutRisk(knockOut)}.`,
  you: 'you',
  dice: (n, range) => `${count(n, 'die', 'dice')}, range ${range}`,
  strikesWith: (dice) => `strikes with ${count(dice, 'die', 'dice')}`,
  asItIs: ({ damage, left, dies, gold }) => {
    if (dies) return `it dies, +${gold} gold`;
    return damage === 0 ? 'no damage' : `${damage} damage, ${left - damage} health left`;
  },
  withCard: ({ least, most, expected, kill }, left) => {
    if (least !== most)
      return `${number.format(expected)} damage on average, ${percent.format(kill)} chance to kill`;
    if (most < left) return `${most} damage, ${left - most} health left`;
    return most > left ? `${most} damage, ${most - left} more than needed` : `${most} damage: it dies`;
  },
  hit: ({ taken, left, knockedOut, deals, kills }) => {
    const own = knockedOut ? `take ${taken}: knocked out` : `take ${taken}, ${left} health left`;
    return kills ? `${own}, and kill it` : deals > 0 ? `${own}, deal ${deals}` : own;
  },
  appear: (n, monster) => `${n} ${monster.toLowerCase()}${n === 1 ? ' appears' : 's appear'} next to you`,
  keepGold: (gold) => `keep your ${gold} gold`,
  bothStay: 'your quest and next ability stay as they are',
  takes: {
    under: 'Put under the pile',
    ability: 'Learn this',
    flip: 'Turn to side II',
    quest: 'Complete the quest',
  },
  unused: (n) => `${count(n, 'action', 'actions')} unused`,
  walk: (steps) => `Walk ${steps} here`,
  roll: (dice) => `Attack: roll ${count(dice, 'die', 'dice')}`,
  walkTo: (steps, inReach, danger, town) =>
    [
      count(steps, 'step', 'steps'),
      inReach.length > 0
        ? `in reach from there: ${list.format(inReach.map(({ name, count: n }) => (n === 1 ? name : `${numeral(n)} ${plural(name)}`)))}`
        : 'nobody in reach from there',
      ...(danger ? [danger] : []),
      town,
    ].join('; '),
  here: (n, expected, knockOut) =>
    n === 0
      ? 'no attack on you there'
      : `${count(n, 'attack', 'attacks')} on you there, ${number.format(expected)} damage on average${knockOutRisk(knockOut)}`,
  warns: (isThere, n, expected) =>
    n === 0
      ? `${isThere ? 'There' : 'Next turn'}: nobody attacks you`
      : `${isThere ? 'There' : 'Next turn'}: ${count(n, 'attack', 'attacks')}, about ${number.format(expected)} damage`,
  knockOut: (part) => `knock-out ${percent.format(part)}`,
  doom: (stop, all) => {
    const whom =
      all.length === 0
        ? 'the monsters'
        : stop < total(all)
          ? `${numeral(stop)} of these: ${foes(all)}`
          : foes(all);
    return `Grimheim falls next turn: you lose, unless you stop ${whom}.`;
  },
  doomByKnockOut: (hero) => `If ${hero} is knocked out next turn, Grimheim falls and you lose.`,
  youLose: 'Grimheim falls: you lose',
  notInRoll: 'not during a roll',
  notNeeded: 'not needed: it dies anyway',
  aimed: (all) =>
    total(all) === 1
      ? `on ${foes(all)}, the only one in range`
      : `on ${either.format(all.map(foe))}, as you choose`,
  useDoubt: (card, one) => ({
    question: `${card}: ${foe(one)}?`,
    why: 'It is the only one in range.',
    yes: 'Use the card',
    no: 'Not yet',
  }),
  advice: {
    saves: (n) => `If you stand there, ${pieces(n)} will not fall.`,
    savesElsewhere: (n) => `If you stand in the monsters’ way, ${pieces(n)} will not fall.`,
    shootFrom: (names) => `From there you can attack ${list.format(names.map(the))}.`,
    shootElsewhere: 'You can reach an area with a monster in range.',
    safer: (before, after) =>
      `It is safer there: about ${number.format(after)} damage next turn instead of ${number.format(before)}.`,
    saferElsewhere: (before, after) =>
      `You can be safer elsewhere: about ${number.format(after)} damage next turn instead of ${number.format(before)}.`,
    closer: 'Nobody can be shot yet; there you are ready when they come.',
    kill: (one, chance) => `You have a ${percent.format(chance)} chance to kill ${foe(one)}.`,
    enters: (one) => `${capital(foe(one))} would get into Grimheim next turn.`,
    hits: (all) => `It hits ${foes(all)}.`,
    mend: 'It heals you, and a knock-out would cost two pieces of the town.',
    focus: 'Mana pays for what your abilities do.',
    prepare: 'An event in hand can save you in a later turn.',
    practice: (short) => (short > 0 ? `It brings 1 gold; an upgrade is ${short} away.` : 'It brings 1 gold.'),
    end: 'Nothing you could still do would help.',
    endEarly: 'What you could still do is worth keeping for later.',
    quest: 'It brings you new equipment.',
    holds: (one) => `It keeps ${foe(one)} out of Grimheim this turn.`,
    holdsNobody: 'Nobody in range is worth stopping now.',
    killsWith: 'With this card, the monster dies.',
    raises: (chance) => `With this card, there is a ${percent.format(chance)} chance that it dies.`,
    diesAnyway: 'The monster dies without another card.',
    saveCards: 'Your cards will do more another time.',
    keepsUp: 'Without it you would be knocked out.',
    lessDamage: (taken, left) =>
      taken === 0
        ? `You take no damage, and ${left} health is left.`
        : `You take only ${taken} damage, and ${left} health is left.`,
    smallDamage: 'You can afford this damage, and the card will do more later.',
    upgrade: 'Gold does nothing until it is spent.',
    bury: 'It would take you too long; the next one may be better.',
    keep: 'Both are worth having.',
    noMatter: 'It makes little difference here.',
  },
  endDoubt: (left, actions) => ({
    question: `End the turn with ${count(left, 'action', 'actions')} left?`,
    why: `You could still take ${new Intl.ListFormat('en', { type: 'disjunction' }).format(actions)}.`,
    yes: 'End the turn',
    no: 'Keep playing',
  }),
  attackDoubt: (monster, odds, dice) => ({
    question: `Attack ${the(monster)}?`,
    why: `It is the only one in range. ${odds}.`,
    yes: `Roll ${count(dice, 'die', 'dice')}`,
    no: 'Not yet',
  }),
  questDoubt: (card, quest) => ({
    question: `Complete the quest for ${card}?`,
    why: quest,
    yes: 'Complete the quest',
    no: 'Not yet',
  }),
  gives: {
    remove: (n) => (n === 0 ? 'Remove nothing' : `Remove ${n} damage`),
    gold: (n) => (n === 0 ? 'Take nothing' : `Take ${n} gold`),
    mana: (n) => (n === 0 ? 'Take nothing' : `Take ${n} mana`),
    give: (n) => `Give ${n} gold`,
    throw: (n) => `Throw away ${count(n, 'event', 'events')}`,
    pay: (n) => `Pay ${n} mana`,
  },
  moments: {
    always: 'always on',
    turn: 'in your turn',
    roll: 'after your roll',
    hit: 'when you are hit',
    attacked: 'after an attack on you',
    march: 'when monsters move',
  },
  toCome: 'Still to come',
  now: 'now',
  actionsLeft: (n) => (n === 0 ? 'no action left' : `${count(n, 'action', 'actions')} left`),
  nothingToCome: 'no attack',
  turn: 'Monsters’ turn',
  attackOf: (now, of) => `attack ${now} of ${of}`,
  misses: 'misses',
  stopped: (armour, prevented) =>
    prevented === 0
      ? `armour stops ${armour}`
      : armour === 0
        ? `${prevented} prevented`
        : `armour ${armour}, prevented ${prevented}`,
  coins: 'gold',
  houses: (n) => (n === 1 ? 'house' : 'houses'),
  questWon: (hero) => `${hero} has completed the quest`,
  fallOf: 'The well is lost, and the town burns.',
  attacksToCome: (n) => count(n, 'attack', 'attacks'),
  marching: 'The monsters march on Grimheim.',
  arriving: 'New monsters appear.',
  done: 'The monsters’ turn is over',
  hurt: (hero, from, to) => `${hero}, ${from} → ${to}`,
  lost: (n, from, to) => `${count(n, 'town piece', 'town pieces')} lost, ${from} → ${to}`,
  knockedOutTwo: (hero) => `${hero} is knocked out and wakes in Grimheim`,
  newMonsters: (n) => count(n, 'new monster', 'new monsters'),
  quietTurn: 'Nobody was hurt, and nothing was lost',
  next: 'Next turn, as things stand',
  risk: (hero) => `${hero} knocked out`,
  piecesInReach: (n) => (n === 1 ? 'town piece falls' : 'town pieces fall'),
  goOn: (hero, n) => `Go on: ${hero} has ${count(n, 'action', 'actions')}`,
  restWords: 'Your cards wait until the monsters’ turn is over.',
};
