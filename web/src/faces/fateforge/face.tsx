import './style/frame.css';
import './style/map.css';
import './style/dock.css';
import './style/page.css';
import './style/campaign.css';
import './style/narrow.css';
import { type FateforgeTold, type FateforgeView, HERO_IDS, type HeroId } from '@wyrdhall/fateforge';
import type { Options } from '@wyrdhall/kernel';
import type { GameFace } from '../../kit/face.ts';
import { Board } from './board.tsx';
import { reads } from './campaign/reads.ts';
import { deed, doubts, outcome } from './care.ts';
import { Die } from './dice/result.tsx';
import { events, usual } from './events.ts';
import { Hand } from './hand.tsx';
import { List } from './list.tsx';
import { DIE_COLORS, heroColor } from './look.ts';
import { where } from './offers.ts';
import { explain } from './panels/explain.tsx';
import { Meter } from './panels/meter.tsx';
import { Side } from './panels/side.tsx';
import { headOf, layOutHeroes } from './pictures.ts';
import { summary } from './summary.ts';
import { ff } from './words/words.ts';

layOutHeroes();

const heroIn = (options: Options, seat: number): HeroId => {
  const { heroes } = options;
  return (Array.isArray(heroes) ? (heroes[seat] as HeroId) : undefined) ?? HERO_IDS[0];
};

export const fateforgeFace: GameFace<FateforgeView, FateforgeTold> = {
  Board,
  List,
  Side,
  Hand,
  Meter,
  explain,
  where,
  events,
  usual,
  reads,
  DieFace: ({ die, face }) =>
    Object.hasOwn(DIE_COLORS, die) ? <Die colour={die} face={face} state="" size={34} /> : null,
  deed,
  outcome,
  doubts,
  summary,
  guide: () => import('./guide/guide.ts').then(({ guideSteps }) => guideSteps),
  seatName: (options, seat) => ff.value.hero(heroIn(options, seat)),
  lessons: () => import('./lessons/lessons.ts').then(({ lessons }) => lessons),
  seatMark: (options, seat) => {
    const id = heroIn(options, seat);
    return { icon: headOf(id), color: heroColor[id] };
  },
};
