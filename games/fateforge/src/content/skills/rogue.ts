import type { Skill } from '../cards.ts';
import { hit, plain, pushAfar, reroll, step, stun } from '../deed.ts';
import { skillsOf } from '../skill.ts';
import { act, chain, convert, does, inPreparation, onlyIf, swap } from '../use.ts';

const { passive, recurring, second, single, start } = skillsOf('rogue');

export const ROGUE_SKILLS: readonly Skill[] = [
  start('RO-01', 'Slip Past', convert(['focus'], ['step', 'hit'])),
  start('RO-02', 'Cheap Shot', onlyIf('hidden-at-start', act(['hit'], hit(2)))),
  recurring('RO-03', 'Back Alley', 4, chain(['step', 'step'], step, step, hit(1))),
  recurring('RO-04', 'Throwing Spikes', 3, swap('hit', 'shot')),
  single('RO-05', 'Vanish', 5, act(['focus', 'energy'], plain('hide'))),
  recurring('RO-06', 'Light Fingers', 4, act(['focus'], plain('take-loot'))),
  passive('RO-07', 'Lockwise', 2, 'handy'),
  recurring('RO-08', 'Throat Cut', 6, onlyIf('lone-enemy', act(['skill-hit', 'hit'], hit(4)))),
  recurring('RO-09', 'Roll Under', 3, convert(['step'], ['block'], step)),
  recurring('RO-10', 'Distraction', 4, act(['focus'], pushAfar)),
  passive('RO-11', 'Trap Sense', 3, 'trap-removed'),
  recurring('RO-12', 'Quick Hands', 4, convert(['wild'], ['other'])),
  single('RO-13', 'Smoke Pot', 5, act(['focus', 'focus'], plain('untargetable'))),
  recurring('RO-14', 'Night Work', 3, inPreparation(does(reroll(1, 'hidden')))),
  recurring('RO-15', 'Twist the Knife', 5, chain(['hit', 'hit'], hit(2), stun)),
  second('RO-16', 'Throat Cut II', 8, act(['skill-hit', 'hit'], hit(5))),
  second('RO-17', 'Back Alley II', 6, chain(['step', 'step'], step, step, hit(1), step)),
  second('RO-18', 'Vanish II', 7, act(['focus', 'energy'], plain('hide'))),
];
