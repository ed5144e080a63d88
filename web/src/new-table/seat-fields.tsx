import type { Game, OptionSpec } from '@wyrdhall/kernel';
import { players } from '@wyrdhall/players';
import { Portrait } from '../board/portrait.tsx';
import type { GameFace } from '../faces/face.ts';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import type { Sitter } from '../store/kept-table.ts';
import { say } from '../words/words.ts';
import { optionName, shortName } from './option-names.ts';
import type { Plan } from './start-table.ts';

const BOTS = Object.keys(players);

type Seating = Extract<OptionSpec, { kind: 'seats' }>;

interface SeatFieldsProps {
  readonly game: Game;
  readonly face: GameFace;
  readonly plan: Plan;
  onChange(change: Partial<Plan>): void;
}

/** Each seat: a person or a bot, and what the game gives to a seat of its own, as a figure. */
export function SeatFields({ game, face, plan, onChange }: SeatFieldsProps) {
  const words = say.value.setUp;
  const own = Object.entries(game.options).filter(
    (entry): entry is [string, Seating] => entry[1].kind === 'seats',
  );
  return (
    <>
      {plan.seats.map((sitter, seat) => (
        <fieldset key={seat} class="seat">
          <legend>
            <Icon of={sitter === 'human' ? icon.user : icon.bot} /> {words.seat(seat + 1)}
          </legend>
          <div class="field">
            <select
              aria-label={`${words.seats} ${words.seat(seat + 1)}`}
              value={sitter}
              name={`seat-${seat}`}
              onChange={(event) =>
                onChange({ seats: plan.seats.with(seat, event.currentTarget.value as Sitter) })
              }
            >
              {['human', ...BOTS].map((who) => (
                <option key={who} value={who}>
                  {who === 'human' ? words.human : words.bot(who)}
                </option>
              ))}
            </select>
          </div>
          {own.map(([name, spec]) => {
            const now = plan.options[name];
            return (
              <Figures
                key={name}
                name={name}
                values={spec.values}
                seat={seat}
                seats={plan.seats.length}
                chosen={Array.isArray(now) ? now.map(String) : []}
                face={face}
                label={(value) => optionName(game, name, value)}
                onChange={(chosen) => onChange({ options: { ...plan.options, [name]: chosen } })}
              />
            );
          })}
        </fieldset>
      ))}
    </>
  );
}

interface FiguresProps {
  /** The option's name. */
  readonly name: string;
  readonly values: readonly string[];
  readonly seat: number;
  readonly seats: number;
  /** By seat. */
  readonly chosen: readonly string[];
  readonly face: GameFace;
  label(value: string): string;
  onChange(chosen: readonly string[]): void;
}

/** One of the figures for this seat. One that sits elsewhere changes places. */
function Figures({ name, values, seat, seats, chosen, face, label, onChange }: FiguresProps) {
  const take = (next: string) => {
    const other = chosen.indexOf(next);
    const swapped = other < 0 ? chosen : chosen.with(other, chosen[seat] ?? next);
    onChange(swapped.with(seat, next));
  };
  return (
    <>
      <div class="figures">
        {values.map((one) => {
          const at = chosen.indexOf(one);
          const isElsewhere = at >= 0 && at < seats && at !== seat;
          const mark = face.seatMark?.({ players: 1, [name]: [one] }, 0);
          return (
            <label key={one} class={at === seat ? 'figure chosen' : isElsewhere ? 'figure taken' : 'figure'}>
              <input
                type="radio"
                name={`${name}-${seat}`}
                value={one}
                checked={at === seat}
                aria-label={label(one)}
                onChange={() => take(one)}
              />
              {mark && <Portrait icon={mark.icon} color={mark.color} size={42} />}
              <span>{shortName(label(one))}</span>
              {isElsewhere && <small>{say.value.setUp.seat(at + 1)}</small>}
            </label>
          );
        })}
      </div>
      <p class="quiet">{label(chosen[seat] ?? '')}</p>
    </>
  );
}
