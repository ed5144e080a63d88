import { poisonLoss, type RollingFatesTold, type Status } from '@wyrdhall/rolling-fates';
import { Icon } from '../../icons/icon.tsx';
import type { SummaryLine } from '../../kit/face.ts';
import { statusColor, statusIcon } from './look.ts';
import type { FateProps } from './seen.ts';
import { reportOf } from './summary.ts';
import type { FateWords } from './words/catalogue.ts';

const ORDER: readonly Status[] = ['poison', 'weakness', 'stun'];

/**
 * Beside a real table: what the enemies did lies there until everybody is ready, for the dials are turned meanwhile;
 * then what statuses do before the roll.
 */
export function Report({ props, words }: { props: FateProps; words: FateWords }) {
  const told = props.told?.() ?? [];
  const said = reportOf(told as readonly RollingFatesTold[], props.view);
  const [hero] = props.view.heroes;
  const statuses = ORDER.filter((status) => afflicted(told as readonly RollingFatesTold[]).has(status));
  if (!said || !hero) return null;
  const happened = said.lines.filter(({ icon }) => icon !== undefined);
  const notes = said.lines.filter(({ icon }) => icon === undefined);
  const coin = props.view.settings.statusRemoval === 'coin';
  return (
    <section class="rf-report parchment" aria-label={said.title}>
      <h2>{said.title}</h2>
      <ul class="summary-lines">
        {happened.map((line, i) => (
          <Line key={i} line={line} />
        ))}
      </ul>
      {statuses.length > 0 && (
        <>
          <h3>{words.beforeTheRoll}</h3>
          <ul class="rf-settles">
            {statuses.map((status) => (
              <li key={status}>
                <Icon of={statusIcon(status)} size={20} color={statusColor[status]} />
                {words.settles(status, poisonLoss(hero), coin)}
              </li>
            ))}
          </ul>
        </>
      )}
      {notes.map(({ text }, i) => (
        <p key={i} class="rf-report-note">
          {text}
        </p>
      ))}
      {said.next && (
        <>
          <h3>{said.next.title}</h3>
          <ul class="summary-next">
            {said.next.lines.map(({ text }, i) => (
              <li key={i}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Statuses that heroes were given in this fight; whether they are rid of them only the players know. */
function afflicted(told: readonly RollingFatesTold[]): ReadonlySet<string> {
  const since = told.slice(told.findLastIndex(({ kind }) => kind === 'combat') + 1);
  return new Set(
    since.flatMap((event) =>
      event.kind === 'at-the-table' && event.what === 'status' ? [event.status] : [],
    ),
  );
}

function Line({ line }: { line: SummaryLine }) {
  return (
    <li>
      <span class="summary-sign">
        {line.icon && <Icon of={line.icon} size={26} color={line.color ?? '#5b4227'} />}
      </span>
      <span>
        <b>{line.text}</b>
        {line.note && <small>{line.note}</small>}
      </span>
      {line.amount && <b class={`summary-amount ${line.tone ?? ''}`}>{line.amount}</b>}
    </li>
  );
}
