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
  const from = places.map((place) => (place === LUCK_PLACE ? hero.luck : (hero.dice[place] as number)));
  places.forEach((place, i) => {
    if (place === LUCK_PLACE) hero.luck = faces[i] as number;
    else hero.dice[place] = faces[i] as number;
  });
  tell(t, { kind: 'again', rule: 'RF-047', seat, from, to: faces, by });
  if (places.includes(LUCK_PLACE)) luckShows(t, seat);
}

/** Clumsy: after the re-roll one die is rolled once more. */
export function* clumsy(t: FateTable, seats: readonly Seat[]): Flow {
  const asked = seats.filter((seat) => hasCard(heroAt(t.state, seat), 'clumsy'));
  if (asked.length === 0) return;
  const rolled = yield* t.all(asked, function* (seat) {
    const hero = heroAt(t.state, seat);
    const question = { id: 'clumsy', rule: 'RF-046', data: { dice: [...hero.dice], luck: hero.luck } };
    const place = yield* t.choose(seat, question, loose(hero));
    return yield* rollPlaces(t, seat, [place]);
  });
  asked.forEach((seat, i) => {
    putBack(t, seat, rolled[i] as Reroll, 'clumsy');
  });
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
    const cards = seats.map((seat) => rerollsOf(heroAt(t.state, seat))[turn]);
    const asked = seats.filter((_, i) => cards[i] !== undefined);
    if (asked.length === 0) return;
    yield* rerollWith(
      t,
      asked,
      cards.flatMap((card) => card ?? []),
    );
  }
}

function* rerollWith(t: FateTable, seats: readonly Seat[], cards: readonly string[]): Flow {
  const rolled = yield* t.all(seats, function* (seat) {
    const hero = heroAt(t.state, seat);
    const by = cards[seats.indexOf(seat)] as string;
    const dice = loose(hero);
    if (by === 'blood-price' && hero.luck > 0) dice.push(LUCK_OPTION);
    const question = { id: 'again', rule: 'RF-047', data: { by, dice: [...hero.dice], luck: hero.luck } };
    const max = by === 'steady-gauntlet' ? 1 : dice.length;
    return yield* rollPlaces(t, seat, yield* t.chooseMany(seat, question, dice, { min: 0, max }));
  });
  seats.forEach((seat, i) => {
    const by = cards[i] as string;
    const reroll = rolled[i] as Reroll;
    if (by === 'blood-price' && reroll.places.length > 0) lose(t, seat, BLOOD, by, 'RF-192');
    putBack(t, seat, reroll, by);
  });
}
