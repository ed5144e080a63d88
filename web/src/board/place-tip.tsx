import { useLayoutEffect, useState } from 'preact/hooks';
import type { Answer } from '../faces/face.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import type { Frame } from './camera.ts';

interface PlaceTipProps {
  readonly board: { readonly current: HTMLElement | null };
  readonly cell: string;
  readonly answer: Answer | undefined;
  readonly about?: string | undefined;
  readonly foretold?: string | undefined;
  /** Where the board is looked at: the tip follows. */
  readonly frame: Frame;
}

/** What a click here would do, or why it does nothing. */
export function PlaceTip({ board, cell, answer, about, foretold, frame }: PlaceTipProps) {
  const [spot, setSpot] = useState<{ left: number; top: number } | undefined>(undefined);
  // Measured anew when the board moves.
  useLayoutEffect(() => {
    const wrap = board.current?.getBoundingClientRect();
    const area = board.current?.querySelector(`[data-cell="${cell}"] .area`)?.getBoundingClientRect();
    if (wrap && area) setSpot({ left: area.left + area.width / 2 - wrap.left, top: area.bottom - wrap.top });
  }, [cell, frame.x, frame.y, frame.w]);
  if ((!answer && !about) || !spot) return null;
  return (
    <div class="tip" style={{ left: `${spot.left}px`, top: `${spot.top + 10}px` }} role="tooltip">
      {about && <span class="tip-about">{about}</span>}
      {answer && !foretold && <b>{answer.label}</b>}
      {foretold && <span class="tip-foretold">{foretold}</span>}
      {answer?.closed && (
        <>
          : {answer.closed.reason}. <RuleLink id={answer.closed.rule} />
        </>
      )}
    </div>
  );
}
