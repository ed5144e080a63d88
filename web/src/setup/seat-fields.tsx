import type { Game } from '@wyrdhall/kernel';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import { laterIcon } from '../icons/later.icons.ts';
import type { GameFace } from '../kit/face.ts';
import type { Plan } from '../setup/plan.ts';
import { say } from '../words/words.ts';
import { FigureField } from './figure-field.tsx';
import { figureOptions, figuresLedBy } from './figures.ts';
import { optionName } from './option-names.ts';
import { withName } from './party.ts';
import { SitterFields } from './sitter-fields.tsx';

interface SeatFieldsProps {
  readonly game: Game;
  readonly face: GameFace;
  readonly plan: Plan;
  onChange(change: Partial<Plan>): void;
}

/** Each seat: a person or a bot, and the figures that it leads. */
export function SeatFields({ game, face, plan, onChange }: SeatFieldsProps) {
  const words = say.value.setUp;
  return (
    <>
      {plan.seats.map((sitter, seat) => (
        <fieldset key={seat} class="seat">
          <legend>
            <Icon of={sitter === 'human' ? icon.user : laterIcon.bot} /> {words.seat(seat + 1)}
          </legend>
          <SitterFields
            seat={seat}
            sitter={sitter}
            name={plan.names[seat] ?? ''}
            onSitter={(who) => onChange({ seats: plan.seats.with(seat, who) })}
            onName={(name) => onChange({ names: withName(plan.names, seat, name) })}
          />
          <SeatFigures
            game={game}
            face={face}
            seat={seat}
            players={plan.seats.length}
            options={plan.options}
            onChange={(options) => onChange({ options })}
          />
        </fieldset>
      ))}
    </>
  );
}

type Values = Readonly<Record<string, unknown>>;

interface SeatFiguresProps {
  readonly game: Game;
  readonly face: GameFace;
  readonly seat: number;
  readonly players: number;
  readonly options: Values;
  /** Without it, all options that name figures. */
  readonly only?: readonly string[];
  onChange(options: Values): void;
}

/** A field for each figure that the seat leads. */
export function SeatFigures({ game, face, seat, players, options, only, onChange }: SeatFiguresProps) {
  const own = figureOptions(game).filter(([name]) => only?.includes(name) ?? true);
  return own.flatMap(([name, spec]) => {
    const now = options[name];
    return figuresLedBy(seat, spec, players, game.players.min).map((figure) => (
      <FigureField
        key={`${name}-${figure}`}
        name={name}
        values={spec.values}
        figure={figure}
        players={players}
        chosen={Array.isArray(now) ? now.map(String) : []}
        face={face}
        label={(value) => optionName(game, name, value)}
        onChange={(chosen) => onChange({ ...options, [name]: chosen })}
      />
    ));
  });
}
