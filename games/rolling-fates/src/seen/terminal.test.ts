import { stripVTControlCharacters } from 'node:util';
import { choice, type Prompt, Random, Run, randomPick } from '@wyrdhall/kernel';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../content/index.ts';
import { rollingFates } from '../rolling-fates.ts';
import { TestTable } from '../testing/table.ts';
import { cardText, secretText } from '../words/card-text.ts';
import { enemyName } from '../words/world.ts';
import { draw } from './terminal.ts';

/** The tables of random games, each at the start of some step. */
function* tables(options: Readonly<Record<string, unknown>>, games: number) {
  const random = Random.fromSeed('terminal');
  for (let seed = 0; seed < games; seed++) {
    const run = Run.start(rollingFates, options, { seed });
    for (let i = 0; i < 300 && !run.outcome; i++) {
      const prompt = run.prompts[0] as Prompt;
      run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
      if (i % 10 === 0) yield run.state;
    }
  }
}

describe('the table in a terminal', () => {
  it('is 100 columns wide and shows heroes and enemies', () => {
    for (const s of tables({ players: 4, adventure: 'ash-stair' }, 3)) {
      const shown = stripVTControlCharacters(draw(s, 0));
      for (const line of shown.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(100);
      for (const { id, dice } of s.heroes) {
        expect(shown).toContain(boardOf(id).name);
        if (dice.some((face) => face > 0)) expect(shown).toContain('luck');
      }
      for (const enemy of s.combat?.enemies ?? []) expect(shown).toContain(enemyName(enemy.id, 'en'));
    }
  });

  it('shows the text of a Treasure that was found [RF-162]', () => {
    const table = new TestTable({
      heroes: { brakka: {} },
      adventure: 'sump',
      node: 'a4',
      part: '',
      treasures: ['boar-spear'],
    });
    expect(table.asked).toBe('treasure');
    expect(stripVTControlCharacters(draw(table.state, 0))).toContain(cardText('boar-spear', 'en').text);
  });

  it('shows what each hero did when the game is over [RF-191]', () => {
    const run = Run.start(rollingFates, { players: 4 }, { seed: 3 });
    const random = Random.fromSeed(3);
    while (!run.outcome) {
      expect(draw(run.state, 0)).not.toContain('best hit');
      const prompt = run.prompts[0] as Prompt;
      run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
    }
    const lines = stripVTControlCharacters(draw(run.state, 0)).split('\n').slice(-5);
    expect(lines[0]).toContain('best hit');
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
    expect(lines[1]).toMatch(/^ {2}\S+( +[\d.–]+){9}$/);
  });

  it('keeps what is hidden in enemies until they are investigated [RF-125]', () => {
    for (const s of tables({ players: 2, adventure: 'toll-road' }, 3)) {
      const shown = stripVTControlCharacters(draw(s, 0)).replace(/\s+/g, ' ');
      const enemies = s.combat?.enemies ?? [];
      const known = enemies.filter((enemy) => enemy.known).map(({ kind }) => secretText(kind, 'en'));
      for (const { kind } of enemies) {
        const secret = secretText(kind, 'en');
        expect(shown.includes(secret)).toBe(known.includes(secret));
      }
    }
  });
});
