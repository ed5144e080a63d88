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
}

/** One of two who fight, large, with a name plate. */
export function Fighter({ view, seat, monster = '' }: FighterProps) {
  const hero = seat === undefined ? undefined : view.heroes[seat];
  const words = grim.value;
  if (hero && seat !== undefined) {
    const left = Math.max(0, hero.health - hero.damage);
    return (
      <Plate
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
      name={monsterName(view, monster)}
      left={seen.healthLeft}
      of={seen.healthLeft + seen.damage}
      note={words.fight.strikesWith(seen.strength)}
      figure={<Standee of={seen.level === 2 ? `${kind}-2` : kind} wide={HERO_WIDE} />}
    />
  );
}

interface PlateProps {
  readonly name: string;
  readonly left: number;
  readonly of: number;
  readonly note: string;
  readonly figure: preact.JSX.Element;
}

function Plate({ name, left, of, note, figure }: PlateProps) {
  return (
    <figure class="grim-fighter">
      <svg viewBox="-24 -42 48 56" aria-hidden="true">
        {figure}
      </svg>
      <figcaption>
        <b>{name}</b>
        <span>{grim.value.health(left, of)}</span>
        <small>{note}</small>
      </figcaption>
    </figure>
  );
}
