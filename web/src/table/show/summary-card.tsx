import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../icons/icon.tsx';
import type { SummaryLine } from '../../kit/face.ts';
import type { Session } from '../../session/session.ts';

/** What the enemies did, until somebody has read it. */
export function SummaryCard({ session }: { session: Session }) {
  const { stage } = session;
  const said = stage.summary.value;
  const go = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (said) go.current?.focus({ preventScroll: true });
  }, [said]);
  if (!said) return null;
  return (
    <section class="summary parchment" aria-label={said.title} role="status">
      <h2>{said.title}</h2>
      <ul class="summary-lines">
        {said.lines.map((line, i) => (
          <Line key={i} line={line} />
        ))}
      </ul>
      {said.next && (
        <>
          <h3>{said.next.title}</h3>
          <ul class="summary-next">
            {said.next.lines.map((line, i) => (
              <li key={i} class={line.tone ?? ''}>
                <b>{line.amount}</b> {line.text}
              </li>
            ))}
          </ul>
        </>
      )}
      <button type="button" class="button primary" ref={go} data-show="go-on" onClick={() => stage.hurry?.()}>
        {said.go}
        <kbd aria-hidden="true">Enter</kbd>
      </button>
    </section>
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
