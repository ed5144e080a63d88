import { type Ability, cardText, namesIn, type Objective, thing, things } from '@wyrdhall/fateforge';

const { cardName, enemyName, heroName, resultName, sceneName, zoneName } = namesIn('en');

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

type Named = readonly [name: string, text: string];
type ById = Readonly<Record<string, string>>;

const abilities: Readonly<Record<Ability, Named>> = {
  blocker: ['Blocker', 'A Step does not lead out of its zone, unless a card says so.'],
  frontliner: ['Frontliner', 'It must be struck before the others in its zone.'],
  stealth: ['Stealth', 'Only heroes in its zone can target it.'],
  leader: ['Leader', 'After its turn it draws one of its own near.'],
  'life-drain': ['Life Drain', 'Where it takes health, it is whole again and gains a block.'],
  fear: ['Fear', 'Whoever comes into its zone draws a fear card.'],
  brace: ['Brace', 'The first damage of each round does nothing.'],
  warded: ['Warded', 'Shots do nothing to it.'],
  slippery: ['Slippery', 'It can be neither pushed, pulled nor held.'],
  grapple: ['Grapple', 'Nobody dashes out of its zone.'],
  volatile: ['Volatile', 'When it falls, it bursts: 1 damage to all in its zone.'],
  alarm: ['Alarm', 'When it is struck, it calls another one.'],
  skirmish: ['Skirmish', 'After a shot it moves away.'],
  'shield-mate': ['Shield Mate', 'In Clean-Up a minion in its zone gains a block.'],
  regrow: ['Regrow', 'Its armour comes back in Clean-Up.'],
  undying: ['Undying', 'Laid down once, it rises again at the end of the round.'],
  thief: ['Thief', 'A hit that takes health takes a gem as well.'],
  corrode: ['Corrode', 'What your armour stops costs two cubes of it.'],
  rally: ['Rally', 'Where it does nothing else, the minions around it gain a block.'],
  ambush: ['Ambush', 'It strikes whoever comes into its zone, once a round.'],
  cinder: ['Cinder', 'In Clean-Up each hero in its zone takes 1 damage.'],
};

const tokens: Readonly<Record<string, Named>> = {
  objective: ['What you came for', 'In this zone you may take it in your turn, if nobody guards it.'],
  gem: ['Gem', 'It goes into the bag when a hero stands here without enemies.'],
  food: ['Food', 'It goes into the bag when a hero stands here without enemies.'],
  chest: ['Chest', 'A Focus in this zone opens it.'],
  exploration: ['Something to look at', 'A Focus in this zone shows what it is.'],
  barricade: ['Barricade', 'It stops shots into this zone.'],
  difficult: ['Difficult terrain', 'Leaving this zone costs one more result; nobody dashes out of it.'],
  fountain: [
    'Fountain',
    'Begin or end your turn here without enemies: each cube brings back 1 health or energy.',
  ],
  door: ['Door', 'A Focus beside it opens or closes it. Closed, it is no way.'],
  portal: ['Portal', 'A Step leads from one end to the other.'],
  trap: ['Trap', 'Whoever comes in draws a trap card, or discards a result.'],
  counter: ['Counter', 'Each enemy in this zone takes a cube at the end of Enemy Turns.'],
  friend: ['A friend in the watch', 'Shoots for you before Enemy Turns.'],
};

