import type { Flow, Seat } from '@wyrdhall/kernel';
import { factsOf } from '../../content/index.ts';
import type { Aim } from '../../content/kinds.ts';
import type { Enemy, FateTable, RollingFates } from '../../state.ts';
import { defence, hasCard } from '../board.ts';
import { anyOf } from '../dice.ts';

type Heroes = Pick<RollingFates, 'heroes'>;

/** How well a hero fits what the enemy looks for: more is better. */
function fits(s: Heroes, seat: Seat, aim: Exclude<Aim, 'random'>): number {
  const life = s.heroes[seat]?.life ?? 0;
  if (aim === 'lowest-defence') return -defence(s, seat);
  return aim === 'lowest-life' ? -life : life;
}

/** RF-094: whoever draws the attacks, in the order of the seats. */
export const drawing = ({ heroes }: Heroes): Seat[] =>
  heroes.flatMap(({ taunts }, seat) => (taunts ? [seat] : []));

/** RF-116: the heroes that fit best; among equals the first in the order of the seats. RF-094 comes before it. */
export function best(s: Heroes, aim: Exclude<Aim, 'random'>, n: number): Seat[] {
  const judged = s.heroes.map(({ taunts }, seat) => ({ seat, taunts, fit: fits(s, seat, aim) }));
  judged.sort((a, b) => Number(b.taunts) - Number(a.taunts) || b.fit - a.fit); // Stable.
  return judged.slice(0, n).map(({ seat }) => seat);
}

/** Marked: single attacks without a preference choose its owner. */
export const marked = ({ heroes }: Heroes): Seat => heroes.findIndex((hero) => hasCard(hero, 'marked'));

function* atRandom(t: FateTable, n: number): Flow<Seat[]> {
  const { heroes } = t.state;
  const seats = drawing(t.state).slice(0, n);
  if (seats.length === 0 && n === 1 && marked(t.state) >= 0) return [marked(t.state)];
  const left = heroes.flatMap((hero, seat) => (seats.includes(seat) ? [] : [hero.id]));
  while (seats.length < n) {
    const id = yield* anyOf(t, left, 'RF-116');
    left.splice(left.indexOf(id), 1);
    seats.push(heroes.findIndex((hero) => hero.id === id));
  }
  return seats;
}

/** RF-015: only the players know Life and Defence on their boards. */
function* asTold(t: FateTable, enemy: Enemy, aim: Aim, n: number): Flow<Seat[]> {
  const drawn = drawing(t.state).slice(0, n);
  const count = n - drawn.length;
  if (count === 0) return drawn;
  const question = { id: 'whom', rule: 'RF-116', data: { enemy: enemy.id, aim, count }, confirm: true };
  const options = t.state.heroes.flatMap((hero, seat) =>
    drawn.includes(seat) ? [] : [{ id: `hero:${hero.id}`, value: seat, at: hero.id }],
  );
  return [...drawn, ...(yield* t.chooseMany(0, question, options, { min: count, max: count }))];
}

/** The seats that an enemy attacks, `n` of them at the most. */
export function* aimAt(t: FateTable, enemy: Enemy, targets: 1 | 2 | 'all'): Flow<Seat[]> {
  const s = t.state;
  const n = targets === 'all' ? s.heroes.length : targets;
  if (n >= s.heroes.length) return [...s.heroes.keys()];
  const { aim } = factsOf(enemy.kind);
  if (aim === 'random') return yield* atRandom(t, n);
  return s.settings.companion ? yield* asTold(t, enemy, aim, n) : best(s, aim, n);
}
