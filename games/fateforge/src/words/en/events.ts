import { capital, type EventWords } from '../language.ts';
import { isEnemyId } from '../names.ts';
import { campaignEvents } from './campaign.ts';
import { cardName, enemyName, heroName, resultName, sceneName } from './names.ts';
import { thing } from './things.ts';
import { UNLOCKS } from './unlocks.ts';

const and = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
const result = (id: string): string => resultName(id.slice(id.indexOf(':') + 1));
const results = (ids: readonly string[]): string => and(ids.map(result));
const who = (id: string): string => (isEnemyId(id) ? enemyName(id) : heroName(id));
const card = (id: string): string => cardName(id) ?? CARDS[id] ?? id;
const CARDS: Readonly<Record<string, string>> = { flask: 'a flask' };
const SOURCES: Readonly<Record<string, string>> = {
  dash: 'the Dash',
  exit: 'the way out',
  volatile: 'the blast',
  revive: 'the reviving',
  recovery: 'rest',
  fountain: 'the fountain',
  ko: 'rest',
  food: 'food',
};
const from = (id: string): string => {
  const name = SOURCES[id] ?? cardName(id) ?? (isEnemyId(id) ? enemyName(id) : '');
  return name === '' ? '' : ` (${name})`;
};
const HOW: Readonly<Record<string, string>> = {
  dash: 'dashes',
  portal: 'steps through the portal',
  push: 'is pushed',
  pull: 'is pulled',
  flinch: 'flinches',
  trapdoor: 'falls through the trapdoor',
};
const PREVENTED: Readonly<Record<string, string>> = { block: 'a block token', 'thick-skin': 'Thick Skin' };
const DOES: Readonly<Record<string, string>> = {
  snare: 'sets a snare',
  smoke: 'fills the zone with smoke',
  'unseen-afar': 'cannot be seen from afar',
  untargetable: 'hides everybody in the zone',
  hide: 'hides again',
  oil: 'oils the blade',
  'flip-stance': 'changes stance',
  flask: 'regains a flask',
  'remove-trap': 'removes the trap',
  bury: 'buries those laid down here',
  cage: 'breaks the cage',
  revive: 'helps a fallen hero up',
};
const SPARED: Readonly<Record<string, string>> = {
  warded: 'is warded: shots do nothing',
  brace: 'braces: the first damage is ignored',
  'dull-edge': 'is not even scratched (Dull Edge)',
};
const IDLE: Readonly<Record<string, string>> = {
  stunned: 'is stunned and does nothing',
  held: 'is held and does nothing',
  rooted: 'cannot leave its place and does nothing',
  skip: 'reels and does nothing',
};
const MARKED: Readonly<Record<string, string>> = {
  hold: 'will not act this round',
  weaken: 'strikes weaker this round',
  duel: 'is called to a duel',
};
const ABILITIES: Readonly<Record<string, string>> = {
  volatile: 'bursts',
  ambush: 'strikes from ambush',
  'life-drain': 'drains life and is whole again',
  rally: 'rallies those around it',
  cinder: 'scatters embers',
  regrow: 'grows its armour back',
};

const RATINGS: Readonly<Record<string, string>> = { copper: 'Copper', silver: 'Silver', gold: 'Gold' };

