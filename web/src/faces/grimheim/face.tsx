import './grimheim.css';
import './table.css';
import './hand.css';
import './cards.css';
import './narrow.css';
import {
  type Face,
  type GrimheimOptions,
  type GrimheimTold,
  type GrimheimView,
  type HeroId,
  statistics,
} from '@wyrdhall/grimheim';
import type { Options, Seat } from '@wyrdhall/kernel';
import type { GameFace, Rolled } from '../../kit/face.ts';
import { after } from './after.ts';
import { GrimheimBoard } from './board.tsx';
import { cardSheets } from './card-sheets.ts';
import { deed, doubts, gives, outcome, safe } from './care.ts';
import { CloseUp, isClose } from './close-up.tsx';
import { dieIcon } from './die.ts';
import { explain } from './explain.ts';
import { Hand } from './hand.tsx';
import { Heroes } from './heroes.tsx';
import { lasts } from './lasts.ts';
import { line } from './line.ts';
import { List } from './list.tsx';
import { heroColor, heroIcon } from './look.ts';
import { Meter } from './meter.tsx';
import { holds } from './offers.ts';
import { layOutPictures } from './pictures.ts';
import { soundOf } from './sound.ts';
import { heroName } from './spoken.ts';
import { StepTool } from './step-tool.tsx';
import { summary } from './summary.ts';
import { tells } from './tells.ts';
import { grim } from './words/words.ts';

const heroAt = (options: Options, seat: Seat): HeroId => (options as GrimheimOptions).heroes[seat] ?? 'bjorn';

const TONES: Readonly<Record<Face, Rolled['tone']>> = {
  hit: 'hit',
  ringed: 'hit',
  rune: 'rune',
  blank: 'blank',
};

function dieOf(face: Face): Rolled {
  const icon = face === 'blank' ? undefined : dieIcon[face];
  return { label: grim.value.faces[face], tone: TONES[face], ...(icon && { icon }) };
}

layOutPictures();

export const grimheimFace: GameFace<GrimheimView, GrimheimTold> = {
  hasPlaces: true,
  Board: GrimheimBoard,
  List,
  explain,
  Side: Heroes,
  Hand,
  Tools: StepTool,
  Meter,
  holds,
  after,
  lasts,
  tells,
  summary,
  CloseUp,
  isClose,
  safe,
  outcome,
  deed,
  doubts,
  gives,
  line,
  cards: cardSheets,
  guide: () => import('./guide.ts').then(({ guideSteps }) => guideSteps),
  sound: soundOf,
  dice: (event) => {
    if ('faces' in event) return event.faces.map(dieOf);
    return event.kind === 'monster-die'
      ? [{ label: grim.value.dieFaces[event.face], tone: 'bone' }]
      : undefined;
  },
  luck: (view) => {
    const { hits, expectedHits } = statistics(view).together;
    return { got: hits, expected: expectedHits };
  },
  seatName: (options, seat) => heroName(heroAt(options, seat)),
  seatMark: (options, seat) => {
    const id = heroAt(options, seat);
    return { icon: heroIcon(id), color: heroColor[id] };
  },
};
