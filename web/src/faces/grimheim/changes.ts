import { type CardInPlay, type GrimheimView, TOWN, titleOf } from '@wyrdhall/grimheim';
import { changeAt, changeOf } from '../../kit/events/change.ts';
import { cellOf } from './reach.ts';

type SeenHero = GrimheimView['heroes'][number];
type SeenMonster = GrimheimView['monsters'][number];

export const hero = (
  view: GrimheimView,
  seat: number,
  change: (hero: SeenHero) => Partial<SeenHero>,
): GrimheimView => ({ ...view, heroes: changeAt(view.heroes, seat, change) });

export const monster = (
  view: GrimheimView,
  id: string,
  change: (monster: SeenMonster) => Partial<SeenMonster>,
): GrimheimView => ({ ...view, monsters: changeOf(view.monsters, id, change) });

export const card = (
  view: GrimheimView,
  seat: number,
  id: string,
  change: (card: CardInPlay) => Partial<CardInPlay>,
): GrimheimView => hero(view, seat, ({ cards }) => ({ cards: changeOf(cards, id, change) }));

export const without = (view: GrimheimView, id: string): GrimheimView => ({
  ...view,
  monsters: view.monsters.filter((m) => m.id !== id),
});

/** Of those who are still to attack, one attack fewer. */
export function hasStruck(view: GrimheimView, id: string): GrimheimView {
  const i = view.queue.indexOf(id);
  return i < 0 ? view : { ...view, queue: view.queue.toSpliced(i, 1) };
}

export const go = (to: string) => () => ({ at: cellOf(to), inTown: cellOf(to) === TOWN });

/** A hand is seen as a whole or not at all. */
const isSeen = (hand: SeenHero['hand']): hand is string[] => hand.every((held) => held !== null);

export const thrown =
  (titles: readonly string[]) =>
  ({ hand }: SeenHero): Pick<SeenHero, 'hand'> => {
    if (!isSeen(hand)) return { hand: hand.slice(titles.length) };
    const left = [...hand];
    for (const title of titles) {
      const i = left.findIndex((held) => titleOf(held) === title);
      if (i >= 0) left.splice(i, 1);
    }
    return { hand: left };
  };

export const drawn =
  (title: string) =>
  ({ hand }: SeenHero): Pick<SeenHero, 'hand'> => ({
    hand: isSeen(hand) && title !== '' ? [...hand, title] : [...hand.map(() => null), null],
  });
