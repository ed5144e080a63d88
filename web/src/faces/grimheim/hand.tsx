import type { GrimheimView } from '@wyrdhall/grimheim';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { FaceProps } from '../face.ts';
import { ActionPanel } from './action-panel.tsx';
import type { Enlarging } from './card-props.ts';
import { EventCard, PlayCard } from './cards.tsx';
import { Enlarged } from './enlarged.tsx';
import { cardSizes } from './fit.ts';
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
  const rows = useCardSizes();
  if (!hero) return <div class="grim-hand" ref={rows} />;
  const offers = offersOf(prompt, words, options, marking);
  const shared = { words: grim.value, language: language.value, choose, enlarge, hinted, marking };
  const held = hero.hand.filter((copy) => copy !== null);
  return (
    <div class="grim-hand" ref={rows}>
      <ActionPanel hero={hero} offers={offers} choose={choose} words={grim.value} hinted={hinted} />
      <section class="grim-cards" aria-label={grim.value.inPlay} style={{ flexGrow: hero.cards.length }}>
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
      <section
        class="grim-cards grim-events"
        aria-label={grim.value.events}
        style={{ flexGrow: Math.max(1, hero.hand.length) }}
      >
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

/** Keeps the sizes of the cards: with them each decides how much room its text needs. */
function useCardSizes() {
  const hand = useRef<HTMLDivElement>(null);
  const observer = useRef<ResizeObserver | undefined>(undefined);
  const watched = useRef(new Set<Element>());
  useEffect(() => {
    observer.current = new ResizeObserver((entries) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const sizes = new Map(cardSizes.value);
      for (const { target, borderBoxSize } of entries) {
        const id = target.querySelector('[data-card]')?.getAttribute('data-card') ?? '';
        const { inlineSize: w = 0, blockSize: h = 0 } = borderBoxSize[0] ?? {};
        const now = sizes.get(id);
        if (w > 0 && (w !== now?.w || h !== now.h || rem !== now.rem)) sizes.set(id, { w, h, rem });
      }
      if (entries.length > 0 && !isSame(sizes, cardSizes.value)) cardSizes.value = sizes;
    });
    return () => observer.current?.disconnect();
  }, []);
  // A card is measured when it comes; to watch it anew in every drawing would measure all of them each time.
  useEffect(() => {
    const cards = new Set(hand.current?.querySelectorAll('.grim-slot > .grim-card'));
    for (const card of watched.current) if (!cards.has(card)) observer.current?.unobserve(card);
    for (const card of cards) if (!watched.current.has(card)) observer.current?.observe(card);
    watched.current = cards;
  });
  return hand;
}

const isSame = <T,>(a: ReadonlyMap<string, T>, b: ReadonlyMap<string, T>): boolean =>
  a.size === b.size && [...a].every(([id, size]) => b.get(id) === size);
