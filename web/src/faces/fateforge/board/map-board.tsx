import { bossOf } from '@wyrdhall/fateforge';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PlaceCell } from '../../../kit/board/cell.ts';
import { PlaceBoard } from '../../../kit/board/place-board.tsx';
import { walkTo } from '../../../kit/board/zones/walk.ts';
import { layOutEnemies } from '../pictures.ts';
import { actingHero, type FateforgeProps } from '../seen.ts';
import { spokenFigure, spokenZone } from '../spoken.ts';
import { ff } from '../words/words.ts';
import { FigureBadges, Figures } from './figures.tsx';
import { Ground } from './ground.tsx';
import { aspectFor, landOf, type Zone } from './map.ts';
import { Overlays } from './overlays.tsx';
import { figureCell, figureWidth, layOutFigures, wideOf } from './places.ts';
import { quickPlaces, useMeant } from './quick.ts';
import { shownShot, stirredBy } from './stirred.tsx';

/** How wide what one points at is. */
const UNIT = 90;

const cellOf = ({ id, middle, full, inner, low }: Zone): PlaceCell => ({
  id,
  middle,
  full,
  inner,
  low,
  isTown: true,
});

const byZone = (prompt: FateforgeProps['prompt']): boolean =>
  prompt?.options.some(({ id, closed }) => !closed && id.startsWith('zone:')) === true;

/** The map of a scene: areas of land with everybody on them. */
export function MapBoard(props: FateforgeProps) {
  const { view, event } = props;
  const words = ff.value;
  const wrap = useRef<HTMLDivElement>(null);
  const [{ aspect, pixels }, setSize] = useState({ aspect: 1.6, pixels: 0 });
  useLayoutEffect(() => {
    const node = wrap.current;
    if (!node) return undefined;
    const look = () =>
      setSize({ aspect: aspectFor(node.clientWidth, node.clientHeight), pixels: node.clientWidth });
    look();
    const sized = new ResizeObserver(look);
    sized.observe(node);
    return () => sized.disconnect();
  }, []);
  // Those that react are shown below the map, even if none of them is here.
  const cards = [...new Set([...view.enemies.map(({ card }) => card), ...view.shown, ...view.next])].join();
  useEffect(() => layOutEnemies(cards === '' ? [] : cards.split(',')), [cards]);
  const land = landOf(view.board, aspect);
  const wide = pixels === 0 ? figureWidth(1, 1) : figureWidth(land.width, pixels);
  const layout = useMemo(() => layOutFigures(view, land, words, wide), [view, land, words, wide]);
  const zones = useMemo(() => land.zones.map(cellOf), [land]);
  const cells = useMemo(
    () => [
      ...zones,
      ...[
        ...layout.heroes.map(({ of, at }) => figureCell(of.id, at, layout.wide)),
        ...layout.enemies.map(({ of, at }) =>
          figureCell(of.id, at, wideOf(of, bossOf(of.card) !== undefined, layout.wide)),
        ),
      ].sort((a, b) => a.low - b.low),
    ],
    [zones, layout],
  );
  useMeant(props);
  const places = useMemo(() => quickPlaces(props), [props.places, props.prompt, view]);
  const byId = useMemo(() => new Map(cells.map((cell) => [cell.id, cell])), [cells]);
  const whole = { x: 0, y: 0, w: land.width, h: land.height };
  const acts = actingHero(view);
  const asked = props.prompt?.question.figure ?? (acts === undefined ? undefined : view.heroes[acts]?.id);
  const home = asked !== undefined && byId.has(asked) ? asked : view.heroes[0]?.id;
  const stirred = stirredBy(event);
  // Where a zone is asked for, whoever stands in it is no obstacle.
  const asksZone = byZone(props.prompt);
  return (
    <div class={asksZone ? 'ff-map asks-zone' : 'ff-map'} ref={wrap}>
      <PlaceBoard
        face={{ ...props, places: places.places, choose: places.choose }}
        label={words.board(words.scene(view.scene))}
        cells={cells}
        whole={whole}
        unit={UNIT}
        walk={(key, from, targets) => walkTo(key, from, byId, targets, home)}
        spoken={(id) => spokenFigure(view, id) ?? spokenZone(view, land, id)}
        isHostile={(option) => option.startsWith('enemy:') || option === 'hit' || option === 'shot'}
        scene={`${view.round} ${view.phase} ${view.at}`}
        {...(home !== undefined && { home })}
        ground={<Ground land={land} scene={view.board} />}
        growth={() => <Overlays view={view} land={land} layout={layout} />}
        pieces={
          <>
            <Figures
              layout={layout}
              acting={acts === undefined ? undefined : view.heroes[acts]?.id}
              stirred={stirred}
            />
            {shownShot(event, layout)}
          </>
        }
        badges={(scale) => <FigureBadges layout={layout} scale={scale} />}
      />
    </div>
  );
}
