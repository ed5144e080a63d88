import { useEffect, useRef, useState } from 'preact/hooks';
import { RuleLink } from '../rules/rule-link.tsx';
import { say, wordsOf } from '../words/words.ts';
import { Line } from './line.tsx';
import type { Session } from './session.ts';
import { isAuto } from './standing.ts';

const SHOWN = 60;

/** The log, newest first, each line with the rule it comes from. */
export function Saga({ session }: { session: Session }) {
  const { run, game, face, viewer } = session;
  const [shown, setShown] = useState(SHOWN);
  const top = useRef<HTMLOListElement>(null);
  const change = session.change.value;
  const isScrolled = useRef(false);
  // A new line is at the top. To scroll there is dear, so only where somebody has scrolled away.
  useEffect(() => {
    if (isScrolled.current) top.current?.scrollTo({ top: 0 });
    isScrolled.current = false;
  }, [change]);
  const words = wordsOf(game, session.run);
  const lines = run.told(viewer.value);
  const barriers = new Set(run.barriers(viewer.value));
  const { barrierLine, barrierFree } = say.value.table;
  const hidden = Math.max(0, lines.length - shown);
  const { round } = game.clock(run.state);
  return (
    <section class="saga panel" aria-label={say.value.table.saga} id="saga" tabIndex={-1}>
      <div class="panel-head">
        <h2>{say.value.table.saga}</h2>
        <span class="quiet">{say.value.tables.round(round)}</span>
      </div>
      <ol
        class="lines"
        ref={top}
        tabIndex={0}
        aria-label={say.value.table.saga}
        onScroll={() => {
          isScrolled.current = true;
        }}
      >
        {lines.length === 0 && <li class="quiet">{say.value.table.sagaEmpty}</li>}
        {lines
          .slice(hidden)
          .map((event, i) => (
            <li key={hidden + i} class={isAuto(event) ? 'line quiet' : 'line'}>
              <Line face={face} words={words} options={run.options} event={event} />{' '}
              <RuleLink id={event.rule} />
              {barriers.has(hidden + i + 1) && (
                <span class="barrier">{run.settings.freeUndo ? barrierFree : barrierLine}</span>
              )}
            </li>
          ))
          .reverse()}
        {hidden > 0 && (
          <li>
            <button type="button" class="button" onClick={() => setShown(shown + 200)}>
              {say.value.table.earlier(hidden)}
            </button>
          </li>
        )}
      </ol>
    </section>
  );
}
