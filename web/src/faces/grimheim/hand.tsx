import type { GrimheimView } from '@wyrdhall/grimheim';
import { useState } from 'preact/hooks';
import type { FaceProps } from '../face.ts';
import { ActionPanel } from './action-panel.tsx';
import type { Enlarging } from './card-props.ts';
import { EventCard, PlayCard } from './cards.tsx';
import { Enlarged } from './enlarged.tsx';
import { More } from './more.tsx';
import { eventKey, offersOf } from './offers.ts';
import { Piles } from './piles.tsx';
import { grim, language } from './words/words.ts';

/** What the viewer's hero has: actions, cards in play, events, the quest. A watcher sees whose turn it is. */
export function Hand(props: FaceProps<GrimheimView>) {
  const { view, viewer, prompt, words, options, marking, choose, hinted } = props;
  const [enlarged, enlarge] = useState<Enlarging | undefined>(undefined);
  const seat = prompt?.seat ?? (viewer === 'watcher' ? Math.min(view.turn, view.heroes.length - 1) : viewer);
  const hero = view.heroes[seat];
  if (!hero) return <div class="grim-hand" />;
  const offers = offersOf(prompt, words, options, marking);
  const shared = { words: grim.value, language: language.value, choose, enlarge, hinted, marking };
  const held = hero.hand.filter((copy) => copy !== null);
  return (
    <div class="grim-hand">
      <ActionPanel hero={hero} offers={offers} choose={choose} words={grim.value} hinted={hinted} />
      <section class="grim-cards" aria-label={grim.value.inPlay}>
        {hero.cards.map((card) => (
          <PlayCard
            key={card.id}
            card={card}
            hero={hero.id}
            offers={offers.get(`card:${card.id}`) ?? []}
            {...shared}
          />
        ))}
      </section>
      <section class="grim-cards grim-events" aria-label={grim.value.events}>
        {held.map((copy, i) => (
          <EventCard
            key={copy}
            copy={copy}
            // Of two copies the first is played.
            offers={
              held.findIndex((other) => eventKey(other) === eventKey(copy)) === i
                ? (offers.get(eventKey(copy)) ?? [])
                : []
            }
            {...shared}
          />
        ))}
        {hero.hand.length > held.length && (
          <p class="quiet">{grim.value.hand(hero.hand.length, hero.handLimit)}</p>
        )}
        {hero.hand.length === 0 && <p class="quiet">{grim.value.noEvents}</p>}
      </section>
      <More offers={offers.get('more') ?? []} choose={choose} words={grim.value} />
      <Piles hero={hero} offers={offers} {...shared} />
      {enlarged && <Enlarged {...enlarged} />}
    </div>
  );
}
