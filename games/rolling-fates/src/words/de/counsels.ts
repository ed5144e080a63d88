import type { Facts } from '@wyrdhall/kernel';
import type { CounselWords } from '../language.ts';
import { cardName, enemyName, heroName } from '../world.ts';

const hope = (q: Facts, ability: string, chance: string): string => {
  const name = cardName(q.text(ability), 'de');
  return q.number(chance) === 100
    ? `${name} ist sicher`
    : `${q.number(chance)} von 100 Würfen reichen für ${name}`;
};

/** Warum ein Rat so lautet. */
export const counsels: CounselWords = {
  'keep-all': () => 'kein anderer Wurf zahlt voraussichtlich mehr',
  'keep-best': () => 'im Durchschnitt zahlen diese Würfel am meisten',
  'keep-for': (q) =>
    hope(q, 'ability', 'chance') + (q.has('more') ? `; ${hope(q, 'more', 'moreChance')}` : ''),
  'again-not': () => 'diese Würfel zahlen schon so viel, wie es neue im Durchschnitt täten',
  'again-dear': () => 'was neue Würfel im Durchschnitt bringen, ist das Leben nicht wert',
  'again-best': () => 'im Durchschnitt zahlen die neuen Würfel mehr',
  'pay-most': () => 'so kann der Rest deiner Würfel noch am meisten ausrichten',
  'pay-alike': () => 'keine andere Wahl lässt dir mehr übrig',
  'target-falls': () => 'er fällt, und wer gefallen ist, schlägt nicht mehr zu',
  'target-weak': () => 'er ist geschwächt: Der Treffer zählt doppelt',
  'target-least': () => 'er hat das wenigste Leben',
  'target-strikes': () => 'er schlägt härter zu als die mit weniger Leben',
  'target-secret': () => 'niemand weiß, was er verbirgt, und er wird am längsten stehen',
  'target-needs': () => 'niemand braucht es nötiger',
  'nothing-changes': () => 'wen du auch wählst, es ändert nichts',
  'nothing-helps': () => 'nichts, wofür diese Würfel reichen, würde helfen',
  'weaken-first': (q) =>
    `${heroName(q.text('hero'))} kann zuerst einen Gegner schwächen; dann zählen deine Treffer doppelt, und du wirst wieder gefragt`,
  'use-kills': (q) => `das reicht für ${enemyName(q.text('enemy'), 'de')}`,
  'use-weakens': () => 'jeder weitere Treffer zählt doppelt',
  'use-stuns': () => 'wer betäubt ist, schlägt nicht zu',
  'use-guards': () => 'die nächste Gegnerphase kostet euch weniger',
  'use-heals': () => 'jemand braucht es, bevor die Gegner handeln',
  'use-turns': () => 'eine Zahl mehr oder weniger zahlt für etwas Besseres',
  'use-most': () => 'so richten alle deine Würfel zusammen am meisten aus',
};
