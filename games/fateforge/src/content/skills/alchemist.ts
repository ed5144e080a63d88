import type { Skill } from '../cards.ts';
import {
  ALL,
  blast,
  energy,
  harmEachAfar,
  harmEachNear,
  heal,
  plain,
  setDie,
  strip,
  stripEach,
  tar,
} from '../deed.ts';
import { skillsOf } from '../skill.ts';
import { act, convert, does, inPreparation, swap } from '../use.ts';

const { passive, recurring, second, single, start } = skillsOf('alchemist');

export const ALCHEMIST_SKILLS: readonly Skill[] = [
  start('AL-01', 'Acid Splash', convert(['focus'], ['long-hit'])),
  start('AL-02', 'Tinker', swap('focus', 'hit')),
  recurring('AL-03', 'Refill', 5, act(['focus', 'focus'], plain('flask'))),
  recurring('AL-04', 'Fire Flask', 4, act(['focus', 'flask'], harmEachNear(1))),
  recurring('AL-05', 'Sticky Tar', 3, act(['focus'], tar)),
  recurring('AL-06', 'Stimulant', 4, act(['focus', 'health'], energy(2, 'hero', 1))),
  recurring('AL-07', 'Corrosion', 5, act(['skill'], strip(ALL, 1))),
  recurring('AL-08', 'Salve', 4, act(['focus', 'flask'], heal(2, 'hero', 1))),
  passive('AL-09', 'Goggles', 2, 'goggles'),
  passive('AL-10', 'Chain Reaction', 6, 'chain-reaction'),
  passive('AL-11', 'Antidote', 3, 'antidote'),
  single('AL-12', 'Blast Cap', 4, act(['focus', 'focus'], blast)),
  recurring('AL-13', 'Measured Dose', 3, inPreparation(does(setDie('green')))),
  single('AL-14', 'Thunderpowder', 6, act(['focus', 'flask', 'energy'], harmEachAfar(3))),
  passive('AL-15', 'Notes', 3, 'keep-focus'),
  second('AL-16', 'Fire Flask II', 6, act(['focus', 'flask'], harmEachNear(2))),
  second('AL-17', 'Refill II', 7, act(['focus'], plain('flask'))),
  second('AL-18', 'Corrosion II', 7, act(['skill'], stripEach)),
];
