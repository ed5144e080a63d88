import { tellProse } from '../../story/prose.ts';
import type { Instruction, RollingFatesTold } from '../../told.ts';
import { signed } from '../card-words.ts';
import type { EventWords } from '../language.ts';
import { cardName, enemyName, telegraphLine, zoneName } from '../world.ts';
import { afflicted, and, count, dice, from, source, status } from './names.ts';

const PHASES = { fate: 'Fate Phase', character: 'Character Phase', enemy: 'Enemy Phase' } as const;
const prose = (line: string): string => tellProse(line, 'en');
const card = (id: string): string => cardName(id, 'en') ?? id;
const luckDie = (face: number): string => (face > 0 ? `, Luck die ${face}` : '');

type Omen = Extract<RollingFatesTold, { kind: 'omen' }>['omen'];
const OMENS: Readonly<Record<Omen, (amount: number) => string>> = {
  fewer: (n) => `In the next fight ${count(n, 'enemy', 'enemies')} will stay away.`,
  reinforced: () => 'In the next fight somebody else will be there.',
  reward: (n) => `The next victory brings each hero ${count(n, 'Treasure')} more.`,
  stunned: () => 'In the next fight the enemies will be stunned at first.',
  skip: () => 'The next fight will not take place.',
  ambush: () => 'This will come to blows.',
  insight: () => 'You will know the great enemy of this zone.',
};

type AtTheTable = Extract<RollingFatesTold, { kind: 'at-the-table' }>['what'];
/** RF-015: what the players do on their own boards. */
const TABLE: Readonly<Record<AtTheTable, (who: string, amount: number, status: string) => string>> = {
  damage: (who, amount) => `${who}, you suffer ${amount} damage`,
  loss: (who, amount) => `${who}, you lose ${amount} Life`,
  heal: (who, amount) => `${who}, you heal ${amount}`,
  status: (who, _, status) => `${who}, you are ${afflicted(status)}`,
  fate: (who) => `${who}, settle your statuses and roll`,
  luck: (who, face) => `${who}, take your Luck die off the bar if it shows ${face}`,
  'statuses-gone': (who) => `${who}, you lose all statuses`,
};

/** RF-015: what the players do with their own cards. */
const INSTRUCTIONS: Readonly<Record<Instruction, (who: string, amount: number) => string>> = {
  treasure: (who) => `${who}: draw a Treasure, and keep, swap or refuse it.`,
  look: (who, n) => `${who}: draw ${n} Treasures, keep one if you like, and set the others aside.`,
  'pay-value': (who, n) => `${who}: give away Treasures worth at least ${n} in all.`,
  'pay-one': (who) => `${who}: give away one Treasure.`,
  'pay-any': (who) => `${who}: give away as many Treasures as you like, at least one.`,
  forfeit: (who) => `${who}: give up your Treasure of least value.`,
  return: (who) => `${who}: give back all Treasures that you won here.`,
  barter: (who, n) => `${who}: for every 3 value heal ${n} or draw a Treasure.`,
  level: (who) => `${who}: draw a Trait, go up one level, and set your Life to the new maximum.`,
  retrain: (who) => `${who}: set your latest Trait aside and draw another.`,
  mute: (who) => `${who}: one bad Trait of yours does nothing until the end of the zone.`,
  'max-life': (who, n) => `${who}: your maximum Life changes by ${signed(n)} for this adventure.`,
  'status-next': (who) => `${who}: you begin the next fight poisoned.`,
  'roll-damage': (who, n) => `${who}: roll a die and suffer ${n} minus its face as damage.`,
};

const NODES: Readonly<Record<string, string>> = {
  combat: 'The way is barred',
  encounter: 'Somebody or something is here',
  find: 'Something lies here',
  rest: 'A quiet place',
};

