import { cell, type GrimheimView, nameOf, TOWN } from '@wyrdhall/grimheim';
import { useMemo, useRef } from 'preact/hooks';
import { HexBoard } from '../../board/hex-board.tsx';
import { StandeeDefs } from '../../board/standee.tsx';
import type { FaceProps } from '../face.ts';
import { Aims } from './aims.tsx';
import ground from './art/ground.webp';
import growth from './art/growth.webp';
import { Deed } from './deed.tsx';
import { Figures } from './figures.tsx';
import { isRunning } from './foresee.ts';
import { FRAME } from './frame.ts';
import { Labels } from './labels.tsx';
import { cells, ORIGIN } from './land.ts';
import { foreseeing, stepping } from './looking.ts';
import { Markers } from './markers.tsx';
import { Paths } from './paths.tsx';
import { isHostile, placesFor } from './places.ts';
import { aboutOf, spokenOf } from './spoken.ts';
import { Town } from './town.tsx';
import { grim } from './words/words.ts';

const AT_HOME = `translate(${ORIGIN[0]} ${ORIGIN[1]})`;
const MARGIN = 27;

/** The painted land never changes: two pictures, below the highlights and above them. */
const painted = (href: string) => (
  <image href={href} x={FRAME.x} y={FRAME.y} width={FRAME.w} height={FRAME.h} preserveAspectRatio="none" />
);
const GROUND = <g transform={AT_HOME}>{painted(ground)}</g>;
const GROWTH = painted(growth);

export function GrimheimBoard(props: FaceProps<GrimheimView>) {
  const { view, prompt, options, event } = props;
  const asked = prompt?.seat;
  const home = asked === undefined ? undefined : view.heroes[asked];
  const isStepping = stepping.value;
  const places = useMemo(() => placesFor(props.places, isStepping), [props.places, isStepping]);
  const words = grim.value;
  // While events are shown, the ear is left in peace: the live region tells them.
  const settled = useRef(view);
  if (!event) settled.current = view;
  const foresees = foreseeing.value && isRunning(view) && !event;
  return (
    <HexBoard
      face={{ ...props, places }}
      label={words.board}
      cells={cells}
      spoken={({ id }) => spokenOf(settled.current, id === 'grimheim' ? TOWN : (cell(id) ?? TOWN), words)}
      about={({ id }) => aboutOf(view, id === 'grimheim' ? TOWN : (cell(id) ?? TOWN), words)}
      isHostile={isHostile}
      {...(home && { home: nameOf(home.at) })}
      margin={MARGIN}
      defs={<StandeeDefs />}
      ground={GROUND}
      pieces={
        <g transform={AT_HOME}>
          {GROWTH}
          <Town view={view} options={options} />
          <Markers markers={view.markers} />
          {foresees && <Paths view={view} points={false} />}
          <Aims view={view} prompt={prompt} places={places} />
          <Labels words={words} />
          <Figures view={view} asked={asked} isShow={event !== undefined} />
          {foresees && <Paths view={view} points />}
          {event && <Deed view={view} event={event} />}
        </g>
      }
    />
  );
}
