import { type GrimheimView, nameOf, onlyTarget, TOWN, targetsOf } from '@wyrdhall/grimheim';
import { useMemo, useRef, useState } from 'preact/hooks';
import { HexBoard } from '../../kit/board/hex-board.tsx';
import type { MapDot } from '../../kit/board/minimap.tsx';
import type { FaceProps } from '../../kit/face.ts';
import { aimsOf, offeredTargets } from './aimed.ts';
import { Aims } from './aims.tsx';
import ground from './art/ground.webp';
import growth from './art/growth.webp';
import { beatsOf } from './beats.ts';
import { Culprits } from './culprits.tsx';
import { FigureBadges } from './figure-badges.tsx';
import { Figures } from './figures.tsx';
import { isRunning } from './foresee.ts';
import { ForeseeButton } from './foresee-button.tsx';
import { FRAME } from './frame.ts';
import { Ghost } from './ghost.tsx';
import { heroSpot } from './hero-spot.ts';
import { Labels } from './labels.tsx';
import { cells, centreOf, ORIGIN, type Spot } from './land.ts';
import { CardChoice, Deed, DeedGround, Ending, Moments } from './later.ts';
import { LIGHT_DEFS, Light } from './light.tsx';
import { foreseeing, stepping } from './looking.ts';
import { Markers } from './markers.tsx';
import { Medals } from './medals.tsx';
import { MonsterCards } from './monster-cards.tsx';
import { Paths } from './paths.tsx';
import { isHostile, placesFor } from './places.ts';
import { cellOf, stepsOf } from './reach.ts';
import { sceneOf } from './scene.ts';
import { shotOf } from './shot.ts';
import { sighted } from './sighted.ts';
import { spokenOf } from './spoken.ts';
import { piecesOf, Town } from './town.tsx';
import { Warning } from './warning.tsx';
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

/** Grimheim, and all who fight for it or against it. */
const mattering = ({ heroes, monsters }: GrimheimView): string[] =>
  [TOWN, ...heroes.map(({ at }) => at), ...monsters.map(({ at }) => at)].map(nameOf);

/** While it is asked whether the only one in range is to be attacked: from whom to whom. */
function arrowOf({ view, prompt, doubted }: FaceProps<GrimheimView>) {
  if (!prompt || typeof doubted !== 'string') return undefined;
  const id =
    doubted === 'action:attack'
      ? onlyTarget(sighted(view), prompt.seat)?.monster
      : /^(use|play):/.test(doubted)
        ? targetsOf(sighted(view), prompt.seat, doubted)[0]
        : undefined;
  const monster = view.monsters.find((one) => one.id === id);
  const hero = view.heroes[prompt.seat];
  return monster && hero && { from: heroSpot(hero, prompt.seat), to: centreOf(monster.at) };
}

/** The table as it was before it last changed: where those were who are gone. */
function useBefore(view: GrimheimView): GrimheimView {
  const seen = useRef({ now: view, before: view });
  if (seen.current.now !== view) seen.current = { now: view, before: seen.current.now };
  return seen.current.before;
}

export function GrimheimBoard(props: FaceProps<GrimheimView>) {
  const { view, prompt, options, event } = props;
  const asked = prompt?.seat;
  const home = asked === undefined ? undefined : view.heroes[asked];
  const isStepping = stepping.value;
  const places = useMemo(() => placesFor(props.places, isStepping), [props.places, isStepping]);
  const steps = useMemo(() => stepsOf(view, prompt, places), [view, prompt, places]);
  const aims = useMemo(() => aimsOf(view, prompt), [view, prompt]);
  const offered = useMemo(() => offeredTargets(view, prompt), [view, prompt]);
  const words = grim.value;
  const dots = useMemo(() => dotsOf(view), [view]);
  const matters = useMemo(() => mattering(view), [view]);
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
  const before = useBefore(view);
  const told = () => props.told?.() ?? [];
  const beats = useMemo(() => beatsOf(view, event, told), [event]);
  const shot = event && shotOf(view, before, event, told);
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
        matters={matters}
        {...(event && { happening: sceneOf(view, event) })}
        shot={shot}
        {...(home && { home: nameOf(home.at) })}
        // With the next question of a turn the fight is over, and all of the board is seen again.
        scene={`${view.phase} ${view.spot} ${view.turn} ${view.step === 'wave'} ${prompt?.question.id === 'turn'}`}
        margin={MARGIN}
        ground={GROUND}
        growth={(scale) => (
          <g transform={AT_HOME}>
            {GROWTH}
            <Town view={view} options={options} />
            <Markers markers={view.markers} />
            {!event && isRunning(view) && <Culprits view={view} />}
            {foresees && <Paths view={view} points={false} />}
            <Aims steps={steps} places={places} />
            <Labels words={words} spots={spots} scale={scale} />
          </g>
        )}
        pieces={
          <g transform={AT_HOME}>
            <defs>{LIGHT_DEFS}</defs>
            {shot && <Light view={view} at={shot.at} />}
            {event && <DeedGround view={view} before={before} event={event} told={told()} />}
            <Figures view={view} asked={asked} isShow={event !== undefined} beats={beats} />
            {foresees && <Paths view={view} points />}
          </g>
        }
        badges={(scale) => (
          <g transform={AT_HOME}>
            <FigureBadges
              view={view}
              places={places}
              aims={aims}
              words={words}
              scale={scale}
              aimed={arrowOf(props)}
              offered={offered}
            />
            {event && <Deed view={view} before={before} event={event} told={told()} />}
          </g>
        )}
      />
      <Medals view={view} asked={asked} words={words} />
      <MonsterCards left={view} words={words} />
      {event && <Moments view={view} event={event} told={told()} />}
      <Warning {...props} />
      <CardChoice {...props} />
      {isOver && !boardOnly && <Ending view={view} words={words} onClose={() => setBoardOnly(true)} />}
      <div class="grim-corner">
        <ForeseeButton />
      </div>
    </>
  );
}
