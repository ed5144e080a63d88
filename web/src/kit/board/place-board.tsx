import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import { preferences } from '../../preferences/preferences.ts';
import { say } from '../../words/words.ts';
import type { FaceProps } from '../face.ts';
import { spotlight } from '../guide/spotlight.ts';
import { type Close, closeTo, type Frame } from './camera.ts';
import type { PlaceCell } from './cell.ts';
import { HintedPlace, SpotlitPlace } from './hinted-place.tsx';
import { Marks } from './marks.tsx';
import { type MapDot, Minimap } from './minimap.tsx';
import { Place, type PlaceHandlers } from './place.tsx';
import { useCamera } from './use-camera.ts';

export interface PlaceBoardProps {
  readonly face: FaceProps;
  readonly label: string;
  readonly cells: readonly PlaceCell[];
  /** All that can be seen. */
  readonly whole: Frame;
  /** How wide what one points at is, in units of the board: smaller than a fingertip, the camera comes near. */
  readonly unit?: number;
  /** The cell that a key leads to; undefined where the key means something else. */
  readonly walk: (key: KeyboardEvent, from: string, targets: readonly string[]) => string | undefined;
  /** What lies there, spoken: "snow, wolf 3 with 2 health". */
  readonly spoken: (id: string) => string;
  /** What a click there has in store, in a few words. */
  readonly foretold?: (id: string) => string | undefined;
  /** Drawn over the pieces while one looks at an open place: what would be there then. */
  readonly preview?: (at: string) => ComponentChildren;
  /** Targets that are struck, not entered. */
  readonly isHostile?: (option: string) => boolean;
  /** The figures, for the small map. */
  readonly dots?: readonly MapDot[];
  /** On a large screen the camera comes as near as these and the open places allow; without, it sees the whole board. */
  readonly matters?: readonly string[];
  /** Where something is being shown now. */
  readonly happening?: readonly string[];
  /** What the show looks at, as near as one can or only where the board is small. */
  readonly shot?: { readonly at: readonly string[]; readonly near: boolean } | undefined;
  /** Whose turn it is, or what else happens: in the same scene a close look lasts from attack to attack. */
  readonly scene?: string;
  /** Where the asked figure stands. */
  readonly home?: string;
  /** Painted under the highlights. */
  readonly ground: ComponentChildren;
  /** Painted over them, and still: trees, names. `scale` as for the badges. */
  readonly growth?: (scale: number) => ComponentChildren;
  /** Above all of it, on a sheet of their own: what moves there leaves the land undrawn. */
  readonly pieces: ComponentChildren;
  /** Above the figures: numbers and odds. `scale` is the size in units of a pixel of ordinary text. */
  readonly badges?: (scale: number) => ComponentChildren;
  readonly defs?: ComponentChildren;
}

