import { useComputed } from '@preact/signals';
import { isChance, type Viewer } from '@wyrdhall/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import { fetchTheRest } from '../hall/later.tsx';
import { answersOf, noOffers, noPlaces, offersIn } from '../kit/answers/places.ts';
import { boardPlaces, whereOf } from '../kit/answers/where.ts';
import type { FaceProps } from '../kit/face.ts';
import { look, showRule } from '../kit/look.ts';
import { preferences } from '../preferences/preferences.ts';
import { isPending } from '../session/answering.ts';
import { givenBy } from '../session/given.ts';
import { markingOf } from '../session/marking.ts';
import type { Session } from '../session/session.ts';
import { toldSoFar } from '../session/told-so-far.ts';
import { askedPeople, turnTo } from '../session/viewing.ts';
import { wordsAt } from '../session/words.ts';
import { personAt } from '../store/kept-table.ts';
import { say } from '../words/words.ts';
import { Beam } from './beam/beam.tsx';
import { lookAtCard } from './cards/look-at-card.ts';
import { useCardKey } from './cards/use-card-key.ts';
import { Curtain } from './curtain.tsx';
import {
  Explain,
  GuideCard,
  LessonCard,
  LookBackBar,
  LookedAt,
  Saga,
  SoundCaption,
  SummaryCard,
  WhyDrawer,
} from './later.ts';
import { LiveRegion } from './log/live-region.tsx';
import { useLookBack } from './log/look-back.ts';
import { hintedId } from './prompt/answers.tsx';
import { PromptBar } from './prompt/prompt-bar.tsx';
import { SeatList } from './seat-list.tsx';
import { SheetTabs } from './sheet-tabs.tsx';
import { doubtedAt, markedAt, shownPrompt, touch } from './show/asking.ts';
import { PaceBar } from './show/pace-bar.tsx';
import { useGate } from './show/use-gate.ts';
import { useLightClicks } from './use-light-clicks.ts';
import { useTableKeys } from './use-table-keys.ts';

/** The table: beam, board between two rails, the question, the hand. The same for every game. */
export function TableFrame({ session }: { session: Session }) {
  useTableKeys(session);
  useLightClicks();
  useCardKey(session.face);
  useHandInSight(session);
  useTheRest(session);
  const back = useLookBack(session);
  const frame = back?.[look.back.value ?? 0];
  // Of the hint only this shows on the table: what else it says is no reason to draw all of it again.
  const hinted = useComputed(() => hintedId(session)).value;
  const playing = session.stage.playing.value;
  // Until the show has ended, the screen is whose it was.
  const looks = useRef(session.viewer.value);
  if (!playing) looks.current = session.viewer.value;
  const now = faceProps(session, hinted, looks.current);
  const asking = shownPrompt(session);
  const isSummedUp = session.stage.summary.value !== undefined;
  useGate(
    session,
    `${playing} ${isSummedUp} ${session.stage.waits.value !== undefined} ${asking?.key} ${looks.current} ${asking && doubtedAt(asking) !== undefined}`,
  );
  // Looking back, nothing can be answered.
  const props = frame
    ? {
        ...now,
        ...frame,
        prompt: undefined,
        marking: undefined,
        places: noPlaces,
        offers: noOffers,
        asked: [],
      }
    : now;
  const { Board, List, Side, Hand, CloseUp, opensLog, spread } = session.face;
  const isLogOpen = (playing || !now.prompt) && opensLog?.(props.view) === true;
  const isFolded = spread === true && !isLogOpen && look.sheet.value !== 'saga' && !preferences.value.logOpen;
  const isSent = asking !== undefined && isPending(session, asking.key);
  const rule = look.rule.value;
  const isGuided = useComputed(() => session.kept.value.guide !== undefined).value;
  const isTaught = useTaught(session) && !isGuided;
  const veiled = playing ? undefined : session.veiled.value;
  const isClose =
    CloseUp && !back && veiled === undefined && !look.list.value && session.face.isClose?.(props);
  return (
    <div
      class={`table-frame${Hand ? ' with-hand' : ''}${playing ? ' showing' : ''}${isClose ? ' is-close' : ''}${isSent ? ' sending' : ''}${isLogOpen ? ' live-log' : ''}${spread ? ' spread' : ''}${isFolded ? ' log-folded' : ''}`}
      data-sheet={isLogOpen ? 'saga' : look.sheet.value}
    >
      <Beam session={session} props={props} />
      <aside class="rail side" aria-label={say.value.table.seats}>
        {Side ? <Side {...props} /> : <SeatList session={session} />}
      </aside>
      <main class="board-area" id="content" aria-label={say.value.table.board}>
        {veiled === undefined ? (
          look.list.value ? (
            <List {...props} />
          ) : (
            <Board {...props} />
          )
        ) : (
          <Curtain session={session} seat={veiled} />
        )}
        {!back && isGuided && <GuideCard session={session} />}
        {!back && isTaught && <LessonCard session={session} />}
      </main>
      {isClose && (
        <div class="close-up">
          <CloseUp {...props} />
        </div>
      )}
      <aside class="rail log" aria-label={say.value.table.saga}>
        <Saga session={session} live={isLogOpen} folded={isFolded} />
      </aside>
      <PaceBar session={session} />
      {isSummedUp && <SummaryCard session={session} />}
      {rule && <WhyDrawer game={session.game} rule={rule} />}
      {back ? <LookBackBar session={session} frames={back} /> : <PromptBar session={session} props={props} />}
      {Hand && (
        <section
          class="dock"
          aria-label={say.value.table.hand}
          tabIndex={0}
          onContextMenu={session.face.cards && lookAtCard}
        >
          {veiled === undefined && <Hand {...props} />}
        </section>
      )}
      <SheetTabs face={session.face} />
      <SoundCaption />
      <LiveRegion session={session} />
      {look.card.value !== undefined && <LookedAt session={session} />}
      {veiled === undefined && <Explain face={session.face} props={props} />}
    </div>
  );
}

