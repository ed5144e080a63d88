import type { Json } from '@wyrdhall/kernel';
import { defence, inventory, maxLife } from '../rules/board.ts';
import { armourOf } from '../rules/combat/enemies.ts';
import type { Enemy, Hero, RollingFates } from '../state.ts';

const describeHero = (s: RollingFates, hero: Hero, seat: number): Json => ({
  level: hero.level,
  life: hero.life,
  maxLife: maxLife(hero),
  defence: defence(s, seat),
  inventory: inventory(hero),
  guard: hero.guard,
  statuses: hero.statuses,
  statusNext: hero.statusNext,
  dice: hero.dice.filter((face) => face > 0),
  luck: hero.luck,
  barred: hero.barred,
  passed: hero.passed,
  treasures: hero.treasures,
  traits: hero.traits,
  muted: hero.muted,
  mate: s.heroes[hero.mate]?.id ?? 'nobody',
  used: [...hero.used.turn, ...hero.used.combat, ...hero.used.zone],
});

const describeEnemy = (enemy: Enemy): Json => ({
  kind: enemy.kind,
  life: enemy.life,
  maxLife: enemy.maxLife,
  armour: armourOf(enemy),
  fury: enemy.fury,
  step: enemy.step,
  statuses: enemy.statuses,
  known: enemy.known,
  telegraphed: enemy.telegraphed,
  skips: enemy.skips,
});

/** Decks are named from the top down. */
const fromTop = (pile: readonly string[]): string[] => pile.toReversed();

/** The whole table in readable words; cases/README.md lists them. */
export function describe(s: RollingFates): Json {
  const { combat, journey } = s;
  return {
    now: s.fate || combat?.phase || 'journey',
    round: combat?.round ?? 0,
    heroes: Object.fromEntries(s.heroes.map((hero, seat) => [hero.id, describeHero(s, hero, seat)])),
    enemies: Object.fromEntries((combat?.enemies ?? []).map((enemy) => [enemy.id, describeEnemy(enemy)])),
    queue: combat?.queue ?? [],
    returning: combat?.returning.map((enemy) => enemy.id) ?? [],
    adventure: journey.adventure,
    zone: journey.zone + 1,
    node: journey.node,
    part: journey.part,
    flags: journey.flags,
    path: journey.path,
    treasures: fromTop(s.treasures),
    traits: fromTop(s.traits),
    aside: s.aside,
    spared: s.spared,
    retries: s.retries,
    fallen: s.heroes[s.fallen]?.id ?? 'nobody',
    ending: s.ending || 'none',
  };
}
