import type { OpenRulebook } from '../../hall/boxes.ts';
import { Dialog } from '../../hall/dialog.tsx';
import { languageOf } from '../../preferences/languages.ts';
import { preferences } from '../../preferences/preferences.ts';
import type { GameFace } from '../face.ts';
import { LargeCard } from './card-sheet.tsx';
import { rulingsOf } from './rulings.ts';

interface CardDialogProps {
  readonly face: GameFace;
  readonly game: string;
  readonly book: OpenRulebook;
  readonly id: string;
  onClose(): void;
}

/** One card to look at, until it is closed. */
export function CardDialog({ face, game, book, id, onClose }: CardDialogProps) {
  const card = face.cards?.(preferences.value.language).find((one) => one.id === id);
  // As the rulebook calls it, which may speak another language.
  const name = face.cards?.(languageOf(book.language)).find((one) => one.id === id)?.name;
  if (!card) return null;
  return (
    <Dialog title={card.name} onClose={onClose}>
      <LargeCard
        game={game}
        card={card}
        rulings={name ? rulingsOf(name, book.rules) : []}
        language={book.language}
      />
    </Dialog>
  );
}
