import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import { say } from '../../words/words.ts';
import type { FaceProps, GameFace } from '../face.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import type { Explained } from './explained.ts';
import { explaining, unhint, unpin } from './explaining.ts';
import { usePointing } from './use-pointing.ts';

/** Once beside every board: explains what is pointed at. */
export function Explain({ face, props }: { face: GameFace; props: FaceProps }) {
  usePointing();
  const { prompt } = props;
  // Something else is asked: what was pointed at by the way is no longer meant.
  useEffect(unhint, [prompt && `${prompt.seat} ${prompt.question.id}`]);
  const now = explaining.value;
  if (!now) return null;
  const said = withAnswer(face.explain?.(props, now.subject), props, now.subject);
  if (!said) return null;
  return <Sheet key={now.subject} said={said} anchor={now.anchor} pinned={now.pinned} />;
}

/** What the question says about an area, where the face has not said it. */
function withAnswer(
  said: Explained | undefined,
  { places }: FaceProps,
  subject: string,
): Explained | undefined {
  if (!subject.startsWith('at:') || said?.does || said?.closed) return said;
  const at = subject.slice(3);
  const open = places.open.get(at);
  const shut = places.closed.get(at)?.closed;
  if (!open && !shut) return said;
  const title = open?.label ?? places.closed.get(at)?.label ?? '';
  if (!said) return { title, ...(shut && { closed: shut }) };
  return { ...said, ...(open && { does: [open.label] }), ...(shut && { closed: shut }) };
}

interface SheetProps {
  readonly said: Explained;
  readonly anchor: Element;
  readonly pinned: boolean;
}

function Sheet({ said, anchor, pinned }: SheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const spot = useSpot(sheet, anchor, pinned);
  const { title, kind, does, closed, facts, says, rules, More } = said;
  return (
    <section
      ref={sheet}
      class={pinned ? 'explained pinned' : 'explained'}
      popover="manual"
      role={pinned ? 'dialog' : 'tooltip'}
      aria-label={pinned ? title : undefined}
      tabIndex={-1}
      style={spot}
    >
      <header>
        {said.icon && (
          <span class="explained-sign" style={{ '--tone': said.color ?? '#6b5132' }}>
            <Icon of={said.icon} size={26} />
          </span>
        )}
        <div>
          <b class="explained-title">{title}</b>
          {kind && <small>{kind}</small>}
        </div>
        {pinned && (
          <button type="button" class="explained-close" aria-label={say.value.hall.close} onClick={unpin}>
            <Icon of={icon.close} size={18} />
          </button>
        )}
      </header>
      {does?.map((line, i) => (
        <p key={i} class={i === 0 ? 'explained-does' : ''}>
          {line}
        </p>
      ))}
      {closed && (
        <p class="explained-closed">
          <Icon of={icon.lock} size={15} /> <span>{closed.reason}</span> <RuleLink id={closed.rule} />
        </p>
      )}
      {facts && facts.length > 0 && (
        <dl>
          {facts.map(({ label, value, icon: sign }) => (
            <div key={label}>
              <dt>
                {sign && <Icon of={sign} size={16} />}
                {label}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {says?.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {pinned && More && <More />}
      {pinned && rules && rules.length > 0 && (
        <p class="explained-rules">
          {rules.map((id) => (
            <RuleLink key={id} id={id} />
          ))}
        </p>
      )}
      {!pinned && More && <p class="explained-more">{say.value.table.explainMore}</p>}
    </section>
  );
}

const GAP = 10;
const EDGE = 8;

/** How much of a box the others cover. */
const covered = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, { left, top, right, bottom }) => {
    const wide = Math.min(box.right, right) - Math.max(box.left, left);
    const high = Math.min(box.bottom, bottom) - Math.max(box.top, top);
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const boxAt = (left: number, top: number, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

type Size = Pick<DOMRect, 'width' | 'height'>;

/** Of an area of the board: beside it, or in a corner, wherever it hides the fewest figures and nothing that answers. */
function besideFigures(board: Element, at: DOMRect, size: Size): Box {
  const all = board.getBoundingClientRect();
  const figures = [...board.querySelectorAll('.piece')].map((one) => one.getBoundingClientRect());
  const bar = document.querySelector('#prompt')?.getBoundingClientRect();
  const shut = [at, ...(bar ? [bar] : [])];
  const { width, height } = size;
  const x = at.left + at.width / 2 - width / 2;
  const y = at.top + at.height / 2 - height / 2;
  const low = Math.min(all.bottom, bar?.top ?? all.bottom) - GAP - height;
  const spots: [left: number, top: number][] = [
    [x, at.bottom + GAP],
    [x, at.top - GAP - height],
    [at.right + GAP, y],
    [at.left - GAP - width, y],
    [all.right - GAP - width, all.top + GAP],
    [all.right - GAP - width, low],
    [all.left + GAP, low],
  ];
  const inside = (n: number, most: number) => Math.max(EDGE, Math.min(most - EDGE, n));
  const boxes = spots.map(([left, top]) =>
    boxAt(inside(left, innerWidth - width), inside(top, innerHeight - height), size),
  );
  const cost = (box: Box) => covered(box, figures) + 20 * covered(box, shut);
  return boxes.reduce((best, box) => (cost(box) < cost(best) - SLIGHT ? box : best));
}

/** In square pixels: not worth going farther off. */
const SLIGHT = 200;

/** Below what is pointed at, or above it where there is more room, and never off the screen. */
function useSpot(sheet: { readonly current: HTMLElement | null }, anchor: Element, pinned: boolean) {
  const [spot, setSpot] = useState({ left: '0px', top: '0px' });
  useLayoutEffect(() => {
    const node = sheet.current;
    if (!node) return;
    if (!node.matches(':popover-open')) node.showPopover();
    if (pinned) node.focus({ preventScroll: true });
    const at = (anchor.querySelector('.area') ?? anchor).getBoundingClientRect();
    const { width, height } = node.getBoundingClientRect();
    const board = anchor.matches('.place') && anchor.closest('.board');
    if (board) {
      const best = besideFigures(board, at, { width, height });
      setSpot({ left: `${Math.round(best.left)}px`, top: `${Math.round(best.top)}px` });
      return;
    }
    const isBelow = at.bottom + GAP + height <= innerHeight - EDGE || at.top < innerHeight - at.bottom;
    let top = isBelow ? at.bottom + GAP : at.top - GAP - height;
    let left = at.left + at.width / 2 - width / 2;
    const bar = document.querySelector('#prompt')?.getBoundingClientRect();
    // Beside it rather than over the answers.
    if (bar && at.top < bar.top && top + height > bar.top && at.width + 2 * width < innerWidth) {
      const isLeft = at.left - GAP - width >= EDGE;
      left = isLeft ? at.left - GAP - width : at.right + GAP;
      top = bar.top - GAP - height;
    }
    const clamp = (n: number, most: number) => Math.round(Math.max(EDGE, Math.min(most - EDGE, n)));
    setSpot({
      left: `${clamp(left, innerWidth - width)}px`,
      top: `${clamp(top, innerHeight - height)}px`,
    });
  }, [anchor, pinned]);
  return spot;
}
