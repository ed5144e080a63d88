import type { GrimheimView } from '@wyrdhall/grimheim';
import { kindOf, monsterName, nameAt } from './named.ts';
import { newcomer } from './newcomer.ts';
import { HERO_WIDE, Standee } from './standee.tsx';
import { grim } from './words/words.ts';

interface FighterProps {
  readonly view: GrimheimView;
  /** A hero's seat, or a monster's id. */
  readonly seat?: number;
  readonly monster?: string;
  /** What the figure does, or what befalls it, while a blow is shown. */
  readonly beat?: string | undefined;
  readonly lost?: number | undefined;
}

/** One of two who fight, large, with a name plate. */
export function Fighter({ view, seat, monster = '', beat, lost }: FighterProps) {
  const hero = seat === undefined ? undefined : view.heroes[seat];
  const words = grim.value;
  if (hero && seat !== undefined) {
    const left = Math.max(0, hero.health - hero.damage);
    return (
      <Plate
        beat={beat}
        lost={lost}
        name={nameAt(view, seat)}
        left={left}
        of={hero.health}
        note={words.fight.dice(hero.strength, hero.attackRange)}
        figure={<Standee of={hero.id} wide={HERO_WIDE} />}
      />
    );
  }
  const seen = view.monsters.find(({ id }) => id === monster) ?? newcomer(monster, 0);
  const kind = kindOf(view, monster);
  if (!seen || !kind) return <div class="grim-fighter" />;
  return (
    <Plate
      beat={beat}
      lost={lost}
      name={monsterName(view, monster)}
      left={seen.healthLeft}
      of={seen.healthLeft + seen.damage}
      note={words.fight.strikesWith(seen.strength)}
      figure={<Standee of={seen.level === 2 ? `${kind}-2` : kind} wide={HERO_WIDE} />}
    />
  );
}

interface PlateProps extends Pick<FighterProps, 'beat' | 'lost'> {
  readonly name: string;
  readonly left: number;
  readonly of: number;
  readonly note: string;
  readonly figure: preact.JSX.Element;
}

/** More than these do not fit in a row. */
const MOST_DROPS = 12;

/** Health that is left and that is gone, drop by drop; the words beside it say the same. */
function Drops({ left, of }: { left: number; of: number }) {
  if (of > MOST_DROPS) return null;
  return (
    <span class="grim-drops" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} class={i < left ? '' : 'gone'} />
      ))}
    </span>
  );
}

function Plate({ name, left, of, note, figure, beat = '', lost }: PlateProps) {
  return (
    <figure class={`grim-fighter ${beat}`}>
      <svg viewBox="-24 -42 48 56" aria-hidden="true">
        {figure}
      </svg>
      {lost !== undefined && (
        <b class="grim-lost" aria-hidden="true">
          {lost > 0 ? `−${lost}` : '0'}
        </b>
      )}
      <figcaption>
        <b>{name}</b>
        <span>{grim.value.health(left, of)}</span>
        <Drops left={left} of={of} />
        <small>{note}</small>
      </figcaption>
    </figure>
  );
}
