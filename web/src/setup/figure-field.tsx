import { leaderOf } from '@wyrdhall/kernel';
import { Portrait } from '../kit/board/portrait.tsx';
import type { GameFace } from '../kit/face.ts';
import { say } from '../words/words.ts';
import { takeFigure } from './figures.ts';
import { shortName } from './option-names.ts';

interface FigureFieldProps {
  /** The option's name. */
  readonly name: string;
  readonly values: readonly string[];
  /** Which of the figures is chosen here. */
  readonly figure: number;
  readonly players: number;
  readonly chosen: readonly string[];
  readonly face: GameFace;
  label(value: string): string;
  onChange(chosen: readonly string[]): void;
}

/** One of the figures. One that is chosen elsewhere changes places. */
export function FigureField(props: FigureFieldProps) {
  const { name, values, figure, players, chosen, face, label, onChange } = props;
  return (
    <>
      <div class="figures">
        {values.map((one) => {
          const at = chosen.indexOf(one);
          const isElsewhere = at >= 0 && at !== figure;
          const mark = face.seatMark?.({ players: 1, [name]: [one] }, 0);
          return (
            <label
              key={one}
              class={at === figure ? 'figure chosen' : isElsewhere ? 'figure taken' : 'figure'}
            >
              <input
                type="radio"
                name={`${name}-${figure}`}
                value={one}
                checked={at === figure}
                aria-label={label(one)}
                onChange={() => onChange(takeFigure(chosen, figure, one))}
              />
              {mark && <Portrait icon={mark.icon} color={mark.color} size={42} />}
              <span>{shortName(label(one))}</span>
              {isElsewhere && <small>{say.value.setUp.seat(leaderOf(at, players) + 1)}</small>}
            </label>
          );
        })}
      </div>
      <p class="quiet">{label(chosen[figure] ?? '')}</p>
    </>
  );
}
