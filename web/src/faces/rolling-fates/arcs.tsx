import { foreseenAttacks } from '@wyrdhall/rolling-fates';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isFarFighter } from './deeds.ts';
import type { Foreseen } from './foreseen.ts';
import { aimedAt } from './looking.ts';
import type { FateProps } from './seen.ts';

/** Two who fight are so far from each other. */
const NEAR = 130;

interface Arc {
  readonly from: string;
  readonly to: string;
  readonly hostile: boolean;
  /** It is being shown, not foreseen: what flies along it. */
  readonly sends?: boolean;
}

interface Drawn extends Arc {
  readonly d: string;
  readonly tip: string;
}

/** Who strikes whom: what is being shown, what one points at, and what known enemies are going to do. */
function arcsOf({ view, prompt, event, places }: FateProps, answers: Foreseen['answers']): Arc[] {
  const idAt = (seat: number) => view.heroes[seat]?.id ?? '';
  if (event) {
    if (event.kind === 'hit' && 'seat' in event && 'enemy' in event) {
      const from = idAt(Number(event.seat));
      return [{ from, to: String(event.enemy), hostile: false, sends: isFarFighter(from) }];
    }
    if (event.kind === 'attack' && 'targets' in event && 'enemy' in event) {
      const targets = event.targets as readonly number[];
      return targets.map((seat) => ({ from: String(event.enemy), to: idAt(seat), hostile: true }));
    }
    return [];
  }
  const attacks = foreseenAttacks(view).map(({ enemy, seat }) => ({ from: enemy, to: idAt(seat) }));
  const arcs = [...attacks, ...answers].map((arc) => ({ ...arc, hostile: true }));
  const aimed = aimedAt.value;
  if (prompt && aimed !== undefined && places.open.has(aimed)) {
    arcs.push({ from: idAt(prompt.seat), to: aimed, hostile: false });
  }
  return arcs.filter(({ from, to }) => from !== to);
}

/** How far whoever strikes has to go: as far as the first who is struck, and not into them. */
function reachOf(stage: Element, arcs: readonly Arc[]): number | undefined {
  const [arc] = arcs;
  const a = arc && spotOf(stage, arc.from);
  const b = arc && spotOf(stage, arc.to);
  if (!a || !b) return undefined;
  const far = Math.max(44, Math.abs(b.x - a.x) - NEAR);
  return b.x > a.x ? far : -far;
}

/** Where a figure stands on the stage: the middle of its plaque. */
function spotOf(stage: Element, id: string): { x: number; y: number } | undefined {
  const body = stage.querySelector(`[data-figure="${CSS.escape(id)}"] .rf-body`);
  if (!body) return undefined;
  const box = body.getBoundingClientRect();
  const base = stage.getBoundingClientRect();
  return { x: box.left - base.left + box.width / 2, y: box.top - base.top + box.height * 0.42 };
}

function draw(stage: Element, arc: Arc): Drawn[] {
  const a = spotOf(stage, arc.from);
  const b = spotOf(stage, arc.to);
  if (!a || !b) return [];
  const side = a.x < b.x ? 1 : -1;
  const [x1, x2] = [a.x + side * 30, b.x - side * 34];
  const [mx, my] = [(x1 + x2) / 2, Math.min(a.y, b.y) - Math.min(130, Math.abs(x2 - x1) * 0.3)];
  const turn = (Math.atan2(b.y - my, x2 - mx) * 180) / Math.PI;
  return [
    {
      ...arc,
      d: `M${x1} ${a.y}Q${mx} ${my} ${x2} ${b.y}`,
      tip: `translate(${x2} ${b.y}) rotate(${turn})`,
    },
  ];
}

/** Arrows over the stage. They repeat what plates and bubbles say. */
export function Arcs({ props, answers }: { props: FateProps; answers: Foreseen['answers'] }) {
  const own = useRef<SVGSVGElement>(null);
  const arcs = arcsOf(props, answers);
  const isShown = props.event !== undefined;
  const key = JSON.stringify(arcs);
  const [drawn, setDrawn] = useState<readonly Drawn[]>([]);
  useLayoutEffect(() => {
    const stage = own.current?.parentElement;
    if (!stage) return undefined;
    const place = () => {
      const all = JSON.parse(key) as Arc[];
      setDrawn(all.flatMap((arc) => draw(stage, arc)));
      const reach = isShown ? reachOf(stage, all) : undefined;
      if (reach !== undefined) stage.style.setProperty('--reach', `${reach.toFixed(0)}px`);
    };
    place();
    const watch = new ResizeObserver(place);
    watch.observe(stage);
    return () => watch.disconnect();
  }, [key, isShown]);
  return (
    <svg class="rf-arcs" ref={own} aria-hidden="true" focusable="false">
      {drawn.map(({ from, to, d, tip, hostile, sends }) => (
        <g key={`${from} ${to}`} class={`${hostile ? 'hostile' : 'own'}${isShown ? ' shown' : ''}`}>
          <path class="rf-casing" d={d} />
          <path class="rf-line" d={d} />
          <path class="rf-tip" d="M-4 -8L12 0L-4 8Z" transform={tip} />
          {sends && (
            <path class="rf-missile" d="M-15 0L-20 -6L12 0L-20 6Z" style={{ offsetPath: `path('${d}')` }} />
          )}
        </g>
      ))}
    </svg>
  );
}
