import { Loaded } from '../hall/loaded.tsx';
import { boxOf, openRulebook } from '../shelf/boxes.ts';
import { look } from '../table/look.ts';
import type { Session } from '../table/session.ts';
import { CardDialog } from './card-dialog.tsx';

/** The card of a hand or a board that somebody looks at during a game. */
export function LookedAt({ session }: { session: Session }) {
  const id = look.card.value;
  const box = boxOf(session.game.id);
  if (id === undefined || !box) return null;
  return (
    <Loaded key={id} make={() => openRulebook(box)}>
      {({ rules }) => (
        <CardDialog
          face={session.face}
          game={box.id}
          rules={rules}
          id={id}
          onClose={() => {
            look.card.value = undefined;
          }}
        />
      )}
    </Loaded>
  );
}

/** The card that this is, or that it lies on. */
export function cardAt(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const card = target.closest('[data-card]') ?? target.closest('.card')?.querySelector('[data-card]');
  return card?.getAttribute('data-card') ?? undefined;
}

/** A long press or the other mouse button on a card looks at it. */
export function lookAtCard(event: MouseEvent): void {
  const card = cardAt(event.target);
  if (card === undefined) return;
  event.preventDefault();
  look.card.value = card;
}
