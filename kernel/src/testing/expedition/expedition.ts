import { Refusal } from '../../fault.ts';
import type { Game, Outcome, Remake, Viewer } from '../../game.ts';
import { setup, step } from './rules.ts';
import {
  ACTS,
  begin,
  broken,
  COMPANY,
  clearScreen,
  copy,
  type Expedition,
  type ExpeditionTold,
  energyIn,
  HAND,
  LESSONS,
  leaderIn,
  newHero,
  redeal,
  SUPPLIES,
} from './state.ts';

/** EX-008 */
function outcome(s: Expedition): Outcome | undefined {
  if (s.act <= ACTS) return undefined;
  const far = 5 * s.heroes.length + s.vows.filter((vow) => vow === 'swift').length;
  const won = s.way >= far;
  return { won, why: won ? 'arrived' : 'lost', rule: 'EX-008' };
}

function view(s: Expedition, viewer: Viewer): unknown {
  const { act, round, phase, way, start, lessons } = s;
  return {
    ...{ act, round, phase, way, start },
    lessons: [...lessons],
    played: [...s.played],
    supplies: s.supplies.length,
    hands: s.hands.map((hand, seat) => (seat === viewer ? [...hand] : hand.length)),
    vows: s.vows.map((vow, seat) => (seat === viewer ? vow : '')),
    heroes: s.heroes.map(({ id, energy, ready, dice, held, might, dashes }, figure) => ({
      ...{ id, energy, ready },
      ...(leaderIn(s, figure) === viewer
        ? { dice: [...dice], held: [...held], might: { ...might }, dashes }
        : { dice: dice.length, held: held.length }),
    })),
  };
}

/** EX-009: the act from its beginning. */
const again: Remake<Expedition> = {
  changes: [],
  closed: ({ phase, round }) =>
    phase === 'setup' || (phase === 'prepare' && round === 1)
      ? { id: 'act-begins', rule: 'EX-009' }
      : undefined,
  make: (s) => {
    const act = Math.min(s.act, ACTS);
    s.heroes.forEach(clearScreen);
    for (const hero of s.heroes) hero.energy = energyIn(act, s.known);
    return {
      ...s,
      act,
      round: 1,
      phase: 'prepare',
      way: s.start,
      lessons: s.lessons.filter((lesson) => lesson !== `act-${act}`),
    };
  },
};

/** EX-009: all supplies are dealt anew among the people who go on. */
const people: Remake<Expedition> = {
  changes: ['players', 'company'],
  closed: ({ phase }) => (phase === 'setup' ? { id: 'act-begins', rule: 'EX-009' } : undefined),
  make: (s, options, before, random) => {
    const supplies = [...SUPPLIES];
    random.shuffle(supplies);
    const { hands, heroes } = begin(options);
    return {
      ...again.make(s, options, before, random),
      hands: hands.map(() => supplies.splice(0, HAND)),
      vows: hands.map((_, seat) => s.vows[seat] ?? 'safe'),
      heroes: heroes.map(({ id }) => newHero(id, energyIn(Math.min(s.act, ACTS), s.known))),
      supplies,
      played: [],
    };
  },
};

/** A game that uses all that the kernel has: what conformance and fuzzing must stand. */
export const expedition: Game<Expedition, ExpeditionTold> = {
  id: 'expedition',
  name: 'The Expedition',
  version: 2,
  players: { min: 1, max: 4 },
  options: {
    company: { kind: 'seats', values: COMPANY, figures: [2, 4, 3, 4] },
    lessons: { kind: 'set', values: LESSONS, default: [], legacy: 'lessons' },
  },
  begin,
  setup,
  step,
  outcome,
  clock: ({ act, round, phase }) => ({ round: 2 * act + round, turn: `${act}.${round} ${phase}` }),
  chapter: ({ act }) => `act-${Math.min(act, ACTS)}`,
  remakes: { again, people },
  legacy: ({ lessons, way }) => ({ lessons: [...lessons], best: way }),
  slots: ({ players }) => ({ kind: players === 1 ? 'alone' : 'together', most: 2 }),
  view,
  secrets: (s, viewer) => [...s.supplies, ...s.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand))],
  copy,
  redeal,
  score: (s) => Math.min(1, s.way / (8 * s.heroes.length)),
  arrange: () => {
    throw new Refusal('The Expedition has no cases.');
  },
  describe: (s) => ({ ...copy(s), heroes: s.heroes.map((hero) => ({ ...hero })) }),
  broken,
  // Version 1 knew neither vows nor lessons.
  upgrade: ({ state, options }, from) => {
    if (from >= 2) return { state, options };
    const upgraded = { lessons: [], ...options };
    if (typeof state !== 'object' || state === null) return { state, options: upgraded };
    const { hands } = state as Expedition;
    const vows = Array.isArray(hands) ? hands.map(() => 'safe') : [];
    return { state: { ...(state as Expedition), vows, known: [] }, options: upgraded };
  },
};
