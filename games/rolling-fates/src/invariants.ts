import type { Options } from '@wyrdhall/kernel';
import { ADVENTURES } from './adventures/index.ts';
import { readLineUp } from './adventures/node.ts';
import { factsOf, isEnemy, TRAITS, TREASURES } from './content/index.ts';
import { maxLife } from './rules/board.ts';
import { shape } from './shape.ts';
import type { Combat, Enemy, Hero, Journey, RollingFates, ZoneStart } from './state.ts';
import { brokenScene } from './story/broken-scene.ts';

const hasTwice = (things: readonly unknown[]): boolean => new Set(things).size < things.length;

/** What must always hold, as a complaint where it does not. */
export function broken(s: RollingFates, options?: Options): string | undefined {
  return shape(s, 'state') ?? brokenParty(s, options) ?? brokenJourney(s.journey) ?? brokenRules(s);
}

function brokenParty({ heroes }: RollingFates, options: Options | undefined): string | undefined {
  if (!options || heroes.length === options.players) return undefined;
  return `${heroes.length} heroes for ${options.players} players`;
}

function brokenRules(s: RollingFates): string | undefined {
  if (s.fallen >= 0 && s.ending === 'won') return 'won with a fallen hero';
  const again = s.zoneStart && brokenStart(s.zoneStart, s.heroes.length);
  if (again) return `where the zone began: ${again}`;
  return (
    brokenHeroes(s.heroes, s) ??
    brokenCards(s) ??
    (s.combat ? brokenCombat(s.combat) : undefined) ??
    brokenScene(s)
  );
}

/** RF-197: a party that tries again begins there, all alive and outside combat. */
function brokenStart(start: ZoneStart, heroes: number): string | undefined {
  if (start.heroes.length !== heroes) return `${start.heroes.length} of ${heroes} heroes`;
  const alive = { fallen: -1, combat: null };
  return brokenHeroes(start.heroes, alive) ?? brokenJourney(start.journey) ?? brokenCards(start);
}

type Around = Pick<RollingFates, 'fallen' | 'combat'>;

function brokenHeroes(heroes: readonly Hero[], around: Around): string | undefined {
  for (const hero of heroes) {
    const complaint = brokenHero(hero, around);
    if (complaint) return `${hero.id}: ${complaint}`;
  }
  return undefined;
}

function brokenHero(hero: Hero, s: Around): string | undefined {
  const { life, dice, statuses, guard } = hero;
  if (life < 0 || life > maxLife(hero)) return `Life ${life} of ${maxLife(hero)}`; // RF-010
  if (life === 0 && s.fallen < 0) return 'no Life, and the game goes on'; // RF-190
  if (hasTwice(statuses)) return `statuses ${statuses}`;
  if (!s.combat && (statuses.length > 0 || guard > 0)) return 'statuses or guard outside combat'; // RF-140
  if (hero.barred && dice.some((face) => face > 0)) return 'dice on the bar of somebody who lost the roll'; // RF-133
  return undefined;
}

/** RF-020: the party is at a place of the adventure. */
function brokenJourney(journey: Journey): string | undefined {
  const { zone, node, way, ambush } = journey;
  const found = ADVENTURES[journey.adventure].zones[zone]?.nodes.find(({ id }) => id === node);
  if (!found) return `no place "${node}" in zone ${zone + 1}`;
  if (way >= 0 && !found.ways[way]) return `way ${way} of ${found.ways.length}`;
  const stranger = Object.keys(ambush === '' ? {} : readLineUp(ambush)).find((kind) => !isEnemy(kind));
  return stranger === undefined ? undefined : `an ambush of "${stranger}"`;
}

/** RF-006: every card is somewhere, and only once. */
function brokenCards(s: ZoneStart): string | undefined {
  const held = s.heroes.flatMap((hero) => [...hero.treasures, ...hero.traits]);
  const cards = [...s.treasures, ...s.traits, ...s.aside, ...s.journey.drawn, ...held];
  if (hasTwice(cards)) return 'a card twice';
  const all = TREASURES.length + TRAITS.length;
  return cards.length === all ? undefined : `${cards.length} of ${all} cards`;
}

function brokenCombat({ enemies, returning, queue }: Combat): string | undefined {
  const all = [...enemies, ...returning];
  if (hasTwice(all.map(({ id }) => id))) return 'an enemy twice';
  if (queue.some((id) => !enemies.some((enemy) => enemy.id === id))) return 'somebody acts who is not there';
  for (const enemy of all) {
    const complaint = brokenEnemy(enemy);
    if (complaint) return `${enemy.id}: ${complaint}`;
  }
  return undefined;
}

function brokenEnemy({ life, maxLife: most, statuses, step, kind }: Enemy): string | undefined {
  if (life <= 0 || life > most) return `Life ${life} of ${most}`;
  if (hasTwice(statuses)) return `statuses ${statuses}`;
  const { immune, script } = factsOf(kind);
  const wrong = statuses.find((status) => immune.includes(status));
  if (wrong) return `${wrong}, though immune`; // RF-143
  return step >= 0 && step < script.length ? undefined : `step ${step}`;
}
