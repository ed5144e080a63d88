import type { FightWords } from './fight.ts';

const list = new Intl.ListFormat('en');
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('en', { style: 'percent' });
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const the = (monster: string): string =>
  /^(Grendel|Surt|Hrungbald|Nidhuggr)$/.test(monster)
    ? monster
    : `the ${/^(Queen|Seer)/.test(monster) ? monster : monster.toLowerCase()}`;
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
    left: 'health left',
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
  overkill: 'More damage brings nothing: what is over is lost.',
  keeps: (left) => `It keeps ${left} health.`,
  staysUp: (left, of) => `${left} of ${of} health will be left.`,
  fallsDown: 'Knocked out: carried to Grimheim, and the town loses 2 pieces.',
  moreAttacks: (n, expected, knockOut) =>
    `${count(n, 'more attack', 'more attacks')} this turn: ${number.format(expected)} damage on average${knockOutRisk(knockOut)}.`,
  you: 'you',
  dice: (n, range) => `${count(n, 'die', 'dice')}, range ${range}`,
  strikesWith: (dice) => `strikes with ${count(dice, 'die', 'dice')}`,
  asItIs: ({ damage, left, dies, gold }) => {
    if (dies) return `it dies, +${gold} gold`;
    return damage === 0 ? 'no damage' : `${damage} damage, it keeps ${left - damage} health`;
  },
  withCard: ({ least, most, expected, kill }, left) => {
    if (least !== most)
      return `${number.format(expected)} damage on average, ${percent.format(kill)} chance to kill`;
    if (most < left) return `${most} damage, it keeps ${left - most} health`;
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
  walkTo: (steps, inReach, danger) =>
    [
      count(steps, 'step', 'steps'),
      inReach.length > 0 ? `in reach from there: ${list.format(inReach)}` : 'nobody in reach from there',
      ...(danger ? [danger] : []),
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
    give: (n) => `Pass ${n} gold`,
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
  marching: 'The monsters march on Grimheim.',
  arriving: 'New monsters appear.',
  done: 'The monsters are done',
  hurt: (hero, from, to) => `${hero}, ${from} → ${to}`,
  lost: (n, from, to) => `${count(n, 'town piece', 'town pieces')} lost, ${from} → ${to}`,
  knockedOutTwo: (hero) => `${hero} is knocked out and wakes in Grimheim`,
  newMonsters: (n) => count(n, 'new monster', 'new monsters'),
  quietTurn: 'Nobody was hurt, and nothing was lost',
  next: 'Next turn, as things stand',
  risk: (hero) => `${hero} knocked out`,
  piecesInReach: (n) => (n === 1 ? 'town piece falls' : 'town pieces fall'),
  goOn: (hero, n) => `Go on: ${hero} has ${count(n, 'action', 'actions')}`,
  restWords: 'Your cards wait until the monsters are done.',
};
