import type { Flow, Option, Question, Reason } from '@wyrdhall/kernel';
import type { DieColour } from '../content/results.ts';
import { type Fateforge, type FateforgeTable, type Hero, heroAt, seatOf } from '../state.ts';
import { neighbours } from './board.ts';
import { type CardUse, cardUse, markUsed, usableCards } from './cards.ts';
import { diceOf, diceToRoll, rollDice, terms } from './dice.ts';
import { abilityIn, hasEnemy, isStanding } from './figures.ts';
import { isBlocked, isSlow } from './move.ts';
import { unpayable } from './pay.ts';
import { isDie } from './pool.ts';
import { changeDie, energyReroll, prepareCard, prepareCardClosed, threeOfAKind } from './prepare-dice.ts';
import { because } from './reasons.ts';

const question = (s: Fateforge, h: Hero, id: string, rule: string, quiet?: string): Question => ({
  id,
  rule,
  ...terms(s, h),
  ...(quiet !== undefined && { quiet }),
});

/** FF-196 to FF-198, and what cards change of it. */
const rerollCost = (h: Hero): number => (h.corruption.includes('corruption:cold-hands') ? 2 : 1);

function rerollClosed(h: Hero): Reason | undefined {
  if (h.round.includes('reroll')) return because.used;
  if (h.fear.includes('fear:cold-sweat')) return because.afraid;
  if (h.energy < rerollCost(h)) return because.noEnergy;
  return h.pool.some((id) => isDie(id) && id.endsWith(':miss')) ? undefined : because.noMiss;
}

const threeClosed = (h: Hero): Reason | undefined => {
  if (h.round.includes('three')) return because.used;
  return threeOfAKind(h) === '' ? because.noThree : undefined;
};

/** FF-202 to FF-206, FF-393, R-35 */
export function dashClosed(s: Fateforge, h: Hero): Reason | undefined {
  if (h.fear.includes('fear:weak-knees')) return because.afraid;
  if (abilityIn(s, h.zone, 'grapple')) return because.grappled;
  if (isBlocked(s, h.zone)) return because.blocked;
  if (isSlow(s, h, h.zone)) return because.difficult;
  if (h.passives.includes('no-dash-from-enemies') && hasEnemy(s, h.zone)) return because.heavy;
  return neighbours(s, h.zone).length > 0 ? undefined : because.cannotMove;
}

const offered = (id: string, closed: Reason | undefined): Option<string> =>
  closed ? { id, value: id, closed } : { id, value: id };

/** FF-195: what may still be done before the order is set. */
function prepareOptions(s: Fateforge, h: Hero, canDash: boolean): Option<string>[] {
  const options = [offered('reroll', rerollClosed(h)), offered('three', threeClosed(h))];
  for (const card of usableCards(h)) {
    const { when } = card.use;
    if (when === 'preparation') options.push(offered(`use:${card.id}`, prepareCardClosed(h, card)));
    // Behind a screen nobody would see the potion go.
    if (when === 'any-time' && !s.settings.screens && card.use.deeds[0]?.op === 'heal')
      options.push(offered(`use:${card.id}`, h.health < h.maxHealth ? undefined : because.noTarget));
  }
  if (canDash && !h.dash) options.push(offered('dash', dashClosed(s, h)));
  options.push({ id: 'ready', value: 'ready' });
  return options;
}

/** One hero behind the screen, until ready. */
export function* prepareLoop(t: FateforgeTable, i: number, canDash: boolean): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  for (;;) {
    const options = prepareOptions(s, h, canDash);
    // After a Dash nobody is asked who has nothing left to do, unless that would tell what lies behind the screen.
    if (!canDash && !s.settings.screens && options.every(({ closed, id }) => closed || id === 'ready'))
      return;
    const asked = { ...question(s, h, 'prepare', 'FF-195', 'ready'), confirm: true };
    const chosen = yield* t.choose(seatOf(s, i), asked, options);
    if (chosen === 'ready') return;
    if (chosen === 'dash') h.dash = true;
    else if (chosen === 'reroll') yield* energyReroll(t, i, rerollCost(h));
    else if (chosen === 'three') yield* changeDie(t, i);
    else yield* useHere(t, i, cardUse(chosen.slice(4)) as CardUse);
  }
}

function* useHere(t: FateforgeTable, i: number, card: CardUse): Flow {
  const h = heroAt(t.state, i);
  if (card.use.when === 'any-time') {
    markUsed(h, card);
    h.health = Math.min(h.maxHealth, h.health + (card.use.deeds[0]?.n ?? 0));
    h.toxic = Math.min(h.toxic, h.maxHealth - h.health);
    return;
  }
  if (!unpayable(h, card.use.cost)) yield* prepareCard(t, i, card);
}

/** FF-194: which dice, and the roll. */
function* roll(t: FateforgeTable, i: number): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  const all = diceOf(h);
  const n = diceToRoll(s, h);
  let dice: DieColour[] = all;
  if (all.length > n) {
    const options = all.map((die, k): Option<DieColour> => ({ id: `die:${die}-${k + 1}`, value: die }));
    dice = yield* t.chooseMany(seatOf(s, i), question(s, h, 'dice', 'FF-043'), options, { min: n, max: n });
  }
  h.pool = [...h.pool.filter((id) => !isDie(id)), ...(yield* rollDice(t, i, dice, 'FF-194'))];
}

function* behindScreen(t: FateforgeTable, i: number): Flow {
  yield* roll(t, i);
  yield* prepareLoop(t, i, true);
}

/** FF-190 to FF-198: all at once; dashes are only declared. */
export function* preparation(t: FateforgeTable): Flow {
  const s = t.state;
  t.tell({ kind: 'round', rule: 'FF-187', round: s.round, rounds: s.rounds + s.extra });
  const standing: number[] = [];
  s.heroes.forEach((h, i) => {
    if (!isStanding(h)) return;
    standing.push(i);
    if (h.id === 'rogue' && !h.hidden && !hasEnemy(s, h.zone)) h.hidden = true;
    if (h.passives.includes('thicker-skin')) h.block++;
    h.held = { health: h.health, energy: h.energy };
  });
  if (s.settings.screens && standing.length > 1) {
    yield* t.all(
      standing.map((i) => seatOf(s, i)),
      (seat) => behindScreen(t, standing.find((i) => seatOf(s, i) === seat) as number),
    );
  } else {
    // Nothing is hidden: all roll, then one after the other goes on, with all dice in view.
    for (const i of standing) yield* roll(t, i);
    for (const i of standing) yield* prepareLoop(t, i, true);
  }
  for (const i of standing) heroAt(s, i).stunned = false;
  s.phase = 'dash';
}
