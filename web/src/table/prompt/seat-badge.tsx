import type { Seat } from '@wyrdhall/kernel';
import { icon } from '../../icons/hall.icons.ts';
import { Portrait } from '../../kit/board/portrait.tsx';
import type { Session } from '../../session/session.ts';
import { personAt } from '../../store/kept-table.ts';

const COLORS = ['#b93763', '#2d78bd', '#16948c', '#c4912b'] as const;

interface SeatProps {
  readonly session: Session;
  readonly seat: Seat;
  readonly size?: number;
}

/** The carved portrait of a seat. */
export function SeatPortrait({ session, seat, size = 42 }: SeatProps) {
  const mark = session.face.seatMark?.(session.moment.value.options, seat);
  const color = mark?.color ?? COLORS[seat % COLORS.length] ?? COLORS[0];
  return <Portrait icon={mark?.icon ?? icon.user} color={color} size={size} />;
}

/** The asked one's portrait, with the name of the person who plays. */
export function SeatBadge(props: SeatProps) {
  const person = personAt(props.session.kept.value, props.seat);
  if (person === undefined) return <SeatPortrait {...props} />;
  return (
    <span class="seat-badge">
      <SeatPortrait {...props} />
      <bdi class="person">{person}</bdi>
    </span>
  );
}
