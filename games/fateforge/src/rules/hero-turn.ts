import type { Flow, Option, Question, Reason } from '@wyrdhall/kernel';
import { hit, shot, step } from '../content/deed.ts';
import { type Fateforge, type FateforgeTable, type Hero, heroAt, seatOf } from '../state.ts';
import { allyOptions, useAlly } from './ally.ts';
import { isKept, neighbours } from './board.ts';
import {
  type CardUse,
  cardClosed,
  cardUse,
  isPanicking,
  specialClosed,
  usableCards,
  weaponOf,
} from './cards.ts';
import { planFrom } from './chain.ts';
import { perform } from './deeds.ts';
import { revive } from './deeds-rare.ts';
import { isStanding } from './figures.ts';
import { breakCage, cageIn, canFocus, focusOn, focusThings } from './focus.ts';
import { fountain } from './fountain.ts';
import { suffer } from './harm-hero.ts';
import { listeningWarden, offerQuarter, quarterClosed } from './mercy.ts';
import { stepStopped, stepToll } from './move.ts';
import { hasResults, spend } from './pay.ts';
import { BLOCK, FOCUS, HIT, needMask, poolMask, REACH, SHOT, SKILL_SHOT, SPECIAL, STEP } from './pool.ts';
import { because } from './reasons.ts';
import { satchelClosed, useSatchel } from './satchel.ts';
import { targetsOf } from './targets.ts';
import { endTurn } from './turn-end.ts';
import { useCard, useSpecial } from './use.ts';
import { coverIcon, weakIcons } from './weak-spot.ts';

const ACID = { ...hit(1), to: 1 };
const SKILLED = { ...shot(1), to: 2 };
const TWO = { wild: [needMask('wild'), needMask('wild')], focus: [FOCUS, FOCUS] } as const;

/** FF-283 */
const reviveNeeds = (s: Fateforge): readonly number[] => TWO[s.settings.reviveCost];

const known = new Map<Reason | undefined, Map<string, Option<string>>>();

/** One object for each option and reason: prompts are made often. */
function option(id: string, closed?: Reason): Option<string> {
  let ids = known.get(closed);
  if (!ids) {
    ids = new Map();
    known.set(closed, ids);
  }
  const found = ids.get(id);
  if (found) return found;
  const made: Option<string> = closed ? { id, value: id, closed } : { id, value: id };
  ids.set(id, made);
  return made;
}

/** FF-214, FF-215: results as actions. */
function actions(s: Fateforge, h: Hero, mask: number, options: Option<string>[]): void {
  if ((mask & STEP) !== 0) options.push(option('step', stepStopped(s, h, h.zone, [STEP], false)));
  const here = planFrom(h.zone);
  if ((mask & HIT) !== 0)
    options.push(option('hit', targetsOf(s, h, hit(1), here).length > 0 ? undefined : because.noTarget));
  if ((mask & REACH) !== 0 && targetsOf(s, h, ACID, here).length > 0) options.push(option('long-hit'));
  if ((mask & SHOT) !== 0)
    options.push(option('shot', targetsOf(s, h, shot(1), here).length > 0 ? undefined : because.noTarget));
  if ((mask & SKILL_SHOT) !== 0 && h.passives.includes('skill-shot-range'))
    if (targetsOf(s, h, SKILLED, here).length > 0) options.push(option('skill-shot'));
  if ((mask & BLOCK) !== 0) options.push(option('block'));
  if ((mask & SPECIAL) !== 0) {
    const weapon = weaponOf(h);
    if (weapon?.special) options.push(option('special', specialClosed(s, h, weapon.special)));
  }
}

