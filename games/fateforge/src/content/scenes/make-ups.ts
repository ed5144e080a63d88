import { exitAll, exitAny, type Scene, take } from '../scene.ts';
import { C05 } from './c05.ts';
import { C15 } from './c15.ts';
import { S04 } from './s04.ts';

/** The fights that follow a failure where the story needs what was lost. */
export const MAKE_UPS: readonly Scene[] = [
  {
    ...C05,
    id: 'c05m',
    title: 'Tower Stairs: Second Climb',
    rounds: 3,
    // The sergeant has gone, and the halberdier guards nothing.
    enemies: C05.enemies.map((foes) =>
      foes
        .filter(({ card }) => card !== 'lamp-sergeant')
        .map((foe) => (foe.card === 'halberdier' ? { ...foe, guards: '' } : foe)),
    ),
    primary: [exitAll('A')],
    reactions: C05.reactions.slice(0, 3),
  },
  { ...S04, id: 'c10m', title: 'Ossuary Gates: By the Graves', act: 2, stage: 4 },
  {
    ...C15,
    id: 'c15m',
    title: 'Hall of Moulds: What Is Left',
    tokens: C15.tokens.filter(({ id }) => id !== 'mould3'),
    primary: [take('mould1', 'mould2'), exitAny('B')],
  },
];
