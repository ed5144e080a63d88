import type { Random, Seat, Viewer } from '@wyrdhall/kernel';
import { factsOf } from '../content/index.ts';
import type { Mechanic, Step } from '../content/kinds.ts';
import { copy } from '../copy.ts';
import { defence, inventory, maxLife } from '../rules/board.ts';
import { armourOf, stepOf, strengthened } from '../rules/combat/enemies.ts';
import type { Combat, Enemy, Hero, RollingFates, Status } from '../state.ts';
import { pageOf } from '../story/page.ts';

/** RF-125: what Investigate shows. */
interface Known {
  readonly mechanic: Mechanic | null;
  readonly resistant: readonly Status[];
  readonly immune: readonly Status[];
  /** The next two steps of its script. */
  readonly next: readonly Step[];
}

export interface EnemyView {
  readonly id: string;
  readonly kind: string;
  readonly life: number;
  readonly maxLife: number;
  readonly armour: number;
  readonly statuses: readonly Status[];
  readonly great: boolean;
  /** Was hit in this round. */
  readonly hit: boolean;
  /** Whom it damaged in the last Enemy Phase. */
  readonly hurt: readonly Seat[];
  /** RF-142: misses its next Enemy Phase. */
  readonly skips: boolean;
  /** Its heavy step comes in the next Enemy Phase (RF-117). */
  readonly telegraphed: boolean;
  /** Nothing until somebody investigates it. */
  readonly known: Known | null;
  /** RF-118: its next step, where the party plays with plain intents or knows it. */
  readonly intent: Step | null;
}

function viewEnemy(s: RollingFates, combat: Combat, enemy: Enemy): EnemyView {
  const { mechanic, resistant, immune, lifePerHero } = factsOf(enemy.kind);
  const next = (ahead: number): Step => strengthened(combat, enemy, s.heroes.length, stepOf(enemy, ahead));
  return {
    id: enemy.id,
    kind: enemy.kind,
    life: enemy.life,
    maxLife: enemy.maxLife,
    armour: armourOf(enemy),
    statuses: enemy.statuses,
    great: lifePerHero > 0,
    hit: enemy.hit,
    hurt: enemy.hurt,
    skips: enemy.skips || (s.settings.enemyStun !== 'afterFate' && enemy.statuses.includes('stun')),
    telegraphed: enemy.telegraphed,
    known: enemy.known ? { mechanic, resistant, immune, next: [next(0), next(1)] } : null,
    intent: enemy.known || s.settings.intents ? next(0) : null,
  };
}

function viewCombat(s: RollingFates, combat: Combat) {
  return {
    round: combat.round,
    phase: combat.phase,
    enemies: combat.enemies.map((enemy) => viewEnemy(s, combat, enemy)),
    /** Enemies still to act in this Enemy Phase. */
    queue: combat.queue,
  };
}

/** RF-025: nothing that a hero has is hidden. */
const viewHero = (s: RollingFates, hero: Hero, seat: Seat) => ({
  ...hero,
  maxLife: maxLife(hero),
  defence: defence(s, seat),
  inventory: inventory(hero),
});

/** A picture of the table that stays as it is while the game goes on. All viewers see the same. */
export function view(state: RollingFates, _viewer: Viewer) {
  const s = copy(state);
  return {
    settings: s.settings,
    heroes: s.heroes.map((hero, seat) => viewHero(s, hero, seat)),
    /** How many cards are left (RF-006). */
    treasures: s.treasures.length,
    traits: s.traits.length,
    aside: s.aside,
    journey: s.journey,
    /** What lies open of the story. */
    page: pageOf(s),
    fate: s.fate,
    combat: s.combat && viewCombat(s, s.combat),
    ending: s.ending,
    fallen: s.fallen,
    spared: s.spared,
    retries: s.retries,
  };
}

export type RollingFatesView = ReturnType<typeof view>;

/** RF-125: what is hidden in enemies that nobody has investigated, unless another one has shown it. */
function hiddenMechanics({ combat }: RollingFates): string[] {
  const mechanics = (known: boolean): string[] =>
    (combat?.enemies ?? []).flatMap((enemy) =>
      enemy.known === known ? (factsOf(enemy.kind).mechanic?.kind ?? []) : [],
    );
  const shown = mechanics(true);
  return mechanics(false).filter((kind) => !shown.includes(kind));
}

/** RF-006: nobody knows what lies in the decks. In quotes: stories use some of these words too. */
export const secrets = (s: RollingFates): readonly string[] => [
  ...[...s.treasures, ...s.traits, ...hiddenMechanics(s)].map((id) => `"${id}"`),
];

export function redeal(s: RollingFates, _seat: Seat, random: Random): void {
  random.shuffle(s.treasures);
  random.shuffle(s.traits);
}
