import './stage.css';
import './dock.css';
import './dice.css';
import './cards.css';
import './page.css';
import './frame.css';
import './narrow.css';
import './at-table.css';
import { heroName, type RollingFatesTold, type RollingFatesView, statistics } from '@wyrdhall/rolling-fates';
import type { GameFace } from '../../kit/face.ts';
import { Board } from './board.tsx';
import { cardSheets } from './card-sheets.ts';
import { atOnce, doubts, gives, named, outcome, safe } from './care.ts';
import { Die } from './die.tsx';
import { events, usual } from './events.ts';
import { explain } from './explain.ts';
import { GiveUp } from './give-up.tsx';
import { Hand } from './hand.tsx';
import { List } from './list.tsx';
import { heroColor } from './look.ts';
import { Meter } from './meter.tsx';
import { where } from './offers.ts';
import { heroIcon, layOutPictures } from './pictures.ts';
import { heroesOf } from './seen.ts';
import { Side } from './side.tsx';
import { waitsBefore } from './story/waits.ts';
import { summary } from './summary.ts';
import { fate } from './words/words.ts';

layOutPictures();

export const rollingFatesFace: GameFace<RollingFatesView, RollingFatesTold> = {
  Board,
  explain,
  List,
  Side,
  Hand,
  handName: () => fate.value.dock,
  Meter,
  Tools: GiveUp,
  where,
  events,
  usual,
  DieFace: ({ die, face }) =>
    /^[1-6]$/.test(face) ? <Die face={Number(face)} luck={die === 'luck'} /> : null,
  safe,
  atOnce,
  outcome,
  doubts,
  gives,
  named,
  summary,
  waitsBefore,
  holdsLines: true,
  // RF-111: before Poison and the next dice.
  sumsUpBefore: ({ kind }) => kind === 'phase',
  // RF-111
  opensLog: ({ combat, ending }) => ending === '' && combat?.phase === 'enemy',
  cards: cardSheets,
  guide: () => import('./guide.ts').then(({ guideSteps }) => guideSteps),
  luck: (view) => {
    const { pips, expectedPips } = statistics(view).together;
    return { got: pips, expected: expectedPips };
  },
  seatName: (options, seat) => heroName(heroesOf(options)[seat] ?? '') ?? '',
  seatMark: (options, seat) => {
    const id = heroesOf(options)[seat] ?? 'brakka';
    return { icon: heroIcon(id), color: heroColor[id] };
  },
};
