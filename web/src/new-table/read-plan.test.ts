import '../testing/no-browser.ts';
import type { Game } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { expect, test } from 'vitest';
import { readPlan } from './read-plan.ts';

const game = toy as Game;
const usual = { seed: 1, name: 'A table', options: {}, names: [] };

test('an address says who rolls their own dice', () => {
  expect(readPlan(game, { players: '3', dice: '1,3' }, usual)).toMatchObject({
    ownDice: [0, 2],
    ownCards: false,
  });
  expect(readPlan(game, { dice: 'own' }, usual).ownDice).toBe(true);
  expect(() => readPlan(game, { players: '2', dice: '3' }, usual)).toThrow('hall, own, or 1,2');
});

test('own cards are there only where the game offers them', () => {
  expect(() => readPlan(game, { cards: 'own' }, usual)).toThrow('“cards” is none of them');
  const withCards = { ...game, ownChance: ['dice', 'cards'] } as Game;
  expect(readPlan(withCards, { players: '2', cards: '2' }, usual).ownCards).toEqual([1]);
});
