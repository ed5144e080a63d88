import { useEffect } from 'preact/hooks';
import { cardAt } from '../../kit/cards/card-at.ts';
import type { GameFace } from '../../kit/face.ts';
import { look } from '../../kit/look.ts';
import { preferences } from '../../preferences/preferences.ts';

/** `i` looks at the card that has the focus. */
export function useCardKey({ cards }: GameFace): void {
  useEffect(() => {
    if (!cards) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!preferences.peek().shortcuts) return;
      const card = cardAt(event.target);
      if (card !== undefined) look.card.value = card;
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [cards]);
}
