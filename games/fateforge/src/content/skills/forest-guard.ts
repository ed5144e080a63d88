import type { Skill } from '../cards.ts';
import { harmEachAfar, heal, longShot, plain, reroll, shot, step, stunSame } from '../deed.ts';
import { skillsOf } from '../skill.ts';
import { act, chain, convert, inPreparation, swap } from '../use.ts';

const { passive, recurring, second, single, start } = skillsOf('forest-guard');

export const FOREST_GUARD_SKILLS: readonly Skill[] = [
  start('FG-01', 'Bow First', convert(['hit'], ['shot'])),
  start('FG-02', 'Light Tread', convert(['focus'], ['step', 'step'])),
  recurring('FG-03', 'Twin Shafts', 4, convert(['shot', 'focus'], ['shot', 'shot', 'shot'])),
  recurring('FG-04', 'Pin Down', 4, chain(['shot'], shot(1), stunSame)),
  passive('FG-05', 'Long Sight', 3, 'skill-shot-range'),
  recurring('FG-06', 'Give Ground', 5, chain(['step', 'shot'], shot(1), step, shot(1))),
  single('FG-07', 'Snare Loop', 3, act(['focus', 'focus'], plain('snare'))),
  passive('FG-08', 'Read the Ground', 2, 'trap-any-result'),
  recurring('FG-09', 'Boot Knife', 3, swap('shot', 'hit')),
  recurring('FG-10', 'Covering Volley', 6, act(['skill-shot'], harmEachAfar(1))),
  passive('FG-11', 'Patience', 5, 'keep-result'),
  recurring('FG-12', 'Leaf Cloak', 4, act(['focus', 'step'], plain('unseen-afar'))),
  single('FG-13', 'Bind Wounds', 4, act(['focus', 'wild'], heal(1, 'hero'))),
  recurring('FG-14', 'Second Nock', 3, inPreparation(act(['energy'], reroll(2)))),
  single('FG-15', 'Heartwood Arrow', 6, act(['shot', 'shot'], shot(4))),
  second(
    'FG-16',
    'Twin Shafts II',
    6,
    convert(['shot', 'focus'], ['shot', 'shot', 'skill-shot', 'skill-shot']),
  ),
  second('FG-17', 'Pin Down II', 6, chain(['shot'], longShot(2), stunSame)),
  second('FG-18', 'Covering Volley II', 8, act(['skill-shot'], harmEachAfar(2))),
];