/** Tokens of the map, and others in the zone. */
function surroundings(s: Fateforge, h: Hero, options: Option<string>[]): void {
  for (const token of s.tokens) {
    if (token.kind !== 'objective' || token.by !== '' || token.zone !== h.zone) continue;
    const kept = isKept(s, `objective ${token.id}`) ? because.guarded : undefined;
    options.push(option(`take:${token.id}`, kept));
  }
  for (const token of focusThings(s, h))
    options.push(option(`focus:${token.id}`, canFocus(h, token.kind) ? undefined : because.noResults));
  if (cageIn(s, h.zone) >= 0)
    options.push(option('focus:cage', canFocus(h, 'cage') ? undefined : because.noResults));
  for (const other of s.heroes) {
    if (!other.ko || other.zone !== h.zone) continue;
    options.push(option(`revive:${other.id}`, hasResults(h, reviveNeeds(s)) ? undefined : because.noResults));
  }
}

function ownTricks(s: Fateforge, h: Hero, options: Option<string>[]): void {
  if (!h.round.includes('energy') && h.energy > 0)
    options.push(option('energy', stepStopped(s, h, h.zone, [], false)));
  if (h.id === 'nobleman' && !h.round.includes('flip') && !h.marks.includes('acted'))
    options.push(option('flip'));
  if (s.boss && listeningWarden(s, h)) options.push(option('quarter', quarterClosed(h)));
  if (h.id === 'alchemist' && h.flasks > 0) options.push(option('flask', satchelClosed(s, h)));
}

/** All that the hero can do now, and what is shown but cannot be done. */
export function turnOptions(s: Fateforge, i: number): Option<string>[] {
  const h = heroAt(s, i);
  const options: Option<string>[] = [];
  const mask = poolMask(h);
  actions(s, h, mask, options);
  for (const card of usableCards(h)) {
    options.push(option(card.forth, cardClosed(s, h, card)));
    if (card.use.twoWay) options.push(option(card.back, cardClosed(s, h, card, true)));
  }
  surroundings(s, h, options);
  ownTricks(s, h, options);
  if (s.boss) for (const icon of weakIcons(s, h)) options.push(option(`spot:${icon}`));
  if (s.companion) for (const id of allyOptions(s, i)) options.push(option(id));
  options.push(option('end', mustStep(s, h) ? because.afraid : undefined));
  return options;
}

/** Panic and Greed: a Step that has to be used. */
function mustStep(s: Fateforge, h: Hero): boolean {
  if (h.fear.length > 0 && isPanicking(s, h)) return true;
  if (!h.corruption.includes('corruption:greed') || !hasResults(h, [STEP])) return false;
  if (stepStopped(s, h, h.zone, [STEP], false)) return false;
  return s.tokens.some(
    ({ kind, by, zone }) => kind === 'gem' && by === '' && neighbours(s, h.zone).includes(zone),
  );
}

const questions = new Map<string, Question>();

export function turnQuestion(h: Hero): Question {
  const found = questions.get(h.id);
  if (found) return found;
  const made = { id: 'turn', rule: 'FF-214', figure: h.id, confirm: true, quiet: 'end' };
  questions.set(h.id, made);
  return made;
}

/** Results that come with the turn, and what is looked at when it begins. */
function* beginTurn(t: FateforgeTable, i: number): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  s.began = true;
  s.lastActed = i;
  h.marks = h.marks.filter((mark) => mark !== 'stepped' && mark !== 'acted');
  t.tell({ kind: 'turn', rule: 'FF-213', hero: h.id });
  if (h.hidden) h.marks.push('hidden-at-start');
  if (h.passives.includes('grudge') && h.marks.includes('hurt-in-reactions')) h.gifts.push('+:hit');
  if (h.gifts.length > 0) {
    h.pool.push(...h.gifts);
    t.tell({ kind: 'gains', rule: 'FF-087', hero: h.id, results: h.gifts, by: '' });
    h.gifts = [];
  }
  yield* fountain(t, i);
}

/** One use in a hero's turn (FF-213 to FF-221). */
export function* heroTurn(t: FateforgeTable, i: number): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  // FF-221, FF-286
  if (!isStanding(h) || h.revived) {
    s.at++;
    return;
  }
  if (!s.began) yield* beginTurn(t, i);
  const chosen = yield* t.choose(seatOf(s, i), turnQuestion(h), turnOptions(s, i));
  yield* useInTurn(t, i, chosen);
}