/** What a scene is about, in a line. */
const scenes: ById = {
  c01: 'Take the toll book from the guarded house, and get away across the ford.',
  c02: 'The watch is at your heels: reach the Court Door or shake them off.',
  c03: 'Something was left in the cistern. Find it, and find the way out.',
  c04a: 'Two ledgers lie in Warehouse Nine, and both are guarded.',
  c04b: 'Over the roofs, plank by plank, while archers take aim.',
  c05: 'Up the tower: the sergeant must fall.',
  c06: 'Captain Vey bars the way to the bell. She has one weak spot.',
  c07: 'A long causeway through reeds full of eyes.',
  c08: 'The dead hold a drowned chapel. Take what lies there and leave by the altar.',
  c09a: 'The burners’ camp: chests, embers, and a choir that bursts.',
  c09b: 'An ambush at the ferry.',
  c10: 'Doors and dead between Bone Street and the inner crypt.',
  c11: 'Two portals, two moulds, and a foundry that never cools.',
  c12: 'She rises with the water, and every round drowns more ground.',
  c13: 'A barricaded street by lamplight, with archers behind it.',
  c14a: 'A vault full of traps, and gold for light feet.',
  c14b: 'Through the kitchens, where doors can be shut behind you.',
  c15: 'Three moulds must go before the metal is poured.',
  c16: 'The Long Bell loses cube after cube. Keep it ringing.',
  c17: 'The Regent on his throne: two phases, two weak spots, one crown.',
  s01: 'Rats, a cellar, and a nest that somebody pays for.',
  s02: 'A runner owes money. Take what he carries before he is gone.',
  s03: 'A cart sank at the old ford, with two chests on it.',
  s04: 'Hold the graveyard until the lamp is lit.',
  s05: 'Fire under the mill, and something worth the burns.',
  s06: 'The Baron’s fighting ring: win, and open his box.',
  s07: 'Wake the bronze hound before the foundry does.',
};

const exits = (letters: readonly string[]): string => `exit ${letters.join(' or ')}`;
const by = (round: number): string => (round < 90 ? ` by round ${round}` : '');

function objective(o: Objective, zone: (id: string) => string): string {
  switch (o.kind) {
    case 'take':
      return o.tokens[0]?.startsWith('civ')
        ? `Lead ${things(o.tokens)} out`
        : `Take ${things(o.tokens)}, and carry ${o.tokens.length === 1 ? 'it' : 'them'} out`;
    case 'exit':
      return o.all ? `All heroes leave by ${exits(o.exits)}` : `A hero leaves by ${exits(o.exits)}`;
    case 'defeat':
      return `Defeat ${enemyName(o.enemy)}`;
    case 'defeat-all':
      return `Defeat every ${list(o.cards.map(enemyName))}${by(o.by)}`;
    case 'gone':
      return `No ${enemyName(o.card)} is left`;
    case 'spare':
      return `Spare ${enemyName(o.enemy)}`;
    case 'collect':
      return `Bring home the ${o.what} at ${zone(o.zone)}`;
    case 'open':
      return o.chests.length === 1 ? 'Open the chest' : `Open ${o.chests.length} chests`;
    case 'explore':
      return o.tokens.length === 1 ? 'Look at what lies there' : `Look at ${o.tokens.length} places`;
    case 'door':
      return 'The door is open';
    case 'counter':
      return `At least ${o.least} cubes are left`;
    case 'exploit':
      return `Exploit weak spot ${o.spot + 1}${by(o.by)}`;
    case 'health':
      return o.who === 'all'
        ? `Every hero has more than ${o.above} health`
        : `Whoever leaves has more than ${o.above} health`;
    case 'no-ko':
      return 'No hero is knocked out';
    case 'no-gem-stolen':
      return 'No gem is stolen';
    case 'no-fear-card':
      return 'Nobody draws a fear card';
    case 'no-trap-card':
      return 'Nobody draws a trap card';
  }
}

const ops: ById = {
  hit: 'hits',
  shot: 'shoots',
  step: 'steps closer',
  push: 'pushes',
  pull: 'pulls',
  stun: 'stuns',
  call: 'calls another',
  block: 'shields its own',
};

/** They are done to nobody. */
const OBJECTLESS = new Set(['call', 'block']);

const FACTIONS: ById = {
  wild: 'Wild',
  'lantern-guard': 'Lantern Guard',
  'rust-court': 'Rust Court',
  unburied: 'The Unburied',
  'ember-choir': 'Ember Choir',
  mirefolk: 'Mirefolk',
  '': 'Boss',
};

const phases: ById = {
  setup: 'Setup',
  learn: 'Skills',
  arm: 'Setup',
  prepare: 'Preparation',
  dash: 'Dashes',
  order: 'Order',
  action: 'Action',
  'clean-up': 'Clean-Up',
  extra: 'One more?',
  exit: 'Exit',
  recover: 'Recovery',
  camp: 'Between fights',
  story: 'Story',
  over: 'The end',
};

const act: ById = {
  step: 'Step',
  hit: 'Hit',
  'long-hit': 'Long Hit',
  shot: 'Shot',
  'skill-shot': 'Skill Shot',
  block: 'Block',
  special: 'Special',
  energy: 'Step: 1 energy',
  flip: 'Change stance',
  flask: 'Use a flask',
  quarter: 'Offer quarter',
  reroll: 'Reroll Misses',
  three: 'Three alike',
  dash: 'Dash',
};

