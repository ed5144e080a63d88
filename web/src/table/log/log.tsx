import type { Told } from '@wyrdhall/kernel';
import { Fragment } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import { memo } from '../../kit/board/memo.ts';
import { foldsInto, opensPart } from '../../kit/events/shown.ts';
import { Line } from '../../kit/line/line.tsx';
import { RuleLink } from '../../kit/rules/rule-link.tsx';
import type { Language } from '../../preferences/languages.ts';
import { preferences, setPreferences } from '../../preferences/preferences.ts';
import type { Session } from '../../session/session.ts';
import { personAt } from '../../store/kept-table.ts';
import { isAuto, lineWords } from '../../words/lines.ts';
import { say, wordsOf } from '../../words/words.ts';
import { useLater } from '../use-later.ts';

/** So many lines of a part at once. */
const SHOWN = 60;
/** Parts that lie open by themselves: what is being played, and what came before it. */
const LATEST = 2;
/** So many lines are read without searching. */
const FEW = 12;

interface SagaProps {
  readonly session: Session;
  /** Tells what is being shown on the board as it happens; else it is told after it. */
  readonly live: boolean;
  /** One line of it alone, until somebody opens it. */
  readonly folded?: boolean;
}

/** The log, newest first: the latest parts lie open, those before them are opened one by one. */
export function Saga({ session, live, folded = false }: SagaProps) {
  const { link, moment, stage, face } = session;
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const [shown, setShown] = useState(SHOWN);
  const [sought, setSought] = useState('');
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
  const { barrierLine, barrierFree, earlier, saga, sagaEmpty, seek, unfold } = say.value.table;
  const { round } = moment.value.clock;
  const { language } = preferences.value;
  const kept = session.kept.value;
  // The same list as long as the same people sit there, so that lines are drawn once.
  const people = useMemo(() => kept.seats.map((_, seat) => personAt(kept, seat)), [kept.seats, kept.names]);
  const words = wordsOf(session.game, moment.peek().seating, language);
  const fits = (event: Told) =>
    sought === '' || lineWords(words, event).toLocaleLowerCase().includes(sought.toLocaleLowerCase());
  const parts = partsOf(lines, (event) => opensPart(face, event)).toReversed();
  const line = (index: number) => {
    const event = lines[index];
    if (!event || !fits(event)) return null;
    const isBarrier = barriers.has(index + 1);
    if (!isBarrier && foldsInto(face, event, lines[index + 1])) return null;
    return (
      <SagaLine
        key={index}
        session={session}
        event={event}
        language={language}
        people={people}
        barrier={isBarrier ? (link.settings.freeUndo ? barrierFree : barrierLine) : undefined}
      />
    );
  };
  const turn = (from: number) =>
    setTurned((now) => new Set(now.has(from) ? [...now].filter((one) => one !== from) : [...now, from]));
  return (
    <section class="saga panel" aria-label={saga} id="saga" tabIndex={-1}>
      <div class="panel-head">
        <h2>{saga}</h2>
        <span class="quiet">{say.value.tables.round(round)}</span>
        <button
          type="button"
          class="saga-fold"
          aria-expanded={!folded}
          aria-label={unfold}
          onClick={() => setPreferences({ logOpen: folded })}
        >
          <Icon of={icon.back} size={18} />
        </button>
      </div>
      {!folded && lines.length > FEW && (
        <input
          type="search"
          class="saga-seek"
          placeholder={seek}
          aria-label={seek}
          value={sought}
          onInput={({ currentTarget }) => setSought(currentTarget.value)}
        />
      )}
      <ol
        class="lines"
        ref={top}
        tabIndex={0}
        aria-label={saga}
        onScroll={() => {
          isScrolled.current = true;
        }}
      >
        {lines.length === 0 && <li class="quiet">{sagaEmpty}</li>}
        {(folded ? parts.slice(0, 1) : parts).map(({ from, to }, i) => {
          const isOpen = sought !== '' || i < LATEST !== turned.has(from);
          const start = folded ? to - 1 : Math.max(from, to - shown);
          const inside = isOpen
            ? Array.from({ length: to - start }, (_, back) => line(to - 1 - back)).filter(Boolean)
            : [];
          return (
            <Fragment key={from}>
              {inside}
              {isOpen && start > from && !folded && (
                <li>
                  <button type="button" class="button" onClick={() => setShown(shown + 200)}>
                    {earlier(start - from)}
                  </button>
                </li>
              )}
              {i > 0 && sought === '' && (
                <li class="saga-part">
                  <button type="button" aria-expanded={isOpen} onClick={() => turn(from)}>
                    <Icon of={icon.back} size={14} />
                    {lineWords(words, lines[from] as Told)}
                  </button>
                </li>
              )}
            </Fragment>
          );
        })}
      </ol>
    </section>
  );
}

/** From which line to which: a part begins with what opens one. */
interface Part {
  readonly from: number;
  readonly to: number;
}

function partsOf(lines: readonly Told[], opens: (event: Told) => boolean): Part[] {
  const starts = lines.flatMap((event, i) => (i === 0 || opens(event) ? [i] : []));
  return starts.map((from, i) => ({ from, to: starts[i + 1] ?? lines.length }));
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
