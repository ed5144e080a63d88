import type { Passive } from '../../content/cards.ts';
import { ALL, type Deed } from '../../content/deed.ts';
import type { CardWords } from '../card-words.ts';
import { capital } from '../language.ts';
import { resultName } from './names.ts';

const NEEDS: Readonly<Record<string, string>> = {
  skill: 'Skill Hit or Skill Shot',
  energy: '1 energy',
  health: '1 health',
  flask: 'a flask',
  'step|hit': 'Step or Hit',
  other: 'another result',
};
const count = (n: number): string => (n === ALL ? 'all' : String(n));

/** Where a deed reaches; the same enemy is where it was. */
function reach({ from, to, whom }: Deed): string {
  if (whom === 'same') return '';
  if (to === 0) return 'in your zone';
  if (from === 1) return to === 1 ? 'in an adjacent zone' : 'up to 2 zones away';
  return to > 2 ? 'anywhere' : to === 2 ? 'within 2 zones' : 'within 1 zone';
}

const WHOM: Readonly<Record<string, string>> = {
  enemy: 'an enemy',
  minion: 'a minion',
  undead: 'an undead enemy',
  white: 'a white minion',
  behind: 'an enemy left behind',
  same: 'the same enemy',
  another: 'another one',
  self: 'you',
  hero: 'a hero',
  other: 'another hero',
  split: 'heroes, shared out',
};
/** Whom a deed is for, and where. */
const target = (d: Deed): string => `${WHOM[d.whom] ?? d.whom} ${reach(d)}`.trim();

function reroll({ n, whom }: Deed): string {
  switch (whom) {
    case 'green':
      return 'reroll all green dice';
    case 'hidden':
      return 'reroll a die, two if you are hidden';
    case 'red':
      return 'reroll a red or melee die';
    case 'blue':
      return 'reroll a blue or ranged die';
    default:
      return `reroll ${n === ALL ? 'any number of dice' : n === 1 ? 'a die' : `up to ${n} dice`}`;
  }
}

const DEEDS: Readonly<Record<Deed['op'], (d: Deed) => string>> = {
  step: (d) => (d.n === 2 ? 'move a zone, past any Blocker' : 'move a zone'),
  leap: () => 'move to a zone two away',
  hit: (d) => `hit ${target(d)} for ${d.n}`,
  shot: (d) => `shoot ${target(d)} for ${d.n}`,
  damage: (d) => `${d.n} damage to ${target(d)}`,
  'damage-each': (d) => `${d.n} damage to each enemy ${reach(d).replace('within', 'in a zone within')}`,
  stun: (d) => `stun ${target(d)}`,
  'stun-each': () => 'stun each minion in your zone',
  push: (d) => `push ${d.whom === 'same' ? 'a minion there' : `a minion ${reach(d)}`}`,
  pull: () => 'pull a minion from an adjacent zone',
  heal: (d) => (d.whom === 'self' ? `recover ${d.n} health` : `${target(d)}: ${d.n} health`),
  energy: (d) => (d.whom === 'self' ? `recover ${d.n} energy` : `${target(d)}: ${d.n} energy`),
  block: (d) => (d.whom === 'self' ? `gain ${d.n} block` : `${target(d)}: ${d.n} block`),
  strip: (d) => `remove ${count(d.n)} armour from ${target(d)}`,
  'strip-each': () => 'remove all armour from each enemy in a zone within 1',
  snare: () => 'set a snare here: it stuns the next minion that comes in',
  'unseen-afar': () => 'until Clean-Up nobody targets you from another zone',
  untargetable: () => 'until Clean-Up nobody targets the heroes in your zone',
  hide: () => 'hide again',
  'take-loot': () => 'take a gem or food here, enemies or not',
  reroll,
  'set-die': (d) => (d.whom === 'focus' ? 'turn a die to Focus' : 'turn a green die to any of its faces'),
  duel: () => 'until Clean-Up an enemy here targets only you, and your Hits against it deal 1 more',
  weaken: () => 'until Clean-Up a minion here deals 1 damage less',
  'flip-stance': () => 'change your stance',
  defeat: () => 'defeat a damaged minion in your zone',
  teleport: (d) => (d.whom === 'start' ? 'move to a start zone' : 'move to any zone without enemies'),
  foresee: () => 'see who reacts in the next round',
  give: () => 'another hero within 1 zone gains a Wild for the next turn',
  'give-each': () => 'each hero gains a Step for the next turn',
  'clear-toxic': (d) => `return ${count(d.n)} toxic tokens of a hero ${reach(d)}`,
  revive: () => 'revive a hero within 1 zone at no further cost',
  flask: () => 'regain a flask',
  tar: () => 'until Clean-Up enemies in a zone within 1 do not step',
  blast: () => 'switch a door, or remove a barricade or a trap, within 1 zone',
  'unseen-reactions': () => 'nobody targets you in these Reactions',
  potion: () => 'drink a potion',
  'skip-reaction': () => 'one card does not react',
  'remove-trap': () => 'remove a trap in your zone',
  hold: () => 'an enemy here does not act in Enemy Turns',
  smoke: () => 'until Clean-Up nobody shoots into your zone',
  oil: () => 'your next Hit deals 1 more',
  wax: () => 'lose a Corruption card that you drew in this scene',
  bury: () => 'those laid down here do not rise',
};

