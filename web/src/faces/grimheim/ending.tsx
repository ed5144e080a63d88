import { type GrimheimView, type Statistics, statistics } from '@wyrdhall/grimheim';
import { Deeds } from '../../kit/deeds.tsx';
import { Ending as KitEnding } from '../../kit/pages/ending.tsx';
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
    <KitEnding
      class={stands ? 'grim-ending' : 'grim-ending lost'}
      label={words.statistics}
      icon={stands ? grimIcon.house : grimIcon.skull}
      title={stands ? words.stands : words.fallen}
      subtitle={words.ended(view.spot, view.pieces)}
      close={{ label: words.toBoard, onClose }}
    >
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
    </KitEnding>
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
