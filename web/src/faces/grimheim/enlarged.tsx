import { CardBody } from './card-body.tsx';
import type { Enlarging } from './card-props.ts';

const WIDTH = 232;

/** The card that is looked at, large above the hand. The same words as in it, so nobody needs to hear them twice. */
export function Enlarged({ card, at }: Enlarging) {
  const left = Math.max(8, Math.min(innerWidth - WIDTH - 8, at.left + at.width / 2 - WIDTH / 2));
  return (
    <div
      class="card grim-card grim-large"
      style={{ '--tone': card.tone, left: `${left}px`, bottom: `${innerHeight - at.top + 12}px` }}
      aria-hidden="true"
    >
      <CardBody {...card} />
    </div>
  );
}
