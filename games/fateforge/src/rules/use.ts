import type { Flow, Option } from '@wyrdhall/kernel';
import type { Use } from '../content/cards.ts';
import { itemOf } from '../content/index.ts';
import { BASIC_RESULTS, type Gain, type Need } from '../content/results.ts';
import { type FateforgeTable, heroAt, seatOf } from '../state.ts';
import { type CardUse, cardUse, markUsed, weaponOf } from './cards.ts';
import { perform } from './deeds.ts';
import { isStanding } from './figures.ts';
import { stepToll } from './move.ts';
import { pay, spend } from './pay.ts';
import { gainedFrom, resultFacts, SPECIAL } from './pool.ts';

/** FF-085, FF-086: pays, gains, does. `back` turns a two-headed arrow round (FF-091). */
export function* useCard(t: FateforgeTable, i: number, card: CardUse, back: boolean): Flow {
  const h = heroAt(t.state, i);
  const { id, use } = card;
  const cost = back ? (use.gain as readonly Need[]) : use.cost;
  const gain = back ? (use.cost as readonly Gain[]) : use.gain;
  const [first] = use.deeds;
  const toll = first?.op === 'step' ? stepToll(t.state, h, first.n === 2).needs : [];
  const spent = yield* pay(t, i, cost, id, toll);
  t.tell({ kind: 'uses', rule: 'FF-085', hero: h.id, card: id, spent });
  markUsed(h, card);
  yield* carryOut(t, i, id, { ...use, gain }, spent);
}

/** FF-119: the Special face does what the weapon says. */
export function* useSpecial(t: FateforgeTable, i: number): Flow {
  const h = heroAt(t.state, i);
  const weapon = weaponOf(h);
  if (!weapon?.special) return;
  const spent = yield* spend(t, i, [SPECIAL], weapon.id);
  t.tell({ kind: 'uses', rule: 'FF-119', hero: h.id, card: weapon.id, spent });
  yield* carryOut(t, i, weapon.id, weapon.special, spent);
}

function* carryOut(t: FateforgeTable, i: number, by: string, use: Use, spent: readonly string[]): Flow {
  const h = heroAt(t.state, i);
  for (const gain of use.gain) {
    const face = yield* whichGain(t, i, by, gain, spent);
    const id = gainedFrom(spent, face);
    h.pool.push(id);
    t.tell({ kind: 'gains', rule: 'FF-086', hero: h.id, results: [id], by });
  }
  if (use.deeds.length === 0) return;
  if (use.deeds[0]?.op === 'potion') {
    yield* drink(t, i);
    return;
  }
  const deeds = use.either ? [yield* whichDeed(t, i, by, use)] : use.deeds;
  yield* perform(t, { i, by, deeds, chain: use.chain });
}

/** A result of the hero's choice: Reed Song, Quick Hands. */
function* whichGain(
  t: FateforgeTable,
  i: number,
  by: string,
  gain: Gain,
  spent: readonly string[],
): Flow<string> {
  if (gain !== 'step|hit' && gain !== 'other') return gain;
  const was = spent.map((id) => resultFacts(id).face);
  const faces: readonly string[] =
    gain === 'other' ? BASIC_RESULTS.filter((face) => !was.includes(face)) : ['step', 'hit'];
  const h = heroAt(t.state, i);
  const question = { id: 'gain', rule: 'FF-086', figure: h.id, data: { by } };
  return yield* t.choose(
    seatOf(t.state, i),
    question,
    faces.map((face): Option<string> => ({ id: `result:${face}`, value: face })),
  );
}

function* whichDeed(t: FateforgeTable, i: number, by: string, { deeds }: Use): Flow<Use['deeds'][number]> {
  const h = heroAt(t.state, i);
  const question = { id: 'either', rule: 'FF-086', figure: h.id, data: { by } };
  return yield* t.choose(
    seatOf(t.state, i),
    question,
    deeds.map((deed) => ({ id: `deed:${deed.op}`, value: deed })),
  );
}

/** Belt of Vials: a potion in the middle of a fight. */
function* drink(t: FateforgeTable, i: number): Flow {
  const h = heroAt(t.state, i);
  const potions = h.gear.flatMap(({ id }) => (itemOf(id).potion ? [{ id: `potion:${id}`, value: id }] : []));
  const question = { id: 'potion', rule: 'FF-107', figure: h.id };
  const id = yield* t.choose(seatOf(t.state, i), question, potions);
  const card = cardUse(id);
  if (!card) return;
  t.tell({ kind: 'uses', rule: 'FF-107', hero: h.id, card: id, spent: [] });
  markUsed(h, card);
  if (isStanding(h)) yield* perform(t, { i, by: id, deeds: card.use.deeds, chain: false });
}
