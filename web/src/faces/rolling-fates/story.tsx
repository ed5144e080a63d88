import { heroName } from '@wyrdhall/rolling-fates';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../icons/icon.tsx';
import { RuleLink } from '../../rules/rule-link.tsx';
import { FateCard } from './cards.tsx';
import { Figure } from './figure.tsx';
import { heroColor, heroIcon } from './look.ts';
import { nodeIcon, nodeNow } from './map.tsx';
import { offersOf } from './offers.ts';
import { Risen } from './risen.tsx';
import { fateIcon } from './rolling-fates.icons.ts';
import { Backdrop } from './scenes/backdrop.tsx';
import { type FateProps, seatShown, textOf } from './seen.ts';
import { nameOf } from './spoken.ts';
import { fate, prose } from './words/words.ts';

/** Between the fights: the place with the party in it, and the page that lies open. */
export function StoryBoard({ props }: { props: FateProps }) {
  const { view, prompt, asked = [], turnTo, event } = props;
  const words = fate.value;
  const found = prompt?.question.id === 'treasure' ? textOf(prompt, 'treasure') : undefined;
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
              <Figure shape="arch" color={heroColor[hero.id]} icon={heroIcon(hero.id)} />
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
      {found && (
        <div class="rf-found">
          <p>{words.found}</p>
          <FateCard id={found} fresh words={words} />
          <FoundChoices props={props} />
        </div>
      )}
      <Moment props={props} />
      {view.page && !found && <Page props={props} />}
    </section>
  );
}

/** Take it or leave it; what it could be swapped for lies in the dock. */
function FoundChoices({ props }: { props: FateProps }) {
  const { choose } = props;
  const offers = offersOf(props);
  return (
    <div class="row">
      {['refuse', 'keep'].map((id) => {
        const answer = offers.get(id);
        return (
          answer && (
            <button
              key={id}
              type="button"
              class={id === 'keep' ? 'button primary' : 'button'}
              data-option={id}
              data-key={id === 'keep' ? 1 : 0}
              onClick={() => choose(id)}
            >
              {answer.label}
              <kbd aria-hidden="true">{id === 'keep' ? 1 : 0}</kbd>
            </button>
          )
        );
      })}
    </div>
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

/** A zone begins, and everybody has risen. */
const isNewZone = ({ journey, settings }: FateProps['view']): boolean =>
  journey.part === 'enter' && journey.zone > 0 && !settings.companion;

function Page({ props }: { props: FateProps }) {
  const { view, prompt } = props;
  const words = fate.value;
  const last = useRef<HTMLDivElement>(null);
  const { page } = view;
  const passages = page?.passages ?? [];
  // What is told now is what one reads; what came before is above it.
  useEffect(() => {
    if (passages.length > 1) last.current?.scrollIntoView({ block: 'start' });
  }, [page?.title, passages.length]);
  const node = nodeNow(view.journey);
  return (
    <article class="rf-page parchment" tabIndex={0} aria-label={words.page}>
      <header class="rf-page-head">
        <span class="rf-vignette" aria-hidden="true">
          <Icon of={nodeIcon(node)} size={34} />
        </span>
        {page?.title && <h2 lang="en">{prose(page.title)}</h2>}
      </header>
      {passages.map(({ text, chosen }, i) => (
        <div key={i} class="rf-passage" lang="en" ref={i === passages.length - 1 ? last : null}>
          {text.map((paragraph, k) => (
            <p key={k} class={i === 0 && k === 0 ? 'first' : ''}>
              {prose(paragraph)}
            </p>
          ))}
          {chosen && (
            <p class="rf-chosen">
              <Icon of={fateIcon.chosen} size={15} />
              {prose(chosen)}
            </p>
          )}
        </div>
      ))}
      {isNewZone(view) && (
        <section class="rf-level-note">
          <p>{words.newZone(view.journey.zone + 1)}</p>
          <Risen heroes={view.heroes} words={words} />
        </section>
      )}
      {prompt?.question.id === 'scene' && <SceneChoices props={props} />}
    </article>
  );
}

/** The choices of a scene, each with its key; what cannot be taken says why. */
export function SceneChoices({ props }: { props: FateProps }) {
  const { prompt, choose, hinted, asked = [], view } = props;
  const words = fate.value;
  const answers = [...offersOf(props).values()];
  const alone = asked.length === 1 && view.heroes.length > 1 && prompt;
  let key = 0;
  return (
    <fieldset class="rf-choices" aria-label={prompt && props.words.question(prompt.question, prompt.seat)}>
      <p class="rf-decides">
        {alone ? words.decides(heroName(view.heroes[prompt.seat]?.id ?? '') ?? '') : words.together}
      </p>
      {answers.map(({ id, label, closed }) => {
        if (closed) {
          return (
            <span key={id} class="rf-choice closed">
              <button type="button" aria-disabled="true" onClick={() => choose(id)}>
                {label} <small>{closed.reason}</small>
              </button>
              <RuleLink id={closed.rule} />
            </span>
          );
        }
        key++;
        return (
          <button
            key={id}
            type="button"
            class={id === hinted ? 'rf-choice hinted' : 'rf-choice'}
            data-option={id}
            data-key={key < 10 ? key : undefined}
            lang="en"
            onClick={() => choose(id)}
          >
            {key < 10 && <kbd aria-hidden="true">{key}</kbd>}
            {label}
          </button>
        );
      })}
    </fieldset>
  );
}
