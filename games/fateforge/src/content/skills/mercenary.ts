import type { Skill } from '../cards.ts';
import {
  ALL,
  harm,
  harmBehind,
  harmEachHere,
  hit,
  pull,
  push,
  reroll,
  step,
  stepThrough,
  strip,
  stunEach,
} from '../deed.ts';
import { skillsOf } from '../skill.ts';
import { act, chain, convert, inPreparation } from '../use.ts';

const { passive, recurring, second, single, start } = skillsOf('mercenary');

export const MERCENARY_SKILLS: readonly Skill[] = [
  start('ME-01', 'Rush', chain(['focus', 'step'], step, hit(2))),
  start('ME-02', 'Brace', convert(['focus'], ['block', 'block'])),
  recurring('ME-03', 'Wide Arc', 5, act(['hit', 'hit'], harmEachHere(1), harm(1, 'enemy'))),
  recurring('ME-04', 'Shove', 3, chain(['hit'], hit(1), push)),
  passive('ME-05', 'Grudge', 4, 'grudge'),
  recurring('ME-06', 'Break Armour', 5, act(['skill-hit'], strip(2))),
  recurring('ME-07', 'Drag Down', 3, act(['focus'], pull)),
  recurring(
    'ME-08',
    'Battle Rhythm',
    4,
    convert(['hit', 'hit', 'hit'], ['hit', 'hit', 'hit', 'hit', 'step']),
  ),
  passive('ME-09', 'Thick Skin', 6, 'thick-skin'),
  recurring('ME-10', 'Thrown Axe', 3, convert(['hit'], ['shot'])),
  single('ME-11', 'War Cry', 4, act(['focus'], stunEach)),
  recurring('ME-12', 'Bull Through', 4, act(['step'], stepThrough, harmBehind(1))),
  recurring('ME-13', 'Bite Down', 3, inPreparation(act(['health'], reroll(ALL)))),
  passive('ME-14', 'Plunder', 3, 'plunder'),
  single('ME-15', 'Headsman', 6, act(['skill-hit', 'hit', 'hit'], hit(6))),
  second('ME-16', 'Rush II', 5, chain(['focus', 'step'], step, hit(2), push)),
  second('ME-17', 'Wide Arc II', 7, act(['hit', 'hit'], harmEachHere(2))),
  second('ME-18', 'Thick Skin II', 8, ['thicker-skin', 1]),
];
