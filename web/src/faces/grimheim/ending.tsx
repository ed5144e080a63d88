import { type GrimheimView, type Statistics, statistics } from '@wyrdhall/grimheim';
import { Portrait } from '../../board/portrait.tsx';
import { heroColor, heroIcon } from './look.ts';
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

/** When it is over: what each hero did. It lies over the board and can be put away. */
export function Ending({ view, words, onClose }: EndingProps) {
  const stats = statistics(view);
  const several = stats.heroes.length > 1;
  return (
    <section class="grim-ending parchment" aria-label={words.statistics} tabIndex={0}>
      <header>
        <h2>{words.statistics}</h2>
        <button type="button" class="button small" onClick={onClose}>
          {words.toBoard}
        </button>
      </header>
      <p>{words.ended(view.spot, view.pieces)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.hero}</th>
            {stats.heroes.map(({ hero }) => (
              <th key={hero} scope="col">
                <Portrait icon={heroIcon(hero)} color={heroColor[hero]} size={26} />
                {heroName(hero)}
              </th>
            ))}
            {several && <th scope="col">{words.together}</th>}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <Figures key={row} row={row} stats={stats} several={several} words={words} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Luck may be bad, and nobody is proud of the blows taken: these know no best. */
const isProud = (row: Row): boolean => !['luck', 'taken', 'knockOuts'].includes(row);

function Figures(props: { row: Row; stats: Statistics; several: boolean; words: GrimheimWords }) {
  const { row, stats, several, words } = props;
  const most = Math.max(...stats.heroes.map((hero) => hero[row]));
  const said = (n: number) => (row === 'luck' ? words.luck(n) : n);
  return (
    <tr>
      <th scope="row">{words.tally[row]}</th>
      {stats.heroes.map((hero) => (
        <td key={hero.hero} class={several && isProud(row) && hero[row] === most && most > 0 ? 'most' : ''}>
          {said(hero[row])}
        </td>
      ))}
      {several && <td>{said(stats.together[row])}</td>}
    </tr>
  );
}
