import type { Game } from '@wyrdhall/kernel';
import { board, type Card, type Hunter, type Toy, type toy, type Wolf } from '@wyrdhall/toy';

export type ToyEvent = typeof toy extends Game<Toy, infer Event> ? Event : never;

/** A hunter as somebody sees it: of another's hand, only how many. */
export type SeenHunter = Omit<Hunter, 'hand'> & { readonly hand: readonly Card[] | number };

export type ToyView = Omit<Toy, 'hunters' | 'deck'> & {
  readonly hunters: readonly SeenHunter[];
  readonly deck: number;
};

export const handSize = ({ hand }: SeenHunter): number => (typeof hand === 'number' ? hand : hand.length);

const cellOf = (name: string): number => board.cells.get(name) ?? 0;

/** The board after an event, as far as one can see it there. */
export function after(view: ToyView, event: ToyEvent): ToyView {
  const hunter = (seat: number, change: (h: SeenHunter) => Partial<SeenHunter>): ToyView => ({
    ...view,
    hunters: view.hunters.map((h, i) => (i === seat ? { ...h, ...change(h) } : h)),
  });
  const wolf = (id: string, change: (w: Wolf) => Partial<Wolf>): ToyView => ({
    ...view,
    wolves: view.wolves.map((w) => (w.id === id ? { ...w, ...change(w) } : w)),
  });
  switch (event.kind) {
    case 'round':
      return { ...view, round: event.round };
    case 'stance':
      return hunter(event.seat, () => ({ stance: event.stance }));
    case 'step':
      return hunter(event.seat, (h) => ({ at: cellOf(event.to), steps: h.steps - 1 }));
    case 'heal':
      return hunter(event.seat, (h) => ({ wounds: h.wounds - event.amount }));
    case 'hurt':
      return hunter(event.seat, (h) => ({ wounds: h.wounds + event.damage }));
    case 'down':
      return hunter(event.seat, () => ({ down: true }));
    case 'prowl':
      return wolf(event.wolf, () => ({ at: cellOf(event.to) }));
    case 'wound':
      return wolf(event.wolf, (w) => ({ wounds: w.wounds + event.damage }));
    case 'wolf-dies':
      return { ...view, wolves: view.wolves.filter(({ id }) => id !== event.wolf) };
    case 'eat': {
      const fed = wolf(event.wolf, (w) => ({ at: w.lair }));
      return { ...fed, stores: event.stores };
    }
    default:
      return view;
  }
}

/** How long an event is seen, in milliseconds at normal speed. */
export function lasts(event: ToyEvent): number {
  switch (event.kind) {
    case 'step':
    case 'prowl':
      return 200;
    case 'strike':
    case 'bite':
      return 900;
    case 'hurt':
    case 'wound':
    case 'wolf-dies':
    case 'down':
    case 'eat':
      return 550;
    default:
      return 250;
  }
}
