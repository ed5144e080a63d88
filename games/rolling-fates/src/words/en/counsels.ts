import type { Facts } from '@wyrdhall/kernel';
import type { CounselWords } from '../language.ts';
import { cardName, enemyName, heroName } from '../world.ts';

const hope = (q: Facts, ability: string, chance: string): string => {
  const name = cardName(q.text(ability), 'en');
  return q.number(chance) === 100 ? `${name} is certain` : `${q.number(chance)} in 100 rolls pay for ${name}`;
};

/** Why a hint says what it says. */
export const counsels: CounselWords = {
  'keep-all': () => 'no other roll is likely to pay better',
  'keep-best': () => 'on average these dice pay best',
  'keep-for': (q) =>
    hope(q, 'ability', 'chance') + (q.has('more') ? `; ${hope(q, 'more', 'moreChance')}` : ''),
  'again-not': () => 'these dice already pay as well as new ones would on average',
  'again-dear': () => 'what new dice bring on average is not worth the Life',
  'again-best': () => 'on average the new dice pay better',
  'pay-most': () => 'what stays on the bar can do the most then',
  'pay-alike': () => 'no other way leaves more on the bar',
  'target-falls': () => 'it falls, and a fallen enemy strikes nobody',
  'target-weak': () => 'it is weakened: the hit counts double',
  'target-least': () => 'it has the least Life left',
  'target-strikes': () => 'it strikes harder than those with less Life',
  'target-secret': () => 'nobody knows what it hides, and it will stand the longest',
  'target-needs': () => 'nobody needs it more',
  'nothing-changes': () => 'whomever you choose, nothing changes',
  'nothing-helps': () => 'nothing these dice can pay for would help',
  'weaken-first': (q) =>
    `${heroName(q.text('hero'))} can weaken an enemy first; then your hits count double, and you are asked again`,
  'use-kills': (q) => `it is enough to kill ${enemyName(q.text('enemy'), 'en')}`,
  'use-weakens': () => 'every hit that follows counts double',
  'use-stuns': () => 'a stunned enemy does not strike',
  'use-guards': () => 'the next Enemy Phase costs less',
  'use-heals': () => 'somebody needs it before the enemies act',
  'use-turns': () => 'one face more or less pays for something better',
  'use-most': () => 'so all your dice together do the most',
};
