import type { Use } from '../../content/cards.ts';
import { ALL, type Deed } from '../../content/deed.ts';
import { isSkill, itemOf, skillOf } from '../../content/index.ts';
import type { Need } from '../../content/results.ts';
import { resultName } from '../names.ts';

const NEEDS: Readonly<Record<string, string>> = {
  skill: 'Skill Hit or Skill Shot',
  energy: '1 energy',
  health: '1 health',
  flask: 'a flask',
  'step|hit': 'Step or Hit',
  other: 'another result',
};
const need = (id: Need | string): string => NEEDS[id] ?? resultName(id);

const count = (n: number): string => (n === ALL ? 'all' : String(n));

/** Where a deed reaches. */
function reach({ from, to }: Deed): string {
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
const whom = ({ whom: id }: Deed): string => WHOM[id] ?? id;

const DEEDS: Readonly<Record<Deed['op'], (d: Deed) => string>> = {
  step: (d) => (d.n === 2 ? 'move a zone, past any Blocker' : 'move a zone'),
  leap: () => 'move to a zone two away',
  hit: (d) => `hit ${whom(d)} ${reach(d)} for ${d.n}`,
  shot: (d) => `shoot ${whom(d)} ${reach(d)} for ${d.n}`,
  damage: (d) => `${d.n} damage to ${whom(d)} ${reach(d)}`,
  'damage-each': (d) => `${d.n} damage to each enemy ${reach(d).replace('within', 'in a zone within')}`,
  stun: (d) => `stun ${whom(d)} ${reach(d)}`,
  'stun-each': () => 'stun each minion in your zone',
  push: (d) => `push ${d.whom === 'same' ? 'a minion there' : `a minion ${reach(d)}`}`,
  pull: () => 'pull a minion from an adjacent zone',
  heal: (d) => (d.whom === 'self' ? `recover ${d.n} health` : `${whom(d)} ${reach(d)}: ${d.n} health`),
  energy: (d) => (d.whom === 'self' ? `recover ${d.n} energy` : `${whom(d)} ${reach(d)}: ${d.n} energy`),
  block: (d) => (d.whom === 'self' ? `gain ${d.n} block` : `${whom(d)} ${reach(d)}: ${d.n} block`),
  strip: (d) => `remove ${count(d.n)} armour from ${whom(d)} ${reach(d)}`,
  'strip-each': () => 'remove all armour from each enemy in a zone within 1',
  snare: () => 'set a snare here: it stuns the next minion that comes in',
  'unseen-afar': () => 'until Clean-Up nobody targets you from another zone',
  untargetable: () => 'until Clean-Up nobody targets the heroes in your zone',
  hide: () => 'hide again',
  'take-loot': () => 'take a gem or food here, enemies or not',
  reroll: (d) =>
    d.whom === 'green'
      ? 'reroll all green dice'
      : d.whom === 'hidden'
        ? 'reroll a die, two if you are hidden'
        : `reroll ${d.n === ALL ? 'any number of dice' : `up to ${d.n} ${d.whom === 'red' ? 'red or melee' : d.whom === 'blue' ? 'blue or ranged' : ''} dice`.replace('  ', ' ')}`,
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

const deedText = (deed: Deed): string => DEEDS[deed.op](deed);

const PASSIVES: Readonly<Record<string, string>> = {
  'skill-shot-range': 'A Skill Shot used as an action reaches a zone further.',
  'trap-any-result': 'Any result lets you ignore a trap.',
  'keep-result': 'Keep one unused result until your next turn.',
  'keep-focus': 'Keep one unused Focus until your next turn.',
  handy: 'Chests, doors and exploration tokens also take a Step.',
  'lock-picking': 'Chests and doors also take a Step.',
  'lamp-lit': 'Any result serves as a focus action.',
  'trap-removed': 'Traps that you enter are gone.',
  riposte: 'When you block an enemy in your zone it takes damage.',
  'charm-reroll': 'Once per Story Scene reroll a die of a Charm test.',
  'take-over': 'You may take damage in place of a hero within 1 zone.',
  grudge: 'Lose health in Reactions, and your turn begins with a Hit.',
  'thick-skin': 'The first damage of each round is 1 less.',
  'thicker-skin': 'The first damage of each round is 1 less; each Preparation gives 1 block.',
  plunder: 'A brown or purple enemy that you defeat brings 1 gold.',
  goggles: 'A Miss of a green die is a Step.',
  antidote: 'Heroes in your zone take 1 toxic damage less from each attack.',
  'chain-reaction': 'Once per round, when you defeat an enemy in your turn, gain Focus and Hit.',
  'shots-range': 'Your shots reach a zone further.',
  'counter-shot': 'A shot that you stop deals 1 damage to the shooter.',
  'no-dash-from-enemies': 'You cannot Dash away from enemies.',
  'no-yellow-dice': 'You roll no yellow dice.',
  'ignore-difficult': 'Difficult terrain does not slow you.',
  'recover-energy': 'After a fight recover 1 more energy.',
  'no-dash-penalty': 'A Dash costs you no damage.',
  'ignore-first-fear': 'Ignore the first fear card of a scene.',
  'ignore-first-stun': 'Ignore the first stun of a scene.',
  'better-food': 'Food gives you 2 health.',
  'free-wrong-step': 'One wrong step of each exploration of the city is free.',
  'max-health': 'Two more health.',
};

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function useText(use: Use): string {
  const cost = use.cost.map(need).join(' + ');
  const gain = use.gain.map(need).join(' + ');
  const deeds = use.deeds.map(deedText).join(use.either ? ' or ' : ', then ');
  const does = [gain, deeds].filter((part) => part !== '').join(', ');
  const only =
    use.only === 'hidden-at-start'
      ? ' (if you began the turn hidden)'
      : use.only === 'lone-enemy'
        ? ' (against a lone enemy)'
        : '';
  return cost === '' ? `${upper(does)}${only}` : `${cost} ${use.twoWay ? '↔' : '→'} ${does}${only}`;
}

/** What stands on a card, computed from what it does. */
export function cardText(id: string): string {
  if (isSkill(id)) {
    const { use, passive } = skillOf(id);
    return use ? useText(use) : (PASSIVES[passive] ?? '');
  }
  const { use, passive, special, armour } = itemOf(id);
  return [
    ...(armour > 0 ? [`Armour ${armour}.`] : []),
    ...(use ? [`${useText(use)}.`] : []),
    ...(passive !== '' ? [PASSIVES[passive] ?? ''] : []),
    ...(special ? [`Special: ${useText(special)}.`] : []),
  ].join(' ');
}
