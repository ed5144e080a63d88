import { describe, expect, test } from 'vitest';
import { grimheim } from '../index.ts';
import { deckOf } from '../rules/cards.ts';
import { attackDie, countHits, type Face, monsterDie } from '../rules/dice.ts';
import {
  areasOf,
  heroMayStand,
  isLake,
  isRoad,
  isTown,
  LOCATION_NAMES,
  type Location,
  MARKER_AREAS,
  monsterMayStand,
  nameOf,
  next,
  SIZE,
  stepsToTown,
  type Terrain,
  TOWN,
  terrain,
  ways,
} from '../rules/map.ts';
import { newHero, startingPieces } from '../rules/setup.ts';
import { ACTIONS, HERO_IDS, type HeroId } from '../rules/state.ts';
import { armour, attackRange, health, moveLength, strength } from '../rules/tableau.ts';
import { MOST_PIECES } from '../rules/town.ts';
import type { Card } from './card.ts';
import { MONSTER_CARDS } from './monster-cards.ts';
import { LEGEND_NAMES, LEGENDS, MONSTERS } from './monsters.ts';
import { TRACKS, UPGRADE_PRICES, upgradePrice } from './tracks.ts';

const cells = Array.from({ length: SIZE }, (_, at) => at);
const outside = cells.filter((at) => !isTown(at));
const countOf = (what: Terrain, among = cells): number => among.filter((at) => terrain[at] === what).length;

describe('the box', () => {
  test('1 to 4 players and four heroes [GR-001]', () => {
    expect(grimheim.players).toEqual({ min: 1, max: 4 });
    expect(HERO_IDS).toEqual(['bjorn', 'alva', 'embla', 'boldur']);
  });

  test('a board with two time tracks, and player boards with six actions and an upgrade track [GR-002]', () => {
    expect(Object.keys(TRACKS)).toEqual(['short', 'long']);
    expect(ACTIONS).toHaveLength(6);
    expect(UPGRADE_PRICES).toHaveLength(4);
  });

  test('at most 10 town pieces [GR-003]', () => {
    expect(MOST_PIECES).toBe(10);
    expect([1, 2, 3, 4].map((players) => startingPieces(players, false))).toEqual([4, 6, 8, 10]);
  });

  test('attack dice and one monster die of six sides [GR-004]', () => {
    expect(attackDie.faces).toHaveLength(6);
    expect(monsterDie.faces).toHaveLength(6);
  });

  test('2 action markers and 1 upgrade marker for each player [GR-005]', () => {
    expect(newHero('embla', 0)).toMatchObject({ actions: [], upgrades: 0 });
  });

  test('36 yellow and 18 red cards, 6 Legends in each colour [GR-008]', () => {
    const of = (colour: string, legend: boolean) =>
      MONSTER_CARDS.filter((card) => card.colour === colour && Boolean(card.legend) === legend).length;
    expect([of('yellow', false), of('yellow', true), of('red', false), of('red', true)]).toEqual([
      30, 6, 12, 6,
    ]);
    expect(new Set(MONSTER_CARDS.map((card) => card.id)).size).toBe(54);
    for (const colour of ['yellow', 'red']) {
      const legends = MONSTER_CARDS.flatMap((card) => (card.colour === colour && card.legend) || []);
      expect(legends.toSorted()).toEqual(LEGEND_NAMES.toSorted());
    }
  });

  test('141 tiles [GR-009]', () => {
    const tiles = Object.values(MONSTERS).map((monster) => monster.tiles);
    expect(tiles).toEqual([20, 15, 10, 20, 15, 10, 20, 15, 10]);
    expect(tiles.reduce((sum, n) => sum + n, LEGEND_NAMES.length)).toBe(141);
  });

  test('the stone starts on the first spot [GR-007]', () => {
    expect(TRACKS.short[0]).toBe('yellow');
    expect(TRACKS.long[0]).toBe('yellow');
  });
});

