/** FF-343: the city of Corvane. Streets go both ways; what one sees at a place is told by the scripts. */
export const DIRECTIONS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
type Direction = (typeof DIRECTIONS)[number];

export interface Place {
  readonly id: string;
  readonly name: string;
  /** Where it is drawn, on a map of 100 by 100. */
  readonly at: readonly [number, number];
  readonly ways: Readonly<Partial<Record<Direction, string>>>;
}

const place = (id: string, name: string, x: number, y: number, ways: Place['ways']): Place => ({
  id,
  name,
  at: [x, y],
  ways,
});

export const PLACES: readonly Place[] = [
  place('ford-gate', 'Ford Gate', 8, 52, {
    'south-east': 'wet-anchor',
    south: 'salt-quay',
    'north-east': 'chandlers-row',
  }),
  place('salt-quay', 'Salt Quay', 14, 72, {
    'south-east': 'fish-steps',
    north: 'ford-gate',
    'north-east': 'wet-anchor',
  }),
  place('fish-steps', 'Fish Steps', 28, 80, {
    east: 'nettle',
    'north-west': 'salt-quay',
    'north-east': 'rope-walk',
  }),
  place('wet-anchor', 'The Wet Anchor', 24, 62, {
    'south-east': 'rope-walk',
    'south-west': 'salt-quay',
    'north-west': 'ford-gate',
    'north-east': 'lantern-street',
  }),
  place('rope-walk', 'Rope Walk', 38, 70, {
    'south-east': 'nettle',
    'south-west': 'fish-steps',
    'north-west': 'wet-anchor',
    'north-east': 'kells-arms',
  }),
  place('chandlers-row', 'Chandlers’ Row', 22, 44, {
    'south-east': 'lantern-street',
    'south-west': 'ford-gate',
    'north-east': 'guard-yard',
  }),
  place('lantern-street', 'Lantern Street', 36, 54, {
    east: 'guild-square',
    'south-west': 'wet-anchor',
    'north-west': 'chandlers-row',
    north: 'guard-yard',
  }),
  place('guard-yard', 'Guard Yard', 34, 38, {
    south: 'lantern-street',
    'south-west': 'chandlers-row',
    north: 'palace-steps',
    'north-east': 'archive',
  }),
  place('kells-arms', 'Kell’s Arms', 50, 62, {
    east: 'tanners-bridge',
    'south-west': 'rope-walk',
    north: 'guild-square',
  }),
  place('guild-square', 'Guild Square', 52, 48, {
    south: 'kells-arms',
    west: 'lantern-street',
    north: 'archive',
    'north-east': 'cistern-lane',
  }),
  place('archive', 'Archive of Tolls', 48, 32, {
    east: 'bell-yard',
    south: 'guild-square',
    'south-west': 'guard-yard',
    'north-west': 'palace-steps',
  }),
  place('cistern-lane', 'Cistern Lane', 66, 42, {
    'south-east': 'masons-yard',
    south: 'tanners-bridge',
    'south-west': 'guild-square',
    north: 'bell-yard',
  }),
  place('bell-yard', 'Bell Yard', 64, 28, {
    east: 'bell-house',
    south: 'cistern-lane',
    west: 'archive',
    'north-east': 'tower-foot',
  }),
  place('bell-house', 'Bell House', 78, 24, {
    'south-east': 'ossuary',
    west: 'bell-yard',
    'north-west': 'tower-foot',
    'north-east': 'quiet-shrine',
  }),
  place('tower-foot', 'Foot of the Tower', 72, 12, { 'south-east': 'bell-house', 'south-west': 'bell-yard' }),
  place('tanners-bridge', 'Tanners’ Bridge', 64, 66, {
    east: 'foundry-row',
    'south-west': 'nettle',
    west: 'kells-arms',
    north: 'cistern-lane',
  }),
  place('foundry-row', 'Foundry Row', 80, 72, {
    'south-east': 'reed-landing',
    west: 'tanners-bridge',
    'north-east': 'marrow-arch',
  }),
  place('reed-landing', 'Reed Landing', 90, 86, { 'north-west': 'foundry-row', north: 'marrow-arch' }),
  place('marrow-arch', 'Marrow Arch', 88, 58, {
    south: 'reed-landing',
    'south-west': 'foundry-row',
    'north-west': 'masons-yard',
    north: 'ossuary',
  }),
  place('masons-yard', 'Masons’ Yard', 78, 50, {
    'south-east': 'marrow-arch',
    'north-west': 'cistern-lane',
    'north-east': 'ossuary',
  }),
  place('ossuary', 'Ossuary Gate', 92, 40, {
    south: 'marrow-arch',
    'south-west': 'masons-yard',
    'north-west': 'bell-house',
  }),
  place('quiet-shrine', 'The Quiet Shrine', 92, 16, { 'south-west': 'bell-house' }),
  place('palace-steps', 'Palace Steps', 30, 18, { 'south-east': 'archive', south: 'guard-yard' }),
  place('nettle', 'Apothecary Nettle', 50, 80, {
    west: 'fish-steps',
    'north-west': 'rope-walk',
    'north-east': 'tanners-bridge',
  }),
];

const byId = new Map(PLACES.map((one) => [one.id, one]));
export const isPlace = (id: string): boolean => byId.has(id);
export const placeOf = (id: string): Place => byId.get(id) as Place;

/** FF-346: how to get from one place to another, in steps. */
export interface Exploration {
  readonly id: string;
  readonly start: string;
  readonly goal: string;
  readonly budget: number;
  readonly hints: number;
  /** Places to be found first, in this order. */
  readonly via: readonly string[];
  /** Streets that are closed tonight: from:to. */
  readonly blocked: readonly string[];
}

export const EXPLORATIONS: readonly Exploration[] = [
  { id: 'x1', start: 'ford-gate', goal: 'bell-house', budget: 6, hints: 3, via: [], blocked: [] },
  {
    id: 'x2',
    start: 'reed-landing',
    goal: 'ossuary',
    budget: 4,
    hints: 2,
    via: [],
    blocked: ['marrow-arch:ossuary'],
  },
  {
    id: 'x3',
    start: 'archive',
    goal: 'nettle',
    budget: 7,
    hints: 3,
    via: ['wet-anchor', 'rope-walk'],
    blocked: [],
  },
  {
    id: 'x4',
    start: 'guild-square',
    goal: 'quiet-shrine',
    budget: 7,
    hints: 3,
    via: ['marrow-arch', 'masons-yard'],
    blocked: [],
  },
];

const explorations = new Map(EXPLORATIONS.map((one) => [one.id, one]));
export const isExploration = (id: string): boolean => explorations.has(id);
export const explorationOf = (id: string): Exploration => explorations.get(id) as Exploration;
