import type { Cost, Effect, Measure, Mechanic, Passive, Step, Targets } from '../../content/kinds.ts';
import { type CardWords, isStraight, signed } from '../card-words.ts';
import { enemyKindName } from '../world.ts';
import { and, count, status } from './names.ts';

function same(groups: readonly number[]): string[] {
  if (groups.length === 2) return [groups.includes(3) ? 'full house' : 'two pairs'];
  return groups.map((n) => (n === 2 ? 'a pair' : `${n} same`));
}

const exact = (values: readonly number[]): string[] => {
  if (values.length === 0) return [];
  if (isStraight(values)) return [values[0] === 1 ? 'low straight' : 'high straight'];
  return [values.join('+')];
};

const cost = (c: Cost): string =>
  [
    ...(c.luck > 0 ? [`luck ${c.luck}`] : []),
    ...same(c.same),
    ...exact(c.exact),
    ...(c.any > 0 ? [`any ${c.any}`] : []),
  ].join(' and ');

const ENEMIES: Readonly<Record<Targets, string>> = {
  1: '1 enemy',
  2: '2 enemies',
  all: 'all enemies',
};
const HEROES = { 1: '1 hero', all: 'all heroes' } as const;
const MEASURES: Readonly<Record<Measure, string>> = {
  fives: 'each 5 Life you have',
  defence: 'each Defence you have',
  treasures: 'each Treasure you carry',
  room: 'each free place in your Inventory',
  statuses: 'each status on it',
  known: 'an investigated one',
};

const damage = ({ damage: least, more }: Extract<Effect, { kind: 'strike' }>): string =>
  `${least} damage${more ? ` (+${more.each} for ${MEASURES[more.of]})` : ''}`;

function effect(e: Effect): string {
  switch (e.kind) {
    case 'heal':
      return `heal ${e.amount} on ${HEROES[e.targets]}`;
    case 'guard':
      return `Guard ${e.amount} on ${HEROES[e.targets]}`;
    case 'cleanse':
      return 'remove 1 status from 1 hero';
    case 'gamble':
      return `gamble for ${e.stake} damage to 1 enemy`;
    case 'taunt':
      return 'draw attacks to yourself';
    case 'turn':
      return 'turn 1 die of 1 hero up or down by 1';
    case 'price':
      return `you lose ${e.life} Life`;
    case 'strike': {
      const what = [
        ...(e.damage > 0 ? [damage(e)] : []),
        ...e.statuses.map(status),
        ...(e.investigate ? ['Investigate'] : []),
      ];
      return `${and(what)} ${e.damage > 0 ? 'to' : 'on'} ${ENEMIES[e.targets]}`;
    }
  }
}

function passive(p: Passive): string[] {
  const lines: string[] = [];
  if (p.maxLife) lines.push(`maximum Life ${signed(p.maxLife)}`);
  if (p.defence) lines.push(`Defence ${signed(p.defence)}`);
  if (p.inventory) lines.push(`Inventory ${signed(p.inventory)}`);
  if (p.immune) lines.push(`you are immune to ${status(p.immune)}`);
  if (p.rerolls) lines.push(`${count(p.rerolls, 'additional re-roll')} in every Fate Phase`);
  if (p.damage) lines.push(`your abilities deal ${signed(p.damage)} damage to each target`);
  if (p.suffers) lines.push(`you suffer ${signed(p.suffers)} damage, before Defence`);
  if (p.heals) lines.push(`your healing restores ${signed(p.heals)}`);
  if (p.healed)
    lines.push(
      p.healed < 0
        ? `healing on you restores ${-p.healed} less, but at least 1`
        : `healing on you restores ${signed(p.healed)}`,
    );
  if (p.poison) lines.push(`Poison takes ${p.poison} Life from you instead of 2`);
  if (p.removal) lines.push(`your attempts against a status succeed on ${p.removal} or more`);
  return lines;
}

