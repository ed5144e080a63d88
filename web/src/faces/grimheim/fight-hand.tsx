import {
  type CardInPlay,
  cardText,
  type GrimheimTold,
  type GrimheimView,
  type Moment,
  momentOf,
  momentOfEvent,
  titleOf,
} from '@wyrdhall/grimheim';
import type { Prompt } from '@wyrdhall/kernel';
import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import { useRoom } from '../../kit/cards/use-room.ts';
import type { Answer } from '../../kit/face.ts';
import type { CardShared } from './card-props.ts';
import { EventCard, PlayCard, printedOn } from './cards.tsx';
import { fightOf } from './fight.ts';
import { eventKey, type Offers } from './offers.ts';
import { StillToCome } from './still-to-come.tsx';
import { grim } from './words/words.ts';

interface FightHandProps {
  readonly view: GrimheimView;
  readonly prompt: Prompt;
  readonly offers: Offers;
  readonly shared: CardShared;
  readonly told: readonly GrimheimTold[];
}

const isOpen = (answers: readonly Answer[] | undefined): boolean =>
  answers?.some(({ closed }) => !closed) === true;

export function FightHand({ view, prompt, offers, shared, told }: FightHandProps) {
  const { element, room } = useRoom();
  const hero = view.heroes[prompt.seat];
  if (!hero) return <div class="grim-hand" ref={element} />;
  const held = hero.hand.filter((copy) => copy !== null);
  const ofCard = (card: CardInPlay) => offers.get(`card:${card.id}`);
  const cards = hero.cards.filter((card) => isOpen(ofCard(card)));
  const events = held.filter((copy) => isOpen(offers.get(eventKey(copy))));
  const size = { w: Math.min(11 * room.rem, Math.max(8.6 * room.rem, room.w / 6)), h: room.h, rem: room.rem };
  const fight = fightOf({ view, prompt, event: undefined, told: () => told });
  const isDead = fight?.kind === 'hero' && fight.sum?.dies === true;
  // One's own turn goes on when the dice have been answered.
  const isRoll = view.phase === 'hero' && view.turn === prompt.seat;
  const lying = { lies: 'whole', size } as const;
  return (
    <div class="grim-hand grim-fight-hand">
      <StillToCome view={view} prompt={prompt} told={told} />
      <div class="grim-rows" ref={element} style={{ '--card': `${size.w}px` }}>
        <section class="grim-cards whole" aria-label={grim.value.inPlay}>
          {cards.map((card) => (
            <PlayCard
              key={card.id}
              card={card}
              hero={hero.id}
              offers={ofCard(card) ?? []}
              {...lying}
              {...shared}
            />
          ))}
          {events.map((copy) => (
            <EventCard
              key={copy}
              copy={copy}
              offers={offers.get(eventKey(copy)) ?? []}
              {...lying}
              {...shared}
            />
          ))}
        </section>
        <ul class="grim-chips">
          {hero.cards
            .filter((card) => !cards.includes(card))
            .map((card) => (
              <Chip
                key={card.id}
                id={card.id}
                name={printedOn(card.id, card.level, hero.id, shared.words, shared.language).name}
                offer={ofCard(card)?.[0]}
                spent={card.used.length > 0}
                moment={momentOf(card)}
                isDead={isDead}
                isRoll={isRoll}
              />
            ))}
          {held
            .filter((copy) => !events.includes(copy))
            .map((copy) => (
              <Chip
                key={copy}
                id={titleOf(copy)}
                name={cardText(copy, shared.language)?.name ?? copy}
                offer={offers.get(eventKey(copy))?.[0]}
                spent={false}
                moment={momentOfEvent(copy)}
                isDead={isDead}
                isRoll={isRoll}
              />
            ))}
        </ul>
      </div>
    </div>
  );
}

interface ChipProps {
  readonly id: string;
  readonly name: string;
  readonly offer: Answer | undefined;
  readonly spent: boolean;
  readonly moment: Moment;
  /** The roll kills without it. */
  readonly isDead: boolean;
  /** The hero's own dice lie there. */
  readonly isRoll: boolean;
}

/** A card that cannot answer now, and why. */
function Chip({ id, name, offer, spent, moment, isDead, isRoll }: ChipProps) {
  const words = grim.value;
  const { notNeeded, notInRoll, moments } = words.fight;
  const idle =
    isDead && moment === 'roll' ? notNeeded : isRoll && moment === 'turn' ? notInRoll : moments[moment];
  const why = offer?.closed?.reason ?? (spent ? words.spent : idle);
  return (
    <li>
      <button type="button" class="grim-chip" data-card={id} data-explain={`card:${id}`}>
        {moment !== 'always' && <Icon of={icon.lock} size={13} />}
        <b>{name}</b>
        <small>{why}</small>
      </button>
    </li>
  );
}
