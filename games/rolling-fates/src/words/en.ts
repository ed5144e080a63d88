import { counsels } from './en/counsels.ts';
import { events } from './en/events.ts';
import { lessons } from './en/lessons.ts';
import { count } from './en/names.ts';
import { options } from './en/options.ts';
import { questions } from './en/questions.ts';
import { reasons } from './en/reasons.ts';
import { speak } from './speak.ts';

const dangerous = (danger: number): string =>
  danger < 4 ? 'little danger' : danger < 8 ? 'some danger' : 'great danger';

export const en = speak({
  language: 'en',
  questions,
  lessons,
  counsels,
  options,
  faces: { off: 'it comes off', on: 'it stays' },
  reasons,
  events,
  player: (seat) => `Player ${seat + 1}`,
  road: (fights, danger, reward) => {
    const way = fights === 0 ? 'no fight' : `${count(fights, 'fight')}, ${dangerous(danger)}`;
    return reward > 0 ? `${way}; won, it brings each hero a Treasure` : way;
  },
  outcomes: {
    'end-of-the-adventure': 'The adventure is over, and every hero is still standing. You have won!',
    'hero-fell': 'A hero has fallen. The adventure ends here.',
    'gave-up': 'You have given up the fight, and with it the adventure.',
  },
  terms: {
    heroes: 'Heroes',
    'heroes:brakka':
      'Brakka: a bruiser who stands firm. Pays with equal dice; the more, the harder she hits.',
    'heroes:sel': 'Sel: an archer. Waits for certain numbers, and can tell what an enemy hides.',
    'heroes:orrin': 'Orrin: carries the lamp. Heals the others, and burns what he points it at.',
    'heroes:mirelle': 'Mirelle: a mage whose fire reaches every enemy at once. Hits hard, bears little.',
    'heroes:tovik': 'Tovik: a gambler. Small coins for a pair, a fortune for the long odds.',
    'heroes:ysolde': 'Ysolde: a poisoner. Poisons and weakens, and lets time do the rest.',
    'heroes:grum': 'Grum: a door that walks. Guards the others, and hits with three alike.',
    'heroes:quill': 'Quill: a scholar. Studies an enemy, weakens it, and strikes once, hard.',
    adventure: 'Adventure',
    'adventure:sump':
      'The Sump Beneath Harrow: difficulty 1. Something breathes under a town that would rather not know.',
    'adventure:toll-road':
      'The Toll Road: difficulty 2. Ninety miles to the sea, and everything on them has its price.',
    'adventure:candles':
      'Candles for Nera: difficulty 3. A bride has been waiting below the chapel for two hundred years.',
    'adventure:clockmaker':
      'The Clockmaker’s Funeral: difficulty 3. You are the bearers, and the coffin ticks.',
    'adventure:ash-stair':
      'Ash on the Stair: difficulty 4. Nine thousand steps up to a wyrm; nine people went before you.',
    'adventure:crown':
      'The Unwritten Crown: difficulty 5. A king whose chapter was never written walks out of the book.',
    mode: 'How you play',
    'mode:app': 'Everything in the app',
    'mode:companion': 'Beside your own table: dice and boards are yours, the app has story and enemies',
    openingFate: 'Opening Fate Phase',
    'openingFate:always': 'Before every fight',
    'openingFate:carry': 'Carry dice over from an encounter',
    statusRemoval: 'Getting rid of a status',
    'statusRemoval:d6': 'Roll a die: 4 to 6',
    'statusRemoval:coin': 'Flip the token',
    enemyStun: 'Stunned enemies',
    'enemyStun:nextActivation': 'Miss their next Enemy Phase',
    'enemyStun:afterFate': 'Act once more, then miss one: harder',
    distinctGroups: 'Two pairs and full house of different values',
    statusNeedsDamage: 'Statuses of attacks only with Life lost',
    simultaneousFateWin: 'Dying together with the last enemy is a win',
    mercy: 'When a hero falls',
    'mercy:standard': 'The game is lost',
    'mercy:mercy': 'Mercy: once in each zone somebody stops at 1 Life: easier',
    'mercy:retry': 'Retry: the zone may be begun again: easier',
    intents: 'Plain intents: what each enemy will do is shown',
    twoTraits: 'Draw two Traits at each new level, keep one',
  },
});
