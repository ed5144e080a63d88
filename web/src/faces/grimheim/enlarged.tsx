import { CardBody } from './card-body.tsx';
import type { Enlarging } from './card-props.ts';

const WIDTH = 15;

/** The card that is looked at, large above the hand. The same words as in it, so nobody needs to hear them twice. */
export function Enlarged({ card, closed, at }: Enlarging) {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const wide = Math.min(WIDTH * rem, innerWidth - 16);
  const left = Math.max(8, Math.min(innerWidth - wide - 8, at.left + at.width / 2 - wide / 2));
  return (
    <div
      class="grim-above"
      style={{ left: `${left}px`, width: `${wide}px`, bottom: `${innerHeight - at.top + 12}px` }}
      aria-hidden="true"
    >
      <div
        class={closed ? 'card grim-card grim-large no' : 'card grim-card grim-large'}
        style={{ '--tone': card.tone }}
      >
        <CardBody {...card} closed={closed} />
      </div>
    </div>
  );
}
