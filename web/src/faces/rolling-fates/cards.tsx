import { cardText, isTrait, traitOf, treasureOf } from '@wyrdhall/rolling-fates';
import { Icon } from '../../icons/icon.tsx';
import { Option } from '../../kit/answers/option.tsx';
import { MarkSeal } from '../../kit/cards/mark-seal.tsx';
import type { Answer } from '../../kit/face.ts';
import { look } from '../../kit/look.ts';
import { CostDice } from './cost.tsx';
import { cardPicture } from './pictures.ts';
import { fateIcon } from './rolling-fates.icons.ts';
import type { FateProps } from './seen.ts';
import type { FateWords } from './words/catalogue.ts';
import { language } from './words/words.ts';

interface FateCardProps {
  readonly id: string;
  readonly answer?: Answer | undefined;
  readonly face?: FateProps;
  readonly muted?: boolean;
  readonly fresh?: boolean;
  readonly words: FateWords;
}

/** A Treasure or a Trait as a card that can be read where it lies. */
export function FateCard({ id, answer, face, muted = false, fresh = false, words }: FateCardProps) {
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
  const isOffered = answer && !answer.closed && face;
  if (isOffered) {
    return (
      <Option face={face} answer={answer} class={shape} data-card={id} title={answer.label}>
        {body}
        {face.marking && <MarkSeal marked={answer.marked} digit={face.marking.digit(answer.id)} />}
      </Option>
    );
  }
  return (
    <button type="button" class={shape} {...looking(id, words)}>
      {body}
    </button>
  );
}

/** A click shows the card large. */
function looking(id: string, words: FateWords) {
  const { name, text } = cardText(id, language.value);
  return {
    'data-card': id,
    'aria-label': `${words.look(name)}. ${text}`,
    onClick: () => {
      look.card.value = id;
    },
  } as const;
}

/** A card that works by itself, where there is little room: a click shows it large. */
export function CardPill({ id, muted, words }: { id: string; muted: boolean; words: FateWords }) {
  const { name, text } = cardText(id, language.value);
  const tone = isTrait(id) ? traitOf(id).sign : 'treasure';
  return (
    <button
      type="button"
      class={`rf-pill ${tone}`}
      title={muted ? `${text} (${words.muted})` : text}
      {...looking(id, words)}
    >
      {name}
    </button>
  );
}
