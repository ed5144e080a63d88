import { later } from '../../hall/later.tsx';
import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import type { Session } from '../../session/session.ts';
import { say } from '../../words/words.ts';

const FaultCard = later(async () => (await import('./fault-card.tsx')).FaultCard);

/** In every bar: what broke, why the last thing could not be done or kept, and whether the table is within reach. */
export function Refused({ session }: { session: Session }) {
  const fault = session.fault.value;
  const value = session.refusal.value ?? session.link.trouble.value;
  return (
    <>
      <LinkLine session={session} />
      {fault && <FaultCard session={session} fault={fault} />}
      <p class="refusal" role="alert">
        {value && (
          <>
            <Icon of={icon.lock} size={15} /> {value}
          </>
        )}
      </p>
    </>
  );
}

/** A table far away may be out of reach for a while. */
function LinkLine({ session }: { session: Session }) {
  const state = session.link.state.value;
  if (state === 'here') return null;
  const { lost, catchingUp } = say.value.link;
  return (
    <p class="link-state" role="status" data-link={state}>
      {state === 'lost' ? lost : state === 'catching-up' ? catchingUp : ''}
    </p>
  );
}
