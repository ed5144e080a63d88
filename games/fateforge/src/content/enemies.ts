import { cardsOf, type EnemyCard } from './enemy.ts';

const wild = cardsOf('wild');
const lanternGuard = cardsOf('lantern-guard');
const rustCourt = cardsOf('rust-court');
const unburied = cardsOf('unburied');
const emberChoir = cardsOf('ember-choir');
const mirefolk = cardsOf('mirefolk');

/** FF-154, FF-164: name, tokens, toughness, armour, band, abilities. */
export const ENEMY_CARDS: readonly EnemyCard[] = [
  wild.white('Watch Hound', 5, 2, 0, '0 hit earliest / 1 step, hit earliest / 2-3 step, step earliest'),
  wild.white('Cutter Crow', 5, 1, 0, '0-1 hit far earliest / 2-3 step, step, hit far earliest', ['slippery']),
  wild.white('Cellar Rats', 5, 1, 0, '0 hit / 1 step, hit earliest / 2 step earliest', ['grapple']),
  wild.white('Cinder Imp', 5, 1, 0, '0 hit / 1 step, hit later / 2-3 step later', ['volatile']),
  wild.white('Bog Leech', 5, 2, 0, '0 hit toxic / 1 step, hit toxic earliest / 2 step earliest'),
  wild.white('Bell Moth', 4, 2, 0, '0 stun earliest / 1-2 step earliest', ['warded']),
  lanternGuard.blue('Lantern Archer', 5, 2, 0, '1 shot / 2 step, shot earliest / 3 step earliest'),
  lanternGuard.red('Street Guard', 5, 2, 0, '0 hit / 1 step, hit earliest / 2 step earliest'),
  lanternGuard.green('Shieldman', 5, 3, 0, '0 hit / 1-2 step earliest', ['blocker', 'frontliner']),
  lanternGuard.brown('Halberdier', 4, 3, 1, '0 hit +1 earliest / 1 hit far earliest / 2-3 step earliest'),
  lanternGuard.purple(
    'Lamp Sergeant',
    2,
    3,
    2,
    '0 hit +1 earliest / 1 step earliest / 2 block red',
    ['leader', 'rally'],
    { colour: 'red', within: 2 },
  ),
  rustCourt.blue('Slinger', 5, 1, 0, '1 shot / 2 step, shot earliest / 3 step earliest', ['skirmish']),
  rustCourt.red('Cutpurse', 5, 2, 0, '0 hit later / 1 step, hit later / 2 step later', ['thief']),
  rustCourt.green('Doorman', 5, 3, 0, '0 hit, push / 1 step earliest', ['blocker']),
  rustCourt.brown(
    'Knife Dancer',
    4,
    3,
    0,
    '0 hit +1 earliest / 1 step, hit earliest / 2 step, step earliest',
    ['stealth'],
  ),
  rustCourt.purple('Rust Baron', 2, 3, 1, '0 hit +1, push earliest / 1-2 call red', ['stealth', 'thief']),
  unburied.blue('Wailing Shade', 5, 2, 0, '1 shot / 0 stun / 2 step, shot earliest', ['fear']),
  unburied.red('Bone Digger', 6, 1, 0, '0 hit / 1 step, hit earliest / 2 step earliest', ['undying']),
  unburied.green('Barrow Wight', 5, 3, 1, '0 hit / 1-2 step earliest', ['blocker', 'life-drain']),
  unburied.brown('Tomb Knight', 4, 3, 2, '0 hit +1 earliest / 1 step, hit earliest / 2 step earliest', [
    'grapple',
  ]),
  unburied.purple('Sexton', 2, 4, 1, '0 hit +1 earliest / 1 shot earliest / 2 call red', ['fear', 'leader'], {
    colour: 'red',
    within: 3,
  }),
  emberChoir.blue('Cantor', 5, 2, 0, '1 shot +1 later / 2 step, shot earliest / 3 step earliest'),
  emberChoir.red('Zealot', 5, 2, 0, '0 hit / 1 step, hit earliest / 2 step earliest', ['volatile']),
  emberChoir.green('Censer Bearer', 5, 3, 0, '0 hit / 1-2 step earliest', ['blocker', 'cinder']),
  emberChoir.brown('Furnace Guard', 4, 4, 1, '0 hit +1 earliest / 1 step, hit earliest / 2 step earliest', [
    'brace',
  ]),
  emberChoir.purple('Choirmaster', 2, 3, 2, '0-1 hit +1 far earliest / 2 block green/red', [
    'warded',
    'rally',
  ]),
  mirefolk.blue(
    'Blowpiper',
    5,
    1,
    0,
    '1 shot harmless toxic / 2 step, shot harmless toxic earliest / 3 step earliest',
    ['skirmish'],
  ),
  mirefolk.red('Reed Spear', 5, 2, 0, '0 hit / 1 hit far / 2 step earliest'),
  mirefolk.green('Mud Hulk', 5, 3, 1, '0 hit, push / 1-2 step earliest', ['blocker', 'regrow']),
  mirefolk.brown('Marsh Stalker', 4, 3, 0, '0 hit toxic earliest / 1 pull, hit earliest / 2 step earliest', [
    'ambush',
    'stealth',
  ]),
  mirefolk.purple('Fen Mother', 2, 4, 1, '0 hit toxic earliest / 1 pull earliest / 2 call red', ['leader'], {
    colour: 'red',
    within: 3,
  }),
];
