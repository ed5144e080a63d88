import { icon as hall } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import { MarkSeal } from './mark-seal.tsx';

interface PlayingCardProps {
  readonly name: string;
  readonly type: string;
  readonly when: string;
  readonly text: string;
  readonly icon: string;
  /** The colour of its type. */
  readonly tone: string;
  readonly cost?: string;
  readonly closed?: string;
  readonly footer?: string;
  /** It can be one of several: how often it was marked. */
  readonly marked?: number | undefined;
  /** It may be played now: the card glows, a click plays it. */
  readonly onPlay?: () => void;
}

/** A card: art, name, type, text. Closed, the reason covers the art and never the text. */
export function PlayingCard(props: PlayingCardProps) {
  const { onPlay, closed, marked } = props;
  const face = (
    <>
      <span class="card-art">
        {closed ? (
          <span class="card-lock">
            <Icon of={hall.lock} size={16} />
            {closed}
          </span>
        ) : (
          <Icon of={props.icon} size={46} />
        )}
      </span>
      {props.cost && <span class="card-cost">{props.cost}</span>}
      <span class="card-name">{props.name}</span>
      <span class="card-type">
        <span>{props.type}</span>
        <span>{props.when}</span>
      </span>
      <span class="card-text">{props.text}</span>
      {props.footer && <span class="card-footer">{props.footer}</span>}
      {marked !== undefined && <MarkSeal marked={marked} />}
    </>
  );
  const style = { '--tone': props.tone };
  if (onPlay) {
    return (
      <button
        type="button"
        class={marked ? 'card can marked' : 'card can'}
        aria-pressed={marked === undefined ? undefined : marked > 0}
        style={style}
        onClick={onPlay}
      >
        {face}
      </button>
    );
  }
  return (
    <article class={closed ? 'card no' : 'card'} style={style}>
      {face}
    </article>
  );
}
