import type { GameFace } from '../../kit/face.ts';
import { RolledDie } from '../../kit/rolled-die.tsx';
import { spokenOf, WinterBoard } from './board.tsx';
import { dieOf, events } from './events.ts';
import { Hand } from './hand.tsx';
import { Hunters } from './hunters.tsx';
import { List } from './list.tsx';
import { colorOf, iconOf } from './look.ts';
import { Stores } from './stores.tsx';
import type { ToyEvent, ToyView } from './view.ts';
import { winter } from './words/words.ts';

export const toyFace: GameFace<ToyView, ToyEvent> = {
  where: (_, { at }) => (at === undefined ? 'bar' : 'board'),
  Board: WinterBoard,
  List,
  explain: ({ view }, subject) =>
    subject.startsWith('at:') ? { title: spokenOf(view, subject.slice(3)) } : undefined,
  Side: Hunters,
  Hand,
  Meter: Stores,
  events,
  usual: { ms: 250 },
  DieFace: ({ face }) => <RolledDie of={dieOf(face as Parameters<typeof dieOf>[0])} />,
  seatName: (_, seat) => winter.value.hunter(seat),
  seatMark: (_, seat) => ({
    icon: iconOf(seat),
    color: colorOf(seat),
  }),
};
