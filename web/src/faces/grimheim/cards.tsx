import {
  type CardId,
  type CardInPlay,
  cardOf,
  cardText,
  durability,
  type Equipment,
  type HeroId,
  type Language,
  sideOf,
  titleOf,
  usesMana,
} from '@wyrdhall/grimheim';
import type { Answer } from '../../kit/face.ts';
import { CardFace } from './card-face.tsx';
import type { CardFaceProps, CardShared } from './card-props.ts';
import { cardTone, heroColor } from './look.ts';
import type { GrimheimWords } from './words/catalogue.ts';

const LEVELS = ['', ' I', ' II'] as const;

/** What stands on a side of a card. */
export function printedOn(id: string, level: 1 | 2, hero: HeroId, words: GrimheimWords, language: Language) {
  const { kind, ...printed } = cardOf(id);
  const text = cardText(id, language);
  const starting = kind === 'equipment' && (printed as Equipment).starting;
  const side = kind === 'equipment' ? '' : LEVELS[level];
  return {
    id,
    name: text?.name ?? id,
    isSecond: kind !== 'equipment' && level === 2,
    type: starting ? words.starting : `${words.cardKinds[kind]}${side}`,
    tone: kind === 'hero' ? heroColor[hero] : cardTone[kind],
    text: text?.text[level - 1] ?? text?.text[0] ?? '',
  };
}

type Lying = Pick<CardFaceProps, 'lies' | 'size'>;

interface PlayCardProps extends CardShared, Lying {
  readonly card: CardInPlay;
  readonly hero: HeroId;
  readonly offers: readonly Answer[];
}

/** A card in play, with what lies on it. */
export function PlayCard({ card, hero, offers, ...shared }: PlayCardProps) {
  const { words, language } = shared;
  const side = sideOf(card);
  return (
    <CardFace
      {...printedOn(card.id, card.level, hero, words, language)}
      offers={offers}
      spent={card.used.length > 0 ? words.spent : undefined}
      tokens={{
        ...(usesMana(card) && { mana: card.mana, perTurn: side.mana }),
        ...(durability(card) > 0 && { worn: card.damage, durability: durability(card) }),
        ...(card.markers > 0 && { markers: card.markers }),
      }}
      {...shared}
    />
  );
}

interface EventCardProps extends CardShared, Lying {
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
