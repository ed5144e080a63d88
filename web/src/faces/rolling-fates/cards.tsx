import { cardText, isTrait, traitOf, treasureOf } from '@wyrdhall/rolling-fates';
import { Icon } from '../../icons/icon.tsx';
import { MarkSeal } from '../../kit/cards/mark-seal.tsx';
import type { Answer, Marking } from '../../kit/face.ts';
import { look } from '../../kit/look.ts';
import { CostDice } from './cost.tsx';
import { cardPicture } from './pictures.ts';
import { fateIcon } from './rolling-fates.icons.ts';
import type { FateWords } from './words/catalogue.ts';
import { language } from './words/words.ts';

interface FateCardProps {
  readonly id: string;
  readonly answer?: Answer | undefined;
  readonly marking?: Marking | undefined;
  readonly muted?: boolean;
  readonly fresh?: boolean;
  readonly words: FateWords;
  choose?(option: string): void;
}

/** A Treasure or a Trait as a card that can be read where it lies. */
export function FateCard({
  id,
  answer,
  marking,
  muted = false,
  fresh = false,
  words,
  choose,
}: FateCardProps) {
  const { name, text } = cardText(id, language.value);
  const trait = isTrait(id);
  const cost = trait ? undefined : treasureOf(id).ability?.cost;
  const tone = trait ? traitOf(id).sign : 'treasure';
  const body = (
    <>
      <Icon of={cardPicture(id)} size={40} />
      <span class="rf-card-head">
        <span class="rf-card-name">{name}</span>
        {!trait && <b title={words.value(treasureOf(id).value)}>{treasureOf(id).value}</b>}
      </span>
      {cost ? <CostDice cost={cost} /> : <i />}
      <span class="rf-card-text">{muted ? words.muted : text}</span>
      {answer?.closed && (
        <span class="rf-why">
          <Icon of={fateIcon.lock} size={13} />
          {answer.closed.reason}
        </span>
      )}
    </>
  );
  const shape = `rf-card ${tone}${muted ? ' muted' : ''}${fresh ? ' fresh' : ''}`;
  if (answer && !answer.closed && choose) {
    const marked = answer.marked > 0;
    const blocked = (marking?.full ?? false) && !marked;
    return (
      <button
        type="button"
        class={`${shape} can${marked ? ' marked' : ''}`}
        data-option={blocked ? undefined : answer.id}
        data-gives={marked && marking?.ready ? true : undefined}
        data-key={marking?.digit(answer.id)}
        data-card={id}
        aria-pressed={marking ? marked : undefined}
        aria-disabled={blocked}
        title={answer.label}
        onClick={() => choose(answer.id)}
      >
        {body}
        {marking && <MarkSeal marked={answer.marked} digit={marking.digit(answer.id)} />}
      </button>
    );
  }
  return (
    <button
      type="button"
      class={shape}
      data-card={id}
      aria-label={`${words.look(name)}. ${text}`}
      onClick={() => {
        look.card.value = id;
      }}
    >
      {body}
    </button>
  );
}

/** A card that works by itself, where there is little room: a click shows it large. */
export function CardPill({ id, muted, words }: { id: string; muted: boolean; words: FateWords }) {
  const { name, text } = cardText(id, language.value);
  const tone = isTrait(id) ? traitOf(id).sign : 'treasure';
  return (
    <button
      type="button"
      class={`rf-pill ${tone}`}
      data-card={id}
      title={muted ? `${text} (${words.muted})` : text}
      aria-label={`${words.look(name)}. ${text}`}
      onClick={() => {
        look.card.value = id;
      }}
    >
      {name}
    </button>
  );
}
