import type { GrimheimView } from '@wyrdhall/grimheim';
import { Icon } from '../../icons/icon.tsx';
import { memo } from '../../kit/board/memo.ts';
import { grimIcon } from './pictures.ts';
import type { GrimheimWords } from './words/catalogue.ts';

type Colour = 'yellow' | 'red';

const COLOURS: readonly Colour[] = ['yellow', 'red'];

interface MonsterCardsProps {
  readonly left: Pick<GrimheimView, Colour>;
  readonly words: GrimheimWords;
}

/** Beside the board: the two piles of monster cards, and how many lie in each. */
export function MonsterCards({ left, words }: MonsterCardsProps) {
  return (
    <div class="grim-decks">
      {COLOURS.map((colour) => (
        <Deck
          key={colour}
          colour={colour}
          left={left[colour]}
          label={words.monsterCards(colour, left[colour])}
        />
      ))}
    </div>
  );
}

const Deck = memo(function Deck(props: { colour: Colour; left: number; label: string }) {
  const { colour, left, label } = props;
  const state = left === 0 ? ' empty' : '';
  return (
    <span class={`grim-deck ${colour}${state}`} role="img" aria-label={label} data-explain={`deck:${colour}`}>
      <Icon of={grimIcon.wave} size={30} />
      <b>{left}</b>
    </span>
  );
});
