import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import { Strong } from '../../kit/cards/strong.tsx';
import type { Answer } from '../../kit/face.ts';
import type { CardFaceProps } from './card-props.ts';
import { cardPicture } from './pictures.ts';
import { Tokens } from './tokens.tsx';

type CardBodyProps = Pick<
  CardFaceProps,
  'id' | 'name' | 'type' | 'isSecond' | 'text' | 'words' | 'spent' | 'tokens'
> & {
  readonly closed?: Answer | undefined;
};

/** What the card shows, small in the hand and large beside it. */
export function CardBody(props: CardBodyProps) {
  const { closed, words } = props;
  return (
    <>
      <span class={props.isSecond ? 'card-art second' : 'card-art'} data-card={props.id}>
        <Icon of={cardPicture(props.id)} size={38} />
        {closed?.closed && (
          <span class="card-lock">
            <Icon of={icon.lock} size={14} />
            <span>
              {closed.closed.reason} <span class="grim-rule">{closed.closed.rule}</span>
            </span>
          </span>
        )}
      </span>
      <span class="card-name">{props.name}</span>
      <span class="card-type">
        <span>{props.type}</span>
        {props.spent && <span>{props.spent}</span>}
      </span>
      <span class="card-text">
        <Strong text={props.text} />
      </span>
      {props.tokens && <Tokens {...props.tokens} words={words} />}
    </>
  );
}
