import { useEffect } from 'preact/hooks';
import { keepsNothing } from '../store/depots.ts';
import { lookHowKept, persistence } from '../store/persistence.ts';
import { say } from '../words/words.ts';

/** Whether what lies on this device stays there. */
export function KeepingLine() {
  const { keeping } = say.value;
  useEffect(() => void lookHowKept(), []);
  if (keepsNothing.value !== undefined) {
    return (
      <p class="panel keeping-warning" role="alert" title={keepsNothing.value}>
        {keeping.nothing}
      </p>
    );
  }
  const known = persistence.value;
  if (!known) return null;
  const { how, used, room } = known;
  return (
    <p class="quiet keeping-line" data-keeping={how}>
      {keeping[how]}{' '}
      {used !== undefined && room !== undefined && (
        <span>({keeping.used(keeping.bytes(used), keeping.bytes(room))})</span>
      )}
    </p>
  );
}
