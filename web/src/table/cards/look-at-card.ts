import { cardAt } from '../../kit/cards/card-at.ts';
import { look } from '../../kit/look.ts';

/** The other mouse button on a card looks at it. */
export function lookAtCard(event: MouseEvent): void {
  const card = cardAt(event.target);
  if (card === undefined) return;
  event.preventDefault();
  look.card.value = card;
}
