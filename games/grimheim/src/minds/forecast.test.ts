import { Play, type Prompt, Random, randomPick, readOptions, Table } from '@wyrdhall/kernel';
import { describe, expect, it } from 'vitest';
import { grimheim } from '../grimheim.ts';
import { nameOf } from '../rules/map.ts';
import { attackers } from '../rules/monster-attacks.ts';
import { monster as monsterOf } from '../rules/places.ts';
import { copy, type Grimheim } from '../rules/state.ts';
import { forecast, type MonsterForecast } from './forecast.ts';

const options = readOptions(grimheim, { players: 2 });
const arranged = (given: Parameters<typeof grimheim.arrange>[0]): Grimheim =>
  grimheim.arrange(given, options);

function ofMonster(s: Grimheim, id: string): MonsterForecast {
  const found = forecast(s).monsters.find(({ monster }) => monster === id);
  if (!found) throw new Error(`nothing about ${id}`);
  return found;
}

describe('the forecast', () => {
  it('shows each path, goblins 2 areas (GR-222, GR-224)', () => {
    const s = arranged({ heroes: { embla: 'grimheim' }, monsters: { A: 'goblin 2_9', B: 'troll 15_9' } });
    expect(ofMonster(s, 'A').path).toEqual(['2_9', '3_9', '4_9']);
    expect(ofMonster(s, 'B')).toMatchObject({ path: ['15_9', '14_9'], attacks: 0, strikes: [] });
  });

  it('says why one stays (GR-220, GR-224, GR-352)', () => {
    const monsters = {
      A: 'troll 6_8',
      B: 'brute 14_9',
      C: 'brute 13_9',
      D: { kind: 'imp', at: '12_9', held: true },
    };
    const s = arranged({ heroes: { embla: '6_9' }, monsters });
    expect(ofMonster(s, 'A')).toMatchObject({ path: ['6_8'], stays: 'hero', attacks: 1 });
    expect(ofMonster(s, 'D')).toMatchObject({ path: ['12_9'], stays: 'held' });
    expect(ofMonster(s, 'C')).toMatchObject({ path: ['13_9'], stays: 'blocked' });
    expect(ofMonster(s, 'B')).toMatchObject({ path: ['14_9'], stays: 'blocked' });
  });

  it('says why one charges: a skull, the die, or to reach a hero (GR-227, GR-228)', () => {
    const far = { heroes: { embla: 'grimheim' }, monsters: { A: 'goblin 2_9' } };
    expect(ofMonster(arranged({ ...far, spot: 8 }), 'A')).toMatchObject({
      path: ['2_9', '3_9', '4_9', '5_9'],
      charges: 'skull',
    });
    const die = arranged({ ...far, face: 'charge', now: 'march' });
    expect(ofMonster(die, 'A')).toMatchObject({ charges: 'die' });
    const near = arranged({ heroes: { embla: '5_8' }, monsters: { A: 'brute 2_9' } });
    expect(ofMonster(near, 'A')).toMatchObject({
      path: ['2_9', '3_9', '4_9'],
      charges: 'attack',
      attacks: 1,
    });
  });

  it('counts the pieces that the town will lose, a Legend 3 (GR-045, GR-231)', () => {
    const s = arranged({
      heroes: { embla: '12_3' },
      monsters: { A: 'troll 7_9', G: 'grendel 11_9' },
      pieces: 6,
    });
    const { lost, pieces, monsters } = forecast(s);
    expect({ lost, pieces }).toEqual({ lost: 4, pieces: 2 });
    expect(monsters.map(({ path }) => path.at(-1))).toEqual(['grimheim', 'grimheim']);
  });

  it('ends where the well falls (GR-064)', () => {
    const s = arranged({
      heroes: { embla: '12_3' },
      monsters: { A: 'troll 7_9', B: 'troll 12_4' },
      pieces: 1,
    });
    const { pieces, monsters } = forecast(s);
    expect(pieces).toBe(0);
    expect(monsters.flatMap(({ strikes }) => strikes)).toEqual([]);
  });

  it('gives dice and damage past cover and armour (GR-283, GR-286, GR-302)', () => {
    const troll = arranged({ heroes: { embla: '6_9' }, monsters: { A: 'troll 6_8' } });
    expect(ofMonster(troll, 'A').strikes).toEqual([
      { seat: 0, dice: 6, expected: expect.closeTo(3), most: 6 },
    ]);
    const cover = arranged({ heroes: { embla: '5_8' }, monsters: { A: 'imp 5_9' } });
    expect(ofMonster(cover, 'A').strikes).toMatchObject([{ dice: 2, expected: expect.closeTo(1) }]);
  });

  it('gives each hero all who could attack, and the chance to go down (GR-281, GR-291, GR-305)', () => {
    const monsters = { A: 'troll 6_8', B: 'goblin 7_8', S: 'seer II 15_2' };
    const s = arranged({ heroes: { embla: { at: '6_9', damage: 8 }, bjorn: 'grimheim' }, monsters });
    const [embla, bjorn] = forecast(s).threats;
    expect(embla).toMatchObject({ monsters: ['A', 'B', 'S'], knockOut: expect.closeTo(1) });
    expect(bjorn).toMatchObject({ monsters: ['S'], expected: 1, most: 1, knockOut: 0 });
  });

  it('shows what the next spot brings, and that a die is not known (GR-061, GR-062, GR-202)', () => {
    const calm = forecast(arranged({ spot: 1 }));
    expect(calm).toMatchObject({ spot: 2, sign: 'quiet', last: false, dieUnknown: false });
    expect(calm.wave).toBeUndefined();
    expect(forecast(arranged({ spot: 3 }))).toMatchObject({ sign: 'yellow', wave: 'yellow' });
    expect(forecast(arranged({ spot: 11, monsterDie: true }))).toMatchObject({
      sign: 'skull',
      last: true,
      dieUnknown: true,
    });
    const known = arranged({ monsterDie: true, face: 'attack', now: 'march', monsters: { A: 'imp 15_9' } });
    expect(forecast(known).dieUnknown).toBe(false);
  });

  it('is what then happens, and changes nothing: random games without the die', () => {
    const random = Random.fromSeed('forecast');
    let turns = 0;
    for (let seed = 0; seed < 40; seed++) {
      const settings = readOptions(grimheim, { players: 1 + (seed % 4), track: seed % 2 ? 'long' : 'short' });
      const play = new Play(grimheim, new Table(grimheim.begin(settings), Random.fromSeed(seed)));
      let foreseen: ReturnType<typeof forecast> | undefined;
      let line = 0;
      const compare = (): void => {
        const s = play.table.state;
        const answered = play.table.log
          .slice(line)
          .some(({ event }) => event.kind === 'use' || event.kind === 'play');
        if (!foreseen || answered) return;
        turns++;
        expect(s.spot).toBe(foreseen.spot);
        expect(s.pieces).toBe(foreseen.pieces);
        if (s.pieces > 0) {
          for (const { monster, path, falls } of foreseen.monsters) {
            const found = monsterOf(s, monster);
            expect(found ? nameOf(found.at) : 'grimheim', monster).toBe(falls ? 'grimheim' : path.at(-1));
          }
          const attacking = foreseen.monsters.flatMap(({ monster, attacks }) => Array(attacks).fill(monster));
          expect(attacking.sort()).toEqual(attackers(s).sort());
        }
        foreseen = undefined;
      };
      play.onStep = () => {
        const s = play.table.state;
        if (s.phase !== 'monsters') return;
        if (s.step === 'time') {
          const before = copy(s);
          foreseen = forecast(s);
          line = play.table.log.length;
          expect(s).toEqual(before);
        }
        if (s.step === 'answer-attack') compare();
      };
      play.setup(settings);
      while (!play.outcome) play.reply(0, randomPick(play.prompts[0] as Prompt, random));
      if (foreseen && play.table.state.pieces === 0) compare();
    }
    expect(turns).toBeGreaterThan(200);
  });
});
