import { stripVTControlCharacters } from 'node:util';
import { choice, type Prompt, Random, Run, randomPick } from '@wyrdhall/kernel';
import { describe, expect, it } from 'vitest';
import { grimheim } from '../grimheim.ts';
import { map } from '../rules/map.ts';
import { facts, healthLeft } from '../rules/places.ts';
import { draw } from './terminal.ts';

/** The tables of random games, each at the start of some step. */
function* tables(options: Readonly<Record<string, unknown>>, games: number) {
  const random = Random.fromSeed('terminal');
  for (let seed = 0; seed < games; seed++) {
    const run = Run.start(grimheim, options, { seed });
    for (let i = 0; i < 400 && !run.outcome; i++) {
      const prompt = run.prompts[0] as Prompt;
      run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
      if (i % 20 === 0) yield run.state;
    }
  }
}

describe('the board in a terminal', () => {
  it('is 100 columns wide and shows everybody', () => {
    for (const s of tables({ players: 4 }, 3)) {
      const board = stripVTControlCharacters(draw(s, 1));
      for (const line of board.split('\n')) expect([...line].length).toBeLessThanOrEqual(100);
      for (const hero of ['[Bj]', '[Al]', '[Em]', '[Bo]']) expect(board.split(hero).length).toBe(3);
      for (const m of s.monsters) {
        const short = `${facts(m).name.slice(0, 2)}${healthLeft(s, m)}`;
        expect(board).toContain(m.level > 0 ? short.toUpperCase() : short);
      }
    }
  });

  it('draws all 217 areas', () => {
    const [s] = tables({ players: 1 }, 1);
    if (!s) throw new Error('no table');
    const board = stripVTControlCharacters(draw({ ...s, monsters: [], heroes: [] }, 0));
    const rows = board.split('\n').filter((line) => /^ *y=\d/.test(line));
    const areas = rows.flatMap((row) => row.replace(/^ *y=\d+/, '').match(/\S+/g) ?? []);
    expect(rows).toHaveLength(17);
    expect(areas).toHaveLength(map.size);
  });

  it('keeps closed hands closed (GR-382)', () => {
    for (const s of tables({ players: 2, hands: 'closed' }, 2)) {
      const [first, second] = s.heroes;
      if (!first || !second) throw new Error('no heroes');
      const shown = stripVTControlCharacters(draw(s, 0)).split('[Al]').at(-1) ?? '';
      expect(shown).not.toContain('✉');
      expect(draw(s, 'watcher')).not.toContain('✉');
      if (first.hand.length > 0) expect(draw(s, 0)).toContain('✉');
    }
  });
});
