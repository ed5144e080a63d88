import { idOf } from './ability.ts';
import { ENEMIES_1 } from './enemies-1.ts';
import { ENEMIES_2 } from './enemies-2.ts';
import { ENEMIES_3 } from './enemies-3.ts';
import { ENEMIES_4 } from './enemies-4.ts';
import type { EnemyFacts, Mechanic } from './kinds.ts';
import { armours, heavy, one, two, waits } from './step.ts';

const TIERS = [...ENEMIES_1, ...ENEMIES_2, ...ENEMIES_3, ...ENEMIES_4];

/** An enemy that an adventure calls by another name. It fights like this one. */
function dressed(name: string, like: string, more: Partial<EnemyFacts> = {}): EnemyFacts {
  const facts = TIERS.find(({ id }) => id === like) as EnemyFacts;
  return { ...facts, id: idOf(name), name, like, ...more };
}

/** There is only one of it. */
const alone = { alone: true } as const;
const leaves = (into: string): { readonly mechanic: Mechanic } => ({
  mechanic: { kind: 'split', least: 6, into },
});
const twinOf = (other: string): { readonly mechanic: Mechanic } => ({
  mechanic: { kind: 'twin', other, life: 8 },
});

export const DRESSED: readonly EnemyFacts[] = [
  // The Sump Beneath Harrow
  dressed('Cellar Captain', 'bandit-captain', alone),

  // The Toll Road
  dressed("King's Old Sentinel", 'rust-sentinel'),
  dressed('Captain of Customs', 'bandit-captain', alone),
  dressed('Counting Monk', 'candle-monk'),

  // Candles for Nera
  dressed('Captain of Spades', 'bandit-captain', alone),
  dressed('Friend of the Groom', 'mirror-duelist'),
  dressed('The Best Man', 'mirror-duelist', {
    ...alone,
    life: 26,
    script: [one(4), armours(2), heavy(two(5))],
    telegraph: 'He raises his glass to two of you at once.',
  }),
  dressed('White Aunt', 'salt-widow'),

  // The Clockmaker's Funeral
  dressed('Sentinel of the Guild', 'rust-sentinel'),
  dressed('Drowned Pallbearer', 'drowned-porter'),
  dressed('The Head Porter', 'drowned-porter', {
    ...alone,
    life: 24,
    script: [waits, one(4), heavy(two(4))],
    telegraph: 'He counts under his breath. At three, they lift.',
  }),
  dressed('Quicksilver Man', 'mirror-duelist'),
  dressed('Skimmed Oil', 'cellar-ooze', leaves('drop-of-oil')),
  dressed('Drop of Oil', 'ooze-gob'),
  dressed('The Journeyman', 'mirror-duelist', alone),
  dressed('The Last Page', 'clockwork-page', alone),
  dressed('Watchcase Thrall', 'rune-thrall'),
  dressed('Hired Mourner', 'salt-widow'),

  // Ash on the Stair
  dressed('Porter of the First Expedition', 'drowned-porter'),
  dressed('Teresa Voll', 'bandit-captain', alone),
  dressed('Novice of the Wyrm', 'ember-acolyte'),
  dressed('The Doorkeeper', 'marsh-ogre', alone),

  // The Unwritten Crown
  dressed('Living Initial', 'lantern-wisp', { figure: 'living-initial' }),
  dressed('Margin Mice', 'crypt-rat-swarm'),
  dressed('Creeping Ornament', 'thistle-sprite'),
  dressed('Captain of the Preface', 'bandit-captain', alone),
  dressed('Opposite View', 'mirror-duelist'),
  dressed('Brass Schoolboy', 'clockwork-page'),
  dressed('Burial Example', 'ferry-ghoul'),
  dressed('Pooled Ink', 'cellar-ooze', { ...leaves('ink-blot'), figure: 'blot' }),
  dressed('Ink Blot', 'ooze-gob', { figure: 'blot-gob' }),
  dressed('Hairline Spider', 'glass-spider'),
  dressed('Struck-Out Prisoner', 'chain-wraith'),
  dressed('Struck-Out Widow', 'salt-widow'),
  dressed('Rider Between the Lines', 'bandit-captain', alone),
  dressed('Bearer of the Laws', 'rune-thrall'),
  dressed('Knight Without a Face', 'hollow-knight'),
  dressed('Burning Draft', 'ember-acolyte'),
  dressed('The Just Version', 'twin-of-left', { ...alone, ...twinOf('the-strong-version') }),
  dressed('The Strong Version', 'twin-of-right', { ...alone, ...twinOf('the-just-version') }),
  dressed('Coronation Choir', 'bone-choir'),
  dressed("The King's Justice", 'gilded-executioner', alone),
];
