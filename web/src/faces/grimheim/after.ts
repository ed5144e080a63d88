import {
  type CardInPlay,
  cell,
  type GrimheimTold,
  type GrimheimView,
  TOWN,
  titleOf,
} from '@wyrdhall/grimheim';
import { newcomer } from './newcomer.ts';

type SeenHero = GrimheimView['heroes'][number];
type SeenMonster = GrimheimView['monsters'][number];

const cellOf = (name: string): number => (name === 'grimheim' ? TOWN : (cell(name) ?? TOWN));

function hero(view: GrimheimView, seat: number, change: (hero: SeenHero) => Partial<SeenHero>): GrimheimView {
  return { ...view, heroes: view.heroes.map((h, i) => (i === seat ? { ...h, ...change(h) } : h)) };
}

function monster(
  view: GrimheimView,
  id: string,
  change: (monster: SeenMonster) => Partial<SeenMonster>,
): GrimheimView {
  return { ...view, monsters: view.monsters.map((m) => (m.id === id ? { ...m, ...change(m) } : m)) };
}

function card(
  view: GrimheimView,
  seat: number,
  id: string,
  change: (card: CardInPlay) => Partial<CardInPlay>,
): GrimheimView {
  return hero(view, seat, ({ cards }) => ({
    cards: cards.map((c) => (c.id === id ? { ...c, ...change(c) } : c)),
  }));
}

const without = (view: GrimheimView, id: string): GrimheimView => ({
  ...view,
  monsters: view.monsters.filter((m) => m.id !== id),
});

const go = (to: string) => () => ({ at: cellOf(to), inTown: cellOf(to) === TOWN });

/** A hand is seen as a whole or not at all. */
const isSeen = (hand: SeenHero['hand']): hand is string[] => hand.every((held) => held !== null);

function thrown(hand: SeenHero['hand'], titles: readonly string[]): SeenHero['hand'] {
  if (!isSeen(hand)) return hand.slice(titles.length);
  const left = [...hand];
  for (const title of titles) {
    const i = left.findIndex((held) => titleOf(held) === title);
    if (i >= 0) left.splice(i, 1);
  }
  return left;
}

const drawn = (hand: SeenHero['hand'], card: string): SeenHero['hand'] =>
  isSeen(hand) && card !== '' ? [...hand, card] : [...hand.map(() => null), null];

/** The table after an event, as far as one can see it there; what is left out is right at the end of the show. */
export function after(view: GrimheimView, e: GrimheimTold): GrimheimView {
  switch (e.kind) {
    case 'turn':
      return { ...view, turn: e.seat, phase: 'hero', spot: e.spot };
    case 'action':
      return e.granted ? view : hero(view, e.seat, ({ actions }) => ({ actions: [...actions, e.action] }));
    case 'step':
    case 'pushed':
      return hero(view, e.seat, go(e.to));
    case 'play':
      return hero(view, e.seat, ({ hand }) => ({ hand: thrown(hand, [e.card]) }));
    case 'draw':
      return hero(view, e.seat, ({ hand }) => ({ hand: drawn(hand, e.card) }));
    case 'discard':
      return hero(view, e.seat, ({ hand }) => ({ hand: thrown(hand, e.cards) }));
    case 'gold':
      return hero(view, e.seat, ({ gold }) => ({ gold: gold + e.amount }));
    case 'give-gold':
      return hero(
        hero(view, e.seat, ({ gold }) => ({ gold: gold - e.amount })),
        e.to,
        ({ gold }) => ({ gold: gold + e.amount }),
      );
    case 'mana':
      return card(view, e.seat, e.card, ({ mana }) => ({ mana: mana + e.amount }));
    case 'wear':
      return card(view, e.seat, e.card, ({ damage }) => ({ damage: damage + e.amount }));
    case 'repair':
      return card(view, e.seat, e.card, ({ damage }) => ({ damage: damage - e.amount }));
    case 'markers':
      return card(view, e.seat, e.card, ({ markers }) => ({ markers: markers + e.amount }));
    case 'heal':
      return hero(view, e.seat, ({ damage }) => ({ damage: damage - e.amount }));
    case 'hurt':
      return hero(view, e.seat, ({ damage }) => ({ damage: damage + e.amount }));
    case 'knocked-out':
      return hero(view, e.seat, ({ health }) => ({
        at: TOWN,
        inTown: true,
        damage: Math.min(5, health - 1),
      }));
    case 'quest-progress':
      return hero(view, e.seat, () => ({ progress: e.progress }));
    case 'upgrade':
      return hero(view, e.seat, ({ gold }) => ({ gold: gold - e.price }));
    case 'town':
      return { ...view, pieces: e.pieces };
    case 'time':
      // From here on they are not foreseen to march once more.
      return { ...view, spot: e.spot, phase: 'monsters', step: 'answer-attack', queue: [] };
    default:
      return afterMonster(view, e);
  }
}

function afterMonster(view: GrimheimView, e: GrimheimTold): GrimheimView {
  switch (e.kind) {
    case 'damage':
      return monster(view, e.monster, ({ damage, healthLeft }) => ({
        damage: damage + e.amount,
        healthLeft: Math.max(0, healthLeft - e.amount),
      }));
    case 'dies':
    case 'enters':
      return without(view, e.monster);
    case 'shoved':
    case 'march':
    case 'turned':
      return monster(view, e.monster, go(e.to));
    case 'swap':
      return monster(view, e.with, go(e.at));
    case 'held':
      return monster(view, e.monster, () => ({ held: true }));
    case 'prey':
      return monster(view, e.monster, ({ gold }) => ({ gold: gold + e.amount }));
    case 'monster-card':
      return { ...view, step: 'wave' };
    case 'arrives': {
      const seen = newcomer(e.monster, cellOf(e.at));
      return seen ? { ...view, monsters: [...without(view, e.monster).monsters, seen] } : view;
    }
    default:
      return view;
  }
}
