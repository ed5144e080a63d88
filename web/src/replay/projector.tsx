import { Refusal, type Seat, type SeenAnswer, type Viewer } from '@wyrdhall/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { orTell } from '../hall/faults.ts';
import { Page } from '../hall/page.tsx';
import { goTo } from '../hall/route.ts';
import { wearGame } from '../hall/wear-game.ts';
import { noOffers, noPlaces } from '../kit/answers/places.ts';
import { Explain } from '../kit/explain/explain.tsx';
import type { FaceProps } from '../kit/face.ts';
import { Line } from '../kit/line/line.tsx';
import { look, showRule } from '../kit/look.ts';
import { RuleLink } from '../kit/rules/rule-link.tsx';
import { giveKeptFile } from '../session/files.ts';
import { momentOf } from '../session/here.ts';
import { seatsAfter } from '../session/remakes.ts';
import { standingOf } from '../session/standing.ts';
import type { KeptTable } from '../store/kept-table.ts';
import { checkRoom } from '../store/slots.ts';
import { keepNew, newTableId } from '../store/tables.ts';
import { WhyDrawer } from '../table/rules/why-drawer.tsx';
import { newThinker } from '../thinker/thinker.ts';
import { choiceWords, questionWords } from '../words/option.ts';
import { sayPages } from '../words/pages.ts';
import { refusalWords } from '../words/refusal.ts';
import { say, wordsOf } from '../words/words.ts';
import { newAnalysis } from './analysis.ts';
import { AnalysisPanel } from './analysis-panel.tsx';
import { type Film, lastPoint, type Reel, reelOf, roundFrom, runFrom, saidBefore, stillAt } from './film.ts';
import { PartChoice } from './parts.tsx';
import { Scrubber, type Speed, STEP } from './scrubber.tsx';

/** A game watched again, one part at a time. */
export function FilmView({ film }: { film: Film }) {
  const [index, setIndex] = useState(0);
  const reel = useMemo(() => reelOf(film, index), [film, index]);
  useEffect(() => wearGame(film.game.id), [film]);
  const { diverged, changed } = film.parts[index] ?? {};
  const words = sayPages.value.replay;
  return (
    <Page title={words.title(film.table.name)} size="wide">
      <PartChoice film={film} index={index} onIndex={setIndex} />
      {reel ? (
        <Projector key={index} reel={reel} />
      ) : (
        <p class="panel refusal" role="alert">
          {words.unplayable(diverged?.why ?? '')}
        </p>
      )}
      {reel && diverged && (
        <p class="refusal" role="alert">
          {words.diverged(diverged.entries, diverged.why)}
        </p>
      )}
      {reel && changed && !diverged && <p class="quiet">{words.changed(changed.entries)}</p>}
    </Page>
  );
}

/** The board at any point of the part, with the way to go there and to play on from there. */
function Projector({ reel }: { reel: Reel }) {
  const { film, run } = reel;
  const { game, face, table } = film;
  const last = lastPoint(reel);
  const [point, setPoint] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const [viewer, setViewer] = useState<Viewer>('watcher');
  const [refused, setRefused] = useState<string | undefined>(undefined);
  // A game that is not over is still to be played, and a second look would be a hint.
  const analysis = useMemo(
    () => (table.standing.outcome ? newAnalysis(reel, seatsToAnalyse(table), newThinker()) : undefined),
    [reel],
  );
  const still = useMemo(() => stillAt(reel, point, viewer), [reel, point, viewer]);
  useEffect(() => {
    look.rule.value = undefined;
  }, []);
  useEffect(() => {
    if (!playing) return undefined;
    if (point >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => setPoint(point + 1), STEP[speed]);
    return () => clearTimeout(timer);
  }, [playing, point, last, speed]);
  const words = wordsOf(game, game.seating?.(run.state));
  const props: FaceProps = {
    view: still.view,
    viewer,
    options: run.options,
    words,
    prompt: undefined,
    places: noPlaces,
    offers: noOffers,
    event: undefined,
    told: () => still.lines,
    hinted: undefined,
    choose: () => {},
    showRule,
  };
  const playOn = async (): Promise<void> => {
    const forked = runFrom(reel, point);
    const now = Date.now();
    const kept = {
      ...table,
      id: newTableId(),
      name: sayPages.value.replay.forked(table.name, point),
      seats: seatsAfter(table.seats, forked.options.players),
      began: now,
      changed: now,
      standing: standingOf(momentOf(forked)),
    };
    try {
      await checkRoom(game, forked);
      await keepNew(kept, forked);
      goTo(['table', kept.id]);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefused(refusalWords(error));
    }
  };
  const label = (said: SeenAnswer): string => {
    const chosen = said.choice && choiceWords(words, said.question, said.seat, said.choice);
    const answer = chosen ? say.value.list(chosen) || '–' : say.value.table.hiddenChoice;
    return `${questionWords(words, said)} ${answer}`;
  };
  const said = saidBefore(reel, point, viewer);
  const rule = look.rule.value;
  return (
    <div class="projector">
      {face.Meter && (
        <div class="meter projector-meter">
          <face.Meter {...props} />
        </div>
      )}
      {face.Side && (
        <aside class="projector-side" aria-label={say.value.table.seats}>
          <face.Side {...props} />
        </aside>
      )}
      <div class="board-area">
        <face.Board {...props} />
        <Explain face={face} props={props} />
      </div>
      <section class="panel saga" aria-label={say.value.table.saga}>
        <div class="panel-head">
          <h2>{say.value.table.saga}</h2>
          <span class="quiet">{say.value.tables.round(still.round)}</span>
        </div>
        <ol class="lines" tabIndex={0} aria-label={say.value.table.saga}>
          {still.lines
            .slice(-40)
            .map((event, i) => (
              <li key={i} class="line">
                <Line face={face} words={words} options={props.options} event={event} />{' '}
                <RuleLink id={event.rule} />
              </li>
            ))
            .reverse()}
        </ol>
      </section>
      {rule && <WhyDrawer game={game} rule={rule} />}
      <Scrubber
        point={point}
        last={last}
        playing={playing}
        label={said ? label(said) : sayPages.value.replay.start}
        viewer={viewer}
        seats={run.options.players}
        marks={analysis?.now.value.found.map((spot) => spot.point) ?? []}
        speed={speed}
        onSpeed={setSpeed}
        onPoint={setPoint}
        onRound={(way) => {
          setPlaying(false);
          setPoint(roundFrom(reel, point, way));
        }}
        onPlaying={setPlaying}
        onViewer={setViewer}
        onPlayOn={() => orTell(playOn())}
        onShare={() => orTell(giveKeptFile(table.id))}
      />
      {analysis && (
        <AnalysisPanel
          analysis={analysis}
          words={words}
          point={point}
          onPoint={(to) => {
            setPlaying(false);
            setPoint(to);
          }}
        />
      )}
      {refused && (
        <p class="refusal" role="alert">
          {refused}
        </p>
      )}
    </div>
  );
}

/** What people answered; of a game that only bots played, all of it. */
function seatsToAnalyse({ seats }: KeptTable): readonly Seat[] {
  const people = seats.flatMap((sitter, seat) => (sitter === 'human' ? [seat] : []));
  return people.length > 0 ? people : seats.map((_, seat) => seat);
}