/** What happened, by the kind of the event. */
export const events: EventWords = {
  ...campaignEvents,
  round: (e) => `Round ${e.round} of ${e.rounds}.`,
  order: (e) => `The order is ${e.heroes.map(heroName).join(', ')}.`,
  shows: (e) => `${heroName(e.hero)} has ${e.results.length > 0 ? results(e.results) : 'nothing'}.`,
  turn: (e) => `${heroName(e.hero)}’s turn.`,
  'turn-over': (e) => `${heroName(e.hero)} is done.`,
  spends: (e) => `${heroName(e.hero)} spends ${results(e.spent)}.`,
  uses: (e) =>
    `${heroName(e.hero)} uses ${card(e.card)}${e.spent.length > 0 ? ` for ${results(e.spent)}` : ''}.`,
  gains: (e) => `${heroName(e.hero)} gains ${results(e.results)}${from(e.by)}.`,
  'energy-step': (e) => `${heroName(e.hero)} spends 1 energy for a step.`,
  moves: (e) => `${heroName(e.hero)} ${HOW[e.how] ?? 'moves'} to ${e.where}.`,
  'enemy-moves': (e) => `${enemyName(e.enemy)} ${HOW[e.how] ?? 'moves'} to ${e.where}.`,
  wounded: (e) => {
    const stopped = [
      ...(e.block > 0 ? [`block ${e.block}`] : []),
      ...(e.armour > 0 ? [`armour ${e.armour}`] : []),
    ];
    const by = stopped.length > 0 ? ` (stopped: ${and(stopped)})` : '';
    return `${enemyName(e.enemy)} takes ${e.damage} damage${by}, ${e.left} left.`;
  },
  spared: (e) => `${enemyName(e.enemy)} ${SPARED[e.why]}.`,
  defeated: (e) => {
    const by = e.by === '' ? '' : ` by ${heroName(e.by)}`;
    return `${enemyName(e.enemy)} is ${e.laid ? 'laid down' : 'defeated'}${by}.`;
  },
  rises: (e) => `${enemyName(e.enemy)} rises again.`,
  phase: (e) => `${enemyName(e.enemy)} fights on without armour: phase ${e.phase}.`,
  stripped: (e) => `${enemyName(e.enemy)} has ${e.left} armour left.`,
  marked: (e) => `${enemyName(e.enemy)} ${MARKED[e.mark]}.`,
  snared: (e) => `${enemyName(e.enemy)} steps into the snare.`,
  stunned: (e) => `${who(e.who)} is stunned${from(e.by)}.`,
  'enemy-block': (e) => `${enemyName(e.enemy)} gains ${e.n} block.`,
  block: (e) => `${heroName(e.hero)} gains ${e.n} block.`,
  prevents: (e) => `${heroName(e.hero)} is spared 1 by ${PREVENTED[e.by] ?? card(e.by)}.`,
  hurt: (e) => `${heroName(e.hero)} loses 1 health${from(e.by)}, ${e.left} left.`,
  poisoned: (e) => `${heroName(e.hero)} takes 1 toxic damage${from(e.by)}, ${e.left} health left.`,
  suffers: (e) => `${heroName(e.hero)} suffers 1 ${e.what}${from(e.by)}, ${e.left} left.`,
  recovers: (e) => `${heroName(e.hero)} recovers ${e.amount} ${e.what}${from(e.by)}.`,
  ko: (e) => `${heroName(e.hero)} is knocked out.`,
  revived: (e) => `${heroName(e.hero)} is back on both feet.`,
  stubborn: (e) => `${heroName(e.hero)} is too stubborn to fall.`,
  seen: (e) => `${heroName(e.hero)} is hidden no longer.`,
  'ally-out': (e) => `${card(e.ally)} is out of the fight.`,
  ally: (e) => `${heroName(e.hero)} calls on ${card(e.ally)}: ${result(e.die)}.`,
  draws: (e) => `${heroName(e.hero)} draws ${card(e.card)}.`,
  cleansed: (e) => `${heroName(e.hero)} is rid of ${card(e.card)}.`,
  'trap-gone': (e) => `${heroName(e.hero)} disarms the trap.`,
  'trap-avoided': (e) => `${heroName(e.hero)} avoids the trap.`,
  collects: (e) => (e.what === 'gem' ? `A gem worth ${e.n} goes into the bag.` : 'Food goes into the bag.'),
  drops: (e) => `${who(e.who)} drops ${thing(e.token)} at ${e.where}.`,
  steals: (e) => `${enemyName(e.enemy)} steals a gem worth ${e.n}.`,
  takes: (e) => `${heroName(e.hero)} picks up ${thing(e.token)}.`,
  explores: (e) => `${heroName(e.hero)} looks around.`,
  opens: (e) => `${heroName(e.hero)} opens the chest: ${e.item === '' ? 'empty' : card(e.item)}.`,
  door: (e) => `${heroName(e.hero)} ${e.open ? 'opens' : 'closes'} ${thing(e.door)}.`,
  removed: (e) => `${heroName(e.hero)} removes ${thing(e.token)} at ${e.where}.`,
  does: (e) => `${heroName(e.hero)} ${DOES[e.deed] ?? 'acts'}.`,
  covers: (e) => `${heroName(e.hero)} finds a gap in ${enemyName(e.enemy)}’s guard: ${resultName(e.icon)}.`,
  exploited: (e) => `${enemyName(e.enemy)}’s weak spot is exploited.`,
  reactions: (e) => (e.cards.length > 0 ? `Reactions: ${and(e.cards.map(enemyName))}.` : 'Nobody reacts.'),
  reaction: (e) => (e.enemy === '' ? `No ${enemyName(e.card)} can react.` : `${enemyName(e.enemy)} reacts.`),
  acts: (e) => `${enemyName(e.enemy)} acts${e.hero === '' ? '' : ` against ${heroName(e.hero)}`}.`,
  idle: (e) => `${enemyName(e.enemy)} ${IDLE[e.why]}.`,
  boss: (e) => `${enemyName(e.enemy)} takes turn ${e.turn}.`,
  calls: (e) => `${enemyName(e.enemy)} calls ${enemyName(e.called)}.`,
  ability: (e) => `${enemyName(e.enemy)} ${ABILITIES[e.ability] ?? 'does what it does best'}.`,
  appears: (e) => `${enemyName(e.enemy)} appears at ${e.where}.`,
  escapes: (e) => `${enemyName(e.enemy)} gets away.`,
  floods: (e) => `Water rises at ${e.where}: difficult terrain.`,
  counter: (e) => `${capital(thing(e.token))}: ${e.n} left.`,
  'clean-up': (e) => `Round ${e.round} is over.`,
  'extra-round': () => 'You stay for one more round.',
  'no-exit': () => 'No exit is open: nobody leaves.',
  exits: (e) => `${heroName(e.hero)} leaves by ${e.where}${e.damage > 0 ? `: ${e.damage} damage` : ''}.`,
  objectives: (e) => {
    const met = (list: readonly boolean[]): string => `${list.filter(Boolean).length} of ${list.length}`;
    return `Objectives met: ${met(e.primary)}; further ones: ${met(e.secondary)}.`;
  },
  learns: (e) => `${heroName(e.hero)} learns ${card(e.card)}.`,
  equips: (e) =>
    e.on
      ? `${heroName(e.hero)} puts on ${card(e.item)}.`
      : `${card(e.item)} goes from ${heroName(e.hero)} into the bag.`,
  'sets-out': (e) => `On to ${sceneName(e.scene)}.`,
  unlock: (e) => `A rule comes up for the first time: ${UNLOCKS[e.n - 1]}.`,
  rated: (e) => `${e.points} points: ${RATINGS[e.rating]}.`,
  quarter: (e) => `${enemyName(e.enemy)} lowers her blade and lets you pass.`,
  calmed: (e) => `${enemyName(e.enemy)} sinks back into the water and is still.`,
  ended: (e) => (e.won ? 'The scene is a success.' : 'The scene is a failure.'),
};
