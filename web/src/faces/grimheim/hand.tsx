import type { Action, GrimheimTold, GrimheimView } from '@wyrdhall/grimheim';
import type { Prompt } from '@wyrdhall/kernel';
import { useState } from 'preact/hooks';
import { layOut } from '../../kit/cards/hand-layout.ts';
import { useRoom } from '../../kit/cards/use-room.ts';
import type { Answer, FaceProps } from '../../kit/face.ts';
import { ActionPanel } from './action-panel.tsx';
import type { CardShared, Enlarging } from './card-props.ts';
import { EventCard, PlayCard } from './cards.tsx';
import { Enlarged } from './enlarged.tsx';
import { isFightQuestion } from './fight.ts';
import { FightHand } from './later.ts';
import { More } from './more.tsx';
import { eventKey, type Offers, offersOf } from './offers.ts';
import { Piles } from './piles.tsx';
import { grim, language } from './words/words.ts';

/** What the viewer's hero has: actions, cards in play, events, the quest. A watcher sees whose turn it is. */
export function Hand(props: FaceProps<GrimheimView>) {
  const [enlarged, enlarge] = useState<Enlarging | undefined>(undefined);
  const { prompt } = props;
  return (
    <>
      {prompt && isFightQuestion(prompt) ? (
        <FightHand
          view={props.view}
          prompt={prompt}
          offers={offersOf(props)}
          shared={{ ...sharedOf(props), enlarge }}
          told={(props.told?.() ?? []) as readonly GrimheimTold[]}
        />
      ) : (
        <WholeHand {...props} enlarge={enlarge} />
      )}
      {enlarged && <Enlarged {...enlarged} />}
    </>
  );
}

const sharedOf = ({ prompt, choose, hinted, marking }: FaceProps<GrimheimView>) => ({
  words: grim.value,
  language: language.value,
  choose,
  hinted,
  marking,
  rests: prompt !== undefined && prompt.question.id !== 'turn',
});

function WholeHand(props: FaceProps<GrimheimView> & Pick<CardShared, 'enlarge'>) {
  const { view, viewer, prompt, marking, enlarge } = props;
  const seat = prompt?.seat ?? (viewer === 'watcher' ? Math.min(view.turn, view.heroes.length - 1) : viewer);
  const hero = view.heroes[seat];
  const { element, room } = useRoom();
  if (!hero) return <div class="grim-hand" ref={element} />;
  const offers = offersOf(props);
  const shared = { ...sharedOf(props), enlarge };
  const layout = isNarrow()
    ? {
        inPlay: 'whole' as const,
        events: 'whole' as const,
        wide: 9.2 * room.rem,
        high: room.h,
        rows: 3,
        slip: 147,
      }
    : layOut(hero.cards.length, Math.max(1, hero.hand.length), room);
  const size = { w: layout.wide, h: layout.high, rem: room.rem };
  const held = hero.hand.filter((copy) => copy !== null);
  return (
    <div class="grim-hand">
      <ActionPanel
        face={props}
        hero={hero}
        running={prompt && runningAction(prompt)}
        counts={view.phase === 'hero' && view.turn === seat}
      />
      <div
        class="grim-rows"
        ref={element}
        style={{ '--card': `${layout.wide}px`, '--slip': `${layout.slip}px`, '--slip-rows': layout.rows }}
      >
        <section class={`grim-cards ${layout.inPlay}`} aria-label={grim.value.inPlay}>
          {hero.cards.map((card) => (
            <PlayCard
              key={card.id}
              card={card}
              hero={hero.id}
              offers={offers.get(`card:${card.id}`) ?? []}
              lies={layout.inPlay}
              size={size}
              {...shared}
            />
          ))}
        </section>
        <section class={`grim-cards grim-events ${layout.events}`} aria-label={grim.value.events}>
          {held.map((copy, i) => (
            <EventCard
              key={copy}
              copy={copy}
              offers={offersFor(held, i, offers, marking !== undefined)}
              lies={layout.events}
              size={size}
              {...shared}
            />
          ))}
          {hero.hand.length > held.length && (
            <p class="quiet">{grim.value.hand(hero.hand.length, hero.handLimit)}</p>
          )}
          {hero.hand.length === 0 && <p class="quiet">{grim.value.noEvents}</p>}
        </section>
      </div>
      <More face={props} offers={offers.get('more') ?? []} />
      <Piles hero={hero} offers={offers} {...shared} />
    </div>
  );
}

/** Of equal events each can be played; where several are marked, each stands for its own option. */
function offersFor(
  held: readonly string[],
  i: number,
  offers: Offers,
  isMarking: boolean,
): readonly Answer[] {
  const key = eventKey(held[i] ?? '');
  const all = offers.get(key) ?? [];
  if (!isMarking) return all;
  const before = held.slice(0, i).filter((other) => eventKey(other) === key).length;
  return all.slice(before, before + 1);
}

const RUNNING: Readonly<Record<string, Action>> = {
  walk: 'move',
  attack: 'attack',
  'after-roll': 'attack',
  focus: 'focus',
  mend: 'mend',
  'make-room': 'prepare',
};

/** The action that is under way while this is asked. */
const runningAction = ({ question }: Prompt): Action | undefined => RUNNING[question.id];

/** On a phone the hand scrolls, and every card is whole. */
const isNarrow = (): boolean => innerWidth < 900 || innerHeight <= 500;
