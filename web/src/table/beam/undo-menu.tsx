import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import { look } from '../../kit/look.ts';
import { undo } from '../../session/answering.ts';
import type { Session } from '../../session/session.ts';
import { reachChapter, undoPoints } from '../../session/undo-points.ts';
import { say } from '../../words/words.ts';
import { usePopup } from '../use-popup.ts';

/** What can be taken back, how far, and what stands in the way. */
export function UndoMenu({ session }: { session: Session }) {
  session.change.value;
  const popup = usePopup();
  const points = undoPoints(session);
  // What cannot be taken back is told once: where it ends.
  const end = points.find(({ refused }) => refused);
  const words = say.value.table;
  return (
    <div class="menu panel" role="dialog" aria-label={words.undo} ref={popup} tabIndex={-1}>
      <h2>{words.undo}</h2>
      {points.length === 0 && !reachChapter(session, points) && <p class="quiet">{words.undoNone}</p>}
      <ul>
        {points.map((point, i) => {
          if (point.refused)
            return (
              point === end && (
                <li key="end">
                  <Barrier what={point.barrier} then={words.barrierLine} />
                </li>
              )
            );
          return (
            <li key={point.keep}>
              {point.barrier && point.barrier !== points[i - 1]?.barrier && (
                <Barrier what={point.barrier} then={words.barrierFree} />
              )}
              <button
                type="button"
                class="button"
                onClick={() => {
                  // Once and no further: the next one that lies there is another.
                  look.menu.value = undefined;
                  document.getElementById('prompt')?.focus({ preventScroll: true });
                  void undo(session, point).then((done) => {
                    if (!done) look.menu.value = 'undo';
                  });
                }}
              >
                <Icon of={icon.undo} size={16} />
                {point.label}
              </button>
            </li>
          );
        })}
      </ul>
      {reachChapter(session, points) && <p class="quiet">{words.undoChapter}</p>}
      <p class="refusal" role="alert">
        {session.refusal.value}
      </p>
    </div>
  );
}

function Barrier({ what, then }: { readonly what: string | undefined; readonly then: string }) {
  return (
    <p class="barrier">
      <Icon of={icon.lock} size={14} /> {what && `${what}.`} {then}
    </p>
  );
}
