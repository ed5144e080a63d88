import type { Seat } from '@wyrdhall/kernel';
import { poisonLoss } from '@wyrdhall/rolling-fates';
import { Bar } from '../../kit/sheets/bar.tsx';
import { deedOfHero, toldNow } from './deeds.ts';
import { Falling } from './falling.tsx';
import { Figure } from './figure.tsx';
import { type FateProps, type SeenHero, seatShown } from './seen.ts';
import { nameOf, spokenHero } from './spoken.ts';
import { Target } from './target.tsx';
import { Tokens } from './tokens.tsx';
import type { FateWords } from './words/catalogue.ts';

interface HeroProps {
  readonly props: FateProps;
  readonly hero: SeenHero;
  readonly seat: Seat;
  readonly loss: number;
  readonly gain: number;
  readonly words: FateWords;
}

/** A hero on the stage; a click turns to a hero who is asked as well. */
export function Hero({ props, hero, seat, loss, gain, words }: HeroProps) {
  const { asked = [], turnTo, view } = props;
  const { companion } = view.settings;
  const answer = props.places.open.get(hero.id);
  const shown = seatShown(props) === seat;
  const label = spokenHero(hero, loss, companion, words);
  const canTurn = !shown && asked.includes(seat) && turnTo !== undefined;
  const { moves, number } = deedOfHero(toldNow(props), seat, hero.id);
  return (
    <Target
      face={props}
      id={hero.id}
      kind={`ally${shown && props.prompt ? ' asked' : ''}${moves}`}
      label={
        answer ? `${answer.label}. ${label}` : canTurn ? `${words.yourTurn(nameOf(hero))}. ${label}` : label
      }
      answer={answer}
      onTurn={canTurn ? () => turnTo(seat) : undefined}
    >
      <span class="rf-body">
        <Figure of={hero.id} />
        {number === undefined && !companion && (
          <Threat loss={loss} gain={gain} life={hero.life} words={words} />
        )}
        <Falling amount={number} />
      </span>
      <span class="rf-plate">
        <span class="rf-plate-name">{nameOf(hero)}</span>
        {!companion && (
          <>
            <span class="rf-plate-life">
              <b class={loss >= hero.life ? 'rf-kill' : ''}>{hero.life}</b>
            </span>
            <Bar
              class="rf-life"
              value={hero.life}
              of={hero.maxLife}
              loss={loss}
              gain={gain}
              label={words.life(hero.life, hero.maxLife)}
            />
          </>
        )}
        <Tokens statuses={hero.statuses} poison={poisonLoss(hero)} words={words} />
      </span>
    </Target>
  );
}

interface ThreatProps {
  readonly loss: number;
  readonly gain: number;
  readonly life: number;
  readonly words: FateWords;
}

/** What is foreseen for a hero; whoever reads the label hears it there. */
function Threat({ loss, gain, life, words }: ThreatProps) {
  if (loss === 0 && gain === 0) return null;
  const isGain = loss === 0;
  return (
    <span class={isGain ? 'rf-threat gain' : 'rf-threat'} aria-hidden="true">
      {isGain ? `+${gain}` : `−${loss}${loss >= life ? ` · ${words.fallsShort}` : ''}`}
    </span>
  );
}
