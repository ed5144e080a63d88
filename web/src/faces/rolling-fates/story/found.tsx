import { cardText } from '@wyrdhall/rolling-fates';
import { Option } from '../../../kit/answers/option.tsx';
import type { Answer } from '../../../kit/face.ts';
import { FateCard } from '../cards.tsx';
import { type FateProps, textOf } from '../seen.ts';
import { nameOf } from '../spoken.ts';
import { fate, language } from '../words/words.ts';

/** The Treasure that somebody has drawn and decides about. */
export const foundCard = ({ prompt }: FateProps): string | undefined =>
  prompt?.question.id === 'treasure' ? textOf(prompt, 'treasure') : undefined;

/** Below the text that says where it lay: the card, and what it may be swapped for. The bar takes it, or leaves it. */
export function Found({ props, id }: { props: FateProps; id: string }) {
  const words = fate.value;
  const { prompt, view } = props;
  const hero = prompt && view.heroes[prompt.seat];
  const swaps = [...props.offers.values()].filter((offer) => offer.id.startsWith('swap:'));
  return (
    <section class="rf-found" aria-label={words.found}>
      <div class="rf-found-card">
        <p>{hero ? words.finds(nameOf(hero)) : words.found}</p>
        <FateCard id={id} fresh words={words} />
      </div>
      <div class="rf-found-ways">
        {hero && <p>{words.bag(hero.treasures.length, hero.inventory)}</p>}
        {swaps.map((offer, i) => (
          <Way
            key={offer.id}
            props={props}
            answer={offer}
            at={i + 2}
            label={words.swapFor(cardText(offer.id.slice('swap:'.length), language.value).name)}
            note={words.swapNote}
          />
        ))}
      </div>
    </section>
  );
}

interface WayProps {
  readonly props: FateProps;
  readonly answer: Answer;
  /** Its key; the bar has the first. */
  readonly at: number;
  readonly label: string;
  readonly note: string;
}

/** What is lost for good says so, and never glows. */
function Way({ props, answer, at, label, note }: WayProps) {
  return (
    <Option face={props} answer={answer} class="button legal" digit={at}>
      <span>
        {label}
        <small>{note}</small>
      </span>
      <kbd aria-hidden="true">{at}</kbd>
    </Option>
  );
}
