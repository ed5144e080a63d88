import { Option } from '../../kit/answers/option.tsx';
import { ListSheet } from '../../kit/board/list-sheet.tsx';
import type { FaceProps, GameFace } from '../../kit/face.ts';
import { Track } from '../../kit/sheets/track.tsx';
import { events } from './events.ts';
import type { FerryEvent, FerryView } from './view.ts';
import { ferryWords } from './words.ts';

type Props = FaceProps<FerryView>;

function River({ view }: Props) {
  return (
    <svg viewBox="0 0 200 60" role="img" aria-label={ferryWords.value.left(view.left)}>
      <rect width="200" height="60" fill="#31586b" />
      <circle cx={190 - 8 * view.left} cy="30" r="8" fill="#7a5430" />
    </svg>
  );
}

function List(props: Props) {
  return (
    <ListSheet face={props}>
      <h2>{ferryWords.value.river}</h2>
      <p>{ferryWords.value.left(props.view.left)}</p>
    </ListSheet>
  );
}

function Oar(props: Props) {
  const row = props.offers.get('row');
  return (
    <Option face={props} answer={row} class="card" digit={1}>
      {row?.closed?.reason ?? row?.label}
    </Option>
  );
}

const ROUNDS = Array.from({ length: 8 }, () => ({}));

export const ferryFace: GameFace<FerryView, FerryEvent> = {
  Board: River,
  List,
  Hand: Oar,
  Meter: ({ view }) => <Track spots={ROUNDS} now={view.round} label={ferryWords.value.round(view.round)} />,
  where: (_, { id }) => (id === 'row' ? 'hand' : 'bar'),
  events,
  usual: { ms: 250 },
  seatName: (_, seat) => ferryWords.value.ferryman(seat),
};
