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
import type { GameFace } from '../../kit/face.ts';
import { RolledDie } from '../../kit/rolled-die.tsx';
import { GrimheimBoard } from './board.tsx';
import { cardSheets } from './card-sheets.ts';
import { deed, doubts, gives, outcome, safe } from './care.ts';
import { dieOf, events, usual } from './events.ts';
import { fightOf } from './fight.ts';
import { Hand } from './hand.tsx';
import { Heroes } from './heroes.tsx';
import { advised, CloseUp, explain, summary } from './later.ts';
import { List } from './list.tsx';
import { heroColor, heroIcon } from './look.ts';
import { Meter } from './meter.tsx';
import { where } from './offers.ts';
import { layOutPictures } from './pictures.ts';
import { heroName } from './spoken.ts';
import { StepTool } from './step-tool.tsx';

const heroAt = (options: Options, seat: Seat): HeroId => (options as GrimheimOptions).heroes[seat] ?? 'bjorn';

layOutPictures();

export const grimheimFace: GameFace<GrimheimView, GrimheimTold> = {
  where,
  spread: true,
  Board: GrimheimBoard,
  List,
  explain,
  Side: Heroes,
  Hand,
  Tools: StepTool,
  Meter,
  events,
  usual,
  DieFace: ({ die, face }) => (die === 'monster' ? null : <RolledDie of={dieOf(face as Face)} />),
  summary,
  CloseUp,
  // Dice stay in sight as long as they are rolled, added to, or asked about.
  isClose: (props) => fightOf(props) !== undefined,
  safe,
  advised,
  outcome,
  deed,
  doubts,
  gives,
  cards: cardSheets,
  guide: () => import('./guide.ts').then(({ guideSteps }) => guideSteps),
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
