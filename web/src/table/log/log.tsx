import type { Told } from '@wyrdhall/kernel';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { memo } from '../../kit/board/memo.ts';
import { foldsInto } from '../../kit/events/shown.ts';
import { Line } from '../../kit/line/line.tsx';
import { RuleLink } from '../../kit/rules/rule-link.tsx';
import type { Language } from '../../preferences/languages.ts';
import { preferences } from '../../preferences/preferences.ts';
import type { Session } from '../../session/session.ts';
import { personAt } from '../../store/kept-table.ts';
import { isAuto } from '../../words/lines.ts';
import { say, wordsOf } from '../../words/words.ts';
import { useLater } from '../use-later.ts';

const SHOWN = 60;

interface SagaProps {
  readonly session: Session;
  /** Tells what is being shown on the board as it happens; else it is told after it. */
  readonly live: boolean;
}

/** The log, newest first, each line with the rule it comes from. */
export function Saga({ session, live }: SagaProps) {
  const { link, moment, stage } = session;
  const [shown, setShown] = useState(SHOWN);
  const top = useRef<HTMLOListElement>(null);
  const change = useLater(session.change);
  const viewer = session.viewer.value;
  const isScrolled = useRef(false);
  // A new line is at the top. To scroll there is dear, so only where somebody has scrolled away.
  useEffect(() => {
    if (isScrolled.current) top.current?.scrollTo({ top: 0 });
    isScrolled.current = false;
  }, [change]);
  const all = useMemo(
    (): ToldSoFar => ({ lines: session.seen.value.log, barriers: new Set(session.seen.value.barriers) }),
    [session, change, viewer],
  );
  const told = useRef(all);
  if (!stage.playing.value) told.current = all;
  else if (live) told.current = upTo(all, stage.event.value) ?? told.current;
  const { lines, barriers } = told.current;
  const { barrierLine, barrierFree } = say.value.table;
  const hidden = Math.max(0, lines.length - shown);
  const { round } = moment.value.clock;
  const kept = session.kept.value;
  // The same list as long as the same people sit there, so that lines are drawn once.
  const people = useMemo(() => kept.seats.map((_, seat) => personAt(kept, seat)), [kept.seats, kept.names]);
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
          .flatMap((event, i) => {
            const isBarrier = barriers.has(hidden + i + 1);
            if (!isBarrier && foldsInto(session.face, event, lines[hidden + i + 1])) return [];
            return (
              <SagaLine
                key={hidden + i}
                session={session}
                event={event}
                language={preferences.value.language}
                people={people}
                barrier={isBarrier ? (link.settings.freeUndo ? barrierFree : barrierLine) : undefined}
              />
            );
          })
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

interface ToldSoFar {
  readonly lines: readonly Told[];
  readonly barriers: ReadonlySet<number>;
}

/** Undefined where the event is none of the lines. */
function upTo({ lines, barriers }: ToldSoFar, event: Told | undefined): ToldSoFar | undefined {
  const index = event ? lines.lastIndexOf(event) : -1;
  return index < 0 ? undefined : { lines: lines.slice(0, index + 1), barriers };
}

interface SagaLineProps {
  readonly session: Session;
  readonly event: Told;
  readonly language: Language;
  readonly people: readonly (string | undefined)[];
  /** Where taking back stops. */
  readonly barrier: string | undefined;
}

/** Drawn once: what was told does not change. */
const SagaLine = memo(function SagaLine({ session, event, language, people, barrier }: SagaLineProps) {
  const { game, face, moment } = session;
  const { options, seating } = moment.peek();
  return (
    <li class={isAuto(event) ? 'line quiet' : 'line'} data-kind={event.kind}>
      <Line
        face={face}
        words={wordsOf(game, seating, language)}
        options={options}
        event={event}
        people={people}
      />{' '}
      <RuleLink id={event.rule} />
      {barrier && <span class="barrier">{barrier}</span>}
    </li>
  );
});
