import type { Game } from '@wyrdhall/kernel';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { faceOf } from '../faces/faces.ts';
import { boxOf, openWholeBox } from '../hall/boxes.ts';
import { Dialog } from '../hall/dialog.tsx';
import { Loaded } from '../hall/loaded.tsx';
import { wearGame } from '../hall/wear-game.ts';
import { noOffers, noPlaces } from '../kit/answers/places.ts';
import { Explain } from '../kit/explain/explain.tsx';
import type { FaceProps, GameFace } from '../kit/face.ts';
import { EventLine } from '../kit/steps/event-line.tsx';
import { Stepper } from '../kit/steps/stepper.tsx';
import { say } from '../words/words.ts';
import type { Example } from './library.ts';
import type { PlayedExample } from './play-example.ts';

interface Shown {
  readonly game: Game;
  readonly face: GameFace;
  readonly played: PlayedExample;
}

async function open(id: string, example: Example): Promise<Shown> {
  const box = boxOf(id);
  if (!box) throw new Error(say.peek().notFound.noGame(id));
  // The reader of cases comes only now: nobody needs it to play.
  const [game, face, { playExample }] = await Promise.all([
    openWholeBox(box),
    faceOf(id),
    import('./play-example.ts'),
  ]);
  return { game, face, played: await playExample(box, game, face, example) };
}

/** An example of a rule, played on the board. */
export function ExampleDialog(props: { game: string; example: Example; onClose: () => void }) {
  const { game, example, onClose } = props;
  return (
    <Dialog title={example.title} language="en" onClose={onClose} wide>
      <Loaded make={() => open(game, example)}>{(shown) => <Player {...shown} />}</Loaded>
    </Dialog>
  );
}

function Player({ game, face, played }: Shown) {
  const { moments, options, words } = played;
  const [point, setPoint] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  // Before anybody can press a key.
  useLayoutEffect(() => box.current?.querySelector<HTMLElement>('[data-step=next]')?.focus(), []);
  useLayoutEffect(() => wearGame(game.id), [game]);
  const moment = moments[point];
  if (!moment) return <p>{say.value.teach.noExample}</p>;
  const props: FaceProps = {
    view: moment.view,
    viewer: 0,
    options,
    words,
    prompt: undefined,
    places: noPlaces,
    offers: noOffers,
    event: moment.event,
    hinted: undefined,
    choose: () => {},
    showRule: () => {},
  };
  return (
    <div class="example" ref={box}>
      <div class="board-area">
        <face.Board {...props} />
        <Explain face={face} props={props} />
      </div>
      <Stepper point={point} last={moments.length - 1} onPoint={setPoint}>
        <p class="steps-answer">{moment.said}</p>
        {moment.event && <EventLine face={face} words={words} event={moment.event} />}
        {moment.asks && <p class="quiet">{say.value.teach.asks(moment.asks)}</p>}
      </Stepper>
    </div>
  );
}
