import { boxOf, openRulebook } from '../../hall/boxes.ts';
import { Loaded } from '../../hall/loaded.tsx';
import { CardDialog } from '../../kit/cards/card-dialog.tsx';
import { look } from '../../kit/look.ts';
import type { Session } from '../../session/session.ts';

/** The card of a hand or a board that somebody looks at during a game. */
export function LookedAt({ session }: { session: Session }) {
  const id = look.card.value;
  const box = boxOf(session.game.id);
  if (id === undefined || !box) return null;
  return (
    <Loaded key={id} make={() => openRulebook(box)}>
      {(book) => (
        <CardDialog
          face={session.face}
          game={box.id}
          book={book}
          id={id}
          onClose={() => {
            look.card.value = undefined;
          }}
        />
      )}
    </Loaded>
  );
}
