import type { Random } from '../../chance.ts';
import { leaderOf, type Options } from '../../options.ts';
import type { Seat } from '../../prompt.ts';
import { flag, listOf, mapOf, oneOf, recordOf, type Shape, whole } from '../../shape.ts';
import type { Told } from '../../told.ts';

export const rulebook = `# The Expedition

A game that uses all that the kernel has.

## The company

**EX-001** Each hero is led by a player; a player may lead two. Everybody makes a vow in secret, and holds two supplies that nobody else sees.

## A round

**EX-002** Preparation: every hero rolls two dice and a weapon die behind a screen and draws a might card, all at the same time.

**EX-003** A hero may spend energy, which everybody sees, to roll dice again: which ones stays secret, and so does whether the hero will dash. Then the hero says to be ready.

**EX-004** A storm rises. Whoever holds a rope may use it; everybody who holds supplies is asked.

**EX-005** The guide draws two supplies and may leave one behind.

**EX-006** All is shown. Each hit is a step on the way, and so is each dash of a hero who has rolled a blade.

## The acts

**EX-007** An act has two rounds. There are three acts; each that was lived through is a lesson, and every lesson known at the beginning is an energy more for its act.

**EX-008** The expedition arrives with five steps for each hero. A swift vow wants one step more.

**EX-009** Between two questions the company may begin the act again, or go on with other people.
`;

export const ACTS = 3;
export const ROUNDS = 2;
export const HAND = 2;
const ROPES = 8;
export const SUPPLIES = [
  ...Array.from({ length: ROPES }, (_, i) => `rope-${i}`),
  ...Array.from({ length: 20 - ROPES }, (_, i) => `food-${i}`),
];
export const COMPANY = ['warden', 'ranger', 'healer', 'smith', 'scout', 'warden+c'];
export const VOWS = ['safe', 'swift'];
export const LESSONS = ['act-1', 'act-2', 'act-3'];
const PHASES = ['setup', 'prepare', 'storm', 'march'] as const;
const FACES = ['hit', 'miss', 'miss', 'blade'];
const MIGHT = { hit: 2, miss: 3 };

export interface Hero {
  id: string;
  energy: number;
  ready: boolean;
  /** Behind the screen until all is shown. */
  dice: string[];
  dashes: boolean;
  /** The deck of might cards, kept as counts, and what was drawn from it. */
  might: Record<string, number>;
  held: string[];
}

export interface Expedition {
  act: number;
  round: number;
  phase: (typeof PHASES)[number];
  way: number;
  /** The way when the act began. */
  start: number;
  supplies: string[];
  /** By seat. */
  hands: string[][];
  vows: string[];
  played: string[];
  heroes: Hero[];
  lessons: string[];
  known: string[];
}

export type ExpeditionTold =
  | (Told & { readonly kind: 'energy' | 'ready'; readonly hero: string })
  | (Told & { readonly kind: 'rolled'; readonly hero: string; readonly dice: readonly string[] })
  | (Told & { readonly kind: 'rope'; readonly seat: Seat; readonly card: string })
  | (Told & { readonly kind: 'draw'; readonly seat: Seat; readonly cards: readonly string[] })
  | (Told & { readonly kind: 'shown'; readonly dice: readonly string[][]; readonly dashes: number })
  | (Told & { readonly kind: 'act'; readonly act: number });

/** Each hero has dice and cards of their own, so that two heroes of one player never roll the same ones at once. */
export const diceOf = ({ id }: Hero) => [
  { die: { id, faces: FACES }, count: 2 },
  { die: { id: `${id}.weapon`, faces: ['blade', 'blunt'] }, count: 1 },
];

const mightOf = (id: string): Record<string, number> =>
  Object.fromEntries(Object.entries(MIGHT).map(([card, count]) => [`${id}.${card}`, count]));

export const heroAt = (s: Expedition, figure: number): Hero => s.heroes[figure] as Hero;
export const leaderIn = (s: Expedition, figure: number): Seat => leaderOf(figure, s.hands.length);

export const energyIn = (act: number, known: readonly string[]): number =>
  1 + (known.includes(`act-${act}`) ? 1 : 0);

export const newHero = (id: string, energy: number): Hero => ({
  id,
  energy,
  ready: false,
  dice: [],
  dashes: false,
  might: mightOf(id),
  held: [],
});

/** What was behind the screen goes back. */
export function clearScreen(hero: Hero): void {
  for (const card of hero.held) hero.might[card] = (hero.might[card] ?? 0) + 1;
  Object.assign(hero, { ready: false, dashes: false, dice: [], held: [] });
}

