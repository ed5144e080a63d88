import { useEffect } from 'preact/hooks';
import type { GameFace } from '../faces/face.ts';
import { look } from '../table/look.ts';
import { cardAt } from './looked-at.tsx';

/** `i` looks at the card that has the focus. */
export function useCardKey({ cards }: GameFace): void {
  useEffect(() => {
    if (!cards) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
      const card = cardAt(event.target);
      if (card !== undefined) look.card.value = card;
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [cards]);
}