/** What happened, one short sentence each. */
export const events: EventWords = {
  combat: (e) => `To arms! ${and(e.enemies.map(({ id }) => enemyName(id, 'en')))}.`,
  phase: (e) => `Round ${e.round}, ${PHASES[e.phase]}.`,
  'combat-won': (e) => `The fight is won in ${count(e.rounds, 'round')}.`,
  appears: (e) => `${enemyName(e.enemy, 'en')} appears${e.by === '' ? '' : ` (${enemyName(e.by, 'en')})`}.`,
  returns: (e) => `${enemyName(e.enemy, 'en')} returns with ${e.life} Life.`,

  'no-roll': (e, who) => `${who(e.seat)} is stunned and rolls no dice.`,
  stays: (e, who) => `${who(e.seat)} leaves a ${e.face} on the bar.`,
  roll: (e, who) => `${who(e.seat)} rolls ${dice(e.dice)}${luckDie(e.luck)}.`,
  luck: (e, who) => `${who(e.seat)} changes the Luck die from ${e.from} to ${e.to}${from(e.by)}.`,
  'luck-lost': (e, who) =>
    `The Luck die of ${who(e.seat)} is gone from the bar: ${source(e.by) || 'something'} took it.`,
  keep: (e, who) => {
    if (e.to.length === 0) return `${who(e.seat)} keeps all dice.`;
    const kept = e.kept.length === 0 ? 'keeps nothing' : `keeps ${dice(e.kept)}`;
    return `${who(e.seat)} ${kept} and rolls ${count(e.to.length, 'die', 'dice')} again: ${dice(e.to)}.`;
  },
  again: (e, who) => `${who(e.seat)} rolls ${dice(e.from)} again: ${dice(e.to)}${from(e.by)}.`,
  bar: (e, who) => `${who(e.seat)}'s dice: ${dice(e.dice)}${luckDie(e.luck)}.`,

  use: (e, who) => {
    const paid = [...(e.paid.length > 0 ? [dice(e.paid)] : []), ...(e.luck > 0 ? [`luck ${e.luck}`] : [])];
    const helped = e.by.length > 0 ? `, with ${and(e.by.map(source))}` : '';
    return `${who(e.seat)} uses ${card(e.ability)}${paid.length > 0 ? ` (${paid.join(', ')})` : ''}${helped}.`;
  },
  pass: (e, who) =>
    `${who(e.seat)} passes${e.unspent > 0 ? `; ${count(e.unspent, 'die', 'dice')} left over` : ''}.`,
  recall: (e, who) => `${who(e.by)} calls ${who(e.seat)} back: another chance to act.`,
  'set-aside': (e) => `${card(e.treasure)} is used up.`,
  hit: (e, who) => {
    const parts = [`${who(e.seat)} hits ${enemyName(e.enemy, 'en')}: ${e.damage} damage`];
    if (e.weak) parts.push('doubled by Weakness');
    if (e.armour > 0) parts.push(`${e.armour} stopped by armour`);
    if (e.mechanic === '?') parts.push('something weakened the blow');
    else if (e.mechanic !== '') parts.push('its hidden trait weakened the blow');
    return `${parts.join(', ')}. ${e.lost === 0 ? 'No Life lost' : `${e.lost} Life lost`}.`;
  },
  afflicts: (e) => `${enemyName(e.enemy, 'en')} is ${afflicted(e.status)}.`,
  withstands: (e) => {
    const why = { immune: ': it is immune', resistant: ': it resists', '?': '' }[e.why];
    return `${status(e.status)} does not take hold of ${enemyName(e.enemy, 'en')}${why}.`;
  },
  investigates: (e, who) =>
    e.seat < 0
      ? `You know ${enemyName(e.enemy, 'en')} from the start.`
      : `${who(e.seat)} investigates ${enemyName(e.enemy, 'en')}${from(e.by)}.`,
  'enemy-dies': (e, who) => {
    if (e.by === 'poison') return `${enemyName(e.enemy, 'en')} dies of Poison.`;
    return e.seat < 0
      ? `${enemyName(e.enemy, 'en')} dies.`
      : `${who(e.seat)} kills ${enemyName(e.enemy, 'en')}.`;
  },
  heal: (e, who) => {
    const more = e.wasted > 0 ? ` (${e.wasted} more than there was room for)` : '';
    if (e.amount === 0) return `${who(e.seat)} has full Life and needs no healing.`;
    if (e.by < 0 || e.by === e.seat) return `${who(e.seat)} heals ${e.amount}${more}.`;
    return `${who(e.by)} heals ${who(e.seat)} by ${e.amount}${more}.`;
  },
  taunts: (e, who) => `${who(e.seat)} draws the attacks${from(e.from)}.`,
  gambles: (e, who) =>
    e.damage > 0
      ? `${who(e.seat)} throws a ${e.face}: ${e.damage} damage are at stake.`
      : `${who(e.seat)} throws a ${e.face}: the stake is lost.`,
  turns: (e, who) => `${who(e.by)} turns a ${e.from} of ${who(e.seat)} to a ${e.to}${from(e.with)}.`,
  guard: (e, who) =>
    e.by === e.seat
      ? `${who(e.seat)} takes Guard ${e.amount}.`
      : `${who(e.by)} gives ${who(e.seat)} Guard ${e.amount}.`,
  cleanse: (e, who) =>
    e.by < 0 || e.by === e.seat
      ? `${who(e.seat)} is free of ${status(e.status)}.`
      : `${who(e.by)} frees ${who(e.seat)} of ${status(e.status)}.`,

  telegraph: (e) => `${telegraphLine(e.of, 'en')} (${enemyName(e.enemy, 'en')})`,
  attack: (e, who) => {
    const what = [...(e.damage > 0 ? [`${e.damage} damage`] : []), ...(e.status ? [status(e.status)] : [])];
    return `${enemyName(e.enemy, 'en')} attacks ${and(e.targets.map(who))}: ${and(what)}.`;
  },
  waits: (e) => `${enemyName(e.enemy, 'en')} waits.`,
  skips: (e) => `${enemyName(e.enemy, 'en')} is stunned and does nothing.`,
  mends: (e) =>
    e.amount === 0
      ? `${enemyName(e.enemy, 'en')} has full Life: there is nothing to mend.`
      : e.by === e.enemy || e.by === ''
        ? `${enemyName(e.enemy, 'en')} recovers ${e.amount} Life.`
        : `${enemyName(e.by, 'en')} mends ${enemyName(e.enemy, 'en')} by ${e.amount}.`,
  fury: (e) => `${enemyName(e.enemy, 'en')} grows fiercer: damage +${e.amount}.`,
  armours: (e) => `${enemyName(e.enemy, 'en')} raises its armour by ${e.amount}.`,
  'enemy-poison': (e) => `Poison costs ${enemyName(e.enemy, 'en')} ${e.amount} Life.`,

  hurt: (e, who) => {
    const parts = [`${who(e.seat)} suffers ${e.damage} damage${from(e.by)}`];
    if (e.weak) parts.push('doubled by Weakness');
    if (e.defence > 0) parts.push(`Defence ${e.defence}`);
    return `${parts.join(', ')}. ${e.lost === 0 ? 'No Life lost' : `${e.lost} Life lost, ${e.life} left`}.`;
  },
  loses: (e, who) => `${who(e.seat)} loses ${e.amount} Life${from(e.by)}; ${e.life} left.`,
  afflicted: (e, who) => `${who(e.seat)} is ${afflicted(e.status)}${from(e.by)}.`,
  immune: (e, who) => `${who(e.seat)} is immune to ${status(e.status)}${from(e.by)}.`,
  removal: (e, who) => {
    const name = e.enemy === '' ? who(e.seat) : enemyName(e.enemy, 'en');
    const tried = e.face === 0 ? 'flips the token' : `rolls ${e.face}`;
    return `${name} ${tried} against ${status(e.status)}: ${e.removed ? 'it is gone' : 'it stays'}.`;
  },
  'statuses-gone': (e, who) => `${who(e.seat)} shakes off ${and(e.statuses.map(status))}.`,
  spared: (e, who) => `Mercy: ${who(e.seat)} stops at 1 Life.`,
  falls: (e, who) => {
    const cause = source(e.by);
    return cause === '' ? `${who(e.seat)} has fallen.` : `${who(e.seat)} falls to ${cause}.`;
  },
  'at-the-table': (e, who) => `${TABLE[e.what](who(e.seat), e.amount, e.status)}${from(e.by)}.`,
  'gives-up': (e, who) => `${who(e.seat)} lowers the arms: the party gives up.`,
  retry: (e) => `The party gets up and begins zone ${e.zone + 1} again, try ${e.retries + 1}.`,

  zone: (e) => `Zone ${e.zone + 1}: ${zoneName(e.adventure, e.zone, 'en')}.`,
  node: (e) => `${NODES[e.of] ?? e.of}.`,
  story: (e) => (e.title === '' ? '' : `${prose(e.title)}: `) + e.text.map(prose).join('\n'),
  choice: (e, who) => `${e.seat < 0 ? 'The party' : who(e.seat)}: ${prose(e.text)}`,
  check: (e, who) =>
    e.luck > 0 && e.dice.length === 0
      ? `${who(e.seat)} rolls ${e.luck} with the Luck die.`
      : `${who(e.seat)} has ${dice(e.dice)}.`,
  pays: (e) => `You give away ${and(e.treasures.map(card))}, worth ${e.value}.`,
  avoids: (e, who) => `${who(e.seat)} steps aside${from(e.by)}.`,
  spoils: (e, who) =>
    `${who(e.seat)} looks for spoils and rolls ${e.face}: ${e.found ? 'something is there' : 'there is nothing'}.`,
  omen: (e) => OMENS[e.omen](e.amount),
  instruct: (e, who) => INSTRUCTIONS[e.what](e.seat < 0 ? 'Party' : who(e.seat), e.amount),
  flag: () => 'This will be remembered.',
  treasure: (e, who) => `${who(e.seat)} takes ${card(e.treasure)}${from(e.by)}.`,
  'no-treasure': (e, who) => `No Treasures are left for ${who(e.seat)}.`,
  refuses: (e, who) => `${who(e.seat)} leaves ${card(e.treasure)} behind.`,
  swaps: (e, who) => `${who(e.seat)} takes ${card(e.gets)} and leaves ${card(e.drops)} behind.`,
  discards: (e, who) => `${who(e.seat)} gives up ${card(e.treasure)}.`,
  gives: (e, who) => `${who(e.seat)} gives ${card(e.treasure)} to ${who(e.to)}.`,
  level: (e, who) => `${who(e.seat)} reaches level ${e.level}, with ${e.life} Life.`,
  trait: (e, who) => `${who(e.seat)} gains the Trait ${card(e.trait)}.`,
  'spares-trait': (e, who) =>
    `${who(e.seat)} draws ${card(e.trait)}; one bad Trait is enough, so it is set aside.`,
  'loses-trait': (e, who) => `${who(e.seat)} loses the Trait ${card(e.trait)}.`,
  mutes: (e, who) => `${card(e.trait)} leaves ${who(e.seat)} in peace for this zone.`,
  'max-life': (e, who) =>
    `The maximum Life of ${who(e.seat)} ${e.amount < 0 ? 'falls' : 'rises'} by ${Math.abs(e.amount)}${from(e.by)}.`,
  mate: (e, who) => `${who(e.seat)} watches over ${who(e.mate)}.`,
  'status-next': (e, who) => `${who(e.seat)} will begin the next fight with ${status(e.status)}.`,
  rest: (e) => `A place to rest: each hero heals ${e.amount}.`,
  won: () => 'The adventure is over, and all of you are still standing.',
};
