import { describe, expect, it, test } from 'vitest';
import { brokenContent, brokenScene } from '../testing/content-check.ts';
import { ABILITIES } from './enemy.ts';
import {
  ALLIES,
  BOSSES,
  CORRUPTION,
  ENEMY_CARDS,
  FEAR,
  HEROES,
  ITEMS,
  SCENES,
  SKILLS,
  sceneOf,
  TRAPS,
} from './index.ts';
import { DICE } from './results.ts';
import { counterLeft, defeat, defeatAll, doorOpen, exploit, foe, type Scene, take } from './scene.ts';

test('the box holds what it should', () => {
  const counts = [
    HEROES,
    SKILLS,
    ITEMS,
    ENEMY_CARDS,
    BOSSES,
    ABILITIES,
    CORRUPTION,
    FEAR,
    TRAPS,
    ALLIES,
    SCENES,
  ];
  expect(counts.map((list) => list.length)).toEqual([6, 108, 80, 31, 3, 21, 20, 12, 12, 6, 27]);
});

test('nothing in it is broken', () => {
  expect(brokenContent()).toEqual([]);
});

test('every die has six faces [FF-040]', () => {
  for (const faces of Object.values(DICE)) expect(faces).toHaveLength(6);
});

test('every hero has two skills from the start, thirteen to buy and three better ones [FF-025, FF-408]', () => {
  for (const { id } of HEROES) {
    const levels = [0, 1, 2].map(
      (n) => SKILLS.filter(({ hero, level }) => hero === id && level === n).length,
    );
    expect(levels).toEqual([2, 13, 3]);
  }
});

test('every ability is on a card, or an elite gains it [FF-178]', () => {
  const onCards = new Set([...ENEMY_CARDS, ...BOSSES].flatMap(({ abilities }) => abilities));
  const ofElites = ['ambush', 'alarm', 'shield-mate', 'regrow', 'corrode'];
  expect(ABILITIES.filter((id) => !onCards.has(id) && !ofElites.includes(id))).toEqual([]);
});

describe('a planted fault is found', () => {
  const scene = sceneOf('c01');
  const faults: [string, Partial<Scene>, string][] = [
    ['a map in two parts', { edges: 'a-b c-d' }, 'not every zone can be reached'],
    ['an edge to nowhere', { edges: `${scene.edges} d-z` }, 'there is no zone z'],
    [
      'a guard elsewhere',
      { enemies: [[foe('street-guard', 1, 'b', 'objective obj1')]] },
      'guards what is elsewhere',
    ],
    ['an unknown card', { enemies: [[foe('dragon', 1, 'b')]] }, 'there is no enemy dragon'],
    ['a number twice', { enemies: [[foe('street-guard', 1, 'b'), foe('cutpurse', 1, 'b')]] }, 'red 1 twice'],
    ['an objective that is not there', { primary: [take('obj9')] }, 'asks for obj9'],
    ['an enemy that is not there', { primary: [defeat('sexton-1')] }, 'asks for sexton-1'],
    ['a counter that is not there', { primary: [counterLeft('bell', 1)] }, 'asks for 1 cubes on bell'],
    ['a door that is not there', { primary: [doorOpen('a-b')] }, 'asks for a-b'],
    ['a card that is not there', { primary: [defeatAll(['sexton'])] }, 'asks for sexton'],
    ['a weak spot of nobody', { secondary: [exploit(0)] }, 'asks for weak spot 0'],
    ['hardly any time', { rounds: 0 }, '1 rounds for 2 heroes'],
    ['Reactions of an absent card', { reactions: [['sexton'], [], []] }, 'sexton reacts and is not there'],
    ['Reactions for too few rounds', { reactions: [[]] }, 'Reactions for 1 rounds'],
  ];
  it.each(faults)('%s', (_, change, complaint) => {
    expect(brokenScene({ ...scene, ...change }).join('\n')).toContain(complaint);
  });
});
