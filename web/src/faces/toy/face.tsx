import type { die } from '@wyrdhall/toy';
import type { GameFace, Rolled } from '../face.ts';
import { WinterBoard } from './board.tsx';
import { Hand } from './hand.tsx';
import { Hunters } from './hunters.tsx';
import { hunterColors, hunterName } from './look.ts';
import { Stores } from './stores.tsx';
import { toyIcon } from './toy.icons.ts';
import { after, lasts, type ToyEvent, type ToyView } from './view.ts';

type Face = (typeof die.faces)[number];

const DICE: Readonly<Record<Face, Rolled>> = {
  claw: { icon: toyIcon.claw, label: 'claw', tone: 'hit' },
  fang: { icon: toyIcon.fang, label: 'fang', tone: 'rune' },
  miss: { label: '–', tone: 'blank' },
};

export const toyFace: GameFace<ToyView, ToyEvent> = {
  hasPlaces: true,
  Board: WinterBoard,
  Side: Hunters,
  Hand,
  Meter: Stores,
  after,
  lasts,
  dice: (event) => ('faces' in event ? event.faces.map((face) => DICE[face]) : undefined),
  seatName: (_, seat) => hunterName(seat),
  seatMark: (_, seat) => ({
    icon: toyIcon.hunters[seat % toyIcon.hunters.length] ?? toyIcon.hunters[0],
    color: hunterColors[seat % hunterColors.length] ?? hunterColors[0],
  }),
};
