import { type GrimheimView, nameOf } from '@wyrdhall/grimheim';
import { useMemo, useRef, useState } from 'preact/hooks';
import { HexBoard } from '../../kit/board/hex-board.tsx';
import type { MapDot } from '../../kit/board/minimap.tsx';
import type { FaceProps } from '../../kit/face.ts';
import { aimsOf } from './aimed.ts';
import { Aims } from './aims.tsx';
import ground from './art/ground.webp';
import growth from './art/growth.webp';
import { CardChoice } from './card-choice.tsx';
import { Deed } from './deed.tsx';
import { Ending } from './ending.tsx';
import { FigureBadges } from './figure-badges.tsx';
import { Figures, heroSpot } from './figures.tsx';
import { isRunning } from './foresee.ts';
import { ForeseeButton } from './foresee-button.tsx';
import { FRAME } from './frame.ts';
import { Ghost } from './ghost.tsx';
import { Labels } from './labels.tsx';
import { cells, centreOf, ORIGIN, type Spot } from './land.ts';
import { foreseeing, stepping } from './looking.ts';
import { Markers } from './markers.tsx';
import { Medals } from './medals.tsx';
import { MonsterCards } from './monster-cards.tsx';
import { Paths } from './paths.tsx';
import { isHostile, placesFor } from './places.ts';
import { cellOf, stepsOf } from './reach.ts';
import { sceneOf } from './scene.ts';
import { spokenOf } from './spoken.ts';
import { piecesOf, Town } from './town.tsx';
import { Warning } from './warning.tsx';
import { WaveCard } from './wave-card.tsx';
import { grim } from './words/words.ts';

const AT_HOME = `translate(${ORIGIN[0]} ${ORIGIN[1]})`;
const MARGIN = 27;
/** On the small map colours of sides would drown in the land. */
const FOE = '#ff6a4d';
const FRIEND = '#fff3c4';

/** The painted land never changes: two pictures, below the highlights and above them. */
const painted = (href: string) => (
  <image href={href} x={FRAME.x} y={FRAME.y} width={FRAME.w} height={FRAME.h} preserveAspectRatio="none" />
);
const GROUND = <g transform={AT_HOME}>{painted(ground)}</g>;
const GROWTH = painted(growth);

function dotsOf({ heroes, monsters }: GrimheimView): MapDot[] {
  return [
    ...monsters.map(({ at }) => ({ at: nameOf(at), color: FOE })),
    ...heroes.map(({ at }) => ({ at: nameOf(at), color: FRIEND })),
  ];
}

const spotsOf = ({ heroes, monsters }: GrimheimView): Spot[] => [
  ...heroes.map(heroSpot),
  ...monsters.map(({ at }) => centreOf(at)),
];

export function GrimheimBoard(props: FaceProps<GrimheimView>) {
  const { view, prompt, options, event } = props;
  const asked = prompt?.seat;
  const home = asked === undefined ? undefined : view.heroes[asked];
  const isStepping = stepping.value;
  const places = useMemo(() => placesFor(props.places, isStepping), [props.places, isStepping]);
  const steps = useMemo(() => stepsOf(view, prompt, places), [view, prompt, places]);
  const aims = useMemo(() => aimsOf(view, prompt), [view, prompt]);
  const words = grim.value;
  const dots = useMemo(() => dotsOf(view), [view]);
  const aimed = (id: string) => {
    const answer = places.open.get(id);
    const aim = answer && aims.get(answer.id);
    return aim && words.aim(aim.dice, aim.expected, aim.kill);
  };
  // While events are shown, the ear is left in peace: the live region tells them.
  const settled = useRef(view);
  if (!event) settled.current = view;
  // Names make way for figures, but not while these are on the move.
  const stands = settled.current;
  const spots = useMemo(() => spotsOf(stands), [stands]);
  const all = piecesOf(options, stands);
  const spoken = useMemo(
    () => new Map(cells.map(({ id }) => [id, spokenOf(stands, cellOf(id), words, all)])),
    [stands, words, all],
  );
  const [boardOnly, setBoardOnly] = useState(false);
  const isOver = !isRunning(view) && !event;
  const foresees = foreseeing.value && isRunning(view) && !event;
  return (
    <>
      <HexBoard
        face={{ ...props, places }}
        label={words.board}
        cells={cells}
        spoken={({ id }) => {
          const far = steps.get(cellOf(id));
          const said = spoken.get(id) ?? '';
          return far === undefined ? said : `${said}, ${words.steps(far)}`;
        }}
        isHostile={isHostile}
        foretold={({ id }) => aimed(id)}
        preview={(id) =>
          prompt &&
          places.open.has(id) && (
            <g transform={AT_HOME}>
              <Ghost view={view} prompt={prompt} to={id} />
            </g>
          )
        }
        dots={dots}
        {...(event && { happening: sceneOf(view, event) })}
        {...(home && { home: nameOf(home.at) })}
        scene={`${view.phase} ${view.spot} ${view.turn} ${view.step === 'wave'}`}
        margin={MARGIN}
        ground={GROUND}
        growth={
          <g transform={AT_HOME}>
            {GROWTH}
            <Town view={view} options={options} />
            <Markers markers={view.markers} />
            {foresees && <Paths view={view} points={false} />}
            <Aims steps={steps} places={places} />
            <Labels words={words} spots={spots} />
          </g>
        }
        pieces={
          <g transform={AT_HOME}>
            <Figures view={view} asked={asked} isShow={event !== undefined} />
            {foresees && <Paths view={view} points />}
            {event && <Deed view={view} event={event} />}
          </g>
        }
        badges={(scale) => (
          <g transform={AT_HOME}>
            <FigureBadges view={view} places={places} aims={aims} words={words} scale={scale} />
          </g>
        )}
      />
      <Medals view={view} asked={asked} words={words} />
      <MonsterCards left={view} words={words} />
      {event && <WaveCard event={event} told={props.told?.() ?? []} />}
      <Warning {...props} />
      <CardChoice {...props} />
      {isOver && !boardOnly && <Ending view={view} words={words} onClose={() => setBoardOnly(true)} />}
      <div class="grim-corner">
        <ForeseeButton />
      </div>
    </>
  );
}
