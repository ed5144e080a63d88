import { events } from './en/events.ts';
import { options } from './en/options.ts';
import { questions } from './en/questions.ts';
import { reasons } from './en/reasons.ts';
import { heroName } from './names.ts';
import { speak } from './speak.ts';

const PHASES: Readonly<Record<string, string>> = {
  setup: 'Setup',
  prepare: 'Preparation',
  dash: 'Dashes',
  order: 'Order',
  reactions: 'Enemy Reactions',
  enemies: 'Enemy Turns',
  'clean-up': 'Clean-Up',
  extra: 'Clean-Up',
  exit: 'Exit',
  recover: 'Recovery',
  over: 'The end',
};

export const en = speak({
  questions,
  options,
  reasons,
  events,
  player: (seat) => `Player ${seat + 1}`,
  turn: (round, what) => `Round ${round}: ${PHASES[what] ?? heroName(what)}`,
  outcomes: {
    'objectives-met': 'All objectives are met. You have won!',
    'objectives-missed': 'The fight is over, but not every objective was met.',
    'all-ko': 'Every hero is knocked out. You have lost.',
  },
  terms: {
    heroes: 'Heroes',
    scene: 'Scene',
    profile: 'Difficulty',
    'profile:story': 'Story: fewer Reactions',
    'profile:standard': 'Standard',
    'profile:heroic': 'Heroic: more Reactions, tougher leaders',
    screens: 'Dice behind screens during Preparation',
    hardcore: 'Hardcore: whoever acted last decides for the party',
    ally: 'Ally',
    'ally:none': 'Nobody',
    maxExtraRounds: 'Extra rounds for Corruption',
    bandMatch: 'Which hero decides what an enemy does',
    'bandMatch:anyHero': 'Any hero in range',
    'bandMatch:closestHero': 'The closest hero',
    dashPenalty: 'Dashing away from enemies costs',
    'dashPenalty:damage': '1 damage',
    'dashPenalty:energy': '1 energy',
    moveTarget: 'Whom enemies move towards, where their card is silent',
    'moveTarget:earliest': 'The earliest in the order',
    'moveTarget:choice': 'The players choose',
    difficultExtra: 'Leaving difficult terrain costs in addition',
    'difficultExtra:step': 'A Step',
    'difficultExtra:wild': 'Any result',
    trapAvoid: 'What avoids a trap',
    'trapAvoid:focus': 'A Focus',
    'trapAvoid:step': 'A Step',
  },
});
