import type { Flow, Option, Seat } from '@wyrdhall/kernel';
import { type FateTable, type Hero, heroAt } from '../../state.ts';
import { bonus, hasCard } from '../board.ts';
import { ACTION_DIE, LUCK_DIE, rollDice, rollDie } from '../dice.ts';
import { lose } from '../life.ts';
import { tell } from '../tell.ts';
import { luckShows } from './luck.ts';
import { dieOption, PLACES } from './places.ts';

/** The price of Blood Price. */
const BLOOD = 2;
/** Stands for the Luck die among the places of the Action dice. */
const LUCK_PLACE = -1;
const LUCK_OPTION: Option<number> = { id: 'luck-die', value: LUCK_PLACE };

/** Dice that may be rolled again: all on the bar but the one that stayed (Patient). */
const loose = (hero: Hero): Option<number>[] =>
  PLACES.flatMap((place) => (hero.dice[place] === 0 || place === hero.stayed ? [] : [dieOption(place)]));

interface Reroll {
  readonly places: readonly number[];
  readonly faces: readonly number[];
}

function* rollPlaces(t: FateTable, seat: Seat, places: readonly number[]): Flow<Reroll> {
  const action = places.filter((place) => place !== LUCK_PLACE);
  const faces = yield* rollDice(t, seat, ACTION_DIE, action.length, 'RF-047');
  if (action.length === places.length) return { places: action, faces };
  const luck = yield* rollDie(t, seat, LUCK_DIE, 'RF-047');
  return { places: [...action, LUCK_PLACE], faces: [...faces, luck] };
}

function putBack(t: FateTable, seat: Seat, { places, faces }: Reroll, by: string): void {
  if (places.length === 0) return;
  const hero = heroAt(t.state, seat);
  const from = places.map((place) => (place === LUCK_PLACE ? hero.luck : (hero.dice[place] ?? 0)));
  for (const [i, face] of faces.entries()) {
    const place = places[i] ?? LUCK_PLACE;
    if (place === LUCK_PLACE) hero.luck = face;
    else hero.dice[place] = face;
  }
  tell(t, { kind: 'again', rule: 'RF-047', seat, from, to: faces, by });
  if (places.includes(LUCK_PLACE)) luckShows(t, seat);
}

/** The first of the loose dice that show the most. */
const highest = (hero: Hero): number =>
  loose(hero).reduce(
    (best, { value }) => ((hero.dice[value] ?? 0) > (hero.dice[best] ?? 0) ? value : best),
    -1,
  );

/** Clumsy: after the re-roll the highest die is rolled once more. */
export function* clumsy(t: FateTable, seats: readonly Seat[]): Flow {
  const asked = seats.filter((seat) => hasCard(heroAt(t.state, seat), 'clumsy'));
  if (asked.length === 0) return;
  const rolled = yield* t.all(asked, function* (seat) {
    const hero = heroAt(t.state, seat);
    return { seat, reroll: yield* rollPlaces(t, seat, [highest(hero)]) };
  });
  for (const { seat, reroll } of rolled) putBack(t, seat, reroll, 'clumsy');
}

/** Cards that give this hero another re-roll, in the order in which they are offered. */
export function rerollsOf(hero: Hero): string[] {
  if (hero.treasures.length === 0 && hero.traits.length === 0) return [];
  const cards: string[] = Array<string>(bonus(hero, 'rerolls')).fill('reroll');
  if (hasCard(hero, 'steady-gauntlet')) cards.push('steady-gauntlet');
  if (hasCard(hero, 'blood-price') && hero.life > BLOOD) cards.push('blood-price');
  return cards;
}

/** RF-047: one additional re-roll after the other, until nobody has one left. */
export function* again(t: FateTable, seats: readonly Seat[]): Flow {
  for (let turn = 0; ; turn++) {
    const cards = new Map<Seat, string>();
    for (const seat of seats) {
      const card = rerollsOf(heroAt(t.state, seat))[turn];
      if (card !== undefined) cards.set(seat, card);
    }
    if (cards.size === 0) return;
    yield* rerollWith(t, cards);
  }
}

function* rerollWith(t: FateTable, cards: ReadonlyMap<Seat, string>): Flow {
  const rolled = yield* t.all([...cards.keys()], function* (seat) {
    const hero = heroAt(t.state, seat);
    const by = cards.get(seat) ?? '';
    const dice = loose(hero);
    if (by === 'blood-price' && hero.luck > 0) dice.push(LUCK_OPTION);
    const price = by === 'blood-price' ? { price: BLOOD } : {};
    const data = { by, dice: [...hero.dice], luck: hero.luck, ...price };
    const question = { id: 'again', rule: 'RF-047', data };
    const max = by === 'steady-gauntlet' ? 1 : dice.length;
    const places = yield* t.chooseMany(seat, question, dice, { min: 0, max });
    return { seat, by, reroll: yield* rollPlaces(t, seat, places) };
  });
  for (const { seat, by, reroll } of rolled) {
    if (by === 'blood-price' && reroll.places.length > 0) lose(t, seat, BLOOD, by, 'RF-192');
    putBack(t, seat, reroll, by);
  }
}
