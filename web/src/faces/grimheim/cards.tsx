import {
  type CardId,
  type CardInPlay,
  cardOf,
  cardText,
  durability,
  type Equipment,
  type HeroId,
  sideOf,
  titleOf,
  usesMana,
} from '@wyrdhall/grimheim';
import type { Answer } from '../face.ts';
import { CardFace } from './card-face.tsx';
import type { CardShared } from './card-props.ts';
import { cardTone, heroColor } from './look.ts';

const LEVELS = ['', ' I', ' II'] as const;

interface PlayCardProps extends CardShared {
  readonly card: CardInPlay;
  readonly hero: HeroId;
  readonly offers: readonly Answer[];
}

/** A card in play, with what lies on it. */
export function PlayCard({ card, hero, offers, ...shared }: PlayCardProps) {
  const { words, language } = shared;
  const printed = cardOf(card.id);
  const text = cardText(card.id, language);
  const side = sideOf(card);
  const starting = printed.kind === 'equipment' && (printed as Equipment).starting;
  const level = printed.kind === 'equipment' ? '' : (LEVELS[card.level] ?? '');
  return (
    <CardFace
      id={card.id}
      name={text?.name ?? card.id}
      type={starting ? words.starting : `${words.cardKinds[printed.kind]}${level}`}
      tone={printed.kind === 'hero' ? heroColor[hero] : cardTone[printed.kind]}
      text={text?.text[card.level - 1] ?? text?.text[0] ?? ''}
      offers={offers}
      spent={card.used.length > 0 ? words.spent : undefined}
      tokens={{
        ...(usesMana(card) && { mana: card.mana, perTurn: side.mana ?? 0 }),
        ...(durability(card) > 0 && { worn: card.damage, durability: durability(card) }),
        ...(card.markers > 0 && { markers: card.markers }),
      }}
      {...shared}
    />
  );
}

interface EventCardProps extends CardShared {
  readonly copy: CardId;
  readonly offers: readonly Answer[];
}

export function EventCard({ copy, offers, ...shared }: EventCardProps) {
  const text = cardText(copy, shared.language);
  return (
    <CardFace
      id={titleOf(copy)}
      name={text?.name ?? copy}
      type={shared.words.cardKinds.event}
      tone={cardTone.event}
      text={text?.text[0] ?? ''}
      offers={offers}
      {...shared}
    />
  );
}