/** Whether lessons are told here. None comes before the first question. */
function useTaught(session: Session): boolean {
  const isAsked = useComputed(() => shownPrompt(session) !== undefined).value;
  const [begun, begin] = useState(false);
  useEffect(() => {
    if (isAsked) begin(true);
  }, [isAsked]);
  return begun && session.face.lessons !== undefined && preferences.value.lessons;
}

/** When the first question has been asked, all that comes after it is fetched, however soon it is answered. */
function useTheRest(session: Session): void {
  const isAsked = useComputed(
    () => shownPrompt(session) !== undefined || session.moment.value.outcome !== undefined,
  ).value;
  const [begun, begin] = useState(false);
  useEffect(() => {
    if (isAsked) begin(true);
  }, [isAsked]);
  useEffect(() => {
    if (!begun) return undefined;
    const rest = setTimeout(fetchTheRest, 300);
    return () => clearTimeout(rest);
  }, [begun]);
}

/** On a small screen: the hand lies there when it holds answers; when all of them lie on the board, nothing does. */
function useHandInSight(session: Session): void {
  const change = session.change.value;
  const viewer = session.viewer.value;
  const playing = session.stage.playing.value;
  const key = shownPrompt(session)?.key;
  // Whenever something else is asked, or somebody else.
  useEffect(() => {
    const { face, moment } = session;
    const { outcome, options } = moment.value;
    const { sheet } = look;
    // When it is over, what there is to see lies on the board.
    if (outcome && !playing) sheet.value = 'none';
    const prompt = shownPrompt(session);
    if (!prompt) return;
    // What was rolled or drawn at the table is entered in the bar, and that needs the room.
    if (isChance(prompt)) {
      sheet.value = 'none';
      return;
    }
    const open = prompt.options.filter(({ closed, id }) => !closed && id !== prompt.question.quiet);
    const shown = open.map((option) => [option.at, whereOf(face, prompt, option, options)] as const);
    const isOnBoard = shown.every(([at, where]) => where === 'page' || (at !== undefined && where !== 'bar'));
    if (shown.length > 0 && isOnBoard) sheet.value = 'none';
    else if (sheet.value === 'none' || shown.some(([, where]) => where === 'hand')) sheet.value = 'hand';
  }, [session, change, viewer, playing, key]);
}

function faceProps(session: Session, hinted: string | undefined, viewer: Viewer): FaceProps {
  const { moment, stage, draft, face, kept } = session;
  const { options } = moment.value;
  const words = wordsAt(session);
  const prompt = shownPrompt(session);
  const touched = prompt && markedAt(prompt);
  const marks = touched === undefined ? draft.value : new Map([[touched, 1]]);
  const answers = prompt ? answersOf(prompt, words, marks) : [];
  return {
    view: stage.shown.value,
    viewer,
    options,
    words,
    prompt,
    marking: markingOf(session, prompt, answers),
    offers: offersIn(prompt, answers),
    places: prompt ? boardPlaces({ face, prompt, answers, options }) : noPlaces,
    touched,
    doubted: prompt && doubtedAt(prompt)?.choice,
    asked: prompt || !stage.playing.value ? askedPeople(session) : [],
    people: kept.value.seats.map((_, seat) => personAt(kept.value, seat)),
    turnTo: (seat) => turnTo(session, seat),
    given: (seat) => givenBy(session, seat),
    chooseFor: (seat, option) => {
      turnTo(session, seat);
      // Behind the curtain nothing is asked yet.
      const theirs = shownPrompt(session);
      if (theirs?.seat === seat) touch(session, theirs, option);
    },
    event: stage.event.value,
    waits: stage.waits.value,
    told: () => toldSoFar(session),
    hinted: prompt && hinted,
    choose: (option) => prompt && touch(session, prompt, option),
    showRule,
  };
}
