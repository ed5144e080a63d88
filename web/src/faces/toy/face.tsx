import type { Face } from '@wyrdhall/toy';
import type { GameFace, Rolled } from '../../kit/face.ts';
import { spokenOf, WinterBoard } from './board.tsx';
import { Hand } from './hand.tsx';
import { Hunters } from './hunters.tsx';
import { List } from './list.tsx';
import { hunterColors } from './look.ts';
import { Stores } from './stores.tsx';
import { toyIcon } from './toy.icons.ts';
import { after, lasts, type ToyEvent, type ToyView } from './view.ts';
import { winter } from './words.ts';

const DICE: Readonly<Record<Face, Omit<Rolled, 'label'>>> = {
  claw: { icon: toyIcon.claw, tone: 'hit' },
  fang: { icon: toyIcon.fang, tone: 'rune' },
  miss: { tone: 'blank' },
};
const dieOf = (face: Face): Rolled => ({ ...DICE[face], label: winter.value.faces[face] });

export const toyFace: GameFace<ToyView, ToyEvent> = {
  hasPlaces: true,
  Board: WinterBoard,
  List,
  explain: ({ view }, subject) =>
    subject.startsWith('at:') ? { title: spokenOf(view, subject.slice(3)) } : undefined,
  Side: Hunters,
  Hand,
  Meter: Stores,
  after,
  lasts,
  dice: (event) => ('faces' in event ? event.faces.map(dieOf) : undefined),
  seatName: (_, seat) => winter.value.hunter(seat),
  seatMark: (_, seat) => ({
    icon: toyIcon.hunters[seat % toyIcon.hunters.length] ?? toyIcon.hunters[0],
    color: hunterColors[seat % hunterColors.length] ?? hunterColors[0],
  }),
};
