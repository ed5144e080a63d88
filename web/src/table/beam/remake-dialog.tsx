import { useState } from 'preact/hooks';
import { Dialog } from '../../hall/dialog.tsx';
import { Choices } from '../../kit/choices.tsx';
import { remake } from '../../session/answering.ts';
import { changedBy, type RemakeItem } from '../../session/remakes.ts';
import type { Session } from '../../session/session.ts';
import { figureOptions, withPlayers } from '../../setup/figures.ts';
import { OptionField } from '../../setup/option-fields.tsx';
import { SeatFigures } from '../../setup/seat-fields.tsx';
import { say } from '../../words/words.ts';

interface RemakeDialogProps {
  readonly session: Session;
  readonly item: RemakeItem;
  onClose(): void;
}

/** Before a game is remade: what changes with it, and that it cannot be taken back. */
export function RemakeDialog({ session, item, onClose }: RemakeDialogProps) {
  const { game, face, moment } = session;
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>(moment.value.options);
  const words = say.value;
  const players = Number(options.players);
  const figures = figureOptions(game).filter(([name]) => item.changes.includes(name));
  return (
    <Dialog title={item.label} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void remake(session, item.id, changedBy(item, options)).then((done) => done && onClose());
        }}
      >
        {item.changes.includes('players') && (
          <Choices
            legend={words.setUp.players}
            name="players"
            value={String(players)}
            values={Array.from({ length: game.players.max - game.players.min + 1 }, (_, i) =>
              String(game.players.min + i),
            )}
            onChoose={(n) => setOptions(withPlayers(game, options, Number(n)))}
          />
        )}
        {figures.length > 0 &&
          Array.from({ length: players }, (_, seat) => (
            <fieldset key={seat} class="seat">
              <legend>{words.setUp.seat(seat + 1)}</legend>
              <SeatFigures
                game={game}
                face={face}
                seat={seat}
                players={players}
                options={options}
                only={item.changes}
                onChange={setOptions}
              />
            </fieldset>
          ))}
        {Object.entries(game.options)
          .filter(([name]) => item.changes.includes(name))
          .map(([name, spec]) => (
            <OptionField
              key={name}
              game={game}
              name={name}
              spec={spec}
              value={options[name]}
              onChange={(value) => setOptions({ ...options, [name]: value })}
            />
          ))}
        <p>{words.table.remakeWhy}</p>
        <p class="refusal" role="alert">
          {session.refusal.value}
        </p>
        <div class="row">
          <button type="button" class="button" onClick={onClose}>
            {words.hall.cancel}
          </button>
          <button type="submit" class="button danger">
            {words.table.remakeDo}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
