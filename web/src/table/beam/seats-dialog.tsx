import { useState } from 'preact/hooks';
import { Dialog } from '../../hall/dialog.tsx';
import { rememberPeople } from '../../preferences/people.ts';
import { reseat } from '../../session/answering.ts';
import { seatName } from '../../session/seats.ts';
import type { Session } from '../../session/session.ts';
import { type Party, settled, withName } from '../../setup/party.ts';
import { SitterFields } from '../../setup/sitter-fields.tsx';
import { say } from '../../words/words.ts';
import { SeatPortrait } from '../prompt/seat-badge.tsx';

/** Who plays from here on: a seat goes from one person to another, to a bot, or back. */
export function SeatsDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const { seats, names = [] } = session.kept.peek();
  const [party, setParty] = useState<Party>({ seats, names });
  const { people, hall } = say.value;
  const sit = async (): Promise<void> => {
    const wanted = settled(party);
    if (!(await reseat(session, wanted))) return;
    rememberPeople(wanted.names);
    onClose();
  };
  return (
    <Dialog title={people.seats} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void sit();
        }}
      >
        <p class="quiet">{people.seatsWhy}</p>
        {party.seats.map((sitter, seat) => (
          <fieldset key={seat} class="seat">
            <legend>
              <SeatPortrait session={session} seat={seat} size={28} /> {seatName(session, seat)}
            </legend>
            <SitterFields
              seat={seat}
              sitter={sitter}
              name={party.names[seat] ?? ''}
              onSitter={(who) => setParty({ ...party, seats: party.seats.with(seat, who) })}
              onName={(name) => setParty({ ...party, names: withName(party.names, seat, name) })}
            />
          </fieldset>
        ))}
        <p class="refusal" role="alert">
          {session.refusal.value}
        </p>
        <div class="row">
          <button type="button" class="button" onClick={onClose}>
            {hall.cancel}
          </button>
          <button type="submit" class="button primary">
            {people.seatsDo}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
