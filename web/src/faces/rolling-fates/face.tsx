import './stage.css';
import './dock.css';
import './dice.css';
import './cards.css';
import './page.css';
import './frame.css';
import './narrow.css';
import { heroName, type RollingFatesTold, type RollingFatesView, statistics } from '@wyrdhall/rolling-fates';
import type { GameFace, Rolled } from '../../kit/face.ts';
import { after } from './after.ts';
import { Board } from './board.tsx';
import { cardSheets } from './card-sheets.ts';
import { doubts, gives, outcome, safe } from './care.ts';
import { explain } from './explain.ts';
import { GiveUp } from './give-up.tsx';
import { Hand } from './hand.tsx';
import { lasts, soundOf } from './lasts.ts';
import { line } from './line.ts';
import { List } from './list.tsx';
import { heroColor } from './look.ts';
import { Meter } from './meter.tsx';
import { holds, lists } from './offers.ts';
import { heroIcon, layOutPictures } from './pictures.ts';
import { diceIcon } from './rolling-fates.icons.ts';
import { heroesOf } from './seen.ts';
import { Side } from './side.tsx';
import { waitsBefore } from './story/waits.ts';
import { summary } from './summary.ts';

const dieOf = (face: number, tone: Rolled['tone']): Rolled => {
  const icon = diceIcon[face - 1];
  return { label: String(face), tone, ...(icon && { icon }) };
};

/** Dice that lie on no bar: in the story, for statuses, after a fight. */
function dice(event: RollingFatesTold): readonly Rolled[] | undefined {
  switch (event.kind) {
    case 'check':
      return [
        ...event.dice.map((face) => dieOf(face, 'bone')),
        ...(event.luck > 0 ? [dieOf(event.luck, 'rune')] : []),
      ];
    case 'removal':
      return event.face > 0 ? [dieOf(event.face, event.removed ? 'rune' : 'hit')] : undefined;
    case 'spoils':
      return [dieOf(event.face, event.found ? 'rune' : 'bone')];
    default:
      return undefined;
  }
}

layOutPictures();

export const rollingFatesFace: GameFace<RollingFatesView, RollingFatesTold> = {
  hasPlaces: true,
  Board,
  explain,
  List,
  Side,
  Hand,
  Meter,
  Tools: GiveUp,
  holds,
  lists,
  safe,
  outcome,
  doubts,
  gives,
  summary,
  after,
  lasts,
  waitsBefore,
  line,
  // RF-111
  opensLog: ({ combat, ending }) => ending === '' && combat?.phase === 'enemy',
  sound: soundOf,
  dice,
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
