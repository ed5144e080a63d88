import type { Seat } from '@wyrdhall/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import { personName } from '../session/seats.ts';
import type { Session } from '../session/session.ts';
import { showNow } from '../session/stage.ts';
import { liftCurtain } from '../session/viewing.ts';
import { say } from '../words/words.ts';

/** Between two people with closed hands: the screen is passed, then the next one says that they are there. */
export function Curtain({ session, seat }: { session: Session; seat: Seat }) {
  const lift = useRef<HTMLButtonElement>(null);
  const name = personName(session, seat);
  // Each time it falls, it takes the focus.
  useEffect(() => lift.current?.focus(), [seat]);
  return (
    <div class="curtain">
      <Icon of={icon.curtain} size={120} />
      <h2>{say.value.table.veil(name)}</h2>
      <p>{say.value.table.veilWhy}</p>
      <button
        type="button"
        class="button primary"
        ref={lift}
        data-option="lift-curtain"
        onClick={() => {
          liftCurtain(session);
          showNow(session.stage, session.seen.value.view);
        }}
      >
        {say.value.table.lift(name)}
      </button>
    </div>
  );
}
