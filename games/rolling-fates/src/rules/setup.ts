import type { Flow, Options } from '@wyrdhall/kernel';
import { newJourney } from '../adventures/index.ts';
import { boardOf, TRAITS, TREASURES } from '../content/index.ts';
import { noTally } from '../seen/tally.ts';
import type { AdventureId, FateTable, Hero, HeroId, RollingFates, Settings } from '../state.ts';

export interface RollingFatesOptions extends Options {
  readonly heroes: readonly HeroId[];
  readonly adventure: AdventureId;
  readonly mode: 'app' | 'companion';
  readonly openingFate: Settings['openingFate'];
  readonly statusRemoval: Settings['statusRemoval'];
  readonly enemyStun: Settings['enemyStun'];
  readonly distinctGroups: boolean;
  readonly statusNeedsDamage: boolean;
  readonly simultaneousFateWin: boolean;
  readonly mercy: Settings['mercy'];
  readonly intents: boolean;
  readonly twoTraits: boolean;
}

/** RF-013: more Life for a hero without companions. */
const ALONE = 4;

/** RF-008, RF-009 */
function newHero(id: HeroId, players: number): Hero {
  const extraLife = players === 1 ? ALONE : 0;
  return {
    id,
    level: 1,
    life: (boardOf(id).rows[0]?.life ?? 0) + extraLife,
    extraLife,
    statuses: [],
    statusNext: [],
    treasures: [],
    traits: [],
    muted: [],
    mate: -1,
    dice: [0, 0, 0, 0, 0],
    luck: 0,
    stayed: -1,
    kept: [],
    barred: false,
    passed: false,
    guard: 0,
    taunts: false,
    used: { turn: [], fate: [], combat: [], zone: [] },
    tally: noTally(),
  };
}

/** The table before anything was shuffled. */
export function begin(options: RollingFatesOptions): RollingFates {
  const { openingFate, statusRemoval, enemyStun, distinctGroups, statusNeedsDamage } = options;
  const { simultaneousFateWin, mercy, intents, twoTraits } = options;
  return {
    settings: {
      companion: options.mode === 'companion',
      openingFate,
      statusRemoval,
      enemyStun,
      distinctGroups,
      statusNeedsDamage,
      simultaneousFateWin,
      mercy,
      intents,
      twoTraits,
    },
    heroes: options.heroes.map((id) => newHero(id, options.players)),
    treasures: TREASURES.map(({ id }) => id),
    traits: TRAITS.map(({ id }) => id),
    aside: [],
    journey: newJourney(options.adventure),
    fate: '',
    combat: null,
    ending: '',
    fallen: -1,
    spared: false,
    retries: 0,
    zoneStart: null,
  };
}

/** RF-006, RF-012 */
// biome-ignore lint/correctness/useYield: nothing is asked before the first encounter.
export function* setup(t: FateTable): Flow {
  t.shuffle(t.state.treasures);
  t.shuffle(t.state.traits);
}
