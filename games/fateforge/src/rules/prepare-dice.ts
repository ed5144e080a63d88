import type { Flow, Option, Reason } from '@wyrdhall/kernel';
import { BASIC_RESULTS, DICE, type DieColour } from '../content/results.ts';
import { type FateforgeTable, type Hero, heroAt, seatOf } from '../state.ts';
import { type CardUse, markUsed } from './cards.ts';
import { rollDice, terms } from './dice.ts';
import { unpayable } from './pay.ts';
import { isDie, resultFacts } from './pool.ts';
import { because } from './reasons.ts';

/** The face that three dice share (FF-199, FF-200); '' where there is none. */
export function threeOfAKind(h: Hero): string {
  for (const id of h.pool) {
    const { face, origin } = resultFacts(id);
    if (origin !== '' || face === 'miss') continue;
    if (h.pool.filter((other) => isDie(other) && resultFacts(other).face === face).length >= 3) return face;
  }
  return '';
}

const placesOf = (h: Hero, fits: (id: string) => boolean): Option<number>[] =>
  h.pool.flatMap((id, k) => (isDie(id) && fits(id) ? [{ id: `die:${id}-${k + 1}`, value: k }] : []));

function* again(t: FateforgeTable, i: number, places: readonly number[], rule: string): Flow {
  const h = heroAt(t.state, i);
  const colours = places.map((k) => resultFacts(h.pool[k] as string).colour as DieColour);
  const rolled = yield* rollDice(t, i, colours, rule);
  places.forEach((k, n) => {
    h.pool[k] = rolled[n] as string;
  });
}

/** FF-196: any number of dice that show a Miss. */
export function* energyReroll(t: FateforgeTable, i: number, cost: number): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  const options = placesOf(h, (id) => id.endsWith(':miss'));
  const question = { id: 'reroll', rule: 'FF-196', ...terms(s, h) };
  const places = yield* t.chooseMany(seatOf(s, i), question, options, { min: 1, max: options.length });
  h.energy -= cost;
  h.round.push('reroll');
  yield* again(t, i, places, 'FF-196');
}

/** FF-199, R-42 to R-44 */
export function* changeDie(t: FateforgeTable, i: number): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  const face = threeOfAKind(h);
  const dice = placesOf(h, (id) => resultFacts(id).face === face);
  const k = yield* t.choose(seatOf(s, i), { id: 'three-die', rule: 'FF-199', ...terms(s, h) }, dice);
  const results = BASIC_RESULTS.filter((result) => result !== face);
  const options = results.map((result): Option<string> => ({ id: `result:${result}`, value: result }));
  const question = { id: 'three-result', rule: 'FF-201', ...terms(s, h) };
  const result = yield* t.choose(seatOf(s, i), question, options);
  h.round.push('three');
  h.pool[k] = `${resultFacts(h.pool[k] as string).colour}:${result}`;
}

/** Which dice a card of the Preparation is for. */
function isFor(whom: string, id: string): boolean {
  const { colour } = resultFacts(id);
  if (whom === 'red') return colour === 'red' || colour === 'melee';
  if (whom === 'blue') return colour === 'blue' || colour === 'ranged';
  return whom !== 'green' || colour === 'green';
}

export function prepareCardClosed(h: Hero, { id, use }: CardUse): Reason | undefined {
  if (h.round.includes(id)) return because.used;
  const unpaid = unpayable(h, use.cost);
  if (unpaid) return unpaid;
  const [deed] = use.deeds;
  if (!deed || deed.op === 'foresee') return undefined;
  return h.pool.some((die) => isDie(die) && isFor(deed.whom, die)) ? undefined : because.noDie;
}

/** FF-050 to FF-052: rerolls, dice that are turned, and a look ahead. */
export function* prepareCard(t: FateforgeTable, i: number, card: CardUse): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  const [deed] = card.use.deeds;
  if (!deed) return;
  for (const need of card.use.cost) {
    if (need === 'energy') h.energy--;
    if (need === 'health') h.health--;
  }
  markUsed(h, card);
  if (deed.op === 'foresee') {
    s.foreseen = true;
    return;
  }
  const data = { by: card.id };
  const options = placesOf(h, (id) => isFor(deed.whom, id));
  if (deed.op === 'reroll') {
    const n = deed.whom === 'hidden' && h.hidden ? 2 : deed.n;
    const most = Math.min(n, options.length);
    const question = { id: 'reroll', rule: 'FF-050', ...terms(s, h), data };
    const all = deed.whom === 'green';
    const places = yield* t.chooseMany(seatOf(s, i), question, options, { min: all ? most : 1, max: most });
    yield* again(t, i, places, 'FF-050');
    return;
  }
  const k = yield* t.choose(seatOf(s, i), { id: 'turn-die', rule: 'FF-107', ...terms(s, h), data }, options);
  const { colour } = resultFacts(h.pool[k] as string);
  const faces =
    deed.whom === 'focus' ? ['focus'] : [...new Set(DICE[colour as DieColour])].filter((f) => f !== 'miss');
  const question = { id: 'turn-to', rule: 'FF-107', ...terms(s, h), data };
  const face = yield* t.choose(
    seatOf(s, i),
    question,
    faces.map((f): Option<string> => ({ id: `result:${f}`, value: f })),
  );
  h.pool[k] = `${colour}:${face}`;
}
