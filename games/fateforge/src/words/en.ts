import { actOf } from '../content/campaign/schedule.ts';
import { taleOption } from './en/campaign.ts';
import { campaign } from './en/campaign-names.ts';
import { events } from './en/events.ts';
import { heroName } from './en/names.ts';
import { options } from './en/options.ts';
import { questions } from './en/questions.ts';
import { reasons } from './en/reasons.ts';
import { UNLOCKS } from './en/unlocks.ts';
import { speak } from './speak.ts';

const PHASES: Readonly<Record<string, string>> = {
  setup: 'Setup',
  learn: 'Skills',
  arm: 'Setup',
  camp: 'Between fights',
  prepare: 'Preparation',
  dash: 'Dashes',
  order: 'Order',
  reactions: 'Enemy Reactions',
  enemies: 'Enemy Turns',
  'clean-up': 'Clean-Up',
  extra: 'Clean-Up',
  exit: 'Exit',
  recover: 'Recovery',
  story: 'Story',
  city: 'In the city',
  muster: 'Before the fight',
  rest: 'Rest',
  over: 'The end',
};

const OUTSIDE_FIGHTS = ['story', 'city', 'muster', 'rest'];

export const en = speak({
  language: 'en',
  campaign,
  taleOption,
  beginning: (entry, scene) => {
    if (entry === 'start') return 'At the beginning';
    if (/^r\d$/.test(entry)) return `Rest ${entry.slice(1)}`;
    return /^\d/.test(entry) ? `Story ${entry}` : scene(entry);
  },
  questions,
  options,
  reasons,
  events,
  player: (seat) => `Player ${seat + 1}`,
  turn: (round, what) =>
    OUTSIDE_FIGHTS.includes(what)
      ? `Act ${actOf(Number(round))}: ${PHASES[what] ?? ''}`
      : `Round ${round}: ${PHASES[what] ?? heroName(what)}`,
  outcomes: {
    'objectives-met': 'All objectives are met. You have won!',
    'objectives-missed': 'The fight is over, but not every objective was met.',
    'rated-copper': 'The questline is won: Copper.',
    'rated-silver': 'The questline is won: Silver.',
    'rated-gold': 'The questline is won: Gold!',
    'questline-failed': 'A primary objective was missed. The questline is lost.',
    'questline-fallen': 'Every hero is knocked out. The questline is lost.',
    'ending-a': 'The Long Bell has rung, and the dead rest.',
    'ending-b': 'The Regent is defeated, and you keep watch in the bell’s place.',
    'ending-c': 'The Regent has fled, and the city is empty.',
    'ending-d': 'Nobody stands. The crown has found another head.',
    'all-ko': 'Every hero is knocked out. You have lost.',
  },
  terms: {
    heroes: 'Heroes',
    mode: 'What to play',
    'mode:scene': 'A single fight',
    'mode:battle': 'Battle Mode: a questline',
    'mode:campaign': 'The campaign: The Silent Bell',
    at: 'Where the campaign begins',
    'remake:restart': 'Restart the Act',
    'remake:swap': 'Swap a hero',
    ...Object.fromEntries(Array.from({ length: 9 }, (_, k) => [`chapter:stretch-${k + 1}`, `Part ${k + 1}`])),
    questline: 'Questline',
    scene: 'Scene',
    story: 'What has happened before',
    'story:trust-guard': 'The Guard is trusted: the Warden may be offered quarter',
    'story:mire-pact': 'A pact with the Mirefolk: the Matriarch can be calmed',
    'story:watch-friends': 'Friends in the watch: an archer shoots for you in Lantern Street',
    'story:bell-tuned': 'The bell was tuned: one more cube',
    'story:shard-kept': 'The bell shard was kept: one more cube',
    'story:crown-flawed': 'The crown is flawed: the Regent has less armour',
    'story:choir-broken': 'The choir is broken: no Choirmaster beside the Regent',
    known: 'Rules that need no teaching',
    ...Object.fromEntries(UNLOCKS.map((rule, i) => [`known:${i + 1}`, rule])),
    profile: 'Difficulty',
    'profile:story': 'Story: fewer Reactions, enemies less tough',
    'profile:standard': 'Standard',
    'profile:heroic': 'Heroic: more Reactions, tougher leaders',
    screens: 'Dice behind screens during Preparation',
    hardcore: 'Hardcore: whoever acted last decides for the party',
    ally: 'Ally',
    'ally:none': 'Nobody',
    maxExtraRounds: 'Extra rounds for Corruption',
    noExit: 'Damage where no exit is open',
    reviveCost: 'Reviving somebody costs',
    'reviveCost:wild': 'Two results of any kind',
    'reviveCost:focus': 'Two Focus',
    soloToughness: 'Alone: more toughness of veterans and leaders',
    soloReactions: 'Alone: more cards that react from round 2',
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
