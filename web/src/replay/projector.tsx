import type { Viewer } from '@wyrdhall/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { pace } from '../comfort/comfort.ts';
import type { FaceProps } from '../faces/face.ts';
import { Page } from '../hall/page.tsx';
import { goTo } from '../route.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { WhyDrawer } from '../rules/why-drawer.tsx';
import { giveKeptFile } from '../store/file.ts';
import { keepNew, newTableId } from '../store/tables.ts';
import { Line } from '../table/line.tsx';
import { look, showRule } from '../table/look.ts';
import { noPlaces } from '../table/places.ts';
import { standingOf } from '../table/standing.ts';
import { choiceWords } from '../words/option.ts';
import { say, wordsOf } from '../words/words.ts';
import { type Film, runFrom, saidBefore, stillAt } from './film.ts';
import { Scrubber } from './scrubber.tsx';

/** The board at any point of the game, with the way to go there and to play on from there. */
export function Projector({ film }: { film: Film }) {
  const { game, face, table } = film;
  const last = film.length - 1;
  const [point, setPoint] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [viewer, setViewer] = useState<Viewer>('watcher');
  const still = useMemo(() => stillAt(film, point, viewer), [film, point, viewer]);
  useEffect(() => {
    look.rule.value = undefined;
  }, []);
  useEffect(() => {
    if (!playing) return undefined;
    if (point >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => setPoint(point + 1), Math.max(120, pace(700)));
    return () => clearTimeout(timer);
  }, [playing, point, last]);
  const words = wordsOf(game, film.parts[0]?.run);
  const props: FaceProps = {
    view: still.view,
    viewer,
    options: film.parts[0]?.run.options ?? { players: 1 },
    words,
    prompt: undefined,
    places: noPlaces,
    event: undefined,
    hinted: undefined,
    choose: () => {},
    showRule,
  };
  const playOn = async (): Promise<void> => {
    const run = runFrom(film, point);
    const now = Date.now();
    const kept = {
      ...table,
      id: newTableId(),
      name: say.value.replay.forked(table.name, point),
      began: now,
      changed: now,
      standing: standingOf(game, run),
    };
    await keepNew(kept, run);
    goTo(['table', kept.id]);
  };
  const said = saidBefore(film, point);
  const label = said ? say.value.list(choiceWords(words, said.question, said.seat, said.choice)) || '–' : '';
  const rule = look.rule.value;
  return (
    <Page title={say.value.replay.title(table.name)} wide>
      <div class="projector">
        <div class="board-area">
          <face.Board {...props} />
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
          label={said ? `${words.question(said.question, said.seat)} ${label}` : say.value.replay.start}
          viewer={viewer}
          seats={table.seats.length}
          onPoint={setPoint}
          onPlaying={setPlaying}
          onViewer={setViewer}
          onPlayOn={() => void playOn()}
          onShare={() => void giveKeptFile(table.id)}
        />
        {still.diverged && (
          <p class="refusal" role="alert">
            {say.value.replay.diverged(still.diverged.at, still.diverged.why)}
          </p>
        )}
      </div>
    </Page>
  );
}
