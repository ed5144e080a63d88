import type { Flow, Option, Reason, Seat } from '@wyrdhall/kernel';
import type { Cost } from '../content/cost.ts';
import { type Named, titleOf } from './cards.ts';
import { pay, unpayable } from './cost.ts';
import type { FollowEffect, FreeEffect, GrimheimTable, Running, User } from './effect.ts';
import { because } from './reasons.ts';
import { type CardInPlay, heroAt } from './state.ts';
import { activeEffects, handEffects, user } from './tableau.ts';

type Usable = Named<Extract<Running, { cost?: Cost }>>;

/** GR-120: whether this use of a card, or of all of it, was made in this turn. */
export const isUsed = (card: CardInPlay, effect: Usable): boolean =>
  effect.exclusive ? card.used.length > 0 : card.used.includes(effect.name);

/** Why a use that nothing else closes cannot be paid for. */
const unpaid = (u: User, { cost }: Usable): Reason | undefined => (cost ? unpayable(u, cost) : undefined);

/** What a closed option stands for: it is never taken. */
const never = function* (): Flow {};

/** An offer to use a card in play: pays, tells, and lets it happen. */
export function useOption(
  u: User,
  effect: Usable,
  closed: Reason | undefined,
  run: () => Flow,
): Option<() => Flow> {
  const reason = closed ?? unpaid(u, effect);
  if (reason) return { id: effect.option, value: never, closed: reason };
  return { id: effect.option, value: () => use(u, effect, run) };
}

function* use(u: User, { cost }: Usable, run: () => Flow): Flow {
  u.t.tell({ kind: 'use', rule: 'GR-120', seat: u.seat, card: u.id });
  if (cost) yield* pay(u, cost);
  yield* run();
}

/** An offer to play an event from the hand (GR-123): it is discarded as it is played. */
export function playOption(
  u: User,
  effect: Usable,
  closed: Reason | undefined,
  run: () => Flow,
): Option<() => Flow> {
  const reason = closed ?? unpaid(u, effect);
  if (reason) return { id: effect.option, value: never, closed: reason };
  return { id: effect.option, value: () => play(u, effect, run) };
}

function* play(u: User, { cost }: Usable, run: () => Flow): Flow {
  u.hero.hand.splice(u.hero.hand.indexOf(u.id), 1);
  u.hero.discard.push(u.id);
  u.t.tell({ kind: 'play', rule: 'GR-123', seat: u.seat, card: titleOf(u.id) });
  if (cost) yield* pay(u, cost);
  yield* run();
}

/** GR-120: adds the free actions with cards in play and events in hand. */
export function freeOptions<T>(t: GrimheimTable, seat: Seat, options: Option<T | (() => Flow)>[]): void {
  const hero = heroAt(t.state, seat);
  for (const { card, effect } of activeEffects(hero, 'free')) {
    const u = user(t, seat, card);
    const used = !effect.often && isUsed(card, effect) ? because.used : undefined;
    options.push(useOption(u, effect, used ?? effect.closed?.(u), () => useFreely(u, card, effect)));
  }
  for (const { id, effect } of handEffects(hero, 'free')) {
    const u = user(t, seat, undefined, id);
    options.push(playOption(u, effect, effect.closed?.(u), () => effect.run(u)));
  }
}

function* useFreely(u: User, card: CardInPlay, effect: Named<FreeEffect>): Flow {
  card.used.push(effect.name);
  yield* effect.run(u);
  if (effect.cost?.spend === 'attack') yield* follow(u.t, u.seat, 'after-attack');
}

/** Effects that follow something by themselves (GR-128). */
export function* follow(t: GrimheimTable, seat: Seat, on: FollowEffect['on']): Flow {
  for (const { card, effect } of activeEffects(heroAt(t.state, seat), on)) {
    yield* effect.run(user(t, seat, card));
  }
}