const passives: Readonly<Record<Passive, (n: number) => string>> = {
  'skill-shot-range': () => 'A Skill Shot used as an action reaches a zone further.',
  'trap-any-result': () => 'Any result lets you ignore a trap.',
  'keep-result': () => 'Keep one unused result until your next turn.',
  'keep-focus': () => 'Keep one unused Focus until your next turn.',
  handy: () => 'Chests, doors and exploration tokens also take a Step.',
  'lock-picking': () => 'Chests and doors also take a Step.',
  'lamp-lit': () => 'Any result serves as a focus action.',
  'trap-removed': () => 'Traps that you enter are gone.',
  riposte: (n) => `When you block an enemy in your zone it takes ${n} damage.`,
  'charm-reroll': () => 'Once per Story Scene reroll a die of a Charm test.',
  'take-over': () => 'You may take damage in place of a hero within 1 zone.',
  grudge: () => 'Lose health in Reactions, and your turn begins with a Hit.',
  'thick-skin': () => 'The first damage of each round is 1 less.',
  'thicker-skin': () => 'The first damage of each round is 1 less; each Preparation gives 1 block.',
  plunder: () => 'A brown or purple enemy that you defeat brings 1 gold.',
  goggles: () => 'A Miss of a green die is a Step.',
  antidote: () => 'Heroes in your zone take 1 toxic damage less from each attack.',
  'chain-reaction': () => 'Once per round, when you defeat an enemy in your turn, gain Focus and Hit.',
  'shots-range': () => 'Your shots reach a zone further.',
  'counter-shot': () => 'A shot that you stop deals 1 damage to the shooter.',
  'no-dash-from-enemies': () => 'You cannot Dash away from enemies.',
  'no-yellow-dice': () => 'You roll no yellow dice.',
  'ignore-difficult': () => 'Difficult terrain does not slow you.',
  'recover-energy': (n) => `After a fight recover ${n} more energy.`,
  'no-dash-penalty': () => 'A Dash costs you no damage.',
  'ignore-first-fear': () => 'Ignore the first fear card of a scene.',
  'ignore-first-stun': () => 'Ignore the first stun of a scene.',
  'better-food': (n) => `Food gives you ${n} health.`,
  'free-wrong-step': () => 'One wrong step of each exploration of the city is free.',
  'max-health': (n) => `${n} more health.`,
};

export const cards: CardWords = {
  result: (id) => NEEDS[id] ?? resultName(id),
  deed: (deed) => DEEDS[deed.op](deed),
  or: ' or ',
  next: ', then ',
  twice: (deed) => `${deed} (twice)`,
  only: { 'hidden-at-start': 'if you began the turn hidden', 'lone-enemy': 'against a lone enemy' },
  passives,
  armour: (n) => `Armour ${n}`,
  trait: (trait) => `Trait: ${capital(trait)}`,
  special: (text) => `Special: ${text}`,
  inStory: 'For a Story Scene',
};