/** What was chosen, in a turn that has begun. */
export function* useInTurn(t: FateforgeTable, i: number, chosen: string): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  if (chosen === 'end') {
    yield* endTurn(t, i);
    return;
  }
  if (!h.marks.includes('acted') && chosen !== 'flip') h.marks.push('acted');
  yield* carryOut(t, i, chosen);
  if (!isStanding(h)) {
    s.began = false;
    s.at++;
  }
}

function* carryOut(t: FateforgeTable, i: number, chosen: string): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  const [kind = '', ...rest] = chosen.split(':');
  const what = rest.join(':');
  switch (kind) {
    case 'step':
      return yield* asAction(t, i, 'step', STEP, step);
    case 'hit':
      return yield* asAction(t, i, 'hit', HIT, hit(1));
    case 'long-hit':
      return yield* asAction(t, i, 'hit', REACH, ACID);
    case 'shot':
      return yield* asAction(t, i, 'shot', SHOT, shot(1));
    case 'skill-shot':
      return yield* asAction(t, i, 'shot', SKILL_SHOT, SKILLED);
    case 'block': {
      yield* spend(t, i, [BLOCK], 'block');
      h.block++;
      t.tell({ kind: 'block', rule: 'FF-151', hero: h.id, n: 1 });
      return;
    }
    case 'special':
      return yield* useSpecial(t, i);
    case 'use':
    case 'back':
      return yield* useCard(t, i, cardUse(what) as CardUse, kind === 'back');
    case 'energy':
      h.energy--;
      h.round.push('energy');
      t.tell({ kind: 'energy-step', rule: 'FF-218', hero: h.id });
      return yield* perform(t, { i, by: 'energy', deeds: [step], chain: false });
    case 'flip':
      h.round.push('flip');
      h.lunge = !h.lunge;
      t.tell({ kind: 'does', rule: 'FF-029', hero: h.id, deed: 'flip-stance', zone: h.zone });
      return;
    case 'flask':
      return yield* useSatchel(t, i);
    case 'quarter':
      return yield* offerQuarter(t, i, h);
    case 'take':
      return take(t, h, what);
    case 'focus':
      return yield* onMap(t, i, what);
    case 'revive':
      return yield* reviveOther(t, i, what);
    case 'spot':
      return yield* coverIcon(t, i, what);
    case 'ally':
      return yield* useAlly(t, i, what);
  }
}

/** FF-215 */
function* asAction(t: FateforgeTable, i: number, action: string, need: number, deed: typeof step): Flow {
  const h = heroAt(t.state, i);
  const toll = action === 'step' ? stepToll(t.state, h, false).needs : [];
  const spent = yield* spend(t, i, [need], action, toll);
  t.tell({ kind: 'spends', rule: 'FF-215', hero: h.id, action, spent });
  yield* perform(t, { i, by: action, deeds: [deed], chain: false });
}

/** FF-135, R-26 */
function take(t: FateforgeTable, h: Hero, id: string): void {
  const token = t.state.tokens.find((other) => other.kind === 'objective' && other.id === id);
  if (!token) return;
  token.by = h.id;
  t.tell({ kind: 'takes', rule: 'FF-135', hero: h.id, token: id });
}

function* onMap(t: FateforgeTable, i: number, id: string): Flow {
  if (id === 'cage') return yield* breakCage(t, i);
  const token = focusThings(t.state, heroAt(t.state, i)).find((other) => other.id === id);
  if (token) yield* focusOn(t, i, token);
}

/** FF-282 to FF-284, R-67 */
function* reviveOther(t: FateforgeTable, i: number, id: string): Flow {
  const s = t.state;
  const h = heroAt(s, i);
  yield* spend(t, i, reviveNeeds(s), 'revive');
  t.tell({ kind: 'does', rule: 'FF-282', hero: h.id, deed: 'revive', zone: h.zone });
  yield* revive(
    t,
    s.heroes.findIndex((other) => other.id === id),
  );
  suffer(t, i, 'health', 1, 'revive');
  suffer(t, i, 'energy', 1, 'revive');
}
