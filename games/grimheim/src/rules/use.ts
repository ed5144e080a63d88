import type { Flow, Option, Reason, Seat } from '@wyrdhall/kernel';
import {
  type Cost,
  type Effect,
  type FollowEffect,
  type GrimheimTable,
  titleOf,
  type User,
} from '../content/cards.ts';
import { pay, unpayable } from './cost.ts';
import { because } from './reasons.ts';
import type { CardInPlay, Hero } from './state.ts';
import { activeEffects, handEffects, user } from './tableau.ts';

type Usable = Extract<Effect, { cost?: Cost }>;

/** How a use is named, in option ids and among what was used. */
export const useName = (effect: { readonly use?: string }, id: string): string =>
  effect.use ? `${id}:${effect.use}` : id;

/** GR-120: whether this use of a card, or of all of it, was made in this turn. */
export const isUsed = (card: CardInPlay, effect: Usable): boolean =>
  effect.exclusive ? card.used.length > 0 : card.used.includes(useName(effect, card.id));

/** An offer to use a card in play: pays, tells, and lets it happen. */
export function useOption(
  u: User,
  effect: Usable,
  closed: Reason | undefined,
  run: () => Flow,
): Option<() => Flow> {
  const id = `use:${useName(effect, u.id)}`;
  const reason = closed ?? (effect.cost && unpayable(u, effect.cost));
  const value = function* (): Flow {
    u.t.tell({ kind: 'use', rule: 'GR-120', seat: u.seat, card: u.id });
    if (effect.cost) yield* pay(u, effect.cost);
    yield* run();
  };
  return reason ? { id, value, closed: reason } : { id, value };
}

/** An offer to play an event from the hand (GR-123): it is discarded as it is played. */
export function playOption(
  u: User,
  effect: Usable,
  closed: Reason | undefined,
  run: () => Flow,
): Option<() => Flow> {
  const id = `play:${useName(effect, titleOf(u.id))}`;
  const reason = closed ?? (effect.cost && unpayable(u, effect.cost));
  const value = function* (): Flow {
    u.hero.hand.splice(u.hero.hand.indexOf(u.id), 1);
    u.hero.discard.push(u.id);
    u.t.tell({ kind: 'play', rule: 'GR-123', seat: u.seat, card: titleOf(u.id) });
    if (effect.cost) yield* pay(u, effect.cost);
    yield* run();
  };
  return reason ? { id, value, closed: reason } : { id, value };
}

/** GR-120: free actions with cards in play and events in hand. */
export function freeOptions(t: GrimheimTable, seat: Seat): Option<() => Flow>[] {
  const hero = t.state.heroes[seat] as Hero;
  const options: Option<() => Flow>[] = [];
  for (const { card, effect } of activeEffects(hero, 'free')) {
    const u = user(t, seat, card);
    const name = useName(effect, card.id);
    const used = !effect.often && isUsed(card, effect) ? because.used : undefined;
    const run = function* (): Flow {
      card.used.push(name);
      yield* effect.run(u);
      if (effect.cost?.spend === 'attack') yield* follow(t, seat, 'after-attack');
    };
    options.push(useOption(u, effect, used ?? effect.closed?.(u), run));
  }
  for (const { id, effect } of handEffects(hero, 'free')) {
    const u = user(t, seat, undefined, id);
    options.push(playOption(u, effect, effect.closed?.(u), () => effect.run(u)));
  }
  return options;
}

/** Effects that follow something by themselves (GR-128). */
export function* follow(t: GrimheimTable, seat: Seat, on: FollowEffect['on']): Flow {
  for (const { card, effect } of follows(t.state.heroes[seat] as Hero, on)) {
    yield* effect.run(user(t, seat, card));
  }
}

function follows(hero: Hero, on: FollowEffect['on']): { card: CardInPlay; effect: FollowEffect }[] {
  return activeEffects(hero, on) as { card: CardInPlay; effect: FollowEffect }[];
}