const when: ById = {
  recurring: 'once a round',
  single: 'once a fight',
  passive: 'always',
  consumed: 'used up',
  charged: 'two uses',
};

export const en = {
  city: 'The city of Corvane',
  marker: 'your marker',
  page: 'What is told',
  actBar: (act: number) => `Act ${act}`,
  bar: { story: 'story', fight: 'fight', rest: 'rest', ending: 'ending' },
  decide: 'What you can do',
  timeTokens: (n: number) => (n === 1 ? '1 time token' : `${n} time tokens`),
  inBag: (gold: number, food: number) => `${gold} gold, ${food} food`,
  standing: 'Where you stand',
  cardsTaken: 'Story cards',
  hero: heroName,
  enemy: enemyName,
  card: (id: string) => cardName(id) ?? id,
  cardText: (id: string) => cardText(id, 'en'),
  result: resultName,
  scene: sceneName,
  zone: zoneName,
  list,
  abilities,
  thing,
  tokens,
  scenes,
  objective,
  ops,
  phases,
  act,
  when,
  faction: (id: string) => FACTIONS[id] ?? id,
  board: (scene: string) => `The map of ${scene}`,
  round: (round: number, of: number) => `Round ${round} of ${of}`,
  track: 'The order of this round',
  reactions: 'Reactions',
  enemies: 'Enemies',
  reactionsSay: (cards: readonly string[]) =>
    cards.length > 0 ? `This round: ${list(cards)}. One of each card acts.` : 'Nobody reacts in this round.',
  enemiesSay: 'When every tile is done, each enemy acts: white, blue, red, green, brown, purple, by number.',
  health: (left: number, of: number) => `${left} of ${of} health`,
  energy: (left: number, of: number) => `${left} of ${of} energy`,
  healthWord: 'Health',
  energyWord: 'Energy',
  armourWord: 'Armour',
  blockWord: 'Block',
  toxic: (n: number) => `${n} toxic: not available until healed`,
  armour: (n: number) => `armour ${n}`,
  block: (n: number) => `block ${n}`,
  stunned: 'stunned',
  hidden: 'hidden',
  seen: 'seen',
  ko: 'knocked out',
  flasks: (n: number) => `${n} ${n === 1 ? 'flask' : 'flasks'}`,
  lunge: 'lunge',
  guard: 'guard',
  corruption: (n: number) => `${n} Corruption`,
  fear: (n: number) => `${n} fear`,
  acting: 'acting',
  done: 'done',
  next: 'to come',
  ready: 'ready',
  preparing: 'preparing',
  gone: 'has left',
  objectives: 'Objectives',
  further: 'further',
  met: 'met as things are',
  open: 'open',
  dice: (name: string) => `${name}’s dice`,
  die: (colour: string, face: string) =>
    colour === '' ? resultName(face) : `${resultName(face)}, ${colour} die`,
  colours: {} as ById,
  resultSays: {
    step: 'Moves you over a bridge into the next zone.',
    hit: 'Deals 1 damage to an enemy in your zone.',
    'long-hit': 'Deals 1 damage to an enemy in your zone or the next one.',
    'skill-hit': 'A Hit that also pays for cards which ask for a Skill Hit.',
    shot: 'Deals 1 damage to an enemy one zone away.',
    'skill-shot': 'A Shot that also pays for cards which ask for a Skill Shot.',
    focus: 'Pays for cards, opens doors and chests, and shows what there is to explore.',
    block: 'Gives you a block token, which stops 1 damage.',
    special: 'Does what your weapon says.',
    wild: 'Stands for any one result but a Miss.',
    miss: 'Does nothing. An Energy Reroll in Preparation rolls it again.',
  } as ById,
  splitSays: 'One or the other: you choose when you use it.',
  spotBy: (result: string) => `Weak spot: ${result}`,
  doorTo: (name: string) => `Focus: the door to ${name}`,
  spent: 'used',
  behindScreen: 'behind the screen',
  everyone: 'Everyone’s dice',
  noDice: 'No dice yet',
  noResults: 'No results left',
  rerollsDone: 'rolled for this round',
  rerollsHidden: 'only you see these',
  actions: 'Actions',
  gear: 'Gear',
  skills: 'Skills',
  noGear: 'Nothing yet.',
  turnBack: 'other way',
  forecast: 'Enemy turns, as things stand',
  forecastReactions: 'Reactions, as things stand',
  waits: 'waits',
  noneCan: 'nobody can',
  bossTurn: (turn: number) => `turn ${turn} of its table`,
  foreseen: (deeds: readonly string[], heroes: readonly string[], damage: number) => {
    const whom = heroes.map((id) => heroName(id).split(' ')[0] ?? '').join(' or ');
    const whole = [...new Set(deeds)];
    const parts = whole.map((op, k) => {
      const what = ops[op] ?? op;
      if (whom === '' || k < whole.length - 1 || OBJECTLESS.has(op)) return what;
      return op === 'step' ? `${what} to ${whom}` : `${what} ${whom}`;
    });
    return `${list(parts)}${damage > 0 ? `: ${damage} damage` : ''}`;
  },
  ifNothing: 'If nothing changes',
  byDistance: 'What it does, by distance to a hero',
  op: (op: string, plus: number, far: number, toxic: boolean, harmless: boolean) =>
    `${ops[op] ?? op}${plus > 0 ? ` +${plus}` : ''}${far > 0 ? ', one zone further' : ''}${toxic ? ', toxic' : ''}${harmless ? ', no damage' : ''}`,
  targets: {
    earliest: 'the earliest in the order',
    later: 'the latest in the order',
    choice: 'you choose whom',
    none: '',
  } as ById,
  guards: (what: string) => `guards ${what}`,
  guarded: 'guarded: cannot be targeted',
  elite: 'elite',
  laid: 'laid down',
  reacts: 'reacts this round',
  exit: (letter: string) => `Exit ${letter}`,
  exitGuarded: 'guarded',
  exitCost: (name: string, damage: number) => `${name.split(' ')[0]} ${damage === 0 ? '0' : `−${damage}`}`,
  exitSays:
    'After the last round every standing hero leaves by one exit. Each zone with an enemy on the way costs 1 health.',
  empty: 'nobody here',
  waysTo: (names: readonly string[]) => `leads to ${list(names)}`,
  difficult: 'difficult terrain',
  smoke: 'smoke: nobody shoots in',
  tar: 'tar: enemies are slow',
  snare: 'a snare',
  purse: (gold: number) => `${gold} gold for skills`,
  costs: (gold: number) => `${gold} gold`,
  sixSkills: 'Six skills go into the fight',
  bag: (gold: number, food: number) => `In the bag: ${gold} gold, ${food} food`,
  won: 'Won!',
  lost: 'Lost',
  outcome: {
    won: 'Every primary objective is met.',
    failed: 'Not every primary objective was met.',
    fallen: 'Every hero is knocked out.',
  } as ById,
  victory: (n: number) => `${n} victory ${n === 1 ? 'point' : 'points'}`,
  looks: 'Look at the map',
  party: 'The party',
  enemiesDid: 'The enemies have acted',
  nobodyHurt: 'Nobody was hurt.',
  goOn: 'Go on',
  loses: (health: number, energy: number, toxic: number) =>
    [
      ...(health > 0 ? [`−${health} health`] : []),
      ...(energy > 0 ? [`−${energy} energy`] : []),
      ...(toxic > 0 ? [`${toxic} toxic`] : []),
    ].join(', '),
  walkTo: (name: string) => `Walk to ${name}`,
  leftAfter: (left: number) => `${left} left after this`,
  stopped: 'armour or block stops it',
  falls: 'falls',
  wards: 'does nothing: warded',
  endDoubt: { question: 'End the turn with results left?', no: 'Keep playing', yes: 'End the turn' },
  endWhy: (results: readonly string[]) =>
    `${list(results.map(resultName))} ${results.length === 1 ? 'is' : 'are'} lost.`,
  readyDoubt: {
    question: 'Ready, with Misses you could roll again?',
    why: 'An Energy Reroll costs 1 energy and rolls any number of Misses.',
    no: 'Look again',
    yes: 'Ready all the same',
  },
  quick: { step: 'Step here', hit: 'Hit it', shot: 'Shoot it' },
};

export type FateforgeWords = typeof en;
