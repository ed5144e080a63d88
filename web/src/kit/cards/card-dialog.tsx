import type { Rule } from '@wyrdhall/kernel';
import { Dialog } from '../../hall/dialog.tsx';
import { preferences } from '../../preferences/preferences.ts';
import type { GameFace } from '../face.ts';
import { LargeCard } from './card-sheet.tsx';
import { rulingsOf } from './rulings.ts';

interface CardDialogProps {
  readonly face: GameFace;
  readonly game: string;
  readonly rules: readonly Rule[];
  readonly id: string;
  onClose(): void;
}

/** One card to look at, until it is closed. */
export function CardDialog({ face, game, rules, id, onClose }: CardDialogProps) {
  const card = face.cards?.(preferences.value.language).find((one) => one.id === id);
  // The rulebook speaks English.
  const name = face.cards?.('en').find((one) => one.id === id)?.name;
  if (!card) return null;
  return (
    <Dialog title={card.name} onClose={onClose}>
      <LargeCard game={game} card={card} rulings={name ? rulingsOf(name, rules) : []} />
    </Dialog>
  );
}