/** A board of places of any outline: one tab stop, arrow keys, legal places that glow, closed ones that say why. */
export function PlaceBoard(props: PlaceBoardProps) {
  const { face, cells, home, whole } = props;
  const { open, shared, closed } = face.places;
  const wrap = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | undefined>(undefined);
  const [looked, setLooked] = useState<string | undefined>(undefined);
  const byId = useMemo(() => new Map(cells.map((cell) => [cell.id, cell])), [cells]);
  const spotsOf = (ids: readonly string[]) =>
    [...new Set(ids)].flatMap((id) => {
      const cell = byId.get(id);
      return cell ? [cell.middle] : [];
    });
  const watched = [...(home ? [home] : []), ...open.keys()];
  const watch = spotsOf(watched);
  const strikes = [...open.values()].some(({ id }) => props.isHostile?.(id));
  const close = useRef<Close | undefined>(undefined);
  close.current = closeTo(close.current, { scene: props.scene ?? '', watch, strikes, asks: open.size > 0 });
  const isClose = close.current !== undefined;
  const camera = useCamera(wrap, {
    whole,
    watch: close.current?.watch ?? watch,
    rest: props.matters && spotsOf([...watched, ...props.matters]),
    happening: spotsOf(props.happening ?? []),
    close: isClose,
    shot: props.shot && { points: spotsOf(props.shot.at), near: props.shot.near },
    unit: props.unit,
  });
  const scale = textScale(camera.unitsPerPixel, preferences.value.text);
  const stop = focused ?? home ?? cells[0]?.id;

  const focusOn = (id: string) => {
    const cell = byId.get(id);
    if (!cell) return;
    camera.reveal(cell.middle);
    wrap.current?.querySelector<SVGGElement>(`[data-cell="${id}"]`)?.focus({ preventScroll: true });
  };
  const press = (event: KeyboardEvent) => {
    if (!stop || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = props.walk(event, stop, [...open.keys(), ...shared.keys()]);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    focusOn(to);
  };
  const take = (id: string, change?: 1 | -1) => {
    const marked = open.get(id);
    if (change && marked && face.marking) {
      face.marking.mark(marked.id, change);
      return;
    }
    const answer = open.get(id) ?? closed.get(id);
    if (answer) face.choose(answer.id);
    else if (shared.has(id)) document.querySelector<HTMLElement>('#prompt [data-option]')?.focus();
  };
  const handlers: PlaceHandlers = {
    take,
    // Only a pointer drags: keys and voices click as well.
    click: (id, byPointer) => (byPointer && camera.dragged()) || take(id),
    focus: (id) => {
      const cell = byId.get(id);
      setFocused(id);
      setLooked(id);
      if (cell) camera.reveal(cell.middle);
    },
    look: setLooked,
  };
  const on = useSame(handlers);
  const meant = [...open].find(([, { id }]) => id === face.hinted)?.[0];
  const hinted = meant === undefined ? undefined : byId.get(meant);
  const spotlit = spotlight.value.flatMap((subject) => {
    const cell = byId.get(/^(?:at|figure):(.*)$/.exec(subject)?.[1] ?? '');
    return cell ? [cell] : [];
  });
  // A look at one place leaves the others as they are.
  const places = useMemo(
    () =>
      cells.map((cell) => (
        <Place
          key={cell.id}
          cell={cell}
          spoken={props.spoken(cell.id)}
          foretold={props.foretold?.(cell.id)}
          open={open.get(cell.id)}
          shared={shared.get(cell.id)}
          closed={closed.get(cell.id)}
          marking={open.has(cell.id) ? face.marking : undefined}
          hostile={props.isHostile?.(open.get(cell.id)?.id ?? '') ?? false}
          hinted={cell.id === meant}
          isStop={cell.id === stop}
          on={on}
        />
      )),
    [props, stop],
  );

  return (
    <div
      class={camera.isWhole ? 'board' : 'board part'}
      ref={wrap}
      style={{ '--text-unit': scale.toFixed(3) }}
    >
      <svg
        role="application"
        aria-label={props.label}
        aria-description={say.value.table.boardKeys}
        onKeyDown={press}
      >
        <defs>{props.defs}</defs>
        <g aria-hidden="true">{props.ground}</g>
        {places}
        <g aria-hidden="true" class="growth">
          {props.growth?.(scale)}
        </g>
      </svg>
      <svg aria-hidden="true" class={face.event ? 'pieces moving' : 'pieces'}>
        {hinted && <HintedPlace cell={hinted} />}
        {props.pieces}
        {props.badges?.(scale)}
        {spotlit.map((cell) => (
          <SpotlitPlace key={cell.id} cell={cell} />
        ))}
        {looked !== undefined && open.has(looked) && props.preview?.(looked)}
        {face.marking && <Marks marking={face.marking} open={open} cells={byId} />}
      </svg>
      {!camera.isWhole && !camera.isResting && (
        <Minimap
          cells={byId}
          dots={props.dots ?? []}
          whole={whole}
          frame={camera.frame}
          onLook={camera.lookAt}
        />
      )}
      <div class="zoom">
        {camera.follow && (
          <ZoomButton label={say.value.table.zoomNear} of={icon.near} onClick={camera.follow} />
        )}
        <ZoomButton label={say.value.table.zoomIn} of={icon.plus} onClick={() => camera.zoomBy(1 / 1.4)} />
        {!camera.isWhole && (
          <>
            <ZoomButton label={say.value.table.zoomOut} of={icon.minus} onClick={() => camera.zoomBy(1.4)} />
            <ZoomButton label={say.value.table.zoomFit} of={icon.fit} onClick={camera.fit} />
          </>
        )}
      </div>
    </div>
  );
}

/** The same object in every drawing, which does what the latest one would. */
function useSame(handlers: PlaceHandlers): PlaceHandlers {
  const latest = useRef(handlers);
  latest.current = handlers;
  return useMemo(
    () => ({
      take: (id, change) => latest.current.take(id, change),
      click: (id, byPointer) => latest.current.click(id, byPointer),
      focus: (id) => latest.current.focus(id),
      look: (id) => latest.current.look(id),
    }),
    [],
  );
}

/** Where the whole board is very small, its numbers shrink with it, or they would cover it. */
const LARGEST = 2.2;
/** Larger text makes them grow as long as they leave the figures to be seen. */
const ENLARGED = 1.3;

/** How large a pixel of ordinary text is, in units of the board: near by, text grows with the board. */
const textScale = (unitsPerPixel: number, percent: number): number =>
  Math.min(LARGEST, Math.max(0.85, unitsPerPixel, Math.min(ENLARGED, unitsPerPixel * (percent / 100))));

function ZoomButton(props: { label: string; of: string; onClick: () => void }) {
  return (
    <button type="button" class="button icon-button" aria-label={props.label} onClick={props.onClick}>
      <Icon of={props.of} size={20} />
    </button>
  );
}