const special: Readonly<Record<string, string>> = {
  'steady-gauntlet': 'once in each Fate Phase you may roll 1 die of your bar once more at the end',
  'loaded-die': 'once in each combat you may set your Luck die to any face when you place it',
  'quicksilver-band': 'once in each Character Phase 1 die that you pay with may count as 1 higher or lower',
  'sharp-opening': 'your first ability in each combat deals +3 damage to its first target',
  'heavy-hand': 'abilities paid with 3 or more equal dice deal +2 damage to each target',
  'light-fingers': 'when you draw a Treasure, draw 2 and keep 1 of them',
  'lucky-streak': 'once in each Fate Phase you may roll your Luck die again; the new face counts',
  ambidextrous: 'once in each Character Phase a cost of any dice is 1 die lower for you, but at least 1',
  bulwark: 'Defence +1 while you have full Life',
  'last-stand': 'your abilities deal +2 damage while you have 5 Life or less',
  'keen-eye': 'investigate the first enemy that you damage in each combat',
  'quick-learner': 'heal 3 after every combat',
  scavenger: 'draw 1 Treasure at once',
  'shield-mate': 'another hero of your choice has Defence +1 while you are not stunned',
  opportunist: '+1 damage for each hit against an enemy that has a status',
  watchful: 'when the Enemy Phase begins, you get Guard 1 for every 2 Action dice still on your bar',
  'small-change': 'abilities paid with nothing but 1s, 2s, and 3s deal +2 damage to each target',
  'last-laugh': 'whenever a hit of yours kills an enemy, heal 2',
  'weak-stomach': 'while you are poisoned, your abilities deal +2 damage to each target',
  'light-purse': 'Defence +1 while you carry no more than 1 Treasure',
  brittle: 'when a combat is won, heal 2 for each status you have',
  vendetta: '+1 damage for each hit against an enemy that damaged you in the last Enemy Phase',
  'careful-step': 'in each zone the first trap does nothing to you',
  'silver-tongue': 'each of your Treasures counts as 1 value more in trades',
  patient: '1 die that you did not spend may stay on your bar; it is not rolled in the next Fate Phase',
  'wild-talent': 'your Luck ability may also be paid with the face 1 higher or lower',
  'blood-price': 'once in each Fate Phase you may lose 2 Life and roll any of your dice again',
  clumsy: 'after your re-roll your highest die is rolled once more',
  haunted:
    'whenever your Luck die shows 1 in a fight, you lose 1 Life and investigate the first enemy that nobody knows yet',
  marked: 'attacks on a single hero at random choose you',
  jinxed: 'you may keep at most 3 dice before your re-roll',
};

const ATTACKED: Readonly<Record<Targets, string>> = { 1: '1 hero', 2: '2 heroes', all: 'all heroes' };

function step(s: Step): string {
  switch (s.kind) {
    case 'attack':
      return `${s.damage} damage${s.status ? ` and ${status(s.status)}` : ''} to ${ATTACKED[s.targets]}`;
    case 'wait':
      return 'waits';
    case 'mend':
      return `recovers ${s.amount} Life`;
    case 'mend-all':
      return `mends all enemies by ${s.amount}`;
    case 'fury':
      return `damage +${s.amount} for the rest of the combat`;
    case 'armour':
      return `armour +${s.amount} until its next action`;
    case 'summon':
      return `calls ${enemyKindName(s.enemy, 'en')}`;
  }
}

function mechanic(m: Mechanic): string {
  switch (m.kind) {
    case 'first-hit':
      return 'The first hit of each round passes through it.';
    case 'even-hide':
      return 'Even damage is halved.';
    case 'odd-hide':
      return 'Odd damage is halved, rounded down.';
    case 'threshold':
      return `Hits of ${m.least - 1} or less do nothing.`;
    case 'cap':
      return `A single hit takes at most ${m.most} Life.`;
    case 'thorns':
      return `Whoever damages it loses ${m.loss} Life.`;
    case 'reflect':
      return 'A status that it resists goes to the attacker instead.';
    case 'poison-heals':
      return `Poison does not take hold: it restores ${m.amount} Life instead.`;
    case 'enrage':
      return `Below half of its Life it deals +${m.damage} damage.`;
    case 'cornered':
      return `From half of its Life on it has no armour and deals +${m.damage} damage.`;
    case 'pack':
      return `+1 damage for each other one of its kind, up to +${m.most}.`;
    case 'leech':
      return 'It recovers half of the Life that it takes.';
    case 'regenerate':
      return `It recovers ${m.amount} Life in each Fate Phase while no status is on it.`;
    case 'bomb':
      return `When it dies, every hero suffers ${m.damage} damage.`;
    case 'split':
      return `Killed by a hit of ${m.least} or more, it leaves two of ${enemyKindName(m.into, 'en')}.`;
    case 'twin':
      return `If it dies while ${enemyKindName(m.other, 'en')} lives, it returns once with ${m.life} Life, at the next Fate Phase.`;
    case 'luck-drain':
      return `While it lives, Luck dice that show ${m.face} are taken off the bar.`;
    case 'plate':
      return 'Its armour is all there is to it.';
    case 'countdown':
      return 'Its script never changes: the heavy blow always comes third.';
  }
}

export const cards: CardWords = {
  cost,
  effect,
  next: '; then ',
  passive,
  special,
  oneShot: 'Works once.',
  step,
  mechanic,
  nothingHidden: 'Nothing is hidden in it.',
  immune: (statuses) => `immune to ${and(statuses.map(status))}`,
  resistant: (statuses) => `resists ${and(statuses.map(status))}`,
};
