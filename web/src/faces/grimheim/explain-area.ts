import {
  type GrimheimView,
  isRoad,
  LEGENDS,
  type LegendName,
  locationOf,
  MARKER_AREAS,
  MONSTERS,
  type MonsterKind,
  TOWN,
  terrain,
} from '@wyrdhall/grimheim';
import type { Explained } from '../../kit/explain/explained.ts';
import { foresee } from './foresee.ts';
import { monsterIcon, sideOf } from './look.ts';
import { nameAt } from './named.ts';
import { grimIcon } from './pictures.ts';
import type { Power } from './words/explain.ts';
import { explained } from './words/explained.ts';
import { grim } from './words/words.ts';

type SeenMonster = GrimheimView['monsters'][number];

const isLegend = (kind: MonsterKind | LegendName): kind is LegendName => Object.hasOwn(LEGENDS, kind);

const factsOf = ({ kind, level }: SeenMonster) =>
  isLegend(kind) ? LEGENDS[kind][level === 2 ? 1 : 0] : MONSTERS[kind];

export function powersOf(monster: SeenMonster): Power[] {
  const facts = factsOf(monster);
  const has: Readonly<Record<Power, boolean>> = {
    swift: facts.move > 1,
    armoured: facts.armour > 0,
    onlyAdjacent: facts.onlyAdjacent,
    kinHealth: facts.kinHealth > 0,
    escort: facts.escort !== '',
    strikesAll: facts.strikesAll > 0,
    twice: facts.attacks > 1,
    doubleRunes: facts.runes > 1,
    kinRunes: facts.kinRunes > 0,
    farReach: facts.range > 2,
    kinSupport: facts.kinSupport > 1,
    diceByHealth: facts.diceByHealth,
  };
  return (Object.keys(has) as Power[]).filter((power) => has[power]);
}

/** What it will do in the coming monster turn. */
function plansOf(view: GrimheimView, id: string): string[] {
  const words = explained.value;
  const plan = foresee(view).monsters.find(({ monster }) => monster === id);
  if (!plan) return [];
  const far = plan.path.length - 1;
  const [strike] = plan.strikes;
  const whom = plan.strikes.map(({ seat }) => nameAt(view, seat));
  return [
    plan.path.at(-1) === 'grimheim'
      ? words.entersTown
      : far > 0
        ? words.goes(far)
        : words.staysPut[plan.stays ?? 'blocked'],
    ...(strike && strike.dice > 0 ? [words.attacks(whom, strike.dice, strike.expected)] : []),
  ];
}

export function aboutMonster(view: GrimheimView, monster: SeenMonster): Explained {
  const words = grim.value;
  const { facts: labels, factions, powers } = explained.value;
  const { move, armour, experience } = factsOf(monster);
  const { kind, faction, rank, healthLeft, damage, strength, range, gold } = monster;
  return {
    title: words.monsters[kind],
    kind: `${words.factions[faction]}, ${rank > 3 ? words.legend : words.rank(rank)}`,
    icon: monsterIcon(kind),
    color: sideOf[faction].color,
    facts: [
      { label: labels.health, value: `${healthLeft} / ${healthLeft + damage}` },
      { label: labels.dice, value: strength, icon: grimIcon.dice },
      { label: labels.steps, value: move, icon: grimIcon.move },
      { label: labels.range, value: range, icon: grimIcon.range },
      ...(armour > 0 ? [{ label: labels.armour, value: armour, icon: grimIcon.armour }] : []),
      { label: labels.reward, value: experience + gold, icon: grimIcon.gold },
    ],
    says: [
      ...plansOf(view, monster.id),
      ...(faction === 'wyrm' ? [] : [factions[faction]]),
      ...powersOf(monster).map((power) => powers[power]),
      ...(gold > 0 ? [`${words.prey(gold)}.`] : []),
    ],
    rules: ['GR-220', 'GR-224', ...(rank > 3 ? ['GR-305'] : [])],
  };
}

const GROUND_RULES = {
  plains: 'GR-025',
  forest: 'GR-027',
  mountain: 'GR-026',
  lake: 'GR-028',
  town: 'GR-040',
} as const;
const OPEN_TO_HEROES: ReadonlySet<string> = new Set(['troll-caves', 'nailfare']);

/** An area where nobody stands: what the ground does, the place, what waits there. */
export function aboutGround(view: GrimheimView, at: number): Explained {
  const words = grim.value;
  const said = explained.value;
  const ground = terrain[at] ?? 'plains';
  const location = locationOf(at);
  const waiting = (['damage', 'mana', 'gold'] as const).filter((what) => MARKER_AREAS[what] === at);
  const road = isRoad(at);
  const isOpen = location !== undefined && OPEN_TO_HEROES.has(location);
  return {
    title: location ? words.locations[location] : words.grounds[ground],
    kind: [...(location ? [words.grounds[ground]] : []), ...(road ? [words.road] : [])].join(', '),
    says: [
      ...waiting.map((what) =>
        view.markers[what] > 0 ? said.waits(what, view.markers[what]) : said.taken[what],
      ),
      ...(location && said.locations[location] ? [said.locations[location]] : []),
      ...(isOpen ? [] : [said.grounds[ground]]),
      ...(road ? [said.road] : []),
    ],
    rules: [
      GROUND_RULES[ground],
      ...(waiting.length > 0 ? ['GR-078'] : []),
      ...(location ? ['GR-030'] : []),
      ...(road ? ['GR-222'] : []),
    ],
  };
}

export function aboutTown(view: GrimheimView, pieces: number): Explained {
  const words = grim.value;
  return {
    title: words.locations.grimheim,
    kind: words.town(view.pieces, pieces),
    icon: grimIcon.house,
    color: '#8a5a1c',
    says: explained.value.town,
    rules: ['GR-045', 'GR-046', 'GR-042', 'GR-048'],
  };
}

export const isTown = (at: number): boolean => at === TOWN;
