import type { Seat } from '@wyrdhall/kernel';
import { boardOf, cardText, type Effect } from '@wyrdhall/rolling-fates';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../icons/icon.tsx';
import { Portrait } from '../../kit/board/portrait.tsx';
import { look } from '../../kit/look.ts';
import { AbilityTile } from './ability.tsx';
import { counting, meetsEnemies, openIn } from './counted.ts';
import { heroColor, statusColor, statusIcon } from './look.ts';
import { heroIcon } from './pictures.ts';
import { fateIcon } from './rolling-fates.icons.ts';
import { type FateProps, type SeenHero, textOf } from './seen.ts';
import { nameOf } from './spoken.ts';
import { sinceTheEnemies } from './summary.ts';
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

/** The board of whoever is turned to comes into sight; so it does when the sheet is opened again. */
function useInSight(isAsked: boolean, question: string | undefined) {
  const board = useRef<HTMLElement>(null);
  const sheet = look.sheet.value;
  useEffect(() => {
    if (!isAsked) return undefined;
    const frame = requestAnimationFrame(() => {
      const dock = board.current?.closest('.dock');
      if (!board.current || !dock) return;
      const [own, room] = [board.current.getBoundingClientRect(), dock.getBoundingClientRect()];
      const line = dock.querySelector('.table-line')?.clientHeight ?? 0;
      const above = own.top - room.top - 8;
      const below = own.bottom - room.bottom + line;
      if (above < 0) dock.scrollTop += above;
      else if (below > 0) dock.scrollTop += Math.min(above, below);
    });
    return () => cancelAnimationFrame(frame);
  }, [isAsked, question, sheet]);
  return board;
}

interface TableBoardProps {
  readonly props: FateProps;
  readonly hero: SeenHero;
  readonly seat: Seat;
  readonly words: FateWords;
}

function TableBoard({ props, hero, seat, words }: TableBoardProps) {
  const { prompt, asked = [], turnTo, chooseFor, view } = props;
  const isAsked = prompt?.seat === seat;
  const board = useInSight(isAsked, prompt?.question.id);
  const canUse = prompt?.question.id === 'hits' && asked.includes(seat) && chooseFor !== undefined;
  const begun = counting.value?.seat === seat ? counting.value.ability : undefined;
  const using = isAsked ? (begun ?? textOf(prompt, 'ability')) : undefined;
  const lost = sinceTheEnemies(props.told?.() ?? [], hero, seat);
  const abilities = boardOf(hero.id).abilities.filter(({ effects }) => meetsEnemies(effects));
  const use = (ability: string): void => {
    counting.value = undefined;
    const open = openIn(hero, ability);
    if (!open) {
      chooseFor?.(seat, `use:${ability}`);
      return;
    }
    counting.value = { seat, ability };
    const [only, ...others] = view.combat?.enemies ?? [];
    if (only && others.length === 0) chooseFor?.(seat, `enemy:${only.id}`);
    else if (open.kind === 'strike' && open.effect.targets === 'all') chooseFor?.(seat, 'all');
    else turnTo?.(seat);
  };
  return (
    <section
      class={isAsked ? 'rf-panel at-table asked' : 'rf-panel at-table'}
      aria-label={nameOf(hero)}
      ref={board}
    >
      <button
        type="button"
        class="rf-board-name"
        aria-label={words.yourTurn(nameOf(hero))}
        aria-pressed={isAsked}
        onClick={() => turnTo?.(seat)}
      >
        <Portrait icon={heroIcon(hero.id)} color={heroColor[hero.id]} size={30} />
        <span>
          {nameOf(hero)}
          {lost > 0 && <small class="rf-suffered">{words.lossOf(lost)}</small>}
        </span>
      </button>
      <div class="rf-board-abilities">
        {abilities.map(({ id, effects }) => (
          <AbilityTile
            key={id}
            id={id}
            face={{ choose: () => use(id), hinted: isAsked ? props.hinted : undefined, marking: undefined }}
            answer={
              canUse ? { id: `use:${id}`, label: cardText(id, language.value).name, marked: 0 } : undefined
            }
            using={id === using}
            brief={<Brief effects={effects} words={words} />}
            words={words}
          />
        ))}
      </div>
    </section>
  );
}

/** Where there is little room: what it does to enemies, in signs. */
function Brief({ effects, words }: { effects: readonly Effect[]; words: FateWords }) {
  return (
    <>
      {effects.map((effect, i) => {
        if (effect.kind === 'gamble') return <Damage key={i} amount={`${effect.stake}?`} />;
        if (effect.kind !== 'strike') return null;
        const { damage, more, statuses, investigate, targets } = effect;
        return (
          <span key={i}>
            {damage > 0 && <Damage amount={more ? `${damage}+` : String(damage)} />}
            {statuses.map((status) => (
              <Icon key={status} of={statusIcon(status)} size={15} color={statusColor[status]} />
            ))}
            {investigate && <Icon of={fateIcon.lens} size={14} />}
            {targets !== 1 && <small>{targets === 'all' ? words.allOfThem : `× ${targets}`}</small>}
          </span>
        );
      })}
    </>
  );
}

function Damage({ amount }: { amount: string }) {
  return (
    <span>
      <Icon of={fateIcon.damage} size={14} />
      {amount}
    </span>
  );
}

/** An ability with something to count has been tapped: the figures on the stage wait to be. */
export function Whom({ words }: { words: FateWords }) {
  const { name } = cardText(counting.value?.ability ?? '', language.value);
  return (
    <>
      <p class="rf-whom" role="status">
        {words.whomHits(name)}
      </p>
      <button
        type="button"
        class="button"
        data-key="Escape"
        onClick={() => {
          counting.value = undefined;
        }}
      >
        {words.notThis}
      </button>
    </>
  );
}
