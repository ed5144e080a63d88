import type { Skill } from '../cards.ts';
import { block, defeatDamaged, hit, plain, pull, setDie, step } from '../deed.ts';
import { skillsOf } from '../skill.ts';
import { act, chain, convert, does, inPreparation } from '../use.ts';

const { passive, recurring, second, single, start } = skillsOf('nobleman');

export const NOBLEMAN_SKILLS: readonly Skill[] = [
  start('NO-01', 'Measured Cut', convert(['focus'], ['skill-hit'])),
  start('NO-02', 'Parry', convert(['hit'], ['block', 'block'])),
  passive('NO-03', 'Riposte', 5, 'riposte'),
  recurring('NO-04', 'Footwork', 3, convert(['hit'], ['step', 'focus'])),
  recurring('NO-05', 'Advance', 4, chain(['focus', 'step'], step, hit(2))),
  recurring('NO-06', 'Flourish', 4, convert(['skill-hit'], ['hit', 'hit'])),
  recurring('NO-07', 'Call Them Out', 3, act(['focus'], pull)),
  single('NO-08', 'Duel', 6, act(['focus', 'focus'], plain('duel', 'enemy'))),
  passive('NO-09', 'Silver Tongue', 2, 'charm-reroll'),
  recurring('NO-10', 'Shield the Weak', 4, act(['block'], block(1, 'other', 1), block(1, 'self'))),
  recurring('NO-11', 'Second Intention', 5, convert(['hit', 'hit'], ['hit', 'hit', 'focus'])),
  recurring('NO-12', 'Disarm', 4, act(['skill-hit'], plain('weaken', 'minion'))),
  recurring('NO-13', 'Lesson in Steel', 4, does(plain('flip-stance'))),
  recurring('NO-14', 'Cold Blood', 3, inPreparation(act(['energy'], setDie('focus')))),
  single('NO-15', 'Coup de Grace', 6, act(['skill-hit', 'skill-hit'], defeatDamaged)),
  second('NO-16', 'Advance II', 6, chain(['focus', 'step'], step, hit(3))),
  second('NO-17', 'Riposte II', 7, ['riposte', 2]),
  second('NO-18', 'Flourish II', 6, convert(['skill-hit'], ['hit', 'hit', 'hit'])),
];
