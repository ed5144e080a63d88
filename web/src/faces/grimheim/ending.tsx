import { type GrimheimView, type Statistics, statistics } from '@wyrdhall/grimheim';
import { Icon } from '../../icons/icon.tsx';
import { Deeds } from '../../kit/deeds.tsx';
import { heroColor, heroIcon } from './look.ts';
import { grimIcon } from './pictures.ts';
import { heroName } from './spoken.ts';
import type { GrimheimWords } from './words/catalogue.ts';

type Row = keyof GrimheimWords['tally'];

const ROWS: readonly Row[] = [
  'kills',
  'damage',
  'experience',
  'steps',
  'dice',
  'hits',
  'luck',
  'taken',
  'knockOuts',
];

interface EndingProps {
  readonly view: GrimheimView;
  readonly words: GrimheimWords;
  onClose(): void;
}

/** When it is over: how it ended and what each hero did. It lies over the board and can be put away. */
export function Ending({ view, words, onClose }: EndingProps) {
  const stats = statistics(view);
  const stands = view.pieces > 0;
  return (
    <section class="grim-ending parchment" aria-label={words.statistics} tabIndex={0}>
      <header>
        <span class={stands ? 'grim-emblem' : 'grim-emblem lost'} aria-hidden="true">
          <Icon of={stands ? grimIcon.house : grimIcon.skull} size={34} />
        </span>
        <div>
          <h2>{stands ? words.stands : words.fallen}</h2>
          <p>{words.ended(view.spot, view.pieces)}</p>
        </div>
        <button type="button" class="button small" onClick={onClose}>
          {words.toBoard}
        </button>
      </header>
      <h3>{words.statistics}</h3>
      <Deeds
        heroes={stats.heroes.map(({ hero: id }) => ({
          id,
          name: heroName(id),
          icon: heroIcon(id),
          color: heroColor[id],
        }))}
        corner={words.hero}
        together={words.together}
        groups={[{ id: 'all', deeds: ROWS.map((row) => deedOf(row, stats, words)) }]}
      />
    </section>
  );
}

/** Luck may be bad, and nobody is proud of the blows taken. */
const HUMBLE: readonly Row[] = ['luck', 'taken', 'knockOuts'];

const deedOf = (row: Row, stats: Statistics, words: GrimheimWords) => ({
  id: row,
  label: words.tally[row],
  each: stats.heroes.map((hero) => hero[row]),
  together: stats.together[row],
  humble: HUMBLE.includes(row),
  ...(row === 'luck' && { said: words.luck }),
});
