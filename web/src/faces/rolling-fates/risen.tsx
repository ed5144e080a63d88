import { boardOf, cardText } from '@wyrdhall/rolling-fates';
import { Portrait } from '../../kit/board/portrait.tsx';
import { heroColor } from './look.ts';
import { heroIcon } from './pictures.ts';
import type { SeenHero } from './seen.ts';
import { nameOf } from './spoken.ts';
import type { FateWords } from './words/catalogue.ts';
import { language } from './words/words.ts';

const FIGURES = ['life', 'defence', 'inventory'] as const;

interface RisenProps {
  readonly heroes: readonly SeenHero[];
  /** From 0. */
  readonly zone: number;
  readonly words: FateWords;
}

/** RF-181: those who have their new level already; while one of them is asked about a Trait, the others wait for it. */
export const risenAt = <H extends Pick<SeenHero, 'level'>>(heroes: readonly H[], zone: number): H[] =>
  heroes.filter(({ level }) => level > zone);

/** A zone begins: what the new level brings each hero, and the Trait that came with it. */
export function Risen({ heroes, zone, words }: RisenProps) {
  return (
    <ul class="rf-risen">
      {risenAt(heroes, zone).map((hero) => (
        <li key={hero.id}>
          <Portrait icon={heroIcon(hero.id)} color={heroColor[hero.id]} size={38} />
          <span>
            <b>{words.levelUp(nameOf(hero), hero.level)}</b>
            <span>{changesOf(hero, words).join(' · ')}</span>
            <TraitLine id={hero.traits.at(-1)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** By the rows of the board; what Traits and Treasures add to it, they say themselves. */
function changesOf({ id, level }: SeenHero, words: FateWords): string[] {
  const { rows } = boardOf(id);
  const [before, now] = [rows[level - 2], rows[level - 1]];
  if (!before || !now) return [];
  return FIGURES.filter((figure) => now[figure] !== before[figure]).map((figure) =>
    words.rises(figure, now[figure] - before[figure]),
  );
}

function TraitLine({ id }: { id: string | undefined }) {
  if (id === undefined) return null;
  const { name, text } = cardText(id, language.value);
  return (
    <span class="rf-new-trait">
      <em>{name}</em>
      <span>: {text}</span>
    </span>
  );
}
