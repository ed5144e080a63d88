import type { Game } from '@wyrdhall/kernel';
import type { Card, Hunter, Toy, toy } from '@wyrdhall/toy';

export type ToyEvent = typeof toy extends Game<Toy, infer Event> ? Event : never;

/** A hunter as somebody sees it: of another's hand, only how many. */
export type SeenHunter = Omit<Hunter, 'hand'> & { readonly hand: readonly Card[] | number };

export type ToyView = Omit<Toy, 'hunters' | 'deck'> & {
  readonly hunters: readonly SeenHunter[];
  readonly deck: number;
};

export const handSize = ({ hand }: SeenHunter): number => (typeof hand === 'number' ? hand : hand.length);
