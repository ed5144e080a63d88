import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import type { Answer } from '../../kit/face.ts';
import type { CardFaceProps } from './card-props.ts';
import { cardPicture } from './pictures.ts';
import { Tokens } from './tokens.tsx';

type SlipProps = Pick<CardFaceProps, 'id' | 'name' | 'words' | 'tokens'> & {
  readonly closed?: Answer | undefined;
};

/** A card where there is little room: its picture, its whole name, and what lies on it. */
export function Slip({ id, name, words, tokens, closed }: SlipProps) {
  return (
    <>
      <span class="card-art" data-card={id}>
        <Icon of={closed?.closed ? icon.lock : cardPicture(id)} size={closed?.closed ? 18 : 30} />
      </span>
      <span class="slip-words">
        <span class="card-name">{name}</span>
        {tokens && <Tokens {...tokens} words={words} />}
      </span>
    </>
  );
}