describe('the map', () => {
  test('217 hexes with one terrain each [GR-020]', () => {
    expect(SIZE).toBe(217);
    expect((['plains', 'forest', 'mountain', 'lake', 'town'] as const).map((what) => countOf(what))).toEqual([
      127, 39, 36, 8, 7,
    ]);
  });

  test('any terrain may have a road [GR-020]', () => {
    expect(cells.filter(isRoad)).toHaveLength(42);
    for (const what of ['plains', 'forest', 'mountain', 'lake'] as const) {
      expect(cells.some((at) => isRoad(at) && terrain[at] === what)).toBe(true);
    }
  });

  test('the table of locations [GR-030]', () => {
    const sizes = Object.fromEntries(LOCATION_NAMES.map((name) => [name, areasOf[name].length]));
    expect(sizes).toEqual({
      'dark-forest': 14,
      'dead-plains': 9,
      'temple-ruins': 1,
      nailfare: 2,
      'troll-caves': 3,
      'marsh-of-sorrow': 12,
      'ogre-valley': 10,
      grimheim: 7,
      'robber-camp': 1,
      'witch-cabin': 1,
      'spewing-mountain': 12,
      highlands: 12,
      'wyrm-lair': 4,
    });
  });

  test('the terrain of the locations [GR-030]', () => {
    const grounds = (name: Location) => [...new Set(areasOf[name].map((at) => terrain[at]))].toSorted();
    expect(grounds('temple-ruins')).toEqual(['forest']);
    expect(grounds('robber-camp')).toEqual(['forest']);
    expect(grounds('witch-cabin')).toEqual(['forest']);
    expect(grounds('wyrm-lair')).toEqual(['plains']);
    expect(grounds('dead-plains')).toEqual(['plains']);
    expect(grounds('troll-caves')).toEqual(['mountain']);
    expect(grounds('nailfare')).toEqual(['lake']);
    expect(grounds('ogre-valley')).toEqual(['forest', 'plains']);
    expect(grounds('marsh-of-sorrow')).toEqual(['forest', 'plains']);
    expect(grounds('highlands')).toEqual(['mountain', 'plains']);
    expect(grounds('spewing-mountain')).toEqual(['forest', 'mountain', 'plains']);
    expect(countOf('plains', [...areasOf['dark-forest']])).toBe(1);
    expect(countOf('forest', [...areasOf['spewing-mountain']])).toBe(1);
  });

  test('heroes enter mountains in the Troll Caves only [GR-026, GR-031]', () => {
    const open = cells.filter((at) => terrain[at] === 'mountain' && heroMayStand(at));
    expect(open).toEqual(areasOf['troll-caves']);
  });

  test('six lakes are closed to all, Nailfare to nobody [GR-028, GR-032]', () => {
    expect(cells.filter(isLake)).toHaveLength(6);
    for (const at of cells.filter(isLake)) expect(heroMayStand(at) || monsterMayStand(at)).toBe(false);
    for (const at of areasOf.nailfare) expect(heroMayStand(at) && monsterMayStand(at)).toBe(true);
  });

  test('every path reaches Grimheim, by one area nearer each step, and never leaves a road [GR-222]', () => {
    for (const from of outside.filter((at) => !isLake(at))) {
      let at = from;
      for (let left = stepsToTown[from] as number; left > 0; left--) {
        expect(stepsToTown[at]).toBe(left);
        const to = next[at] as number;
        if (isRoad(at)) expect(to === TOWN || isRoad(to)).toBe(true);
        expect(isLake(to)).toBe(false);
        at = to;
      }
      expect(at).toBe(TOWN);
    }
  });

  test('twelve areas at the wall, eleven of them ways out [GR-044]', () => {
    const wall = ways[TOWN] ?? [];
    expect(wall).toHaveLength(12);
    expect(wall.filter((at) => !heroMayStand(at)).map(nameOf)).toEqual(['9_11']);
  });

  test('where two paths meet, at most one comes along the road [GR-225]', () => {
    for (const at of outside) {
      const before = outside.filter((from) => next[from] === at);
      expect(before.length).toBeLessThanOrEqual(2);
      if (before.length === 2) expect(before.filter(isRoad)).toHaveLength(1);
    }
  });

  test('three marked areas [GR-034]', () => {
    expect(areasOf['troll-caves']).toContain(MARKER_AREAS.damage);
    expect(areasOf.nailfare).toContain(MARKER_AREAS.mana);
    expect(areasOf['wyrm-lair']).toContain(MARKER_AREAS.gold);
  });

  test('monster cards use areas of their location only [GR-331]', () => {
    for (const card of MONSTER_CARDS) {
      const areas = areasOf[card.location].map(nameOf);
      for (const [area] of card.placement) expect(areas).toContain(area);
    }
  });
});

describe('tracks and dice', () => {
  const signs = (track: 'short' | 'long') => TRACKS[track].map((sign) => sign[0]).join('');

  test('12 and 16 spots [GR-061]', () => {
    expect(signs('short')).toBe('yqqyqqrqssss');
    expect(signs('long')).toBe('yqqyqyqqrqrqssss');
  });

  test('axes of two colours and skulls [GR-062]', () => {
    expect(TRACKS.short.filter((sign) => sign === 'skull')).toHaveLength(4);
    expect(TRACKS.long.filter((sign) => sign === 'red')).toHaveLength(2);
  });

  test('prices of upgrades [GR-151]', () => {
    expect([0, 1, 2, 3, 4, 9].map(upgradePrice)).toEqual([5, 6, 8, 10, 10, 10]);
  });

  test('faces of the attack die and their chances [GR-283]', () => {
    const sides = (face: Face) => attackDie.faces.filter((side) => side === face).length;
    expect([sides('hit'), sides('ringed'), sides('rune'), sides('blank')]).toEqual([2, 1, 1, 2]);
    const hits = (cover: boolean, rune: number) => countHits(attackDie.faces, cover, rune);
    expect([hits(false, 0), hits(true, 0), hits(false, 1), hits(true, 1)]).toEqual([3, 2, 4, 3]);
  });

  test('six different faces of the monster die [GR-202]', () => {
    expect(new Set(monsterDie.faces).size).toBe(6);
  });
});

