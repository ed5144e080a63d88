import { useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { LookedAt, lookAtCard } from '../cards/looked-at.tsx';
import { useCardKey } from '../cards/use-card-key.ts';
import type { FaceProps } from '../faces/face.ts';
import { GuideCard } from '../guide/guide-card.tsx';
import { WhyDrawer } from '../rules/why-drawer.tsx';
import { say, wordsOf } from '../words/words.ts';
import { choose } from './act.ts';
import { hintedId } from './answers.tsx';
import { Beam } from './beam.tsx';
import { Curtain } from './curtain.tsx';
import { DiceTray } from './dice-tray.tsx';
import { ListView } from './list-view.tsx';
import { LiveRegion } from './live-region.tsx';
import { look, showRule } from './look.ts';
import { LookBackBar, useLookBack } from './look-back.tsx';
import { markingOf } from './marking.ts';
import { answersOf, noPlaces, placesOf } from './places.ts';
import { PromptBar } from './prompt-bar.tsx';
import { Saga } from './saga.tsx';
import { SeatList } from './seat-list.tsx';
import type { Session } from './session.ts';
import { SheetTabs } from './sheet-tabs.tsx';
import { useTableKeys } from './use-table-keys.ts';
import { askedPeople, ownPrompt, turnTo } from './viewing.ts';

/** The table: beam, board between two rails, the question, the hand. The same for every game. */
export function TableFrame({ session }: { session: Session }) {
  useTableKeys(session);
  useCardKey(session.face);
  useHandInSight(session);
  const back = useLookBack(session);
  const frame = back?.[look.back.value ?? 0];
  // Of the hint only this shows on the table: what else it says is no reason to draw all of it again.
  const hinted = useComputed(() => hintedId(session)).value;
  const now = faceProps(session, hinted);
  // Looking back, nothing can be answered.
  const props = frame
    ? { ...now, ...frame, prompt: undefined, marking: undefined, places: noPlaces, asked: [] }
    : now;
  const { Board, Side, Hand, opensLog } = session.face;
  const isLogOpen = (session.stage.playing.value || !now.prompt) && opensLog?.(props.view) === true;
  const rule = look.rule.value;
  const veiled = session.veiled.value;
  return (
    <div
      class={Hand ? 'table-frame with-hand' : 'table-frame'}
      data-sheet={isLogOpen ? 'saga' : look.sheet.value}
    >
      <Beam session={session} props={props} />
      <aside class="rail side" aria-label={say.value.table.seats}>
        {Side ? <Side {...props} /> : <SeatList session={session} />}
      </aside>
      <main
        class="board-area"
        id="content"
        aria-label={say.value.table.board}
        onPointerDown={() => session.stage.finish?.()}
      >
        {veiled === undefined ? (
          look.list.value ? (
            <ListView session={session} props={props} />
          ) : (
            <Board {...props} />
          )
        ) : (
          <Curtain session={session} seat={veiled} />
        )}
        {!back && <GuideCard session={session} />}
        <DiceTray session={session} />
      </main>
      <aside class="rail log" aria-label={say.value.table.saga}>
        <Saga session={session} live={isLogOpen} />
      </aside>
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
      <SheetTabs hasHand={Hand !== undefined} />
      <LiveRegion session={session} />
      <LookedAt session={session} />
    </div>
  );
}

/** On a small screen: the hand lies there when it holds answers; when all of them lie on the board, nothing does. */
function useHandInSight(session: Session): void {
  const change = session.change.value;
  const viewer = session.viewer.value;
  // Whenever something else is asked, or somebody else.
  useEffect(() => {
    const { face, run } = session;
    const { sheet } = look;
    // When it is over, what there is to see lies on the board.
    if (run.outcome) sheet.value = 'none';
    const prompt = ownPrompt(session);
    if (!prompt) return;
    const open = prompt.options.filter(({ closed, id }) => !closed && id !== prompt.question.quiet);
    if (face.hasPlaces && open.length > 0 && open.every(({ at }) => at !== undefined)) sheet.value = 'none';
    else if (sheet.value === 'none' || open.some(({ id }) => face.holds?.(prompt, id, run.options)))
      sheet.value = 'hand';
  }, [session, change, viewer]);
}

function faceProps(session: Session, hinted: string | undefined): FaceProps {
  const { run, viewer, game, stage, draft, face } = session;
  session.change.value;
  const words = wordsOf(game, session.run);
  const prompt = ownPrompt(session);
  const answers = prompt ? answersOf(prompt, words, draft.value) : [];
  // While events are being shown, the board is not yet where the question is asked.
  const asks = face.hasPlaces && !stage.playing.value;
  return {
    view: stage.shown.value,
    viewer: viewer.value,
    options: run.options,
    words,
    prompt,
    marking: markingOf(session, prompt, answers),
    places: asks ? placesOf(answers) : noPlaces,
    asked: askedPeople(session),
    turnTo: (seat) => turnTo(session, seat),
    event: stage.event.value,
    hinted,
    choose: (option) => prompt && choose(session, prompt, option),
    showRule,
  };
}
