import { Run } from '@wyrdhall/kernel';
import { describe, expect, test } from 'vitest';
import {
  BOSSES,
  boardOf,
  CORRUPTION,
  cardOf,
  ENEMY_CARDS,
  HEROES,
  ITEMS,
  SCENES,
  SKILLS,
  sceneOf,
} from './content/index.ts';
import { fateforge } from './index.ts';
import { boardFor, distance, neighbours } from './rules/board.ts';
import { isMinion } from './rules/figures.ts';
import { newHero } from './rules/heroes.ts';
import { refresh } from './rules/lay-out.ts';
import { newEnemy } from './rules/spawn.ts';

const fight = (options: object = {}) => Run.start(fateforge, { players: 2, ...options }, { seed: 1 });

describe('heroes', () => {
  test('no hero is led twice [FF-019]', () => {
    expect(() => fight({ heroes: ['rogue', 'rogue'] })).toThrow();
  });

  test('a hero comes with board, skills, tokens and dice [FF-024, FF-026, FF-029, FF-028]', () => {
    for (const { id, health, energy, dice, trait } of HEROES) {
      const h = newHero(id);
      expect([h.health, h.energy, h.dice]).toEqual([health, energy, [...dice]]);
      expect(h.skills).toHaveLength(2);
      expect(trait).not.toBe('');
    }
    expect(new Set(HEROES.map(({ trait }) => trait)).size).toBe(6);
  });

  test('weapons and four places in the backpack, of which clothing fills one [FF-030, FF-031]', () => {
    const slots = new Set(ITEMS.map(({ slot }) => slot));
    expect([...slots].sort()).toEqual(['clothing', 'cumbersome', 'equipment', 'primary', 'secondary']);
    expect(boardOf('shaman').items).toEqual(['skin-drum']);
  });

  test('after a scene fear cards go back and an ally is whole again [FF-419, FF-439]', () => {
    const h = newHero('alchemist');
    h.fear = ['fear:rage'];
    h.flasks = 0;
    refresh(h);
    expect([h.fear, h.flasks]).toEqual([[], 3]);
    const ally = fight({ ally: 'jot', scene: 'c01' }).state.companion;
    expect(ally).toMatchObject({ damage: 0, out: false });
  });
});

describe('the map', () => {
  test('zones, distances and ways are those of the layout [FF-127, FF-128, FF-129]', () => {
    const { state } = fight({ scene: 'c01' });
    expect(boardFor('c01').map.names).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(neighbours(state, 1)).toEqual([0, 2, 4]);
    expect(distance(state, 0, 3)).toBe(3);
  });

  test('everything about a scene can be read before it begins [FF-130]', () => {
    for (const { title, zones, enemies, primary, reactions } of SCENES) {
      expect(title).not.toBe('');
      for (const { name } of zones) expect(name).not.toBe('');
      expect(Math.min(enemies.length, primary.length, reactions.length)).toBeGreaterThan(0);
    }
  });
});

describe('enemies', () => {
  test('a faction has one card to a colour; leaders and bosses are no minions [FF-154, FF-155, FF-157]', () => {
    const factions = ENEMY_CARDS.filter(({ faction }) => faction !== 'wild');
    expect(new Set(factions.map(({ faction, colour }) => `${faction} ${colour}`)).size).toBe(25);
    expect(isMinion(newEnemy('sexton', 1, 0))).toBe(false);
    expect(isMinion(newEnemy('lantern-archer', 1, 0))).toBe(true);
    expect(isMinion(newEnemy(BOSSES[0]?.id ?? '', 0, 0))).toBe(false);
  });

  test('a card says all that is needed [FF-162, FF-163]', () => {
    const card = cardOf('barrow-wight');
    expect(card).toMatchObject({ faction: 'unburied', colour: 'green', toughness: 3, armour: 1, tokens: 5 });
    expect(card.abilities).toEqual(['blocker', 'life-drain']);
    expect(newEnemy('barrow-wight', 4, 0)).toMatchObject({ id: 'barrow-wight-4', number: 4 });
  });

  test('the app leads them: a fight alone never asks on their behalf for more than a target [FF-023, FF-217]', () => {
    const { prompts } = fight({ players: 1 });
    expect(prompts.every(({ seat }) => seat === 0)).toBe(true);
  });
});

test('own dice are typed in, and nothing else changes [FF-476]', () => {
  const own = Run.start(fateforge, { players: 1 }, { seed: 1, ownDice: true });
  expect(own.prompts.map(({ ask }) => ask)).toEqual(['dice']);
  expect(fight({ players: 1 }).prompts.map(({ question }) => question.id)).toEqual(['prepare']);
});

test('the first scene has no rule of its own and three rounds [FF-021, FF-460]', () => {
  expect(sceneOf('c01')).toMatchObject({ rounds: 3, unlocks: [], specials: [] });
  expect(SKILLS.filter(({ limit }) => !['recurring', 'single', 'passive'].includes(limit))).toEqual([]);
  expect(CORRUPTION).toHaveLength(20);
});
