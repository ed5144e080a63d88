import type { Seat } from '@wyrdhall/kernel';
import { boardOf, cardText } from '@wyrdhall/rolling-fates';
import { Portrait } from '../../kit/board/portrait.tsx';
import { AbilityTile } from './ability.tsx';
import { heroColor } from './look.ts';
import { heroIcon } from './pictures.ts';
import { type FateProps, type SeenHero, textOf } from './seen.ts';
import { nameOf } from './spoken.ts';
import type { FateWords } from './words/catalogue.ts';
import { language } from './words/words.ts';

/** Beside a real table: everybody's abilities that hit. A tap on one says who uses what; the target comes next. */
export function TableBoards({ props, words }: { props: FateProps; words: FateWords }) {
  return (
    <>
      {props.view.heroes.map((hero, seat) => (
        <TableBoard key={hero.id} props={props} hero={hero} seat={seat} words={words} />
      ))}
    </>
  );
}

interface TableBoardProps {
  readonly props: FateProps;
  readonly hero: SeenHero;
  readonly seat: Seat;
  readonly words: FateWords;
}

function TableBoard({ props, hero, seat, words }: TableBoardProps) {
  const { prompt, asked = [], turnTo, chooseFor } = props;
  const isAsked = prompt?.seat === seat;
  const canUse = prompt?.question.id === 'hits' && asked.includes(seat) && chooseFor !== undefined;
  const using = isAsked ? textOf(prompt, 'ability') : undefined;
  const strikes = boardOf(hero.id).abilities.filter(({ effects }) =>
    effects.some((e) => e.kind === 'strike'),
  );
  return (
    <section class={isAsked ? 'rf-panel at-table asked' : 'rf-panel at-table'} aria-label={nameOf(hero)}>
      <button
        type="button"
        class="rf-board-name"
        aria-label={words.yourTurn(nameOf(hero))}
        aria-pressed={isAsked}
        onClick={() => turnTo?.(seat)}
      >
        <Portrait icon={heroIcon(hero.id)} color={heroColor[hero.id]} size={30} />
        {nameOf(hero)}
      </button>
      <div class="rf-board-abilities">
        {strikes.map(({ id }) => (
          <AbilityTile
            key={id}
            id={id}
            face={{
              choose: (option) => chooseFor?.(seat, option),
              hinted: isAsked ? props.hinted : undefined,
              marking: undefined,
            }}
            answer={
              canUse ? { id: `use:${id}`, label: cardText(id, language.value).name, marked: 0 } : undefined
            }
            using={id === using}
            inVain={false}
            words={words}
          />
        ))}
      </div>
    </section>
  );
}