export const begin = ({ players, company, lessons }: Options): Expedition => ({
  act: 1,
  round: 1,
  phase: 'setup',
  way: 0,
  start: 0,
  supplies: [...SUPPLIES],
  hands: Array.from({ length: players }, () => []),
  vows: Array.from({ length: players }, () => ''),
  played: [],
  heroes: (company as string[]).map((id) => newHero(id, energyIn(1, lessons as string[]))),
  lessons: [],
  known: [...(lessons as string[])],
});

export const copy = (s: Expedition): Expedition => ({
  ...s,
  supplies: [...s.supplies],
  hands: s.hands.map((hand) => [...hand]),
  vows: [...s.vows],
  played: [...s.played],
  heroes: s.heroes.map((hero) => ({
    ...hero,
    dice: [...hero.dice],
    might: { ...hero.might },
    held: [...hero.held],
  })),
  lessons: [...s.lessons],
  known: [...s.known],
});

/** Supplies and the others' hands, vows, dice and might cards. */
export function redeal(s: Expedition, seat: Seat, random: Random): void {
  const hidden = [...s.supplies, ...s.hands.flatMap((hand, i) => (i === seat ? [] : hand))];
  random.shuffle(hidden);
  s.hands.forEach((hand, i) => {
    if (i !== seat) hand.splice(0, hand.length, ...hidden.splice(0, hand.length));
  });
  s.supplies.splice(0, s.supplies.length, ...hidden);
  s.vows.forEach((vow, i) => {
    if (i !== seat && vow !== '') s.vows[i] = random.of(VOWS);
  });
  s.heroes.forEach((hero, figure) => {
    if (leaderIn(s, figure) !== seat) redealHero(hero, random);
  });
}

function redealHero(hero: Hero, random: Random): void {
  if (hero.dice.length === 0) return;
  hero.dice = diceOf(hero).flatMap(({ die, count }) =>
    Array.from({ length: count }, () => random.of(die.faces)),
  );
  hero.dashes = random.below(2) === 0;
  for (const card of hero.held) hero.might[card] = (hero.might[card] ?? 0) + 1;
  hero.held = hero.held.map(() => {
    const cards = Object.entries(hero.might).flatMap(([card, count]) => Array<string>(count).fill(card));
    const card = random.of(cards);
    hero.might[card] = (hero.might[card] ?? 0) - 1;
    return card;
  });
}

const card = oneOf(SUPPLIES);
const shape: Shape = recordOf({
  act: whole(1, ACTS + 1),
  round: whole(1, ROUNDS),
  phase: oneOf(PHASES),
  way: whole(0, 1000),
  start: whole(0, 1000),
  supplies: listOf(card, SUPPLIES.length),
  hands: listOf(listOf(card, SUPPLIES.length), 4, 1),
  vows: listOf(oneOf(['', ...VOWS]), 4, 1),
  played: listOf(card, SUPPLIES.length),
  heroes: listOf(
    recordOf({
      id: oneOf(COMPANY),
      energy: whole(0, 2),
      ready: flag,
      dice: listOf(oneOf([...FACES, 'blunt']), 3),
      dashes: flag,
      might: mapOf(oneOf(COMPANY.flatMap((id) => Object.keys(mightOf(id)))), whole(0, 3)),
      held: listOf(oneOf(COMPANY.flatMap((id) => Object.keys(mightOf(id)))), 1),
    }),
    4,
    2,
  ),
  lessons: listOf(oneOf(LESSONS), ACTS),
  known: listOf(oneOf(LESSONS), ACTS),
});

export function broken(s: Expedition, options?: Options): string | undefined {
  const wrong = shape(s, 'state');
  if (wrong) return wrong;
  if (options && s.hands.length !== options.players)
    return `${s.hands.length} hands of ${options.players} players`;
  const { size } = new Set([...s.supplies, ...s.hands.flat(), ...s.played]);
  if (size !== SUPPLIES.length) return `${size} supplies instead of ${SUPPLIES.length}`;
  if (s.vows.length !== s.hands.length) return `${s.vows.length} vows of ${s.hands.length} players`;
  if (new Set(s.heroes.map(({ id }) => id)).size < s.heroes.length) return 'a hero twice';
  const lessons = LESSONS.slice(0, s.act - 1);
  if (s.lessons.join() !== lessons.join()) return `the lessons ${s.lessons.join()} in act ${s.act}`;
  return s.heroes.map(brokenHero).find((complaint) => complaint !== undefined);
}

function brokenHero({ id, might, held }: Hero): string | undefined {
  for (const [name, count] of Object.entries(mightOf(id))) {
    const found = (might[name] ?? 0) + held.filter((other) => other === name).length;
    if (found !== count) return `${found} of ${name} instead of ${count}`;
  }
  return undefined;
}
