import type { Seat } from '@wyrdhall/kernel';
import { icon } from '../../icons/hall.icons.ts';
import { Portrait } from '../../kit/board/portrait.tsx';
import type { Session } from '../../session/session.ts';

const COLORS = ['#b93763', '#2d78bd', '#16948c', '#c4912b'] as const;

/** The asked one's carved portrait. */
export function SeatBadge({ session, seat, size = 42 }: { session: Session; seat: Seat; size?: number }) {
  const mark = session.face.seatMark?.(session.moment.value.options, seat);
  const color = mark?.color ?? COLORS[seat % COLORS.length] ?? COLORS[0];
  return <Portrait icon={mark?.icon ?? icon.user} color={color} size={size} />;
}
