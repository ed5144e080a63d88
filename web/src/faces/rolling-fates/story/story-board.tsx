import { FateCard } from '../cards.tsx';
import { Figure } from '../figure.tsx';
import { Backdrop } from '../scenes/backdrop.tsx';
import { type FateProps, seatShown } from '../seen.ts';
import { nameOf } from '../spoken.ts';
import { fate } from '../words/words.ts';
import { Page } from './page.tsx';

/** Between the fights: the place with the party in it, and the page that lies open. */
export function StoryBoard({ props }: { props: FateProps }) {
  const { view, prompt, asked = [], turnTo, event } = props;
  const words = fate.value;
  const shown = seatShown(props);
  return (
    <section
      class={view.settings.companion ? 'rf-stage rf-story rf-companion' : 'rf-stage rf-story'}
      aria-label={words.page}
    >
      <Backdrop adventure={view.journey.adventure} zone={view.journey.zone} />
      <ul class="rf-walkers" aria-label={words.party}>
        {view.heroes.map((hero, seat) => {
          const rises = event && 'seat' in event && event.seat === seat && event.kind === 'level';
          const shape = `rf-walker${shown === seat && prompt ? ' asked' : ''}${rises ? ' rises' : ''}`;
          const figure = (
            <>
              <Figure of={hero.id} />
              <span class="rf-walker-name">{nameOf(hero)}</span>
            </>
          );
          const canTurn = shown !== seat && asked.includes(seat) && turnTo;
          return (
            <li key={hero.id}>
              {canTurn ? (
                <button
                  type="button"
                  class={shape}
                  aria-label={words.yourTurn(nameOf(hero))}
                  onClick={() => turnTo(seat)}
                >
                  {figure}
                </button>
              ) : (
                <span class={shape}>{figure}</span>
              )}
            </li>
          );
        })}
      </ul>
      <Page props={props} />
      <Moment props={props} />
    </section>
  );
}

/** A level, a Trait or a Treasure while it is being told. */
function Moment({ props: { event, view } }: { props: FateProps }) {
  const words = fate.value;
  if (!event || !('seat' in event)) return null;
  const hero = view.heroes[Number(event.seat)];
  if (!hero) return null;
  if (event.kind === 'level' && 'level' in event) {
    return <p class="rf-moment">{words.levelUp(nameOf(hero), Number(event.level))}</p>;
  }
  const card =
    event.kind === 'trait' && 'trait' in event
      ? event.trait
      : event.kind === 'treasure' && 'treasure' in event
        ? event.treasure
        : undefined;
  if (typeof card !== 'string') return null;
  return (
    <div class="rf-moment with-card">
      <p>
        {nameOf(hero)}: {event.kind === 'trait' ? words.newTrait : words.newTreasure}
      </p>
      <FateCard id={card} fresh words={words} />
    </div>
  );
}