describe('the heroes', () => {
  const values = (id: HeroId, level: 1 | 2 = 1) => {
    const hero = newHero(id, 0);
    for (const card of hero.cards) if (card.id === id) card.level = level;
    return [strength(hero), attackRange(hero), moveLength(hero), health(hero), armour(hero)];
  };

  test('strength, range, Move action, health and armour at the start [GR-074, GR-112, GR-303]', () => {
    expect(values('bjorn')).toEqual([3, 2, 3, 9, 0]);
    expect(values('alva')).toEqual([3, 2, 3, 9, 0]);
    expect(values('embla')).toEqual([4, 1, 4, 9, 0]);
    expect(values('boldur')).toEqual([4, 1, 3, 6, 1]);
  });

  test('strength and health of the upgraded heroes [GR-152]', () => {
    const upgraded = HERO_IDS.map((id) => [values(id, 2)[0], values(id, 2)[3]]);
    expect(upgraded).toEqual([
      [5, 10],
      [5, 10],
      [6, 10],
      [6, 7],
    ]);
  });

  test('the sizes of the decks [GR-070]', () => {
    const count = (id: HeroId, kind: Card['kind']) =>
      deckOf(id)
        .cards.filter((card) => card.kind === kind)
        .reduce((sum, card) => sum + (card.kind === 'event' ? card.copies : 1), 0);
    const sizes = HERO_IDS.map((id) => [
      count(id, 'hero'),
      count(id, 'ability'),
      count(id, 'equipment'),
      count(id, 'event'),
    ]);
    expect(sizes).toEqual([
      [1, 6, 10, 23],
      [1, 6, 11, 23],
      [1, 6, 12, 22],
      [1, 6, 12, 22],
    ]);
    expect(sizes.map((size) => size.reduce((sum, n) => sum + n, 0))).toEqual([40, 41, 41, 41]);
  });

  test('the starting cards [GR-071, GR-083]', () => {
    const starting = Object.fromEntries(
      HERO_IDS.map((id) => [id, newHero(id, 0).cards.map((card) => card.id)]),
    );
    expect(starting).toEqual({
      bjorn: ['bjorn', 'bjorns-first-bow', 'sure-shot'],
      alva: ['alva', 'alvas-first-bow', 'hail-of-arrows'],
      embla: ['embla', 'flimsy-blade', 'riposte'],
      boldur: ['boldur', 'boldurs-first-pick', 'rapid-strike'],
    });
  });

  test('all other equipment has a quest [GR-140]', () => {
    for (const id of HERO_IDS) {
      for (const card of deckOf(id).cards) {
        if (card.kind === 'equipment')
          expect([card.id, Boolean(card.quest)]).toEqual([card.id, !card.starting]);
      }
    }
  });
});

describe('the monsters', () => {
  test('rank, strength, health, experience [GR-146, GR-282]', () => {
    const table = Object.values(MONSTERS).map((m) => [m.rank, m.strength, m.health, m.experience].join(' '));
    expect(table).toEqual([
      '1 1 2 1',
      '2 3 3 2',
      '3 6 7 3',
      '1 1 2 1',
      '2 3 4 2',
      '3 5 6 3',
      '1 2 2 1',
      '2 4 3 2',
      '3 6 5 3',
    ]);
  });

  test('strength, health and experience of the Legends [GR-304, GR-305]', () => {
    const table = Object.entries(LEGENDS).map(([name, sides]) => [
      name,
      ...sides.map((side) => `${side.strength} ${side.health} ${side.experience}`),
    ]);
    expect(table).toEqual([
      ['queen', '7 11 6', '7 11 6'],
      ['seer', '3 5 3', '0 6 4'],
      ['grendel', '7 12 6', '4 15 7'],
      ['surt', '4 7 5', '7 15 7'],
      ['hrungbald', '4 6 4', '7 11 5'],
      ['nidhuggr', '0 13 6', '0 18 8'],
    ]);
  });

  test('factions of the Legends [GR-306]', () => {
    const factions = Object.values(LEGENDS).map(([yellow, red]) => [yellow.faction, red.faction].join(' '));
    expect(factions).toEqual([
      'dead dead',
      'dead dead',
      'trollkin trollkin',
      'fire-horde fire-horde',
      'trollkin trollkin',
      'wyrm wyrm',
    ]);
  });
});
