import type { Skill } from '../cards.ts';
import {
  ALL,
  block,
  clearToxic,
  energy,
  giveWild,
  harm,
  harmEachAfar,
  heal,
  plain,
  pushThere,
  reroll,
  revive,
  stunAfar,
  stunAnotherNear,
  stunNear,
  teleport,
} from '../deed.ts';
import { skillsOf } from '../skill.ts';
import { act, convert, does, inPreparation, swap } from '../use.ts';

const { passive, recurring, second, single, start } = skillsOf('shaman');

export const SHAMAN_SKILLS: readonly Skill[] = [
  start('SH-01', 'Spirit Bolt', convert(['focus'], ['shot'])),
  start('SH-02', 'Mending Breath', act(['focus', 'focus'], heal(1, 'hero', 1))),
  recurring('SH-03', 'Reed Song', 4, convert(['focus'], ['step|hit'], energy(1, 'other', 1))),
  recurring('SH-04', 'Root Grip', 4, act(['focus'], stunAfar)),
  recurring('SH-05', 'Wind Hand', 3, swap('focus', 'step')),
  recurring('SH-06', 'Storm Call', 6, act(['skill-shot', 'focus'], harmEachAfar(1), pushThere)),
  recurring('SH-07', 'Ancestor’s Shield', 4, act(['focus'], block(2, 'split', 1))),
  single('SH-08', 'Spirit Walk', 5, act(['energy'], teleport('free'))),
  passive('SH-09', 'Shared Pain', 3, 'take-over'),
  recurring('SH-10', 'Bone Reading', 2, inPreparation(does(plain('foresee')))),
  recurring('SH-11', 'Drumbeat', 5, act(['focus', 'focus'], giveWild)),
  recurring('SH-12', 'Leech Charm', 4, act(['skill'], harm(1, 'enemy', 1), heal(1, 'self'))),
  single('SH-13', 'Cleanse', 4, act(['focus', 'focus'], clearToxic(ALL, 1))),
  recurring('SH-14', 'Quiet Mind', 3, inPreparation(does(reroll(ALL, 'green')))),
  single('SH-15', 'Wake the Fallen', 6, act(['focus', 'focus', 'focus'], revive)),
  second('SH-16', 'Mending Breath II', 6, act(['focus', 'focus'], heal(2, 'split', 1))),
  second('SH-17', 'Storm Call II', 8, act(['skill-shot', 'focus'], harmEachAfar(2))),
  second('SH-18', 'Root Grip II', 6, act(['focus'], stunNear, stunAnotherNear)),
];
