import { seatName } from '../session/seats.ts';
import type { Session } from '../session/session.ts';
import { personAt } from '../store/kept-table.ts';
import { say } from '../words/words.ts';
import { SeatPortrait } from './prompt/seat-badge.tsx';

/** Who sits at the table, for games that show nothing more about it. */
export function SeatList({ session }: { session: Session }) {
  session.change.value;
  const asked = session.stage.playing.value ? [] : session.prompts.value.map(({ seat }) => seat);
  return (
    <ul class="heroes">
      {session.kept.value.seats.map((sitter, seat) => (
        <li key={seat} class={asked.includes(seat) ? 'panel hero asked' : 'panel hero'}>
          <SeatPortrait session={session} seat={seat} size={44} />
          <div class="hero-words">
            <span class="hero-name">{seatName(session, seat)}</span>
            <span class="quiet hero-state">
              {sitter === 'human' ? (
                <bdi>{personAt(session.kept.value, seat) ?? say.value.table.you}</bdi>
              ) : (
                say.value.setUp.bot(sitter)
              )}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
