import { orTell } from '../hall/faults.ts';
import { dismiss, type Notice, notices } from '../hall/notices.ts';
import { route } from '../hall/route.ts';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import { giveFaultFile } from '../session/fault-file.ts';
import { say } from '../words/words.ts';

/** What the hall has to say besides, above every page. */
export function Notices() {
  return (
    <div class="notices" role="status">
      {notices.value.map((notice) => (
        <Line key={notice.kind} notice={notice} />
      ))}
    </div>
  );
}

function Line({ notice: { kind, text, act, error, stays } }: { notice: Notice }) {
  const { hall, fault } = say.value;
  return (
    <div class="notice" data-notice={kind}>
      <p>{text}</p>
      {act && (
        <button type="button" class="button primary small" onClick={act.run}>
          {act.label}
        </button>
      )}
      {error !== undefined && (
        <button
          type="button"
          class="button small"
          onClick={() => orTell(giveFaultFile(error, route.peek().path))}
        >
          <Icon of={icon.flag} />
          {fault.report}
        </button>
      )}
      {!stays && (
        <button
          type="button"
          class="button icon-button small"
          aria-label={hall.putAway}
          onClick={() => dismiss(kind)}
        >
          <Icon of={icon.close} size={18} />
        </button>
      )}
    </div>
  );
}
